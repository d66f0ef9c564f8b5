/// An entry of a modifiers array can't be read.
///
/// An entry is an object whose 'type' names the modifier, with its arguments by label, or a wire node, ["padding", {},
/// [8]]. The message says what was expected where. The entry is left out; all others count.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "modifiers": [8]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "padding", "length": 8}]}
/// ```
enum InvalidModifierEntry: RuleDeclaration {
    static let rule = LintRule("invalid-modifier-entry", .error, .payload, fixes: .unsafe)
}
