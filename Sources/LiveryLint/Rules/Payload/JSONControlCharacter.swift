/// A control character stands in a JSON string.
///
/// Characters below U+0020 are written as escapes in JSON, a line break as \n.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "text": "a	b"}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "text": "a\u0001b"}
/// ```
enum JSONControlCharacter: RuleDeclaration {
    static let rule = LintRule("json-control-character", .error, .payload, fixes: .safe)
}
