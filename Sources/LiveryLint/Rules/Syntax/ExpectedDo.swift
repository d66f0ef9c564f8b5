/// A rule has no 'do' after its pattern.
///
/// A rule is a pattern, 'do', modifiers and 'end'. Braces, which CSS has around declarations, mean something else
/// here: {name} stands for a captured text.
///
/// Wrong:
///
/// ```sheet
/// "card"
///   padding(8)
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
enum ExpectedDo: RuleDeclaration {
    static let rule = LintRule("expected-do", .error, .syntax, fixes: .safe)
}
