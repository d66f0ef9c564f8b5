/// A string stands in single quotes.
///
/// A string stands in double quotes, as in Swift. Single quotes, which CSS and JavaScript allow, begin nothing. A
/// double quote within a string has a backslash before it.
///
/// Wrong:
///
/// ```body
/// navigationTitle('Home')
/// ```
///
/// Right:
///
/// ```body
/// navigationTitle("Home")
/// ```
enum SingleQuote: RuleDeclaration {
    static let rule = LintRule("single-quote", .error, .syntax, fixes: .safe)
}
