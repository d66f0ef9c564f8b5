/// A JSON number is too large for a floating-point value.
///
/// The text of the number is kept, but no modifier can use it. Send a smaller number, or a string when it is an
/// identifier.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "size": 1e999}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "size": 1e9}
/// ```
enum JSONNumberRange: RuleDeclaration {
    static let rule = LintRule("json-number-range", .warning, .payload)
}
