/// A label is no name.
///
/// The label of an argument is a name before a colon, without quotes, as in Swift. It has letters, digits and
/// underscores; a name that Swift reserves, such as default, may stand in backticks.
///
/// Wrong:
///
/// ```body
/// frame("width": 100)
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 100)
/// ```
enum InvalidLabel: RuleDeclaration {
    static let rule = LintRule("invalid-label", .error, .syntax, fixes: .safe)
}
