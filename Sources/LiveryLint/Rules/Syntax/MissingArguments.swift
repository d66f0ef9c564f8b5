/// A modifier has no parentheses.
///
/// A modifier is written with parentheses also when it takes no arguments.
///
/// Wrong:
///
/// ```body
/// bold
/// ```
///
/// Right:
///
/// ```body
/// bold()
/// ```
enum MissingArguments: RuleDeclaration {
    static let rule = LintRule("missing-arguments", .error, .syntax, fixes: .safe)
}
