/// A payload is no text, template or list, or doesn't fit its statics.
///
/// A template is {"f", "s", "d"}, with one dynamic in "d" fewer than it has statics; a list is the same with "t": 0 and
/// an array of dynamics for each item. A new page has to be a template. The op is left out, and what it should replace
/// stays (Documentation/ArizonaWire.md, section 5).
///
/// Wrong:
///
/// ```frame
/// {"o": [[5, "home:F1-0t1", "b", -1, {"f": "F2", "d": ["b"]}]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[5, "home:F1-0t1", "b", -1, {"f": "F2", "d": ["b", "Bread"]}]]}
/// ```
enum WirePayload: RuleDeclaration {
    static let rule = LintRule("wire-payload", .error, .session)
}
