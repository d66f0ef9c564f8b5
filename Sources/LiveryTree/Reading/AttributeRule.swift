import LiverySource

/// What an attribute that means something to the tree must be, in words, for payloads and for edits.
struct AttributeRule {
    let rule: String
    var severity = Severity.error
    let name: String
    let expected: String

    static let `class` = AttributeRule(
        rule: PayloadRule.class, name: "class", expected: "a string or an array of strings")
    static let style = AttributeRule(rule: PayloadRule.style, name: "style", expected: "a string")
    static let modifiers = AttributeRule(rule: PayloadRule.modifiers, name: "modifiers", expected: "an array")
    static let id = AttributeRule(
        rule: PayloadRule.id, severity: .warning, name: "id", expected: "a string or a number")

    /// What an element of the array is to be, when the attribute is one.
    static func classNameMessage(node: String, found: String) -> String {
        "expected a string among the class names of \(node), found \(found)"
    }

    /// - Parameter node: The node's type and path.
    func message(node: String, found: String) -> String {
        "expected \(expected) as the '\(name)' of \(node), found \(found)"
    }
}
