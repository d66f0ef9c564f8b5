/// A control character stands in a JSON string.
///
/// Characters below U+0020 are written as escapes in JSON, a line break as \n and a tab as \t. Other readers refuse
/// the whole payload.
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
/// {"type": "Text", "text": "a\tb"}
/// ```
enum JSONControlCharacter: RuleDeclaration {
    static let rule = LintRule("json-control-character", .error, .payload, fixes: .safe)
}
