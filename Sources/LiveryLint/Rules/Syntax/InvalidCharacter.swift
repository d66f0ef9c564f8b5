/// A character can't stand here.
///
/// A name has letters, digits and underscores. Some characters look like spaces or letters and are none, which
/// happens with text that was copied from a web page; the message names them.
///
/// Wrong:
///
/// ```body
/// padding(.%)
/// ```
///
/// Right:
///
/// ```body
/// padding(.all)
/// ```
enum InvalidCharacter: RuleDeclaration {
    static let rule = LintRule("invalid-character", .error, .syntax, fixes: .safe)
}
