/// A payload holds no widgets.
///
/// A payload is an element, or an array of elements. A text or another value has no type that says what to show: put
/// it among the children of an element.
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
