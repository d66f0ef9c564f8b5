import LiverySource

/// Reports findings as the XML of Checkstyle 4.3, which many review tools read:
///
///     <checkstyle version="4.3">
///       <file name="card.sheet">
///         <error line="3" column="5" severity="error" message="unknown modifier 'paddng'" source="livery.unknown-modifier"/>
///
/// Every file that was looked at is there. Columns count UTF-16 code units from 1. A note has the severity `info`.
public struct CheckstyleReporter {
    /// Makes a reporter.
    public init() {}

    /// The document as UTF-8, ending in a line break.
    public func bytes(of report: LintReport) -> [UInt8] {
        let findings = Dictionary(grouping: report.diagnostics, by: \.file.path)
        var positions = PositionTable()
        var writer = XMLWriter()
        writer.begin("checkstyle", ["version": "4.3"])
        for path in report.paths {
            let diagnostics = findings[path] ?? []
            if diagnostics.isEmpty {
                writer.element("file", ["name": path])
                continue
            }
            writer.begin("file", ["name": path])
            for diagnostic in diagnostics {
                let start = positions.bounds(of: diagnostic.location).start
                writer.element(
                    "error",
                    [
                        "line": "\(start.line)", "column": "\(start.column)",
                        "severity": diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue,
                        "message": diagnostic.message, "source": "livery.\(diagnostic.rule)",
                    ])
            }
            writer.end()
        }
        writer.end()
        return writer.bytes
    }
}
