/// Swift has this, and a stylesheet hasn't.
///
/// A stylesheet says what things look like and computes nothing: it has no operators, conditions, optional chaining,
/// key paths or closures. Write the result, or let the server compute a prop and read it with attr("name").
/// Parentheses hold one value, or the labelled parts of a tuple.
///
/// Wrong:
///
/// ```body
/// padding(8 + 4)
/// ```
///
/// Right:
///
/// ```body
/// padding(12)
/// ```
enum UnsupportedSyntax: RuleDeclaration {
    static let rule = LintRule("unsupported-syntax", .error, .syntax, fixes: .unsafe)
}
