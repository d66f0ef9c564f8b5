/// A backslash in a string begins no escape.
///
/// The escapes are \" \\ \n \t \r \0, \{ and \} for braces that are no interpolation, and \u{…} with a Unicode scalar
/// in hexadecimal. Any other backslash is kept as it is, and should be doubled to say so.
///
/// Wrong:
///
/// ```body
/// navigationTitle("C:\Users")
/// ```
///
/// Right:
///
/// ```body
/// navigationTitle("C:\\Users")
/// ```
enum InvalidEscape: RuleDeclaration {
    static let rule = LintRule("invalid-escape", .warning, .syntax, fixes: .safe)
}
