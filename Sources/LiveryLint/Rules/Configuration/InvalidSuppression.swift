/// A comment that should leave findings out isn't understood.
///
/// The forms are `livery:disable-next`, `livery:disable-line`, `livery:disable` up to `livery:enable`, and
/// `livery:disable-file`, each with the names of rules, parted by commas, or `all`, and then a reason. The comment has no
/// effect as it is.
///
/// Wrong:
///
/// ```sheet
/// # livery:disable-nxt redundant-modifier the second one wins on older systems
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
///   # livery:disable-next redundant-modifier the second one wins on older systems
///   bold()
/// end
/// ```
enum InvalidSuppression: RuleDeclaration {
    static let rule = LintRule("invalid-suppression", .warning, .configuration, fixes: .safe)
}
