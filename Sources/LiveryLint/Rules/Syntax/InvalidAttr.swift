/// An attr(…) is not written as it has to be.
///
/// attr("name") stands for the prop of that name on the node, attr("name", default: value) for the value when the node
/// has none. The name is a string in quotes, and nothing but the default may follow it.
///
/// Wrong:
///
/// ```body
/// opacity(attr(opacity))
/// ```
///
/// Right:
///
/// ```body
/// opacity(attr("opacity"))
/// ```
enum InvalidAttr: RuleDeclaration {
    static let rule = LintRule("invalid-attr", .error, .syntax, fixes: .unsafe)
}
