/// Two arguments have no comma between them.
///
/// Arguments and elements of lists are separated by commas, also when each stands on a line of its own.
///
/// Wrong:
///
/// ```body
/// padding(.top 8)
/// ```
///
/// Right:
///
/// ```body
/// padding(.top, 8)
/// ```
enum MissingComma: RuleDeclaration {
    static let rule = LintRule("missing-comma", .error, .syntax, fixes: .safe)
}
