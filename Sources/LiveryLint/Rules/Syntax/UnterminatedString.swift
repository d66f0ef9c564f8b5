/// A string has no closing quote.
///
/// A string in one pair of quotes ends on the line that it begins on. A text with line breaks stands in three quotes,
/// and a quote within a string has a backslash before it.
///
/// Wrong:
///
/// ```body
/// navigationTitle("Home)
/// ```
///
/// Right:
///
/// ```body
/// navigationTitle("Home")
/// ```
enum UnterminatedString: RuleDeclaration {
    static let rule = LintRule("unterminated-string", .error, .syntax, fixes: .unsafe)
}
