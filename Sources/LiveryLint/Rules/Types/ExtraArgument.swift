/// There are more arguments than the call takes.
///
/// No parameter is left for this argument. It may belong to another modifier, or need a label. 'livery explain' shows
/// what a modifier takes.
///
/// Wrong:
///
/// ```body
/// opacity(0.5, 1)
/// ```
///
/// Right:
///
/// ```body
/// opacity(0.5)
/// ```
enum ExtraArgument: RuleDeclaration {
    static let rule = LintRule("extra-argument", .error, .types)
}
