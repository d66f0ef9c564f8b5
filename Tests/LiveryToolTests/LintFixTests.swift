import Foundation
import Testing

/// What `livery lint --fix` does to files.
@Suite struct LintFixTests {
    private static let fixable = "\"a\" do\n  padding(.top 8)\n  bold\nend\n"
    private static let fixed = "\"a\" do\n  padding(.top, 8)\n  bold()\nend\n"

    @Test func `Safe fixes are written to the files that need them, and what is left is told`() throws {
        let sample = try LintSample([
            "a.sheet": Self.fixable, "b.sheet": "\"b\" do\n  blod()\nend\n", "c.sheet": "\"c\"  do\n  bold()\nend",
        ])
        let before = try ["b.sheet", "c.sheet"].map(sample.identity)
        let run = try sample.lint(".", "--fix")
        #expect(try sample.text("a.sheet") == Self.fixed)
        #expect(try ["b.sheet", "c.sheet"].map(sample.identity) == before)
        #expect(run.stderr == "fixed 2 findings in 1 file\n")
        #expect(run.stdout.hasPrefix("b.sheet:2:3: error: ") && run.status == 1)
        #expect(run.stdout.hasSuffix("\n1 error in 3 files; 1 can be fixed with --fix --unsafe\n"))
        try sample.expect([], "a.sheet")
        let again = try sample.lint("a.sheet", "--fix")
        #expect(again.stderr == "" && again.stdout == "nothing found in 1 file\n" && again.status == 0)
    }

    @Test func `Unsafe fixes are applied when they are asked for`() throws {
        let sample = try LintSample(["a.sheet": "\"a\" do\n  blod()\n  glow(2)\nend\n"])
        let run = try sample.lint("a.sheet", "--fix", "--unsafe", "--quiet")
        #expect(run.stderr == "" && run.stdout.hasPrefix("a.sheet:3:3: error: there is no modifier 'glow'"))
        #expect(try sample.text("a.sheet") == "\"a\" do\n  bold()\n  glow(2)\nend\n")
    }

    @Test func `Only what is told is fixed`() throws {
        let sample = try LintSample(["a.sheet": Self.fixable, "b.sheet": "@import \"a.sheet\"\n"])
        let run = try sample.lint("a.sheet", "--fix", "--only", "missing-comma")
        #expect(run.stderr == "fixed 1 finding in 1 file\n" && run.stdout == "nothing found in 1 file\n")
        #expect(try sample.text("a.sheet") == "\"a\" do\n  padding(.top, 8)\n  bold\nend\n")
        // An imported sheet is told of with those that import it, and so it is fixed.
        _ = try sample.lint("b.sheet", "--fix")
        #expect(try sample.text("a.sheet") == Self.fixed)
    }

