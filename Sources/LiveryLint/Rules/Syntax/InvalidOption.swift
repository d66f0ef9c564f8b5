/// An option of a rule is not written as one.
///
/// Options follow the pattern, each after a comma: a name, a colon and a value. The value of 'target' is a platform,
/// :ios, or a list of them, [:ios, :macos].
///
/// Wrong:
///
/// ```sheet
/// "card", :watchos do
///   padding(8)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card", target: :watchos do
///   padding(8)
/// end
/// ```
enum InvalidOption: RuleDeclaration {
    static let rule = LintRule("invalid-option", .error, .syntax, fixes: .safe)
}
