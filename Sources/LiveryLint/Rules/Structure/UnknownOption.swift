/// A rule has an option that means nothing.
///
/// The one option is 'target', which limits a rule to platforms. An option of another name is passed over, and the
/// rule applies everywhere.
///
/// Wrong:
///
/// ```sheet
/// "card", targets: :ios do
///   padding(8)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card", target: :ios do
///   padding(8)
/// end
/// ```
enum UnknownOption: RuleDeclaration {
    static let rule = LintRule("unknown-option", .error, .structure, fixes: .unsafe)
}
