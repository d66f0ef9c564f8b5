/// Statics make no JSON value with dynamics between them.
///
/// Statics are an array of strings, and with a value between each two they are the JSON text of one node. What needs
/// them is left out. A note has the place in the statics: mend the template that they were made of, which gives it
/// another fingerprint.
///
/// Wrong:
///
/// ```frame
/// {"o": [[0, "home:F1-1t0", {"f": "F3", "s": ["{\"type\": \"Text\", \"text\": ", ""], "d": ["Welcome"]}]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[0, "home:F1-1t0", {"f": "F3", "s": ["{\"type\": \"Text\", \"text\": ", "}"], "d": ["Welcome"]}]]}
/// ```
enum WireStatics: RuleDeclaration {
    static let rule = LintRule("wire-statics", .error, .session)
}
