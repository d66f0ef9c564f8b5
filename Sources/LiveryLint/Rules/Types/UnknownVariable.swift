/// A name is neither captured nor a token.
///
/// A name that stands alone is a variable of the rule's pattern, or a token that this sheet declares before, or an
/// imported one. A member of a type begins with a dot, .red, and a text stands in quotes. In a string, braces around
/// another name stay as they are written, with a warning; \{ says that this is meant.
///
/// Wrong:
///
/// ```sheet
/// "p-" <> size do
///   padding(sise)
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
enum UnknownVariable: RuleDeclaration {
    static let rule = LintRule("unknown-variable", .error, .types, fixes: .unsafe)
}
