/// A token is declared twice in one sheet.
///
/// The first declaration counts. A sheet may declare a token that an import has: then its own counts.
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
