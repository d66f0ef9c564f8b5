import LiverySource

/// Reports findings as text for people, with the source lines, and a last line that counts them.
public struct TextReporter {
    private var renderer: DiagnosticRenderer
    private let showsSummary: Bool

    /// - Parameters:
    ///   - isColored: Whether to set off parts with ANSI colours.
    ///   - maximumLineWidth: The most cells of a source line that are shown.
    ///   - showsSummary: Whether a last line counts the findings.
    public init(isColored: Bool = false, maximumLineWidth: Int = 120, showsSummary: Bool = true) {
        self.showsSummary = showsSummary
        renderer = DiagnosticRenderer(isColored: isColored, maximumLineWidth: maximumLineWidth)
    }

    /// Writes a report piece by piece: `2 errors, 1 warning in 3 files; 1 can be fixed with --fix` ends it.
    public mutating func write(_ report: LintReport, to output: (String) -> Void) {
        for diagnostic in report.diagnostics { output(renderer.render(diagnostic)) }
        if showsSummary { output("\(report.summary)\n") }
    }
}

extension LintReport {
    /// The counts in one line, without a line break.
    var summary: String {
        let files = "\(fileCount) file\(fileCount == 1 ? "" : "s")"
        if diagnostics.isEmpty { return "nothing found in \(files)" }
        let fixable = fixableCounts.description
        return "\(counts) in \(files)" + (fixable.isEmpty ? "" : "; \(fixable)")
    }
}
