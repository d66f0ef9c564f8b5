/// A rule has no 'end'.
///
/// Every rule is closed by 'end', on a line of its own or after its last modifier. Without it, the next rule would be
/// part of this one.
///
/// Wrong:
///
/// ```sheet
/// "card" do
///   padding(8)
///
/// "title" do
///   bold()
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card" do
///   padding(8)
/// end
///
/// "title" do
///   bold()
/// end
/// ```
enum ExpectedEnd: RuleDeclaration {
    static let rule = LintRule("expected-end", .error, .syntax, fixes: .safe)
}
