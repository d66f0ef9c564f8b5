/// Two nodes have the same id.
///
/// An id names one node, so that changes reach it. The later ones are told apart by a number, as in title#2, which is
/// another node after the order changes.
///
/// Wrong:
///
/// ```tree
/// [{"type": "Text", "id": "title"}, {"type": "Text", "id": "title"}]
/// ```
///
/// Right:
///
/// ```tree
/// [{"type": "Text", "id": "title"}, {"type": "Text", "id": "price"}]
/// ```
enum PayloadDuplicateID: RuleDeclaration {
    static let rule = LintRule("payload-duplicate-id", .warning, .payload)
}
