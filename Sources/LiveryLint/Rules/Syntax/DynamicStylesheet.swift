/// A marked literal has parts that only the program knows.
///
/// A sheet is checked and compiled before the program runs, so that a literal with interpolation can't be read. Write it
/// without: what differs from node to node is a prop, read with `attr`, or another class.
///
/// Wrong:
///
/// ```swift
/// let size = 8
/// let sheet = /* livery */ """
///     "card" do
///       padding(\(size))
///     end
///     """
/// ```
///
/// Right:
///
/// ```swift
/// let sheet = /* livery */ """
///     "card" do
///       padding(attr("padding"))
///     end
///     """
/// ```
enum DynamicStylesheet: RuleDeclaration {
    static let rule = LintRule("dynamic-stylesheet", .warning, .syntax)
}
