/// A comment leaves findings out and doesn't say why.
///
/// Who reads the comment later has to know whether it is still needed. Write the reason after the rule's name.
///
/// Wrong:
///
/// ```sheet
/// "title" do
///   bold()
///   # livery:disable-next redundant-modifier
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
enum SuppressionWithoutReason: RuleDeclaration {
    static let rule = LintRule("suppression-without-reason", .note, .configuration)
}
