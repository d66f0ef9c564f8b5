/// 'children' is no array.
///
/// Children are an array of elements and texts, also when there is only one.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "children": "Hello"}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "children": ["Hello"]}
/// ```
enum PayloadChildren: RuleDeclaration {
    static let rule = LintRule("payload-children", .error, .payload, fixes: .safe)
}
