/// 'modifiers' is no array.
///
/// A node's own modifiers are an array of objects or wire nodes, or the JSON text of such an array, also when there is
/// only one. Anything else has no effect.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "modifiers": {"type": "bold"}}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "bold", "is_active": true}]}
/// ```
enum PayloadModifiers: RuleDeclaration {
    static let rule = LintRule("payload-modifiers", .error, .payload, fixes: .unsafe)
}
