import Foundation
import Testing

/// What a package that uses the plugins gets to see, from SwiftPM itself.
@Suite(
    .serialized,
    .enabled(if: ClientPackage.isTested, "a client package is only built when LIVERY_TEST_PLUGINS is 1"))
struct ClientPackageTests {
    private static let card = "Sources/Shop/card.sheet"
    private static let catalogue = "Catalogues/ShopModifiers.swiftinterface"
    private static let broken = "@import \"base.sheet\"\n\"card\" do\n    paddng(12)\n    background(brand)\nend\n"
    private static let finding = "Sources/Shop/card.sheet:3:5: error: there is no modifier 'paddng'"
    private static let check = "Checking stylesheets of Shop"

    init() throws { try ClientPackage.restore() }

    @Test func `Sheets are checked when something changed, and not otherwise`() throws {
        // SwiftPM builds the tool once to plan the build and once in it, and only then is done.
        for _ in 1...2 {
            let build = try ClientPackage.build()
            try #require(build.status == 0, "\(build)")
        }
        let again = try ClientPackage.build()
        #expect(again.status == 0 && !again.stdout.contains(Self.check), "\(again)")

        let text = try ClientPackage.text(of: Self.card)
        try ClientPackage.write(text + "\n\"title\" do\n  bold()\nend\n", to: Self.card)
        let changed = try ClientPackage.build()
        #expect(changed.status == 0 && changed.stdout.contains(Self.check), "\(changed)")
    }

    @Test func `A mistake fails the build at its place, until it is mended`() throws {
        let text = try ClientPackage.text(of: Self.card)
        try ClientPackage.write(Self.broken, to: Self.card)
        for _ in 1...2 {
            let failed = try ClientPackage.build()
            #expect(failed.status == 1 && failed.stdout.contains("/\(Self.finding)"), "\(failed)")
        }
        try ClientPackage.write(text, to: Self.card)
        let mended = try ClientPackage.build()
        #expect(mended.status == 0 && !mended.stdout.contains("error:"), "\(mended)")
    }

    @Test func `A sheet is checked again when what it imports changes`() throws {
        #expect(try ClientPackage.build().status == 0)
        try ClientPackage.write("\"muted\" do\n  foregroundStyle(.secondary)\nend\n", to: "Sources/Shop/base.sheet")
        let failed = try ClientPackage.build()
        #expect(failed.status == 1 && failed.stdout.contains("/Sources/Shop/card.sheet:5:14: error:"), "\(failed)")
    }

    @Test func `Warnings are shown and fail nothing`() throws {
        try ClientPackage.write(try ClientPackage.text(of: Self.card) + "\n\"empty\" do\nend\n", to: Self.card)
        let build = try ClientPackage.build()
        #expect(build.status == 0 && build.stdout.contains("/Sources/Shop/card.sheet:8:1: warning:"), "\(build)")
    }

