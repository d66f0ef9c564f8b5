/// Something stands where a modifier should.
///
/// Between 'do' and 'end', and in an inline style, stand modifiers: a name and arguments in parentheses. They are
/// separated by line breaks, spaces, semicolons or a leading dot; commas separate arguments.
///
/// Wrong:
///
/// ```body
/// padding(8) 12
/// ```
///
/// Right:
///
/// ```body
/// padding(8)
/// ```
enum ExpectedModifier: RuleDeclaration {
    static let rule = LintRule("expected-modifier", .error, .syntax, fixes: .unsafe)
}
