/// A payload names statics that were never sent.
///
/// The op is left out. A server sends the statics of a fingerprint once on a connection, and leaves them out afterwards
/// and for fingerprints that the client has announced. They are missing when the frame that had them was lost, or when a
/// recording begins with a client that knew some already: record with an empty cache.
///
/// Wrong:
///
/// ```frame
/// {"o": [[0, "home:F1-1t0", {"f": "F3", "d": ["Welcome"]}]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[0, "home:F1-1t0", {"f": "F3", "s": ["{\"type\": \"Text\", \"text\": ", "}"], "d": ["Welcome"]}]]}
/// ```
enum WireFingerprint: RuleDeclaration {
    static let rule = LintRule("wire-fingerprint", .error, .session)
}
