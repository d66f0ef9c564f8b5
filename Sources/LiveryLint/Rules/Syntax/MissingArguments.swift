/// A modifier has no parentheses.
///
/// A modifier is written with parentheses also when it takes no arguments. Its arguments stand in them, not after a
/// colon as in CSS.
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
