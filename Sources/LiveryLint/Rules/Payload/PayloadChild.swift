/// Null stands among children.
///
/// It shows nothing. A server that leaves out a child leaves out its element too.
///
/// Wrong:
///
/// ```tree
/// {"type": "Column", "children": [null]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Column", "children": []}
/// ```
enum PayloadChild: RuleDeclaration {
    static let rule = LintRule("payload-child", .warning, .payload)
}
