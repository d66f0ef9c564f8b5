/// A bracket is never closed.
///
/// Every opening bracket has a closing one. The modifier ends where the next modifier or 'end' begins.
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
