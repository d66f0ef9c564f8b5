/// Null stands among children.
///
/// It shows nothing, and most often stands for an element that the server left out. Leave out its place in the array
/// too.
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
