/// A bracket is never closed.
///
/// Every opening bracket has a closing one. Without it the modifier ends where the next modifier or 'end' begins, and
/// is left out.
///
/// Wrong:
///
/// ```body
/// padding(8
/// ```
///
/// Right:
///
/// ```body
/// padding(8)
/// ```
enum UnclosedBracket: RuleDeclaration {
    static let rule = LintRule("unclosed-bracket", .error, .syntax, fixes: .unsafe)
}
