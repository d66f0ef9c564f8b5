/// A prop can't be converted to what its attr(…) asks for.
///
/// The prop has a value of another type than the modifier takes. The default of the attr(…) or of the parameter is
/// used when there is one, else the modifier is left out on this node. Send a value of the type that the message
/// names, or its text.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "class": "fade", "level": "much"}
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
enum MalformedAttribute: RuleDeclaration {
    static let rule = LintRule("malformed-attribute", .error, .payload)
}
