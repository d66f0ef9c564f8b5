/// Braces hold something else than a name.
///
/// {name} stands for the text that a pattern captured, read as a value or the name of a member, or for a token. It
/// can't hold an expression, and can't stand for a modifier or a part of a path. In a string, a brace that is text is
/// written \{.
///
/// Wrong:
///
/// ```sheet
/// "p-" <> size do
///   padding({size * 2})
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "p-" <> size do
///   padding({size})
/// end
/// ```
enum InvalidInterpolation: RuleDeclaration {
    static let rule = LintRule("invalid-interpolation", .error, .syntax, fixes: .unsafe)
}
