/// A label or option has no value.
///
/// After a colon, and in place of an argument, stands a value.
///
/// Wrong:
///
/// ```body
/// frame(width: )
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 100)
/// ```
enum MissingValue: RuleDeclaration {
    static let rule = LintRule("missing-value", .error, .syntax)
}
