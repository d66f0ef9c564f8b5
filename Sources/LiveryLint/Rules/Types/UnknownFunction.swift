/// There is no function of this name.
///
/// What a stylesheet can call are types, as in `Color("name")`, members, as in `.rect(cornerRadius: 8)`, and `attr`, `event`
/// and `gesture_state`. It has no functions of an app or of a server: let the server compute a prop and read it with
/// `attr`.
///
/// Wrong:
///
/// ```body
/// clipShape(rect(cornerRadius: 8))
/// ```
///
/// Right:
///
/// ```body
/// clipShape(.rect(cornerRadius: 8))
/// ```
enum UnknownFunction: RuleDeclaration {
    static let rule = LintRule("unknown-function", .error, .types, fixes: .unsafe)
}
