/// A range is not written as one, or its bounds are turned round.
///
/// A range is written a...b with b, a..<b without it, or with one bound: a..., ...b, ..<b. The lower bound comes
/// first.
///
/// Wrong:
///
/// ```body
/// lineLimit(1..3)
/// ```
///
/// Right:
///
/// ```body
/// lineLimit(1...3)
/// ```
enum InvalidRange: RuleDeclaration {
    static let rule = LintRule("invalid-range", .error, .syntax, fixes: .unsafe)
}
