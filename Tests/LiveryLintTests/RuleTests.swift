import Foundation
import LiveryLint
import LiverySource
import Testing

@Suite struct RuleTests {
    private static let isUpdating = ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] != nil

    /// Rules whose input is too large for a page, or an app: `GeneratedInputTests` break them.
    private static let rulesWithoutSuite: Set = [
        "catalogue-limit", "chain-limit", "host-decoding", "invalid-utf8", "json-limit", "nesting-limit",
        "payload-limit", "size-limit", "too-complex",
    ]

    /// Rules of sessions that take a large frame, a slow network or a disk to break: tests of LiverySession break them.
    private static let sessionRulesWithoutExample: Set = ["effect-not-sent", "statics-store", "wire-limit"]

    /// The rules of the linter and of sessions.
    private static let everyRule = LintRule.all + LintRule.ofSessions

    /// Rules that the checker reports under the name of another one, `no-overload`, when there are several overloads.
    private static let suites = (try? RuleSuite.all()) ?? []

    // MARK: Cases

    @Test func `Every rule has a suite, and every suite is of a rule`() {
        let names = Set(Self.suites.map(\.name))
        let rules = Set(LintRule.all.map(\.name))
        #expect(rules.subtracting(names).sorted() == Self.rulesWithoutSuite.sorted())
        #expect(names.subtracting(rules).sorted() == [])
    }

    @Test(arguments: Self.suites.map(\.name))
    func `A rule finds what its suite says, and its fixes mend it`(name: String) async throws {
        let suite = try #require(Self.suites.first { $0.name == name })
        var results: [LintCase.Result] = []
        for item in suite.cases {
            let lintCase = LintCase(files: item.files)
            let result = await lintCase.lint(fixing: name)
            results.append(result)
            if !result.fixed.isEmpty, result.isEachFixed {
                let left = await lintCase.diagnostics(result.fixed).filter { $0.rule == name }
                #expect(left.isEmpty, "\(item.title): the fix leaves \(left.map(\.message))")
            }
            if Self.isUpdating { continue }
            #expect(result.findings == item.findings, "\(item.title)")
            #expect(result.fixed == item.fixed, "\(item.title)")
        }
        if Self.isUpdating { try suite.write(results) }

        let own = results.map { $0.diagnostics.filter { $0.rule == name } }
        #expect(own.contains { !$0.isEmpty }, "no case breaks the rule")
        #expect(own.contains { $0.isEmpty }, "no case keeps the rule")
        let fixIts = own.flatMap { $0.flatMap(\.fixIts) }
        let fixability: LintRule.Fixability =
            fixIts.contains { $0.isSafe } ? .safe : fixIts.isEmpty ? .none : .unsafe
        #expect(LintRule.named(name)?.fixability == fixability)
    }

    // MARK: Documentation

    @Test func `Names are kebab-case, each there once, in order`() {
        let names = Self.everyRule.map(\.name)
        #expect(names.count == Set(names).count)
        for rule in Self.everyRule {
            #expect(rule.name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(rule.name)")
            #expect(LintRule.named(rule.name) == rule)
        }
        for rule in LintRule.ofSessions { #expect(LintRule.configurable(rule.name) == nil) }
        #expect(LintRule.named("no-such-rule") == nil)
        for category in LintRule.Category.allCases {
            let names = LintRule.all.filter { $0.category == category }.map(\.name)
            #expect(!names.isEmpty && names == names.sorted(), "\(category)")
        }
        let ofSessions = LintRule.ofSessions.map(\.name)
        #expect(!ofSessions.isEmpty && ofSessions == ofSessions.sorted())
    }

    @Test(arguments: everyRule.map(\.name))
    func `A summary is one sentence, and an explanation says more`(name: String) throws {
        let rule = try #require(LintRule.named(name))
        #expect(rule.summary.count <= 90 && rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
        #expect(rule.explanation.hasSuffix("."))
    }

    @Test func `Every rule has an example, as far as a short text can break it`() {
        let without = Set(LintRule.all.filter { $0.documentation.wrong.isEmpty }.map(\.name))
        #expect(without.subtracting(Self.rulesWithoutSuite) == [])
        let ofSessions = Set(LintRule.ofSessions.filter { $0.documentation.wrong.isEmpty }.map(\.name))
        #expect(ofSessions == Self.sessionRulesWithoutExample)
    }

    @Test(arguments: LintRule.all.filter { !$0.documentation.wrong.isEmpty }.map(\.name))
    func `The wrong example of a rule breaks it, and the right one breaks none`(name: String) async throws {
        let documentation = try #require(LintRule.named(name)).documentation
        let wrong = await LintCase(files: documentation.wrong).lint(fixing: name)
        #expect(wrong.diagnostics.contains { $0.rule == name }, "it finds \(wrong.findings)")
        let right = await LintCase(files: documentation.right).lint(fixing: name)
        #expect(right.findings == "none\n")
    }

    @Test(arguments: LintRule.ofSessions.filter { !$0.documentation.wrong.isEmpty }.map(\.name))
    func `The wrong example of a rule of sessions breaks it alone, and the right one breaks none`(name: String) throws {
        let rule = try #require(LintRule.named(name))
        let wrong = SessionCase(files: rule.documentation.wrong).diagnostics
        #expect(wrong.map(\.rule) == [name] && wrong.map(\.severity) == [rule.severity])
        #expect(SessionCase(files: rule.documentation.right).diagnostics.map(\.message) == [])
    }

    @Test func `The list of rules and their pages are up to date`() throws {
        let files = try GeneratedRules().files
        for (url, text) in files {
            if Self.isUpdating {
                try text.write(to: url, atomically: true, encoding: .utf8)
            } else {
                let current = try? String(contentsOf: url, encoding: .utf8)
                #expect(current == text, "\(url.lastPathComponent); set LIVERY_UPDATE_SNAPSHOTS=1 to write it anew")
            }
        }
        let pages = try FileManager.default.contentsOfDirectory(
            at: GeneratedRules.pages, includingPropertiesForKeys: nil)
        for page in pages where !files.contains(where: { $0.url.lastPathComponent == page.lastPathComponent }) {
            if Self.isUpdating {
                try FileManager.default.removeItem(at: page)
            } else {
                Issue.record("\(page.lastPathComponent) is the page of no rule")
            }
        }
    }

    /// Every string in the sources that is given as a rule, as far as the text of a program tells.
    @Test func `Every rule that some module reports is in the list`() throws {
        var found: Set<String> = []
        let sources = GeneratedRules.repository.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let url as URL in files where url.pathExtension == "swift" && !url.path.contains("+Generated") {
            // What reads the Swift of a host finds no mistakes of stylesheets.
            if url.pathComponents.contains(where: { $0.hasPrefix("LiveryMacro") || $0 == "LiveryCatalogueDump" }) {
                continue
            }
            let text = try String(contentsOf: url, encoding: .utf8)
            for match in text.matches(of: /rule: (?:String = )?"([a-z0-9-]+)"/) { found.insert(String(match.1)) }
            // Calls of a local `report("rule", …)`.
            for match in text.matches(of: /report\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"/) { found.insert(String(match.1)) }
            // Names of rules that their callers see too.
            for match in text.matches(of: /public static let (?:rule|\w+Rule) = "([a-z0-9-]+)"/) {
                found.insert(String(match.1))
            }
            // Enumerations and name spaces of rules.
            for scope in text.matches(of: /(?s)enum [A-Za-z]*Rule\b.*?\n}/) {
                for match in scope.output.matches(of: /= "([a-z0-9-]+)"/) { found.insert(String(match.1)) }
            }
            // Rules that look for something themselves.
            for match in text.matches(of: /enum \w+: [^{]*Check \{\n    static let rule = LintRule\(\s*"([a-z0-9-]+)"/)
            {
                found.insert(String(match.1))
            }
        }
        // Rules whose findings are made by their type, wherever.
        let texts = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }.joined()
        for rule in try GeneratedRules().declarations where texts.contains("\(rule.type).finding(") {
            found.insert(rule.name)
        }
        #expect(found.count > 90)
        let known = Set(Self.everyRule.map(\.name))
        #expect(found.subtracting(known).sorted() == [])
        #expect(known.subtracting(found).sorted() == [])
    }
}
