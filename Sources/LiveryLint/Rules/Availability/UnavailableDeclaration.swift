/// A deployment target doesn't have this.
///
/// The app runs on systems that don't have the modifier or the value, and there it would be left out. Use something
/// older, limit the rule to the platforms that have it with 'target: :ios', or raise the deployment target that the
/// sheet is checked for.
///
/// Wrong:
///
/// ```body target=iOS:15
/// presentationDetents([.medium])
/// ```
///
/// Right:
///
/// ```body target=iOS:15
/// padding(8)
/// ```
enum UnavailableDeclaration: RuleDeclaration {
    static let rule = LintRule("unavailable", .error, .availability)
}
