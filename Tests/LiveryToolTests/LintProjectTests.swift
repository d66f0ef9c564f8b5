import Foundation
import Testing

/// What `.livery.json` says of the files that belong to a project.
@Suite struct LintProjectTests {
    private static let wrong = "\"card\" do\n  paddng(8)\nend\n"

    @Test func `Excluded files are passed over in folders, and included ones taken whatever their ending`() throws {
        let tree = #"{"type": "Text", "style": "paddng(8)"}"#
        let sample = try LintSample([
            ".livery.json": #"{"include": ["sheets/", "screens/*.json"], "exclude": ["drafts/", "!keep.sheet"]}"#,
            "a.sheet": Self.wrong, "sheets/b.sheet": Self.wrong, "sheets/drafts/c.sheet": Self.wrong,
            "screens/d.json": tree, "screens/drafts/e.json": tree, "other.json": tree,
        ])
        try sample.expect(
            [
                "screens/d.json:1:28 unknown-modifier", "sheets/b.sheet:1:1 unused-class",
                "sheets/b.sheet:2:3 unknown-modifier",
            ], ".")
        try sample.expect(["sheets/drafts/c.sheet:2:3 unknown-modifier"], "sheets/drafts/c.sheet")
        #expect(try sample.findings(".", "--no-config").count == 3)
    }

    @Test func `Catalogues declare the app's own modifiers, alone or beside SwiftUI`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"catalogues": ["Host.swift"]}"#,
            "Host.swift": "extension View {\n  func glow(radius: Double) -> some View\n}\n",
            "a.sheet": "\"a\" do\n  glow(radius: 4)\n  padding(8)\n  glow(4)\nend\n",
            "bare/.livery.json": #"{"catalogues": ["Swift.swift", "../Host.swift"], "platformCatalogue": "none"}"#,
            "bare/Swift.swift": "struct Double: ExpressibleByIntegerLiteral {}\n",
            "bare/b.sheet": "\"b\" do\n  glow(radius: 4)\n  padding(8)\nend\n",
        ])
        try sample.expect(["a.sheet:4:8 missing-label", "bare/b.sheet:3:3 unknown-modifier"], ".")
    }

    @Test func `The sheets of a configuration style the templates of its folder`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"sheets": ["themes/*.sheet"]}"#, "themes/a.sheet": "\"card\" do\n  bold()\nend\n",
            "themes/b.sheet": "\"title\" do\n  blod()\nend\n", "web/page.neex": #"<Text class="card title subtitle"/>"#,
        ])
        let expected = ["themes/b.sheet:2:3 unknown-modifier", "web/page.neex:1:25 unknown-class"]
        #expect(try sample.findings("web") == expected)
        // They do from a folder within, by the configuration's place.
        #expect(
            try sample.findings("page.neex", in: "web").map { $0.suffix(27) } == expected.map { $0.suffix(27) })
    }

    @Test func `Events and classes that the app knows are known`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"events": ["buy"], "classes": ["btn-*"]}"#,
            "a.sheet": """
            "card" do
              onTapGesture(event("buy"))
              onTapGesture(event("by"))
            end

            "btn-large" do
              bold()
            end

            "other" do
              bold()
            end

            """,
            "page.neex": #"<Text class="card"/>"#,
        ])
        try sample.expect(["a.sheet:3:22 unknown-event"], ".", "--only", "unknown-event")
        try sample.expect(["a.sheet:10:1 unused-class"], ".", "--only", "unused-class")
    }

    @Test func `Configurations add to others, relative to their own places`() throws {
        let sample = try LintSample([
            "shared/base.json": """
            {"targets": ["iOS 15"], "catalogues": ["Host.swift"], "exclude": ["x.sheet"],
             "rules": {"deprecated": "error", "unknown-modifier": "note"}}
            """,
            "shared/Host.swift": "extension View {\n  func glow() -> some View\n}\n",
            "app/.livery.json": #"{"extends": "../shared/base.json", "rules": {"deprecated": "off"}}"#,
            "app/a.sheet": """
            "a" do
              glow()
              paddng(8)
              scrollDisabled(true)
              accessibility(label: :a)
            end

            """,
        ])
        let run = try sample.lint("app", "--format", "unix")
        #expect(
            run.stdout.split(separator: "\n").map { $0.split(separator: ":")[...3].joined(separator: ":") } == [
                "app/a.sheet:3:3: note", "app/a.sheet:4:3: error",
            ])
    }

    @Test func `Projects with configurations of their own are linted in one run, each by itself`() throws {
        let sample = try LintSample([
            "one/.livery.json": #"{"targets": ["iOS 15"], "sheets": ["a.sheet"]}"#,
            "one/a.sheet": "\"one\" do\n  scrollDisabled(true)\nend\n", "one/p.neex": #"<Text class="two"/>"#,
            "two/.livery.json": #"{"targets": ["iOS 16"], "rules": {"unused-class": "off"}}"#,
            "two/b.sheet": "\"two\" do\n  scrollDisabled(true)\nend\n", "two/p.neex": #"<Text class="one"/>"#,
            "three/c.sheet": "\"three\" do\n  scrollDisabled(true)\nend\n",
        ])
        try sample.expect(
            [
                "one/a.sheet:1:1 unused-class", "one/a.sheet:2:3 unavailable", "one/p.neex:1:14 unknown-class",
                "two/p.neex:1:14 unknown-class",
            ], ".")
        #expect(try sample.lint(".").stdout.hasSuffix(" in 5 files\n"))
    }

    @Test func `A sheet of a configuration that can't be read is told of at its place`() throws {
        let sample = try LintSample([".livery.json": #"{"sheets": ["pipe.sheet"]}"#, "page.neex": "<Text/>"])
        #expect(mkfifo(sample.folder.path("pipe.sheet"), 0o600) == 0)
        try sample.expect([".livery.json:1:13 invalid-configuration"], "page.neex")
    }
}
