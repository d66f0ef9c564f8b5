/// A string stands in curly quotes.
///
/// Word processors and chat programs turn straight quotes into curly ones, which begin no string. Replace both by
/// straight ones. Within a string, curly quotes are text as any other.
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
