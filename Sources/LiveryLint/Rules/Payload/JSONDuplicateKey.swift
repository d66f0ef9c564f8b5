/// An object has a key twice.
///
/// The last value counts, as in most readers; some take the first. One of the two is a mistake of the sender: remove
/// it.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "size": 1, "size": 2}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "size": 2}
/// ```
enum JSONDuplicateKey: RuleDeclaration {
    static let rule = LintRule("json-duplicate-key", .warning, .payload)
}
