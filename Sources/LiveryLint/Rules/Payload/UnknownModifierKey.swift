/// An entry of a modifiers array has a key that means nothing.
///
/// The modifier takes no such value, and the key is passed over. It is misspelt, or belongs to another modifier. Keys
/// are written in snake_case or camelCase.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "opacity", "opacity": 0.5, "opacty": 1}]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "opacity", "opacity": 0.5}]}
/// ```
enum UnknownModifierKey: RuleDeclaration {
    static let rule = LintRule("unknown-modifier-key", .warning, .payload, fixes: .unsafe)
}
