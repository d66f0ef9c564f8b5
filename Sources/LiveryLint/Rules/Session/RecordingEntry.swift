/// A line of a recording is no entry.
///
/// An entry is an object whose "dir" says what happened, with what belongs to that: "open" has a "url", "in", "out" and
/// "note" have a "text", "close" and "close_sent" a "code". The line is passed over, so that what comes after may differ
/// from what was recorded (Documentation/ArizonaWire.md, section 11).
///
/// Wrong:
///
/// ```recording
/// {"dir": "opened", "conn": 1}
/// {"dir": "in", "conn": 1}
/// ```
///
/// Right:
///
/// ```recording
/// {"dir": "opened", "conn": 1}
/// {"dir": "in", "conn": 1, "text": "1"}
/// ```
enum RecordingEntry: RuleDeclaration {
    static let rule = LintRule("recording-entry", .error, .session)
}
