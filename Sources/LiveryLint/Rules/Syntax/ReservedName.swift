/// A name with a meaning of its own stands for a modifier.
///
/// 'attr', 'event' and 'gesture_state' stand for values: a prop of the node, something that the server is told, the
/// state of a gesture. They are arguments of a modifier and none themselves.
///
/// Wrong:
///
/// ```body
/// attr("disabled")
/// ```
///
/// Right:
///
/// ```body
/// disabled(attr("disabled"))
/// ```
enum ReservedName: RuleDeclaration {
    static let rule = LintRule("reserved-name", .error, .syntax)
}
