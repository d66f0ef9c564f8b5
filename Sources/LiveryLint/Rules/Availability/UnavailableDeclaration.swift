/// A deployment target doesn't have this.
///
/// On the oldest system that the sheet has to work on, the modifier or value is missing. Raise the target, use
/// something older, or limit the rule to a platform with 'target: :ios'.
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
