/// A closing bracket doesn't match the opening one.
///
/// A parenthesis closes a parenthesis, a square bracket a list.
///
/// Wrong:
///
/// ```body
/// padding([.top, .bottom), 8)
/// ```
///
/// Right:
///
/// ```body
/// padding([.top, .bottom], 8)
/// ```
enum MismatchedBracket: RuleDeclaration {
    static let rule = LintRule("mismatched-bracket", .error, .syntax, fixes: .unsafe)
}
