/// A directive is unknown or incomplete.
///
/// The directives are @import "path", @safe_list "name" "name" and @token name = value. What is incomplete is passed
/// over, and what it would have declared is missing elsewhere.
///
/// Wrong:
///
/// ```sheet
/// @imports "base.sheet"
/// ```
///
/// ```import base.sheet
/// "card" do
///   padding(8)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// @import "base.sheet"
/// ```
///
/// ```import base.sheet
/// "card" do
///   padding(8)
/// end
/// ```
enum InvalidDirective: RuleDeclaration {
    static let rule = LintRule("invalid-directive", .error, .syntax, fixes: .safe)
}
