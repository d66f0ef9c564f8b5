import LiveryJSON
import LiverySource

/// Reports findings as one JSON object:
///
///     {"files": 3, "errors": 2, "warnings": 1, "notes": 0, "diagnostics": [{"rule": "unknown-modifier", …}]}
///
/// The diagnostics are in order, in the form of `JSONWriter.diagnostic(_:lines:)`.
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
        writer.key("diagnostics")
        writer.beginArray()
        for diagnostic in report.diagnostics { writer.diagnostic(diagnostic, lines: &lines) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }
}
