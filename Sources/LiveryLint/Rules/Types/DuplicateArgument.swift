/// An argument is given twice.
///
/// Each parameter takes one argument, and two of them may contradict each other. Remove one, or give it the label that
/// was meant.
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
