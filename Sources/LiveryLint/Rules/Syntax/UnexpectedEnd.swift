/// An 'end' closes no rule.
///
/// There is one 'end' too many, or the rule that it should close has lost its first line.
///
/// Wrong:
///
/// ```sheet
/// "card" do
///   padding(8)
/// end
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card" do
///   padding(8)
/// end
/// ```
enum UnexpectedEnd: RuleDeclaration {
    static let rule = LintRule("unexpected-end", .error, .syntax, fixes: .unsafe)
}
