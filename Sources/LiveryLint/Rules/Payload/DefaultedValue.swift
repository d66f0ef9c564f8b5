/// A value is unknown, and a default takes its place.
///
/// LiveView Native 0.1 takes the default without a word; the value is misspelt, or newer than the client. Correct it,
/// or leave it out when the default is meant.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "tint", "color": {"string": "system-rde"}}]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "tint", "color": {"string": "system-red"}}]}
/// ```
enum DefaultedValue: RuleDeclaration {
    static let rule = LintRule("defaulted-value", .warning, .payload, fixes: .unsafe)
}
