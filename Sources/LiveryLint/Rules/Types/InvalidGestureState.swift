/// Gesture_state(…) has not the form that it takes.
///
/// gesture_state takes the name of a gesture and a property of its value, then options: defaultValue, min, max, scale
/// and offset.
///
/// Wrong:
///
/// ```body
/// offset(x: gesture_state("drag"))
/// ```
///
/// Right:
///
/// ```body
/// offset(x: gesture_state(:drag, .translation.width))
/// ```
enum InvalidGestureState: RuleDeclaration {
    static let rule = LintRule("invalid-gesture-state", .error, .types)
}
