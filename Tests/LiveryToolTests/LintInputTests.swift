import Foundation
import Testing

/// Which files `livery lint` takes, and what it makes of those that aren't there.
@Suite struct LintInputTests {
    private static let wrong = "\"card\" do\n  paddng(8)\nend\n"

    @Test func `Folders are searched without hidden files and what gitignore files exclude`() throws {
        let sample = try LintSample([
            ".git/HEAD": "", ".gitignore": "/build/\n*.tmp.sheet\n", "a.sheet": Self.wrong, "b.tmp.sheet": Self.wrong,
            ".hidden.sheet": Self.wrong, "build/c.sheet": Self.wrong, "node_modules/d.sheet": Self.wrong,
            "lib/.gitignore": "!keep.tmp.sheet\n", "lib/keep.tmp.sheet": Self.wrong, "lib/drop.tmp.sheet": Self.wrong,
        ])
        try sample.expect(["a.sheet:2:3 unknown-modifier", "lib/keep.tmp.sheet:2:3 unknown-modifier"], ".")
        try sample.expect(["lib/keep.tmp.sheet:2:3 unknown-modifier"], "lib")
        try sample.expect(
            [
                "a.sheet:2:3 unknown-modifier", "b.tmp.sheet:2:3 unknown-modifier",
                "build/c.sheet:2:3 unknown-modifier", "lib/drop.tmp.sheet:2:3 unknown-modifier",
                "lib/keep.tmp.sheet:2:3 unknown-modifier",
            ], ".", "--no-gitignore")
        // What is named is linted, whatever excludes it.
        #expect(try sample.findings("build/c.sheet", ".hidden.sheet").count == 2)
    }