    @Test func `Permissions, links and line breaks stay`() throws {
        let sample = try LintSample([
            "run.sheet": Self.fixable, "crlf.sheet": "\"a\" do\r\n  padding(.top 8)\r\n  bold\r\n",
            "bom.sheet": "\u{FEFF}\"a\" do\n\tbold   # ü\nend",
        ])
        let path = sample.folder.path("run.sheet")
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: sample.folder.path("link.sheet"), withDestinationPath: "run.sheet")
        #expect(try sample.lint("link.sheet", "crlf.sheet", "bom.sheet", "--fix").status == 0)
        #expect(try sample.text("run.sheet") == Self.fixed)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: sample.folder.path("link.sheet")) == "run.sheet")
        #expect(try sample.text("crlf.sheet") == "\"a\" do\r\n  padding(.top, 8)\r\n  bold()\r\nend\r\n")
        #expect(try sample.text("bom.sheet") == "\u{FEFF}\"a\" do\n\tbold()   # ü\nend")
    }

    @Test func `A difference changes nothing and is one that git applies`() throws {
        let sample = try LintSample([
            "a.sheet": Self.fixable, "in/a b.sheet": Self.fixable, "crlf.sheet": "\"a\" do\r\n  bold\r\n",
            "c.neex": "<Text style=\"bold\"/>", "d.sheet": "\"d\" do\n  glow(2)\nend\n",
        ])
        let run = try sample.lint(".", "--fix", "--diff", "--output", "fixes.patch")
        #expect(run.stdout == "" && run.stderr == "would fix 7 findings in 4 files\n" && run.status == 1)
        #expect(try sample.text("a.sheet") == Self.fixable)
        #expect(try sample.lint(".", "--fix", "--diff", "-q").stdout == sample.text("fixes.patch"))
        // By absolute paths it is the same one.
        #expect(try sample.lint(sample.folder.url.path, "--fix", "--diff").stdout == sample.text("fixes.patch"))

        // The folder is taken for no part of a repository, and the machine's configuration doesn't count.
        let environment = [
            "GIT_CEILING_DIRECTORIES": sample.folder.url.deletingLastPathComponent().path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_GLOBAL": "/dev/null",
        ]
        let git = try ToolProcess.run(
            URL(filePath: "/usr/bin/env"), ["git", "apply", "fixes.patch"], environment: environment,
            currentDirectory: sample.folder.url)
        #expect(git.status == 0, "\(git.stderr)")
        #expect(try sample.text("a.sheet") == Self.fixed && sample.text("in/a b.sheet") == Self.fixed)
        #expect(try sample.text("crlf.sheet") == "\"a\" do\r\n  bold()\r\nend\r\n")
        #expect(try sample.text("c.neex") == "<Text style=\"bold()\"/>")
        // Findings without a fix don't count: there is nothing to apply.
        let none = try sample.lint(".", "--fix", "--diff")
        #expect(none.stdout == "" && none.stderr == "" && none.status == 0)
    }

    @Test func `Nothing fails when it is never to`() throws {
        let sample = try LintSample(["a.sheet": Self.fixable])
        #expect(try sample.lint("a.sheet", "--fix", "--diff", "--fail-on", "never").status == 0)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everything"))
    func `A file that can't be written is told of, and the others are written`() throws {
        let sample = try LintSample(["a.sheet": Self.fixable, "b.sheet": Self.fixable])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: sample.folder.path("a.sheet"))
        let run = try sample.lint(".", "--fix")
        #expect(run.stderr.hasPrefix("error: cannot write 'a.sheet': permission denied\n") && run.status == 2)
        #expect(try sample.text("a.sheet") == Self.fixable && sample.text("b.sheet") == Self.fixed)
    }

    @Test func `A literal, an attribute or a sigil is fixed within its host`() throws {
        let sample = try LintSample([
            "a.swift": """
            let text = /* livery */ "navigationTitle(\\"a\\") bold"
            let raw = /* livery body */ #\"""
                padding(.top 8)
                bold
                \"""#
            let bold = "bold"

            """,
            "b.neex": "<Text style=\"navigationTitle(&quot;a&quot;) bold &#112;adding(.top 8)\" bold>bold</Text>\n",
            "c.ex": "def r(a), do: ~LVN\"\"\"\n  <Text style='bold'>{bold(@x)}</Text>\n  \"\"\"\n",
            "d.erl": "r(B) -> ?native({'Text', [{style, <<\"bold\"/utf8>>}], [bold]}).\n",
        ])
        let run = try sample.lint(".", "--fix")
        #expect(run.stdout == "nothing found in 4 files\n" && run.stderr == "fixed 7 findings in 4 files\n")
        #expect(
            try sample.text("a.swift") == """
                let text = /* livery */ "navigationTitle(\\"a\\") bold()"
                let raw = /* livery body */ #\"""
                    padding(.top, 8)
                    bold()
                    \"""#
                let bold = "bold"

                """)
        #expect(
            try sample.text("b.neex")
                == "<Text style=\"navigationTitle(&quot;a&quot;) bold() &#112;adding(.top, 8)\" bold>bold</Text>\n")
        #expect(
            try sample.text("c.ex") == "def r(a), do: ~LVN\"\"\"\n  <Text style='bold()'>{bold(@x)}</Text>\n  \"\"\"\n")
        #expect(
            try sample.text("d.erl") == "r(B) -> ?native({'Text', [{style, <<\"bold()\"/utf8>>}], [bold]}).\n")
    }

    @Test func `A configuration is fixed too, and counts at once as it then is`() throws {
        let sample = try LintSample([
            ".livery.json": "{\"rules\": {\"empty-rul\": \"off\"}}\n",
            "a.sheet": "\"a\" do\nend\n\"b\" do\n  bold\nend\n",
        ])
        let run = try sample.lint(".", "--fix")
        #expect(run.stderr == "fixed 2 findings in 2 files\n")
        #expect(run.stdout == "nothing found in 1 file\n" && run.status == 0)
        #expect(try sample.text(".livery.json") == "{\"rules\": {\"empty-rule\": \"off\"}}\n")
    }

    @Test func `Known findings are left as they are`() throws {
        let sample = try LintSample(["a.sheet": Self.fixable])
        _ = try sample.lint("a.sheet", "--write-baseline", "known.json")
        let run = try sample.lint("a.sheet", "--baseline", "known.json", "--fix")
        #expect(run.stderr == "2 known findings left out\n" && run.status == 0)
        #expect(try sample.text("a.sheet") == Self.fixable)
    }

    // MARK: Standard input

    @Test func `Fixed standard input is printed, and what is left is told on standard error`() throws {
        let sample = try LintSample([:])
        let run = try sample.lint("-", "--fix", stdin: Self.fixable + "\"b\" do\n  glow(2)\nend\n")
        #expect(run.stdout == Self.fixed + "\"b\" do\n  glow(2)\nend\n" && run.status == 1)
        #expect(
            run.stderr == """
                fixed 2 findings in 1 file
                <stdin>:6:3: error: there is no modifier 'glow' [unknown-modifier]
                 6 |   glow(2)
                   |   ^~~~
                1 error in 1 file

                """)
        #expect(
            try sample.lint("-", "--fix", "-q", "--format", "json", "-o", "left", stdin: Self.fixable).stdout
                == Self.fixed)
        #expect(try sample.text("left").contains("\"errors\": 0"))
    }

    @Test(arguments: ["\"a\" do\n  padding(8)\nend", "", "# nothing\r\n"])
    func `Standard input without findings is printed as it is`(text: String) throws {
        let run = try LintSample([:]).lint("-", "--fix", stdin: text)
        #expect(run.stdout == text && run.stderr == "" && run.status == 0)
    }

    @Test func `The file that standard input stands for isn't written`() throws {
        let sample = try LintSample(["a.sheet": "# old\n", "b.sheet": Self.fixable])
        let run = try sample.lint("--stdin-path", "a.sheet", "--fix", stdin: Self.fixable)
        #expect(run.stdout == Self.fixed && run.status == 0)
        #expect(try sample.text("a.sheet") == "# old\n")
        let both = try sample.lint("-", "b.sheet", "--fix", "--stdin-path", "a.sheet", stdin: Self.fixable)
        #expect(both.stdout == Self.fixed && both.stderr == "fixed 4 findings in 2 files\n" && both.status == 0)
        #expect(try sample.text("a.sheet") == "# old\n" && sample.text("b.sheet") == Self.fixed)
        let difference = try sample.lint("--stdin-path", "a.sheet", "--fix", "--diff", stdin: Self.fixable)
        #expect(difference.stdout.hasPrefix("--- a/a.sheet\n+++ b/a.sheet\n@@ -1,4 +1,4 @@\n"))
    }
}

extension LintSample {
    /// What changes when a file is written anew, also with the same bytes.
    fileprivate func identity(_ name: String) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        return ["\(attributes[.systemFileNumber] ?? 0)", "\(attributes[.modificationDate] ?? 0)"]
    }
}
