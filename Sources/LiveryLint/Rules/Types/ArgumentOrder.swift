/// Arguments stand in another order than the parameters.
///
/// As in Swift, arguments stand in the order of the parameters, also when they have labels; those with a default may
/// be left out. Move the argument that the message names.
///
/// Wrong:
///
/// ```body
/// frame(height: 40, width: 100)
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 100, height: 40)
/// ```
enum ArgumentOrder: RuleDeclaration {
    static let rule = LintRule("argument-order", .error, .types, fixes: .safe)
}
