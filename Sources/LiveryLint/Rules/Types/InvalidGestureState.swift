/// A gesture_state(…) is not written as it has to be.
///
/// gesture_state takes the name of a gesture and a property of its value, then options: defaultValue, min, max, scale
/// and offset. The first three of these limit and stand in for the property, the others change it.
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
    static let rule = LintRule("invalid-gesture-state", .error, .types, fixes: .unsafe)
}
