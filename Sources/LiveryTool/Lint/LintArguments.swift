import LiveryCommandLine
import LiveryLint
import LiverySource

extension LintCommand {
    enum Format: String, CaseIterable, ParameterValue, Sendable {
        case text, json, sarif, github, junit, checkstyle, unix
    }

    /// The gravity from which on a finding makes the command fail.
    enum Threshold: String, CaseIterable, ParameterValue, Sendable {
        case error, warning, note, never

        var severity: Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .never: nil
            }
        }
    }

    /// What standard input holds.
    enum InputKind: String, CaseIterable, ParameterValue, Sendable {
        case sheet, styles, tree, elixir, heex, markup, swift, erlang

        var kind: LintInput.Kind { LintInput.Kind.all.first { $0.name == rawValue } ?? .sheet }
    }

    /// `unused-class=off`.
    struct RuleSetting: ParameterValue {
        let rule: String
        let level: RuleLevel

        init?(argument: String) {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, LintRule.configurable(parts[0]) != nil, let level = RuleLevel(rawValue: parts[1])
            else {
                return nil
            }
            rule = parts[0]
            self.level = level
        }

        var argument: String { "\(rule)=\(level.rawValue)" }
        static var expectation: String { "a rule's name and error, warning, note or off, such as unused-class=off" }

        static func hint(for argument: String) -> String {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let rule = nearest(parts[0], in: LintRule.all.map(\.name)),
                let level = nearest(parts[1], in: RuleLevel.allCases.map { $0.rawValue })
            else { return "it must be \(expectation)" }
            return "did you mean '\(rule)=\(level)'?"
        }

        /// The name itself when it is among others, else the one that is most like it.
        private static func nearest(_ name: String, in names: [String]) -> String? {
            names.contains(name) ? name : closestName(to: name, in: names)
        }
    }

    /// The name of a rule.
    struct RuleName: ParameterValue {
        let name: String

        init?(argument: String) {
            guard LintRule.configurable(argument) != nil else { return nil }
            name = argument
        }

        var argument: String { name }
        static var expectation: String { "the name of a rule; 'livery lint --rules' lists them" }

        static func hint(for argument: String) -> String {
            closestName(to: argument, in: LintRule.all.map(\.name)).map { "did you mean '\($0)'?" }
                ?? "it must be \(expectation)"
        }
    }
}
