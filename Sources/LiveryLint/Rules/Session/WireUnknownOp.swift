/// An op has a code that native clients don't have.
///
/// The op is left out, and the page lacks its change. Op 10, which patches a list by positions, is for browsers alone:
/// the view was rendered for them. A code past those of Documentation/ArizonaWire.md, section 4, is of a server that is
/// newer than the client.
///
/// Wrong:
///
/// ```frame
/// {"o": [[10, "home:F1-0t1", [[6, 0]]]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[6, "home:F1-0t1", "a"]]}
/// ```
enum WireUnknownOp: RuleDeclaration {
    static let rule = LintRule("wire-unknown-op", .error, .session)
}
