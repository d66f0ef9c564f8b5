/// A comment has no end.
///
/// A comment that begins with /* goes on to the next */. Everything after this one counts as a comment.
///
/// Wrong:
///
/// ```body
/// padding(8) /* more later
/// ```
///
/// Right:
///
/// ```body
/// padding(8) /* more later */
/// ```
enum UnterminatedComment: RuleDeclaration {
    static let rule = LintRule("unterminated-comment", .error, .syntax)
}
