/// An op is not of the form that its code asks for.
///
/// An op is an array of a code, a target and what the code asks for: an insertion, op 5, needs a key, a position and a
/// payload. An op that lacks something, or has something else in its place, is left out, and the other ops of the frame
/// are applied. Documentation/ArizonaWire.md, section 4, has the form of each.
///
/// Wrong:
///
/// ```frame
/// {"o": [[5, "home:F1-0t1", "b"]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[5, "home:F1-0t1", "b", -1, {"f": "F2", "d": ["b", "Bread"]}]]}
/// ```
enum WireOp: RuleDeclaration {
    static let rule = LintRule("wire-op", .error, .session)
}
