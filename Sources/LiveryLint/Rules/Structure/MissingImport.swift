/// An imported sheet can't be read.
///
/// Rules and tokens of the sheet are missing where they are used. The path of an import is relative to the folder of
/// the sheet that has it. The message says why the file can't be read.
///
/// Wrong:
///
/// ```sheet
/// @import "no-such.sheet"
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
enum MissingImport: RuleDeclaration {
    static let rule = LintRule("missing-import", .error, .structure)
}
