/// A payload holds no widgets.
///
/// A payload is an element, or an array of elements.
///
/// Wrong:
///
/// ```tree
/// "Hello"
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "children": ["Hello"]}
/// ```
enum PayloadRoot: RuleDeclaration {
    static let rule = LintRule("payload-root", .error, .payload)
}
