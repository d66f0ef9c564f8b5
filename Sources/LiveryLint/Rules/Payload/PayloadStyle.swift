/// 'style' is no text.
///
/// A style holds modifiers as a stylesheet writes them, in one text: "padding(8); bold()". Anything else has no
/// effect.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "style": ["bold()"]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "style": "bold()"}
/// ```
enum PayloadStyle: RuleDeclaration {
    static let rule = LintRule("payload-style", .error, .payload)
}
