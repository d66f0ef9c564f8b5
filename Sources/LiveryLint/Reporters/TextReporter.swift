import LiverySource

/// Reports findings as text for people, with the source lines, and a last line that counts them.
public struct TextReporter {
    private var renderer: DiagnosticRenderer

    /// - Parameters:
    ///   - isColored: Whether to set off parts with ANSI colours.
    ///   - maximumLineWidth: The most cells of a source line that are shown.
    public init(isColored: Bool = false, maximumLineWidth: Int = 120) {
        renderer = DiagnosticRenderer(isColored: isColored, maximumLineWidth: maximumLineWidth)
    }

    /// Writes a report piece by piece: `2 errors, 1 warning in 3 files` ends it.
    public mutating func write(_ report: LintReport, to output: (String) -> Void) {
        for diagnostic in report.diagnostics { output(renderer.render(diagnostic)) }
        output("\(Self.summary(of: report))\n")
    }

    private static func summary(of report: LintReport) -> String {
        let files = "\(report.fileCount) file\(report.fileCount == 1 ? "" : "s")"
        return report.diagnostics.isEmpty ? "nothing found in \(files)" : "\(report.counts) in \(files)"
    }
}
