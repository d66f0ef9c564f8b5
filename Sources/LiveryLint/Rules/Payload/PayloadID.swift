/// An id is neither a text nor a number.
///
/// The id has no effect, and the node is known by its place, which changes when nodes before it come and go.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "id": true}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "id": "title"}
/// ```
enum PayloadID: RuleDeclaration {
    static let rule = LintRule("payload-id", .warning, .payload)
}
