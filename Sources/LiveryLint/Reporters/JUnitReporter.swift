import LiverySource

/// Reports findings as the XML that test runners write and CI servers read: a suite for each file, in which every finding,
/// whatever its severity, is a failed test case, and a file without findings has one that passes.
///
///     <testsuites name="livery" tests="2" failures="1">
///       <testsuite name="card.sheet" tests="1" failures="1">
///         <testcase classname="card.sheet" name="unknown-modifier at 3:5">
///           <failure type="error" message="unknown modifier 'paddng'">card.sheet:3:5: error: …</failure>
///
/// The text of a failure is that of ``TextReporter``, its positions count UTF-8 bytes.
public struct JUnitReporter {
    /// Makes a reporter.
    public init() {}

    /// The document as UTF-8, ending in a line break.
    public func bytes(of report: LintReport) -> [UInt8] {
        let findings = Dictionary(grouping: report.diagnostics, by: \.file.path)
        let cleanCount = report.paths.count { findings[$0] == nil }
        var renderer = DiagnosticRenderer()
        var lines = LineIndexes()
        var writer = XMLWriter()
        writer.begin(
            "testsuites",
            [
                "name": "livery", "tests": "\(report.diagnostics.count + cleanCount)",
                "failures": "\(report.diagnostics.count)",
            ])
        for path in report.paths {
            let diagnostics = findings[path] ?? []
            writer.begin(
                "testsuite",
                ["name": path, "tests": "\(max(1, diagnostics.count))", "failures": "\(diagnostics.count)"])
            if diagnostics.isEmpty { writer.element("testcase", ["classname": path, "name": "lint"]) }
            for diagnostic in diagnostics {
                let position = lines.index(of: diagnostic.file).position(of: diagnostic.range.lowerBound)
                let name = "\(diagnostic.rule) at \(position.line):\(position.column)"
                writer.begin("testcase", ["classname": path, "name": name])
                writer.element(
                    "failure", ["type": diagnostic.severity.rawValue, "message": diagnostic.message],
                    text: renderer.render(diagnostic))
                writer.end()
            }
            writer.end()
        }
        writer.end()
        return writer.bytes
    }
}
