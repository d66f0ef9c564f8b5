/// A literal that holds styles is never closed.
///
/// The quotes or delimiters of a sigil, string or attribute that Livery reads have no counterpart, so that it can't be told
/// where it ends. Close it.
///
/// Wrong:
///
/// ```heex
/// <Text class="title>Hello</Text>
/// ```
///
/// Right:
///
/// ```heex
/// <Text class="title">Hello</Text>
/// ```
enum UnterminatedLiteral: RuleDeclaration {
    static let rule = LintRule("unterminated-literal", .error, .syntax)
}
