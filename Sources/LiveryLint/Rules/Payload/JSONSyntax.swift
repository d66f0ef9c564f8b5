/// A text is not JSON.
///
/// A comma, quote, bracket or value is missing, or something stands where it may not. The rest is read all the same,
/// and other readers may refuse all of it. JSON has no comments, no comma after the last value, and only double
/// quotes.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text",}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text"}
/// ```
enum JSONSyntax: RuleDeclaration {
    static let rule = LintRule("json-syntax", .error, .payload, fixes: .safe)
}
