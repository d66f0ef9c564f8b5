import Foundation
import LiveryLint
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// How `livery lint` tells what it finds, and how it exits.
@Suite struct LintFormatTests {
    private let sample: LintSample

    init() throws {
        sample = try LintSample([
            "a \"b\" & <c>.sheet": "\"card\" do\n  paddng(8)\n  accessibility(label: :a)\n  bold\nend\n",
            "fine.sheet": "\"fine\" do\n  padding(8)\nend\n",
        ])
    }

    private func json(_ arguments: String...) throws -> [String: Any] {
        let run = try ToolProcess.run(["lint", "."] + arguments, currentDirectory: sample.folder.url)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any])
    }

    @Test func `JSON has counts and findings with places and fix-its`() throws {
        let root = try json("--format", "json")
        #expect(root["files"] as? Int == 2 && root["errors"] as? Int == 2 && root["warnings"] as? Int == 1)
        #expect(root["fixable"] as? Int == 1 && root["unsafelyFixable"] as? Int == 2)
        #expect(root["rules"] as? [String: Int] == ["unknown-modifier": 1, "missing-arguments": 1, "deprecated": 1])
        let findings = try #require(root["diagnostics"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["unknown-modifier", "deprecated", "missing-arguments"])
        #expect(findings.allSatisfy { $0["path"] as? String == "a \"b\" & <c>.sheet" })
    }

    @Test func `SARIF has the tool with its rules, the files and the results`() throws {
        let root = try json("--format", "sarif")
        #expect(root["version"] as? String == "2.1.0")
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "livery" && (driver["version"] as? String)?.isEmpty == false)
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 3)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            let artifact = location?["artifactLocation"] as? [String: Any]
            #expect(artifact?["uri"] as? String == "a%20%22b%22%20%26%20%3Cc%3E.sheet")
        }
        let artifacts = try #require(run["artifacts"] as? [[String: Any]])
        #expect(artifacts.count == 2)
    }

    @Test(arguments: [([], true), (["none.sheet"], false)])
    func `SARIF says whether all files could be read`(paths: [String], isSuccessful: Bool) throws {
        let run = try ToolProcess.run(
            ["lint", "fine.sheet", "--format", "sarif"] + paths, currentDirectory: sample.folder.url)
        let root = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
        let invocations = (root?["runs"] as? [[String: Any]])?.first?["invocations"] as? [[String: Any]]
        #expect(invocations?.first?["executionSuccessful"] as? Bool == isSuccessful)
    }

    @Test(arguments: [
        ("junit", "testcase", 4, "failure", 3), ("checkstyle", "file", 2, "error", 3),
    ])
    func `XML is well-formed and has the files and the findings`(
        format: String, file: String, fileCount: Int, finding: String, findingCount: Int
    ) throws {
        let run = try sample.lint(".", "--format", format)
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(run.stdout.utf8))
        parser.delegate = counter
        #expect(parser.parse(), "\(run.stdout)")
        #expect(counter.counts[file] == fileCount && counter.counts[finding] == findingCount)
        #expect(run.stderr == "" && run.status == 1)
    }

    @Test func `Lines for editors and for GitHub are one a finding`() throws {
        #expect(
            try sample.lint(".", "--format", "unix").stdout.split(separator: "\n") == [
                "a \"b\" & <c>.sheet:2:3: error: there is no modifier 'paddng'; did you mean 'padding'? [unknown-modifier]",
                "a \"b\" & <c>.sheet:3:3: warning: 'accessibility(label:)' is deprecated; use 'accessibilityLabel(_:)' "
                    + "[deprecated]",
                "a \"b\" & <c>.sheet:4:7: error: expected '()' after the modifier 'bold' [missing-arguments]",
            ])
        let github = try sample.lint(".", "--format", "github").stdout.split(separator: "\n")
        #expect(github.count == 3)
        #expect(
            github[0].hasPrefix(
                "::error file=a \"b\" & <c>.sheet,line=2,endLine=2,col=3,endColumn=9,title=unknown-modifier::there is no "
            ))
        #expect(github[1].hasPrefix("::warning file="))
    }

    @Test(arguments: ["text", "json", "sarif", "github", "junit", "checkstyle", "unix"])
    func `Any format can be written to a file instead`(format: String) throws {
        let sample = try LintSample(["a.sheet": "\"a\" do\n  paddng(8)\nend\n"])
        let printed = try sample.lint("a.sheet", "--format", format)
        let written = try sample.lint("a.sheet", "--format", format, "--output", "out", "--color=always")
        #expect(written.stdout == "" && written.stderr == "" && written.status == 1)
        #expect(try sample.text("out") == printed.stdout && printed.status == 1)
        #expect(try sample.lint("a.sheet", "--format", format, "-o", "-").stdout == printed.stdout)
        let failed = try sample.lint("a.sheet", "--format", format, "-o", "none/out")
        #expect(failed.stderr == "error: cannot write 'none/out': no such file or directory\n" && failed.status == 2)
    }

    @Test(arguments: [
        ("json", true), ("sarif", true), ("github", false), ("junit", true), ("checkstyle", true), ("unix", false),
    ])
    func `A report of nothing is a report`(format: String, hasText: Bool) throws {
        let run = try sample.lint("fine.sheet", "--format", format)
        #expect(run.stdout.isEmpty == !hasText && run.stderr == "" && run.status == 0)
    }

    @Test func `Quiet shows errors only and no summary, and exits as without`() throws {
        let run = try sample.lint(".", "--quiet", "--only", "deprecated", "--only", "missing-arguments")
        #expect(run.stdout.hasPrefix("a \"b\" & <c>.sheet:4:7: error: ") && run.stdout.hasSuffix("\n 4 +   bold()\n"))
        let warned = try sample.lint(".", "-q", "--only", "deprecated", "--fail-on", "warning")
        #expect(warned.stdout == "" && warned.stderr == "" && warned.status == 1)
    }

    @Test func `Statistics count what each rule finds`() throws {
        let run = try sample.lint(".", "--statistics")
        #expect(
            run.stdout == """
                count  severity  --fix  --unsafe  rule
                    1  warning       0         1  deprecated
                    1  error         1         0  missing-arguments
                    1  error         0         1  unknown-modifier
                2 errors, 1 warning in 2 files; 1 can be fixed with --fix, 2 with --fix --unsafe

                """)
        #expect(run.status == 1)
        #expect(try sample.lint("fine.sheet", "--statistics").stdout == "nothing found in 1 file\n")
    }

    @Test(
        arguments: [
            ("error", "unknown-modifier=error", 1), ("error", "unknown-modifier=warning", 0),
            ("error", "unknown-modifier=note", 0), ("warning", "unknown-modifier=error", 1),
            ("warning", "unknown-modifier=warning", 1), ("warning", "unknown-modifier=note", 0),
            ("note", "unknown-modifier=error", 1), ("note", "unknown-modifier=warning", 1),
            ("note", "unknown-modifier=note", 1), ("note", "unknown-modifier=off", 0),
            ("never", "unknown-modifier=error", 0),
        ] as [(String, String, Int32)])
    func `The exit status is that of the gravest finding`(threshold: String, setting: String, status: Int32) throws {
        let run = try ToolProcess.run(
            ["lint", "-", "--fail-on", threshold, "--rule", setting], stdin: Array("\"a\" do\n  glow(8)\nend\n".utf8))
        #expect(run.status == status, "\(run.stdout)")
    }

    @Test func `All rules are listed with severity and fixes`() throws {
        let run = try ToolProcess.run(["lint", "--rules"])
        #expect(run.stderr == "" && run.status == 0)
        for rule in LintRule.all {
            #expect(run.stdout.contains("\n  \(rule.name) "), "\(rule.name)")
            #expect(run.stdout.contains(" \(rule.summary)\n"), "\(rule.name)")
        }
        #expect(run.stdout.hasSuffix("\n\(LintRule.all.count) rules; 'livery explain RULE' tells about one\n"))
    }

    @Test func `A rule's page says how it is mended, and has the files of its examples by their names`() throws {
        let run = try ToolProcess.run(["explain", "duplicate-import"], environment: ["COLUMNS": "80"])
        #expect(run.stdout.contains("\n'livery lint --fix' mends some or all findings.\n"))
        #expect(run.stdout.contains("\nWrong:\n    @import \"base.sheet\"\n"))
        #expect(run.stdout.contains("\nWith base.sheet:\n"))
        #expect(run.status == 0)
        for rule in LintRule.all where rule.documentation.wrong.count > 1 {
            let page = try ToolProcess.run(["explain", rule.name]).stdout
            for snippet in rule.documentation.wrong {
                let first = snippet.text.split(separator: "\n").first ?? ""
                #expect(page.contains("\n    \(first)\n"), "\(rule.name)")
            }
        }
    }

    private final class ElementCounter: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) {
            counts[elementName, default: 0] += 1
        }
    }
}
