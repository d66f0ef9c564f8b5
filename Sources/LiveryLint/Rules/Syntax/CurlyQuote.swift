/// A string stands in curly quotes.
///
/// Word processors and chat programs turn straight quotes into curly ones, which begin no string. Write straight
/// quotes.
///
/// Wrong:
///
/// ```body
/// navigationTitle(“Home”)
/// ```
///
/// Right:
///
/// ```body
/// navigationTitle("Home")
/// ```
enum CurlyQuote: RuleDeclaration {
    static let rule = LintRule("curly-quote", .error, .syntax, fixes: .safe)
}
