/// An event(…) is not written as it has to be.
///
/// event("name") tells the server of what happened. Its options are labelled: debounce and throttle in milliseconds,
/// target with the number of a component, type with a string, and params with literals, lists and labelled values.
///
/// Wrong:
///
/// ```body
/// onAppear(perform: event("seen", 100))
/// ```
///
/// Right:
///
/// ```body
/// onAppear(perform: event("seen", throttle: 100))
/// ```
enum InvalidEvent: RuleDeclaration {
    static let rule = LintRule("invalid-event", .error, .syntax, fixes: .unsafe)
}
