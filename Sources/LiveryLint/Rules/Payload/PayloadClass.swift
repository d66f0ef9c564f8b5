/// 'class' is neither a text nor a list of texts.
///
/// Class names are one text, separated by spaces, or an array of texts. What is neither has no effect, and the node
/// goes without the modifiers of its classes.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "class": 3}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "class": ""}
/// ```
enum PayloadClass: RuleDeclaration {
    static let rule = LintRule("payload-class", .error, .payload)
}
