import Testing

/// Linting what standard input holds, as an editor hands it over.
@Suite struct LintStandardInputTests {
    private static let wrong = "\"card\" do\n  paddng(8)\nend\n"

    @Test(arguments: [
        ("sheet", "\"a\" do\n  paddng(8)\nend", "2:3 unknown-modifier"),
        ("styles", #"{"a": [["paddng", {}, [8]]]}"#, "1:9 unknown-modifier"),
        ("tree", #"{"type": "Text", "style": "paddng(8)"}"#, "1:28 unknown-modifier"),
        ("elixir", "~LVN\"\"\"\n<Text style=\"paddng(8)\"/>\n\"\"\"\n", "2:14 unknown-modifier"),
        ("heex", "<Text id={@id} style=\"paddng(8)\"/>", "1:23 unknown-modifier"),
        ("markup", "<Text style=\"paddng(8)\"/>", "1:14 unknown-modifier"),
        ("swift", "let a = /* livery */ \"paddng(8)\"", "1:23 unknown-modifier"),
        ("erlang", "r() -> ?native({'Text', [{style, ~\"paddng(8)\"}], []}).", "1:36 unknown-modifier"),
    ])
    func `It can be of every kind`(kind: String, text: String, finding: String) throws {
        let sample = try LintSample([:])
        try sample.expect(["<stdin>:\(finding)"], "-", "--stdin", kind, stdin: text)
        // Saying what it holds says that it is there.
        try sample.expect(["<stdin>:\(finding)"], "--stdin", kind, stdin: text)
    }

    @Test func `A path says what it holds, how it is configured and where findings are`() throws {
        let sample = try LintSample([
            "lib/.livery.json": #"{"rules": {"unknown-modifier": "off"}}"#, "web/page.neex": "<Text/>",
        ])
        let template = "<Text style=\"paddng(8)\"/>\n"
        try sample.expect(
            [
                "web/page.neex:1:14 unknown-modifier"
            ], "-", "--stdin-path", "web/page.neex", stdin: template)
        try sample.expect([], "--stdin-path", "lib/new.neex", stdin: template)
        try sample.expect(
            [
                "web/page.txt:1:14 unknown-modifier"
            ], "--stdin-path", "web/page.txt", "--stdin", "markup", stdin: template)
    }

    @Test func `It goes before the file that it stands for, also for those that import that`() throws {
        let sample = try LintSample([
            "base.sheet": Self.wrong, "app.sheet": "@import \"base.sheet\"\n\"b\" do\n  bold()\nend\n",
        ])
        let right = "\"card\" do\n  padding(8)\nend\n"
        try sample.expect([], "-", ".", "--stdin-path", "base.sheet", stdin: right)
        try sample.expect(
            [
                "./base.sheet:2:3 unknown-modifier"
            ], ".", "-", "--stdin-path", "./base.sheet", stdin: "\"a\" do\n  blod()\nend\n")
    }

    @Test func `Imports are found from its path`() throws {
        let sample = try LintSample(["in/base.sheet": Self.wrong])
        let text = "@import \"base.sheet\"\n"
        try sample.expect(
            [
                "in/base.sheet:2:3 unknown-modifier"
            ], "-", "--stdin-path", "in/app.sheet", stdin: text)
        try sample.expect(["<stdin>:1:9 missing-import"], "-", stdin: text)
    }

    @Test(arguments: [
        (
            ["a.sheet", "--stdin", "tree"],
            "'--stdin' is for standard input, which isn't among the files; name it as '-'"
        ),
        (
            [".", "--stdin-path", "a.sheet"],
            "'--stdin-path' is for standard input, which isn't among the files; name it as '-'"
        ),
        (["-", "--catalogue", "-"], "standard input can only be one of the files"),
        (["-", "--config", "-"], "standard input can only be one of the files"),
        (["a.sheet", "--baseline", "-"], "standard input can only be one of the files"),
        (["-", "--stdin", "css"], "invalid value 'css' for '--stdin'; it must be 'sheet', 'styles', 'tree', "),
    ])
    func `What makes no sense is a mistake of the command line`(arguments: [String], message: String) throws {
        let run = try ToolProcess.run(["lint"] + arguments)
        #expect(run.stderr.hasPrefix("error: \(message)") && run.status == 2, "\(run.stderr)")
        #expect(run.stdout == "")
    }
}
