/// The text of a multi-line string stands beside its quotes.
///
/// The text between three quotes begins on a line of its own, and the closing quotes stand alone on the last line;
/// their indentation is taken away from every line.
///
/// Wrong:
///
/// ```body
/// accessibilityHint("""Opens
/// the cart""")
/// ```
///
/// Right:
///
/// ```body
/// accessibilityHint("""
///   Opens
///   the cart
///   """)
/// ```
enum InvalidString: RuleDeclaration {
    static let rule = LintRule("invalid-string", .error, .syntax)
}
