import LiverySource

/// How often a rule was broken.
public struct RuleCount: Hashable, Sendable {
    /// The name of the rule.
    public let rule: String
    /// The gravest severity that a finding of the rule has.
    public let severity: Severity
    /// How many findings there are.
    public let count: Int
    /// How many of them fixing can mend.
    public let fixable: FixableCounts
}

extension LintReport {
    /// The rules that were broken, the most frequent first, then by name. Linear in the findings.
    public var ruleCounts: [RuleCount] {
        Dictionary(grouping: diagnostics, by: \.rule).map { rule, diagnostics in
            RuleCount(
                rule: rule, severity: diagnostics.map(\.severity).max() ?? .note, count: diagnostics.count,
                fixable: FixableCounts(diagnostics))
        }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }
}
