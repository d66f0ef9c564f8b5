/// 'style' is no text.
///
/// A style holds modifiers as a stylesheet writes them: "padding(8); bold()".
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
