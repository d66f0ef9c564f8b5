/// A class name is empty or has white space.
///
/// A node's class attribute is split at white space, so that a name with some could never match. A node with two
/// classes takes the modifiers of both, one after the other: write two rules.
///
/// Wrong:
///
/// ```sheet
/// "large title" do
///   bold()
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "large-title" do
///   bold()
/// end
/// ```
enum InvalidClassName: RuleDeclaration {
    static let rule = LintRule("invalid-class-name", .error, .syntax)
}
