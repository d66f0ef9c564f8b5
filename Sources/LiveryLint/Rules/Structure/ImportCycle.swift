/// Sheets import each other in a circle.
///
/// The import that closes the circle is left out. Move what both sheets need to a third one, and let both import
/// that.
///
/// Wrong:
///
/// ```sheet app.sheet
/// @import "base.sheet"
/// ```
///
/// ```import base.sheet
/// @import "app.sheet"
/// ```
///
/// Right:
///
/// ```sheet app.sheet
/// @import "base.sheet"
/// ```
///
/// ```import base.sheet
/// "card" do
///   padding(8)
/// end
/// ```
enum ImportCycle: RuleDeclaration {
    static let rule = LintRule("import-cycle", .error, .structure)
}
