import LiveryJSON
import LiverySource

/// Reports findings as one JSON object:
///
///     {"files": 3, "errors": 2, "warnings": 1, "notes": 0, "fixable": 1, "unsafelyFixable": 0,
///      "rules": {"unknown-modifier": 2, "deprecated": 1}, "diagnostics": [{"rule": "unknown-modifier", …}]}
///
/// `fixable` counts what has a safe fix-it, `unsafelyFixable` what has only unsafe ones. `rules` has the number of findings
/// of each rule, the most frequent first. The diagnostics are in order, in the form of `JSONWriter.diagnostic(_:lines:)`.
public struct JSONReporter {
    /// Makes a reporter.
    public init() {}

    /// The report as JSON text in UTF-8.
    public func bytes(of report: LintReport) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        var lines = LineIndexes()
        writer.beginObject()
        writer.member("files", report.fileCount)
        writer.member("errors", report.counts.errors)
        writer.member("warnings", report.counts.warnings)
        writer.member("notes", report.counts.notes)
        let fixable = report.fixableCounts
        writer.member("fixable", fixable.safe)
        writer.member("unsafelyFixable", fixable.unsafe)
        writer.key("rules")
        writer.beginObject()
        for rule in report.ruleCounts { writer.member(rule.rule, rule.count) }
        writer.endObject()
        writer.key("diagnostics")
        writer.beginArray()
        for diagnostic in report.diagnostics { writer.diagnostic(diagnostic, lines: &lines) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }
}
