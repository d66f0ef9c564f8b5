/// An argument that has no default is missing.
///
/// Parameters without a default need an argument, and without it no value can be made. 'livery explain' shows what a
/// modifier or type takes, and which parameters have a default.
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
