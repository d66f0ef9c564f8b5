/// There is more text than can be read here.
///
/// After an argument stands a comma or the closing bracket; after the value of a token, the end of the line. The rest
/// is passed over: put it in another argument, or remove it.
///
/// Wrong:
///
/// ```sheet
/// @token gap = 8 12
/// ```
///
/// Right:
///
/// ```sheet
/// @token gap = 8
///
/// "card" do
///   padding(gap)
/// end
/// ```
enum UnexpectedText: RuleDeclaration {
    static let rule = LintRule("unexpected-text", .error, .syntax)
}
