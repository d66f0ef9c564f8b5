import Foundation
import LiveryCatalogue
import LiveryLint
import LiverySource
import LiveryStyle
import Testing

@Suite struct RuleTableTests {
    /// Rules that no short text can break, or that need more than one file or an app.
    private static let rulesWithoutExample: Set = [
        "catalogue-limit", "chain-limit", "host-decoding", "import-cycle", "invalid-configuration", "invalid-utf8",
        "json-limit",
        "nesting-limit",
        "payload-limit", "size-limit", "too-complex", "unsupported-parameter",
    ]

    /// Rules that the checker reports under the name of another one, `no-overload`.
    private static let hiddenRules: Set = ["unexpected-arguments"]

    private static let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    @Test func `Names are kebab-case, each there once, in order`() {
        let names = LintRule.all.map(\.name)
        #expect(Set(names).count == names.count)
        for rule in LintRule.all {
            #expect(rule.name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(rule.name)")
            #expect(LintRule.named(rule.name) == rule)
        }
        #expect(LintRule.named("no-such-rule") == nil)
        for category in LintRule.Category.allCases {
            let names = LintRule.all.filter { $0.category == category }.map(\.name)
            #expect(!names.isEmpty && names == names.sorted(), "\(category)")
        }
    }

    @Test func `Summaries are one line without a full stop, explanations are sentences`() {
        for rule in LintRule.all {
            #expect(
                rule.summary.count <= 80 && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.name)"
            )
            #expect(rule.explanation.contains("."), "\(rule.name)")
        }
    }

    /// Every string in the sources that is given as a rule, as far as the text of a program tells.
    @Test func `Every rule that some module reports is in the table`() throws {
        var found: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        for case let url as URL in files where url.pathExtension == "swift" {
            let text = try String(contentsOf: url, encoding: .utf8)
            for match in text.matches(of: /rule: (?:String = )?"([a-z0-9-]+)"/) { found.insert(String(match.1)) }
            // Calls of a local `report("rule", …)`.
            for match in text.matches(of: /report\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"/) { found.insert(String(match.1)) }
            // Enumerations and name spaces of rules.
            for scope in text.matches(of: /(?s)enum [A-Za-z]*Rule\b.*?\n}/) {
                for match in scope.output.matches(of: /= "([a-z0-9-]+)"/) { found.insert(String(match.1)) }
            }
        }
        #expect(found.count > 90)
        let known = Set(LintRule.all.map(\.name))
        #expect(found.subtracting(known).sorted() == [])
        #expect(known.subtracting(found).sorted() == [])
    }

    @Test func `Every rule has an example, as far as a short text can break it`() {
        #expect(Set(LintRule.all.filter { $0.example == nil }.map(\.name)) == Self.rulesWithoutExample)
    }

    @Test(arguments: LintRule.all.filter { $0.example != nil }.map(\.name))
    func `The wrong example of a rule breaks it, and the right one breaks none`(name: String) throws {
        let rule = try #require(LintRule.named(name))
        let example = try #require(rule.example)
        let wrong = findings(example.wrong, example).filter { $0.rule == rule.name }
        let all = findings(example.wrong, example).map { "\($0.rule): \($0.message)" }
        withKnownIssue("another rule hides it", isIntermittent: true) {
            #expect(!wrong.isEmpty, "it breaks \(all)")
        } when: {
            Self.hiddenRules.contains(name)
        }
        #expect(wrong.allSatisfy { $0.severity == rule.severity }, "\(wrong.map(\.severity))")
        #expect(findings(example.right, example).map { "\($0.rule): \($0.message)" } == [])
    }

    private func findings(_ text: String, _ example: LintExample) -> [Diagnostic] {
        let targets = example.target.flatMap { DeploymentTarget($0) }.map { [$0] } ?? []
        let run = LintRun(configuration: StyleConfiguration(targets: targets))
        func report(_ text: String, _ kind: LintInput.Kind, sheets: [SourceFile] = []) -> [Diagnostic] {
            let input = LintInput(SourceFile(path: "example", text: text), kind: kind)
            return run.report(on: [input], stylingTreesWith: sheets).diagnostics
        }
        switch example.kind {
        case .sheet: return report(text, .sheet)
        case .body: return report("\"example\" do\n\(text)\nend\n", .sheet)
        case .styles: return report(text, .styles)
        case .tree(let sheet):
            return report(text, .tree, sheets: sheet.map { [SourceFile(path: "sheet", text: $0)] } ?? [])
        case .catalogue: return Catalogue(reading: [SourceFile(path: "example", text: text)]).diagnostics
        }
    }
}
