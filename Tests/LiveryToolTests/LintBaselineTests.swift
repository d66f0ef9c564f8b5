import Foundation
import Testing

/// Leaving known findings out.
@Suite struct LintBaselineTests {
    private static let wrong = "\"a\" do\n  glow(2)\n  shine(2)\nend\n"

    @Test func `Known findings are left out, also when they move`() throws {
        let sample = try LintSample(["a.sheet": Self.wrong, "in/b.sheet": Self.wrong])
        let written = try sample.lint(".", "--write-baseline", "known.json")
        #expect(written.stdout == "" && written.stderr == "4 findings written to known.json\n" && written.status == 0)
        let run = try sample.lint(".", "--baseline", "known.json")
        #expect(run.stdout == "nothing found in 2 files\n" && run.stderr == "4 known findings left out\n")
        #expect(run.status == 0)
        _ = try sample.folder.file("a.sheet", "# moved\n\n" + Self.wrong)
        #expect(try sample.lint(".", "--baseline", "known.json").stdout == "nothing found in 2 files\n")
        // It is relative to its own place.
        #expect(try sample.lint("b.sheet", "--baseline", "../known.json", in: "in").status == 0)
        #expect(try sample.lint(".", "--baseline", "known.json", "--quiet").stderr == "")
    }

    @Test func `A new finding is told, and one more of a known kind is`() throws {
        let sample = try LintSample(["a.sheet": Self.wrong])
        _ = try sample.lint(".", "--write-baseline", "known.json")
        _ = try sample.folder.file("a.sheet", Self.wrong + "\"b\" do\n  glow(2)\n  gleam(2)\nend\n")
        try sample.expect(
            [
                "a.sheet:6:3 unknown-modifier", "a.sheet:7:3 unknown-modifier",
            ], ".", "--baseline", "known.json")
    }

    @Test func `What was mended is told of, unless its rule or file isn't looked at`() throws {
        let sample = try LintSample([
            "a.sheet": Self.wrong + "\"b\" do\n  accessibility(label: :a)\nend\n", "b.sheet": Self.wrong,
        ])
        _ = try sample.lint(".", "--write-baseline", "known.json")
        _ = try sample.folder.file("a.sheet", "\"a\" do\n  glow(2)\nend\n")
        let run = try sample.lint("a.sheet", "--baseline", "known.json")
        #expect(
            run.stderr == """
                1 known finding left out
                2 findings of the baseline are no longer there; write it anew with --write-baseline

                """)
        #expect(run.stdout == "nothing found in 1 file\n" && run.status == 0)
        let stale = "1 finding of the baseline is no longer there; write it anew with --write-baseline\n"
        #expect(try sample.lint("a.sheet", "--baseline=known.json", "--only=deprecated").stderr == stale)
        #expect(
            try sample.lint("a.sheet", "--baseline=known.json", "--rule=deprecated=off").stderr
                == "1 known finding left out\n" + stale)
        #expect(try sample.lint("b.sheet", "--baseline=known.json").stderr == "2 known findings left out\n")
    }

    @Test func `A baseline that several projects share is counted once`() throws {
        let sample = try LintSample([
            "one/.livery.json": "{}", "one/a.sheet": Self.wrong, "two/.livery.json": "{}", "two/a.sheet": Self.wrong,
            "gone.sheet": Self.wrong,
        ])
        #expect(try sample.lint(".", "--write-baseline", "known.json").stderr == "6 findings written to known.json\n")
        try FileManager.default.removeItem(atPath: sample.folder.path("gone.sheet"))
        #expect(
            try sample.lint(".", "--baseline", "known.json").stderr == """
                4 known findings left out
                2 findings of the baseline are no longer there; write it anew with --write-baseline

                """)
    }

    @Test func `A configuration names its baseline, which needn't be there yet`() throws {
        let sample = try LintSample([
            ".livery.json": #"{"baseline": ".known.json", "colour": "red"}"#, "a.sheet": Self.wrong,
        ])
        #expect(try sample.lint(".").stdout.contains("3 errors in 2 files"))
        // Mistakes of the configuration are findings like others.
        #expect(try sample.lint(".", "--write-baseline", ".known.json").stderr == "3 findings written to .known.json\n")
        #expect(try sample.lint(".").stderr == "3 known findings left out\n")
        #expect(try sample.lint(".").status == 0)
        #expect(try sample.lint(".", "--no-baseline").status == 1)
        #expect(try sample.lint(".", "--no-config").status == 1)
        // Writing it anew takes what it had.
        #expect(try sample.lint(".", "--write-baseline", ".known.json").stderr == "3 findings written to .known.json\n")
        _ = try sample.folder.file(".livery.json", #"{"baseline": ".known.json"}"#)
        #expect(
            try sample.lint(".").stderr == """
                2 known findings left out
                1 finding of the baseline is no longer there; write it anew with --write-baseline

                """)
    }

    @Test(arguments: [
        ("{", ["1:2 json-syntax", "1:1 invalid-configuration"]), ("[]", ["1:1 invalid-configuration"]),
        (#"{"version": 2, "files": {}}"#, ["1:13 invalid-configuration"]),
        (#"{"version": 1, "files": {"a.sheet": [{"rule": 1}]}}"#, ["1:38 invalid-configuration"]),
    ])
    func `What is wrong with a baseline is a finding in it`(text: String, findings: [String]) throws {
        let sample = try LintSample(["a.sheet": Self.wrong, "known.json": text])
        let found = try sample.findings("a.sheet", "--baseline", "known.json")
        #expect(Set(found.filter { $0.hasPrefix("known.json") }) == Set(findings.map { "known.json:\($0)" }))
        #expect(found.count == findings.count + 2)
    }

    @Test func `A baseline that isn't there is an error when it is named`() throws {
        let sample = try LintSample(["a.sheet": Self.wrong])
        let run = try sample.lint("a.sheet", "--baseline", "none.json")
        #expect(run.stderr == "error: cannot read 'none.json': no such file or directory\n" && run.status == 2)
        #expect(run.stdout.contains("\n2 errors in 1 file\n"))
        let unwritable = try sample.lint("a.sheet", "--write-baseline", "none/known.json")
        #expect(unwritable.stderr == "error: cannot write 'none/known.json': no such file or directory\n")
        #expect(unwritable.status == 2)
    }
}
