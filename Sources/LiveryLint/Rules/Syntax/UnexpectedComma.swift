/// A comma has no argument before it.
///
/// One comma stands between two arguments; one more may follow the last.
///
/// Wrong:
///
/// ```body
/// padding(.top,, 8)
/// ```
///
/// Right:
///
/// ```body
/// padding(.top, 8)
/// ```
enum UnexpectedComma: RuleDeclaration {
    static let rule = LintRule("unexpected-comma", .error, .syntax, fixes: .safe)
}
