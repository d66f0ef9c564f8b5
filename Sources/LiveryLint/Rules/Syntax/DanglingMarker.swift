/// A marker for a stylesheet has no literal after it.
///
/// `/* livery */` marks the string literal that follows it directly, as a sheet; `/* livery body */` marks modifiers, and
/// `/* livery class */` class names. Move the marker to the literal, or remove it.
///
/// Wrong:
///
/// ```swift
/// /* livery */
/// let sheet = """
///     "card" do
///       padding(8)
///     end
///     """
/// ```
///
/// Right:
///
/// ```swift
/// let sheet = /* livery */ """
///     "card" do
///       padding(8)
///     end
///     """
/// ```
enum DanglingMarker: RuleDeclaration {
    static let rule = LintRule("dangling-marker", .warning, .syntax)
}
