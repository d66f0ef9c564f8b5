/// A modifier is followed by a closure.
///
/// A stylesheet has no code. Content is written in the template, as a child with template="name", and referred to by
/// its name: overlay(content: :name). An action is an event: onTapGesture(perform: event("tap")).
///
/// Wrong:
///
/// ```body
/// overlay() { Text("New") }
/// ```
///
/// Right:
///
/// ```body
/// overlay(content: :badge)
/// ```
enum TrailingClosure: RuleDeclaration {
    static let rule = LintRule("trailing-closure", .error, .syntax)
}
