/// Labelled and plain values stand in one list.
///
/// Square brackets hold a list of values, or values that all have a label. Give each entry a label, or none.
///
/// Wrong:
///
/// ```body
/// onAppear(perform: event("seen", params: [id: 1, 2]))
/// ```
///
/// Right:
///
/// ```body
/// onAppear(perform: event("seen", params: [id: 1, count: 2]))
/// ```
enum MixedCollection: RuleDeclaration {
    static let rule = LintRule("mixed-collection", .error, .syntax)
}
