/// A token is declared twice in one sheet.
///
/// The first declaration counts everywhere in the sheet, so that the later one has no effect. Give one of them another
/// name. A sheet may declare a token that an import has too: then its own counts.
///
/// Wrong:
///
/// ```sheet
/// @token gap = 8
/// @token gap = 12
/// ```
///
/// Right:
///
/// ```sheet
/// @token gap = 8
/// @token wide_gap = 12
///
/// "card" do
///   padding(.vertical, gap)
///   padding(.horizontal, wide_gap)
/// end
/// ```
enum DuplicateToken: RuleDeclaration {
    static let rule = LintRule("duplicate-token", .error, .structure)
}
