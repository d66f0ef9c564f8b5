/// A modifiers array says something that no stylesheet can.
///
/// LiveView Native 0.1 had modifiers without a counterpart in stylesheets. They are left out, and the rest of the
/// array counts. An app can have a modifier of its own for it.
///
/// Wrong:
///
/// ```tree
/// {
///   "type": "Text",
///   "modifiers": [
///     {
///       "type": "keyframe_animator", "initial_value": 0, "trigger": "count", "keyframes": [],
///       "modifiers": "[]", "properties": {}
///     }
///   ]
/// }
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "modifiers": []}
/// ```
enum NoStylesheetForm: RuleDeclaration {
    static let rule = LintRule("no-stylesheet-form", .warning, .payload)
}
