/// A node lacks the prop that an attr(…) reads.
///
/// Without the prop the modifier is left out on this node, or its default is used. Send the prop, or write
/// attr("name", default: value) when it may be missing.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "class": "fade"}
/// ```
///
/// ```sheet
/// "fade" do
///   opacity(attr("level"))
/// end
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "class": "fade", "level": 0.5}
/// ```
///
/// ```sheet
/// "fade" do
///   opacity(attr("level"))
/// end
/// ```
enum MissingAttribute: RuleDeclaration {
    static let rule = LintRule("missing-attribute", .error, .payload)
}
