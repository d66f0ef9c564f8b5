import Foundation
import LiveryJSON
import LiverySource
import Testing

@Suite struct LintCommandTests {
    private static let wrong = "\"card\" do\n  paddng(8)\nend\n"
    private static let right = "\"card\" do\n  padding(8)\nend\n"

    @Test func `Findings go to standard output with a count, and give status 1`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("a.sheet", Self.wrong)
        _ = try folder.file("b.sheet", Self.right)
        let run = try ToolProcess.run(["lint", "a.sheet", "b.sheet"], currentDirectory: folder.url)
        #expect(
            run.stdout == """
                a.sheet:2:3: error: there is no modifier 'paddng'; did you mean 'padding'? [unknown-modifier]
                 2 |   paddng(8)
                   |   ^~~~~~
                   = unsafe fix-it: replace with 'padding'
                 2 +   padding(8)
                1 error in 2 files; 1 can be fixed with --fix --unsafe

                """)
        #expect(run.stderr == "" && run.status == 1)
    }

    @Test func `Nothing found is status 0`() throws {
        let run = try ToolProcess.run(["lint", "-"], stdin: Array(Self.right.utf8))
        #expect(run.stdout == "nothing found in 1 file\n" && run.stderr == "" && run.status == 0)
    }

    @Test func `Folders are searched for sheets and compiled sheets, and trees have to be named`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "in/.hidden"), withIntermediateDirectories: true)
        for (name, text) in [
            ("in/a.sheet", Self.wrong), ("in/b.styles", #"{"card": [["blod", {}, []]]}"#),
            ("in/c.json", #"{"children": []}"#), ("in/.hidden/d.sheet", Self.wrong), ("in/e.txt", "x"),
        ] {
            _ = try folder.file(name, text)
        }
        let found = try ToolProcess.run(["lint", "in"], currentDirectory: folder.url)
        #expect(found.stdout.contains("in/a.sheet:2:3:") && found.stdout.contains("in/b.styles:1:12:"))
        #expect(found.stdout.contains("\n2 errors in 2 files; "))
        let named = try ToolProcess.run(["lint", "in", "in/c.json"], currentDirectory: folder.url)
        #expect(named.stdout.contains("in/c.json:1:1:") && named.stdout.contains("\n3 errors in 3 files; "))
    }

    @Test func `Trees are styled by the sheets that are given`() throws {
        let folder = try TemporaryFolder()
        let sheet = try folder.file("a.sheet", "\"fade\" do\n  opacity(attr(\"level\"))\nend\n")
        let tree = try folder.file("t.json", #"{"type": "Text", "class": "fade titel", "level": "much"}"#)
        let alone = try ToolProcess.run(["lint", tree])
        #expect(alone.stdout == "nothing found in 1 file\n" && alone.status == 0)
        let styled = try ToolProcess.run(["lint", tree, "--sheet", sheet])
        #expect(styled.stdout.contains("[malformed-attribute]") && styled.stdout.contains("[unknown-class]"))
        #expect(styled.stdout.hasSuffix("2 errors in 2 files\n") && styled.status == 1)
    }

    @Test func `Targets and platforms and the host's catalogue count`() throws {
        let folder = try TemporaryFolder()
        let sheet = try folder.file("a.sheet", "\"a\" do\n  presentationDetents([.medium])\n  glow(radius: 2)\nend\n")
        let host = try folder.file("Host.swift", "extension View {\n  func glow(radius: Double) -> some View\n}\n")
        let all = try ToolProcess.run(["lint", sheet, "--target", "iOS:15", "--target", "macOS:13"])
        #expect(all.stdout.contains("[unavailable]") && all.stdout.contains("[unknown-modifier]"))
        let newer = try ToolProcess.run(["lint", sheet, "--target", "iOS:16", "--catalogue", host, "--platform", "ios"])
        #expect(newer.stdout == "nothing found in 2 files\n" || newer.stdout == "nothing found in 1 file\n")
        let bad = try folder.file("Bad.swift", "extension View {\n  func glow(radius) -> some View\n}\n")
        let broken = try ToolProcess.run(["lint", sheet, "--catalogue", bad])
        #expect(broken.stdout.contains("Bad.swift:2:19: error:") && broken.stdout.contains("[catalogue-syntax]"))
        let typo = try ToolProcess.run(["lint", sheet, "--target", "iPhone:15"])
        #expect(typo.status == 2 && typo.stderr.hasPrefix("error: invalid value 'iPhone:15' for '--target'"))
    }

    @Test(
        arguments: [
            ("error", "accessibility(label: :a)", 0), ("warning", "accessibility(label: :a)", 1), ("note", "bold()", 0),
        ]
            as [(String, String, Int32)])
    func `What fails is up to the caller`(severity: String, modifier: String, status: Int32) throws {
        let sheet = "\"a\" do\n  \(modifier)\nend\n"
        let run = try ToolProcess.run(["lint", "-", "--fail-on", severity], stdin: Array(sheet.utf8))
        #expect(run.status == status, "\(run.stdout)")
    }

    @Test func `JSON is one object with counts and findings`() throws {
        let run = try ToolProcess.run(["lint", "-", "--format", "json"], stdin: Array(Self.wrong.utf8))
        let document = JSONDocument(reading: SourceFile(path: "out", text: run.stdout))
        #expect(document.diagnostics.isEmpty)
        let root = try #require(document.root)
        #expect(root["files"]?.integer == 1 && root["errors"]?.integer == 1)
        let finding = try #require(root["diagnostics"]?[0])
        #expect(finding["path"]?.string == "<stdin>" && finding["rule"]?.string == "unknown-modifier")
        #expect(finding["offset"]?.integer == 12)
        #expect(run.status == 1)
    }

    @Test func `Standard input can hold a tree or a compiled sheet`() throws {
        let tree = try ToolProcess.run(["lint", "-", "--stdin", "tree"], stdin: Array(#"{"children": []}"#.utf8))
        #expect(tree.stdout.contains("[payload-type]"))
        let styles = try ToolProcess.run(["lint", "--stdin=styles", "-"], stdin: Array("[]".utf8))
        #expect(styles.stdout.contains("[wire-ast]"))
        let twice = try ToolProcess.run(["lint", "-", "--sheet", "-"])
        #expect(twice.status == 2 && twice.stderr.hasPrefix("error: standard input can only be one of the files\n"))
    }

    @Test func `Imports are linted too, and one that closes a circle is a finding`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("a.sheet", "@import \"b.sheet\"\n")
        _ = try folder.file("b.sheet", "@import \"a.sheet\"\n" + Self.wrong)
        let run = try ToolProcess.run(["lint", "a.sheet"], currentDirectory: folder.url)
        #expect(run.stdout.contains("b.sheet:1:9: error:") && run.stdout.contains("[import-cycle]"))
        #expect(run.stdout.contains("b.sheet:3:3: error:") && run.stdout.contains("\n2 errors in 2 files; "))
        let own = try folder.file("own.sheet", "@import \"own.sheet\"\n")
        #expect(try ToolProcess.run(["lint", own]).stdout.contains("this sheet imports itself"))
    }

    @Test func `A file that can't be read gives status 2, and the others are linted`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("a.sheet", Self.wrong)
        let run = try ToolProcess.run(["lint", "no.sheet", "a.sheet"], currentDirectory: folder.url)
        #expect(run.stderr == "error: cannot read 'no.sheet': no such file or directory\n")
        #expect(run.stdout.contains("\n1 error in 1 file; ") && run.status == 2)
    }

    @Test func `Colours are for whoever asks`() throws {
        let run = try ToolProcess.run(["lint", "-", "--color=always"], stdin: Array(Self.wrong.utf8))
        #expect(run.stdout.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }
}