    @Test func `Folders are searched for sheets, compiled sheets, templates and programs`() throws {
        let element = #"<Text style="paddng(8)"/>"#
        let sample = try LintSample([
            "a.sheet": Self.wrong, "b.styles": #"{"card": [["paddng", {}, [8]]]}"#, "c.neex": element,
            "d.ex": "~LVN\"\"\"\n\(element)\n\"\"\"\n", "e.swift": #"let a = /* livery */ "paddng(8)""#,
            "f.erl": #"r() -> ?native({'Text', [{style, ~"paddng(8)"}], []})."#, "g.heex": element, "h.xml": element,
            "i.json": #"{"type": "Text", "style": "paddng(8)"}"#, "j.txt": Self.wrong,
        ])
        let names = ["a.sheet", "b.styles", "c.neex", "d.ex", "e.swift", "f.erl"]
        #expect(
            try sample.findings(".", "--only=unknown-modifier").map { $0.prefix { $0 != ":" } } == names.map { $0[...] }
        )
        // The others have to be named.
        #expect(try sample.findings("g.heex", "h.xml", "i.json").count == 3)
    }

    @Test func `Patterns in quotes are expanded by the tool`() throws {
        let sample = try LintSample([
            "a/x.sheet": Self.wrong, "a/b/y.sheet": Self.wrong, "a/b/z.txt": "", "a/t.json": #"{"children": []}"#,
        ])
        try sample.expect(
            [
                "a/b/y.sheet:2:3 unknown-modifier", "a/x.sheet:2:3 unknown-modifier",
            ], "a/**/*.sheet")
        #expect(try sample.findings("a/*.{json,sheet}").count == 2)
        let none = try sample.lint("*.sheet")
        #expect(none.stderr == "error: cannot read '*.sheet': no file matches the pattern\n" && none.status == 2)
    }

    @Test func `A file that is given twice counts once, and so does a link to it`() throws {
        let sample = try LintSample(["a.sheet": Self.wrong])
        try FileManager.default.createSymbolicLink(
            atPath: sample.folder.path("link.sheet"), withDestinationPath: "a.sheet")
        let run = try sample.lint("a.sheet", "./a.sheet", ".", "link.sheet", sample.folder.path("a.sheet"))
        #expect(run.stdout.hasSuffix("\n1 error in 1 file; 1 can be fixed with --fix --unsafe\n"))
    }

    @Test func `Without any path the command line is wrong`() throws {
        let run = try LintSample([:]).lint()
        #expect(
            run.stderr == """
                error: missing argument 'PATH'; name a file or folder, such as '.'
                Usage: livery lint [OPTIONS] [PATH...]
                See 'livery lint --help'.

                """)
        #expect(run.stdout == "" && run.status == 2)
    }

    @Test func `A folder without anything to lint is told of`() throws {
        let sample = try LintSample(["docs/a.txt": "", "b/c.md": ""])
        let run = try sample.lint("docs", "b")
        #expect(run.stdout == "nothing found in 0 files\n" && run.status == 0)
        #expect(run.stderr.hasPrefix("there is no file to lint in 'docs', 'b'; "))
        #expect(try sample.lint("docs", "--quiet").stderr == "")
    }

    @Test func `What can't be read is told of, and the rest is linted`() throws {
        let sample = try LintSample(["a.sheet": Self.wrong, "ok.sheet": "\"a\" do\nend\n"])
        try FileManager.default.createSymbolicLink(
            atPath: sample.folder.path("gone.sheet"), withDestinationPath: "nowhere")
        let run = try sample.lint("none", "a.sheet", "gone.sheet", "--sheet", "none.sheet", "--catalogue", "none.swift")
        #expect(
            run.stderr.split(separator: "\n") == [
                "error: cannot read 'none': no such file or directory",
                "error: cannot read 'gone.sheet': no such file or directory",
                "error: cannot read 'none.sheet': no such file or directory",
                "error: cannot read 'none.swift': no such file or directory",
            ])
        #expect(run.stdout.contains("a.sheet:2:3: error:") && run.status == 2)
        #expect(try sample.lint("ok.sheet", "none").status == 2)
    }

    @Test func `What has no end isn't read unless it is named`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"catalogues": ["zero.swift"], "baseline": "zero.json", "sheets": ["pipe.sheet"]}"#,
            "a.sheet": "@import \"pipe.sheet\"\n\"a\" do\n  bold()\nend\n",
        ])
        #expect(mkfifo(sample.folder.path("pipe.sheet"), 0o600) == 0)
        for name in ["zero.sheet", "zero.swift", "zero.json"] {
            try FileManager.default.createSymbolicLink(
                atPath: sample.folder.path(name), withDestinationPath: "/dev/zero")
        }
        let run = try sample.lint(".", "--format", "unix")
        #expect(run.stderr == "" && run.status == 1)
        #expect(
            run.stdout.split(separator: "\n").map { $0.prefix { $0 != "'" } } == [
                ".livery.json:1:17: error: cannot read ", ".livery.json:1:44: error: cannot read ",
                ".livery.json:1:68: error: cannot read ", "a.sheet:1:9: error: can",
            ])
        #expect(run.stdout.split(separator: "\n").allSatisfy { $0.contains("it is no regular file") })
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything")) func `A file without permission is told of`() throws
    {
        let sample = try LintSample(["a.sheet": Self.wrong])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sample.folder.path("a.sheet"))
        let run = try sample.lint("a.sheet")
        #expect(run.stderr == "error: cannot read 'a.sheet': permission denied\n" && run.status == 2)
    }

    @Test func `A configuration that is named is checked as what it is`() throws {
        let sample = try LintSample([".livery.json": #"{"rules": {"empty-rul": "off"}}"#, "a.sheet": Self.wrong])
        try sample.expect([".livery.json:1:12 invalid-configuration"], ".livery.json")
        #expect(try sample.lint(".livery.json").stdout.contains("\n1 error in 1 file; 1 can be fixed with --fix\n"))
        // It doesn't count by that.
        try sample.expect(
            [
                ".livery.json:1:12 invalid-configuration", "a.sheet:2:3 unknown-modifier",
            ], ".livery.json", "a.sheet", "--no-config")
    }
}