    @Test func `The configuration counts, and sheets are checked again when it or a catalogue changes`() throws {
        try ClientPackage.write(try ClientPackage.text(of: Self.card) + "\n\"lit\" do\n  glow()\nend\n", to: Self.card)
        try ClientPackage.write(#"{"catalogues": ["App.swiftinterface"]}"#, to: ".livery.json")
        let glow = "extension View {\n  public func glow() -> some View\n}\n"
        try ClientPackage.write(glow, to: "App.swiftinterface")
        try ClientPackage.planAnew()
        let known = try ClientPackage.build()
        #expect(known.status == 0, "\(known)")

        try ClientPackage.write(glow.replacing("glow", with: "shine"), to: "App.swiftinterface")
        let unknown = try ClientPackage.build()
        #expect(unknown.status == 1 && unknown.stdout.contains("/Sources/Shop/card.sheet:9:3: error:"))

        try ClientPackage.write(
            #"{"catalogues": ["App.swiftinterface"], "rules": {"unknown-modifier": "off"}}"#, to: ".livery.json")
        let silenced = try ClientPackage.build()
        #expect(silenced.status == 0, "\(silenced)")
    }

    @Test func `lint-stylesheets shows findings by relative paths, and fails with them`() throws {
        let clean = try ClientPackage.package(["lint-stylesheets"])
        #expect(clean.status == 0 && clean.stdout.hasPrefix("nothing found in "), "\(clean)")

        try ClientPackage.write(Self.broken, to: Self.card)
        let broken = try ClientPackage.package(["lint-stylesheets", "--format", "unix"])
        #expect(broken.status != 0 && broken.stdout.hasPrefix(Self.finding), "\(broken)")
        #expect(broken.stderr.contains("error: there are findings in stylesheets"))
    }

    @Test func `lint-stylesheets takes paths, targets and the tool's options`() throws {
        try ClientPackage.write(Self.broken, to: Self.card)
        let path = try ClientPackage.package(["lint-stylesheets", "Sources/Shop/base.sheet", "--quiet"])
        #expect(path.status == 0, "\(path)")

        try ClientPackage.write("\"list\" do\n  contentMargins(8)\nend\n", to: Self.card)
        let target = try ClientPackage.package(["lint-stylesheets", "--target", "Shop", "--target", "iOS:16"])
        #expect(target.status != 0 && target.stdout.contains("[unavailable]"), "\(target)")

        let unknown = try ClientPackage.package(["lint-stylesheets", "--target", "Shoop"])
        #expect(unknown.status != 0 && unknown.stderr.contains("Shoop"), "\(unknown)")
        let wrong = try ClientPackage.package(["lint-stylesheets", "--nonsense"])
        #expect(wrong.status != 0 && wrong.stderr.contains("error: stylesheets could not be linted"))
    }

    @Test func `format-stylesheets lays sheets out, or tells which are not`() throws {
        let text = try ClientPackage.text(of: Self.card)
        let untidy = text.replacing("padding(12)", with: "padding( 12 )  ")
        try ClientPackage.write(untidy, to: Self.card)
        let check = try ClientPackage.package(["format-stylesheets", "--check"], isAllowedToWrite: true)
        #expect(check.status != 0 && check.stdout == "Sources/Shop/card.sheet\n", "\(check)")
        #expect(try ClientPackage.text(of: Self.card) == untidy)

        let format = try ClientPackage.package(["format-stylesheets"], isAllowedToWrite: true)
        #expect(format.status == 0, "\(format)")
        #expect(try ClientPackage.text(of: Self.card) == text)
        let again = try ClientPackage.package(
            ["format-stylesheets", "--target", "Shop", "--check"], isAllowedToWrite: true)
        #expect(again.status == 0 && again.stdout == "", "\(again)")
    }

    @Test func `dump-catalogue writes from source what the running host registers`() throws {
        let dump = try ClientPackage.package(
            ["dump-catalogue", "--target", "ShopModifiers"], isAllowedToWrite: true)
        #expect(dump.status == 0 && dump.stdout == "\(Self.catalogue) is written\n", "\(dump)")
        let registered = try ClientPackage.run(["ShopModifiers", Self.catalogue])
        #expect(registered.status == 0 && registered.stdout == "priceTag ribbon\n", "\(registered)")

        let card = """
            "tag" do
              priceTag(attr("price"), emphasis: .strong(by: 3).muted())
              priceTag(labels: ["new", attr("label")], of: Product(name: "Tea"))
              ribbon("sale")
            end

            """
        let lint = ["lint-stylesheets", Self.card, "--catalogue", Self.catalogue, "--format", "unix"]
        try ClientPackage.write(card, to: Self.card)
        let clean = try ClientPackage.package(lint)
        #expect(clean.status == 0, "\(clean)")
        try ClientPackage.write(card.replacing(".strong(by: 3)", with: ".loud"), to: Self.card)
        let wrong = try ClientPackage.package(lint)
        #expect(wrong.status != 0 && wrong.stdout.hasPrefix("\(Self.card):2:38: error:"), "\(wrong)")
    }

    @Test func `dump-catalogue --check fails with the difference when the catalogue is out of date`() throws {
        let arguments = ["dump-catalogue", "--target", "ShopModifiers"]
        #expect(try ClientPackage.package(arguments, isAllowedToWrite: true).status == 0)
        let written = try ClientPackage.text(of: Self.catalogue)
        // Without names, all targets that use Livery are meant.
        let clean = try ClientPackage.package(["dump-catalogue", "--check"], isAllowedToWrite: true)
        #expect(clean.status == 0 && clean.stdout == "", "\(clean)")

        let source = "Sources/ShopModifiers/PriceTag.swift"
        let text = try ClientPackage.text(of: source)
        try ClientPackage.write(text.replacing("case regular", with: "case regular, plain"), to: source)
        let stale = try ClientPackage.package(arguments + ["--check"], isAllowedToWrite: true)
        #expect(stale.status != 0 && stale.stdout.contains("\n+    case plain\n"), "\(stale)")
        #expect(stale.stdout.hasPrefix("error: '\(Self.catalogue)' is out of date\n"), "\(stale)")
        #expect(try ClientPackage.text(of: Self.catalogue) == written)

        try ClientPackage.write(text.replacing("case regular", with: "case regular, dim(Double)"), to: source)
        let printed = try ClientPackage.package(arguments + ["--output", "-"], isAllowedToWrite: true)
        #expect(printed.status != 0 && printed.stdout.hasPrefix("//"), "\(printed)")
        #expect(printed.stderr.contains("\(source):22:23: error: a stylesheet can't give a 'Double'"), "\(printed)")
    }

    @Test func `The workflow's build step puts livery on the PATH`() throws {
        let steps = try Workflow.commands().filter(\.buildsTool)
        let paths = try TemporaryFolder()
        let added = try paths.file("path", "")
        #expect(steps.count == 1)
        for step in steps {
            let run = try step.run(
                in: ClientPackage.folder, ["GITHUB_PATH": added].merging(ClientPackage.environment) { $1 })
            #expect(run.status == 0, "\(run)")
        }
        let path = try String(contentsOfFile: added, encoding: .utf8).trimmingCharacters(in: .newlines)
        let version = try Program.run(["\(path)/livery", "--version"])
        #expect(version.status == 0 && version.stdout.hasPrefix("livery "), "\(version)")
    }
}
