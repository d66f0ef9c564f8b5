/// An element has no type.
///
/// The type says which widget to show. Without it the element is left out, and its children stand in its place.
///
/// Wrong:
///
/// ```tree
/// {"children": ["Hello"]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "children": ["Hello"]}
/// ```
enum PayloadType: RuleDeclaration {
    static let rule = LintRule("payload-type", .error, .payload)
}
