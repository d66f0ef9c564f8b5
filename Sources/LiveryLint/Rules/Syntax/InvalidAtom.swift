/// A colon is followed by no name.
///
/// ':name' refers to content of the template. The name follows the colon directly, in quotes when it has other
/// characters than letters, digits and underscores: :"my content".
///
/// Wrong:
///
/// ```body
/// overlay(content: :)
/// ```
///
/// Right:
///
/// ```body
/// overlay(content: :badge)
/// ```
enum InvalidAtom: RuleDeclaration {
    static let rule = LintRule("invalid-atom", .error, .syntax, fixes: .safe)
}
