/// A pattern is not written as one.
///
/// A pattern is made of strings, which match themselves, and variables, each of which captures at least one character,
/// joined by '<>'. A variable stands once in it, and without braces.
///
/// Wrong:
///
/// ```sheet
/// "p-" <> do
///   padding(8)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "p-" <> size do
///   padding(size)
/// end
/// ```
enum InvalidPattern: RuleDeclaration {
    static let rule = LintRule("invalid-pattern", .error, .syntax, fixes: .unsafe)
}
