/// A backslash in a JSON string begins no escape.
///
/// JSON's escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits; a character past U+FFFF is written
/// as two of these, a surrogate pair.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "text": "\x41"}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "text": "A"}
/// ```
enum JSONEscape: RuleDeclaration {
    static let rule = LintRule("json-escape", .error, .payload, fixes: .safe)
}
