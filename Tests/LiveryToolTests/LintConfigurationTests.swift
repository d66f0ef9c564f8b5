import Testing

/// What `.livery.json` and the options that go before it say of findings.
@Suite struct LintConfigurationTests {
    private static let wrong = "\"card\" do\n  paddng(8)\nend\n"
    private static let deprecated = "\"old\" do\n  accessibility(label: :a)\nend\n"

    @Test func `The nearest configuration counts, and no other`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"rules": {"deprecated": "off", "unknown-modifier": "warning"}}"#,
            "a.sheet": Self.wrong + Self.deprecated, "in/deep/b.sheet": Self.wrong + Self.deprecated,
            "in/.livery.json": #"{"rules": {"deprecated": "note"}}"#,
        ])
        let run = try sample.lint(".", "--format", "unix")
        #expect(
            run.stdout.split(separator: "\n").map { $0.prefix(while: { $0 != "'" }) } == [
                "a.sheet:2:3: warning: there is no modifier ",
                "in/deep/b.sheet:2:3: error: there is no modifier ", "in/deep/b.sheet:5:3: note: ",
            ])
        #expect(run.status == 1)
        // So it does from a folder within, and for a file that is named.
        #expect(try sample.lint("b.sheet", "--rule", "unknown-modifier=off", in: "in/deep").status == 0)
        #expect(try sample.lint("a.sheet").status == 0)
    }

    @Test func `A mistake in a configuration is a finding at its place, and costs nothing else`() throws {
        let sample = try LintSample([
            ".livery.json": """
            {
              "target": ["iOS 15"],
              "rules": {"unknown-modifer": "off", "deprecated": "eror", "unused-class": 1},
              "targets": ["iOS 15", "iPhone 3"],
              "overrides": [{"rules": {"deprecated": "off"}}],
              "catalogues": ["none.swiftinterface"],
              "sheets": ["none.sheet"]
            }

            """,
            "a.sheet": "\"a\" do\n  scrollDisabled(true)\nend\n",
        ])
        try sample.expect(
            [
                ".livery.json:2:3 invalid-configuration", ".livery.json:3:13 invalid-configuration",
                ".livery.json:3:53 invalid-configuration", ".livery.json:3:77 invalid-configuration",
                ".livery.json:4:25 invalid-configuration", ".livery.json:5:17 invalid-configuration",
                ".livery.json:6:18 invalid-configuration", ".livery.json:7:14 invalid-configuration",
                "a.sheet:2:3 unavailable",
            ], ".")
        #expect(
            try sample.lint(".").stdout.contains(
                "there is no rule 'unknown-modifer'; did you mean 'unknown-modifier'? [invalid-configuration]"))
        // It can be set and turned off as other rules can.
        try sample.expect(["a.sheet:2:3 unavailable"], ".", "--rule", "invalid-configuration=off")
        try sample.expect(["a.sheet:2:3 unavailable"], ".", "--only", "unavailable")
        #expect(try sample.lint(".", "--only", "invalid-configuration", "--fail-on", "never").status == 0)
    }

    @Test func `A configuration may set the gravity of its own mistakes`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"colour": "red", "rules": {"invalid-configuration": "note"}}"#, "a.sheet": "",
        ])
        let run = try sample.lint(".")
        #expect(run.stdout.hasPrefix(".livery.json:1:2: note: a configuration has no key 'colour' [invalid-conf"))
        #expect(run.stdout.hasSuffix("1 note in 2 files\n") && run.status == 0)
    }

    @Test func `Options go before the configuration`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"targets": ["iOS 15"], "rules": {"deprecated": "error"}, "baseline": "known.json"}"#,
            "a.sheet": Self.deprecated + "\"b\" do\n  scrollDisabled(true)\nend\n",
        ])
        try sample.expect(["a.sheet:2:3 deprecated", "a.sheet:5:3 unavailable"], ".")
        try sample.expect(["a.sheet:2:3 deprecated"], ".", "--target", "iOS:16")
        #expect(try sample.lint(".", "--target=iOS:16", "--rule", "deprecated=warning").status == 0)
        try sample.expect(["a.sheet:5:3 unavailable"], ".", "--rule", "deprecated=off")
        try sample.expect(["a.sheet:2:3 deprecated"], ".", "--no-config")
        #expect(try sample.lint(".", "--no-config").status == 0)
    }

    @Test func `A named configuration counts instead of those beside the files`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"rules": {"unknown-modifier": "off"}}"#, "a.sheet": Self.wrong + Self.deprecated,
            "ci/strict.json": #"{"rules": {"deprecated": "error"}}"#,
        ])
        try sample.expect(
            [
                "a.sheet:2:3 unknown-modifier", "a.sheet:5:3 deprecated",
            ], ".", "--config", "ci/strict.json")
        let missing = try sample.lint("a.sheet", "--config", "none.json")
        #expect(missing.stderr == "error: cannot read 'none.json': no such file or directory\n")
        #expect(missing.status == 2)
    }

    @Test func `Only some rules are told, also those that the configuration turns off`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"rules": {"deprecated": "off"}}"#, "a.sheet": Self.wrong + Self.deprecated,
        ])
        try sample.expect([], "a.sheet", "--only", "unused-class")
        try sample.expect(["a.sheet:5:3 deprecated"], "a.sheet", "--only", "deprecated")
        try sample.expect(
            [
                "a.sheet:2:3 unknown-modifier", "a.sheet:5:3 deprecated",
            ], "a.sheet", "--only", "deprecated", "--only", "unknown-modifier")
        #expect(try sample.lint("a.sheet", "--only=deprecated", "--rule=deprecated=error").status == 1)
    }

    @Test func `Overrides count for the files that they name, also when these are only imported`() throws {
        let sample = try LintSample([
            ".livery.json": """
            {
              "rules": {"deprecated": "error"},
              "targets": ["iOS 16"],
              "overrides": [
                {"files": ["legacy/"], "rules": {"deprecated": "off"}},
                {"files": ["legacy/strict.sheet"], "rules": {"deprecated": "warning"}, "targets": ["iOS 15"]}
              ]
            }
            """,
            "a.sheet": "@import \"legacy/old.sheet\"\n" + Self.deprecated, "legacy/old.sheet": Self.deprecated,
            "legacy/strict.sheet": Self.deprecated + "\"b\" do\n  scrollDisabled(true)\nend\n",
        ])
        let run = try sample.lint(".", "--format", "unix")
        #expect(
            run.stdout.split(separator: "\n").map { $0.split(separator: ":")[...3].joined(separator: ":") } == [
                "a.sheet:3:3: error", "legacy/strict.sheet:2:3: warning", "legacy/strict.sheet:5:3: error",
            ])
        try sample.expect(["a.sheet:3:3 deprecated"], "a.sheet", "--rule", "unreachable-rule=off")
    }

    @Test(arguments: [
        (["--rule", "unused-clas=off"], "'unused-clas=off' for '--rule'; did you mean 'unused-class=off'?"),
        (["--rule", "unused-class=of"], "'unused-class=of' for '--rule'; did you mean 'unused-class=off'?"),
        (["--rule", "unusedclass=eror"], "'unusedclass=eror' for '--rule'; did you mean 'unused-class=error'?"),
        (
            ["--rule", "unused-class"],
            "'unused-class' for '--rule'; it must be a rule's name and error, warning, note or off, such as "
        ),
        (["--rule", "unused-class=fatal"], "'unused-class=fatal' for '--rule'; it must be a rule's name and "),
        (["--rule", "what=off"], "'what=off' for '--rule'; it must be a rule's name and "),
        (["--only", "unknown-modifer"], "'unknown-modifer' for '--only'; did you mean 'unknown-modifier'?"),
        (["--only", "what"], "'what' for '--only'; it must be the name of a rule; 'livery lint --rules' lists them"),
        (["--target", "iPhone:15"], "'iPhone:15' for '--target'; it must be a platform and a version, such as "),
        (["--platform", "beos"], "'beos' for '--platform'; it must be 'ios', "),
        (["--fail-on", "fatal"], "'fatal' for '--fail-on'; it must be 'error', 'warning', 'note' or 'never'"),
        (["--format", "xml"], "'xml' for '--format'; it must be 'text', 'json', "),
    ])
    func `A value that means nothing is told with what was meant`(arguments: [String], message: String) throws {
        let run = try ToolProcess.run(["lint", "."] + arguments)
        #expect(run.stderr.hasPrefix("error: invalid value \(message)"), "\(run.stderr)")
        #expect(run.stdout == "" && run.status == 2)
    }

    @Test(arguments: [
        (["--unsafe"], "'--unsafe' needs '--fix'"), (["--diff"], "'--diff' needs '--fix'"),
        (["--fix", "--write-baseline", "b.json"], "'--fix' and '--write-baseline' exclude each other"),
        (["--config", "a.json", "--no-config"], "'--config' and '--no-config' exclude each other"),
        (["--baseline", "a.json", "--no-baseline"], "'--baseline' and '--no-baseline' exclude each other"),
        (["--statistics", "--format", "json"], "'--statistics' is text, and has no other format"),
    ])
    func `Options that don't go together are a mistake of the command line`(arguments: [String], message: String) throws
    {
        let run = try ToolProcess.run(["lint", "."] + arguments)
        #expect(run.stderr.hasPrefix("error: \(message)\nUsage: livery lint "))
        #expect(run.stdout == "" && run.status == 2)
    }
}
