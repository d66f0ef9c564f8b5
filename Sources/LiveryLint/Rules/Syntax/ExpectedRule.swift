/// Something stands outside of all rules.
///
/// A sheet holds rules, directives such as @import, and comments. A rule begins with a class name in quotes, without
/// the dot that CSS has, and a modifier stands inside a rule.
///
/// Wrong:
///
/// ```sheet
/// padding(8)
/// ```
///
/// Right:
///
/// ```sheet
/// "card" do
///   padding(8)
/// end
/// ```
enum ExpectedRule: RuleDeclaration {
    static let rule = LintRule("expected-rule", .error, .syntax, fixes: .unsafe)
}
