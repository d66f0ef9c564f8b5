/// An argument that has no default is missing.
///
/// Parameters without a default need an argument. 'livery explain' shows what a modifier takes.
///
/// Wrong:
///
/// ```body
/// opacity()
/// ```
///
/// Right:
///
/// ```body
/// opacity(0.5)
/// ```
enum MissingArgument: RuleDeclaration {
    static let rule = LintRule("missing-argument", .error, .types)
}
