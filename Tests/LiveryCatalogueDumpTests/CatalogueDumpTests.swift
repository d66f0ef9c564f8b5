import Foundation
import Testing

@testable import LiveryCatalogueDump

/// The command with its files and exit codes.
final class CatalogueDumpTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "livery-dump-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String) throws -> String {
        let path = folder.appending(path: name).path
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func run(_ arguments: [String]) -> (status: CatalogueDump.Status, output: String, errors: String) {
        let result = CatalogueDump.run(arguments)
        return (result.status, String(decoding: result.output, as: UTF8.self), result.errors)
    }

    private static let glow = "@ASTDecodable(\"glow\") struct Glow { init() {} }\n"

    @Test func `A catalogue says where it comes from and how to renew it`() throws {
        let source = try file("Glow.swift", Self.glow)
        let result = run([
            "--target", "Shop", "--output", "-", "--os", "iOS", "--define=PREMIUM", "--condition", "X", source,
        ])
        #expect(result.status == .success)
        #expect(result.errors == "")
        #expect(
            result.output == """
                // What the source of Shop adds to stylesheets. Don't edit; renew it:
                //
                //     swift package --allow-writing-to-package-directory dump-catalogue --target Shop --os iOS --define PREMIUM

                // \(source)

                extension View {
                    func glow() -> some View
                }

                """)
    }

    @Test func `A catalogue is written when it changes, and checked without writing`() throws {
        let source = try file("Glow.swift", Self.glow)
        let output = folder.appending(path: "Catalogues/Shop.swiftinterface").path
        let arguments = ["--target", "Shop", "--output", output, source]
        let missing = run(arguments + ["--check"])
        #expect(missing.status == .findings && missing.errors == "error: '\(output)' is missing\n")
        #expect(!FileManager.default.fileExists(atPath: output))

        let written = run(arguments)
        #expect(written.status == .success && written.output == "\(output) is written\n", "\(written)")
        let again = run(arguments)
        #expect(again.status == .success && again.output == "\(output) is up to date\n")
        let clean = run(arguments + ["--check"])
        #expect(clean.status == .success && clean.output == "" && clean.errors == "")

        _ = try file("Glow.swift", Self.glow.replacing("init()", with: "init(_ radius: Double.Resolvable)"))
        let before = try String(contentsOfFile: output, encoding: .utf8)
        let stale = run(arguments + ["--check"])
        #expect(stale.status == .findings)
        #expect(
            stale.output.contains("\n-    func glow() -> some View\n+    func glow(_ radius: Double) -> some View\n"))
        #expect(stale.errors.hasSuffix("error: '\(output)' is out of date\n"))
        #expect(try String(contentsOfFile: output, encoding: .utf8) == before)
    }

    @Test func `A mistake in the source is told with its line, and the rest is written`() throws {
        let source = try file("Glow.swift", "@ASTDecodable(\"bad\") struct Bad { init(_ x: Double) {} }\n" + Self.glow)
        let result = run(["--target", "Shop", "--output", "-", source])
        #expect(result.status == .findings)
        #expect(
            result.errors.hasPrefix("\(source):1:45: error: a stylesheet can't give a 'Double' for 'x'"), "\(result)")
        #expect(result.output.contains("func glow()"))
    }

    @Test func `A target without modifiers gets no file unless it is named`() throws {
        let source = try file("Shop.swift", "struct Shop {}\n")
        let output = folder.appending(path: "Shop.swiftinterface").path
        let skipped = run(["--target", "Shop", "--output", output, "--skip-empty", source])
        #expect(skipped.status == .success && skipped.output == "")
        #expect(!FileManager.default.fileExists(atPath: output))
        #expect(run(["--target", "Shop", "--output", output, "--check", "--skip-empty", source]).status == .success)
        #expect(run(["--target", "Shop", "--output", output, source]).output == "\(output) is written\n")
    }

    @Test func `Verbose says what was read`() throws {
        let source = try file("Glow.swift", Self.glow)
        let result = run(["--target", "Shop", "--output", "-", "--os", "Linux", "--verbose", source])
        #expect(result.errors == "Shop: 1 files, 0 of other modules, for Linux: 1 modifiers and values\n")
    }

    @Test(
        arguments: [
            (["--nonsense"], "unknown option '--nonsense'"), (["--target"], "'--target' needs a value"),
            (["--output", "-"], "'--target' is missing"), (["--target", "A"], "'--output' is missing"),
            (["--target", "A", "--output", "-", "--check"], "'--check' needs a file to compare with, not '-'"),
            (
                ["--target", "A", "--output", "-", "--os", "Amiga"],
                "'Amiga' is no system; there are Linux, macOS, iOS, tvOS, watchOS, visionOS, Windows, Android, FreeBSD, OpenBSD, WASI"
            ),
        ] as [([String], String)])
    func `Wrong arguments are told`(arguments: [String], message: String) {
        let result = run(arguments)
        #expect(result.status == .failure)
        #expect(result.errors == "error: \(message); '--help' lists the options\n")
    }

    @Test func `A file that can't be read is told`() {
        let path = folder.appending(path: "none.swift").path
        let result = run(["--target", "A", "--output", "-", path])
        #expect(result.status == .failure && result.errors == "error: can't read '\(path)'\n")
    }

    @Test func `Help lists every option of the plugin`() {
        let result = run(["--help"])
        #expect(result.status == .success)
        for option in ["--target", "--output", "--check", "--os", "--define", "--module", "--verbose", "--help"] {
            #expect(result.output.contains("\n  \(option)"), "\(option)")
        }
    }
}
