/// An argument is given twice.
///
/// Each parameter takes one argument.
///
/// Wrong:
///
/// ```body
/// frame(width: 100, width: 200)
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 200)
/// ```
enum DuplicateArgument: RuleDeclaration {
    static let rule = LintRule("duplicate-argument", .error, .types)
}
