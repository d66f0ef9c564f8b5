/// A frame of the server has another form than an object of ops and effects.
///
/// A frame is the text 1, which answers a heartbeat, or an object in which "o" is an array of ops and "e" an array of
/// effects. What has another form is left out: the whole frame, or the member alone. Send ops and effects in these
/// members (Documentation/ArizonaWire.md, section 3).
///
/// Wrong:
///
/// ```frame
/// [[0, "home:F1-1t0", "Welcome"]]
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[0, "home:F1-1t0", "Welcome"]]}
/// ```
enum WireFrame: RuleDeclaration {
    static let rule = LintRule("wire-frame", .error, .session)
}
