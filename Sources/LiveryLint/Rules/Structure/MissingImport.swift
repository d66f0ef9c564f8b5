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
/// @safe_list "card"
/// ```
enum MissingImport: RuleDeclaration {
    static let rule = LintRule("missing-import", .error, .structure)
}
