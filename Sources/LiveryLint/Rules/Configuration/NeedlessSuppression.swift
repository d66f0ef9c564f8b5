/// A comment leaves out findings that there are none of.
///
/// What it was for has been mended, or has moved. Remove it, so that it doesn't hide a later mistake.
///
/// Wrong:
///
/// ```sheet
/// # livery:disable-next unknown-modifier comes with the next release
/// "title" do
///   bold()
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "title" do
///   bold()
/// end
/// ```
enum NeedlessSuppression: RuleDeclaration {
    static let rule = LintRule("needless-suppression", .warning, .configuration, fixes: .safe)
}
