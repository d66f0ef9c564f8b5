/// An argument has no label, and its parameter has one.
///
/// As in Swift, an argument has the label of its parameter, unless that is declared as '_'. Only an event or the name
/// of a content may stand without the label of the closure that it is for.
///
/// Wrong:
///
/// ```body
/// blur(4)
/// ```
///
/// Right:
///
/// ```body
/// blur(radius: 4)
/// ```
enum MissingLabel: RuleDeclaration {
    static let rule = LintRule("missing-label", .error, .types, fixes: .unsafe)
}
