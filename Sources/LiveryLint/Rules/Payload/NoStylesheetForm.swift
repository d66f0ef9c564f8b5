/// A modifiers array says something that no stylesheet can.
///
/// LiveView Native 0.1 had modifiers without a counterpart in stylesheets. They are left out, and the rest of the
/// array counts. An app can have a modifier of its own for it. The event of a `change` is left out too: a binding takes
/// an `attr`, and the host knows the prop to write back. `livery convert` also says so of values that can't be written as
/// text, and of arrays that are known only when the program runs.
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
