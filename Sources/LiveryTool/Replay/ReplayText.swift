import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiverySource

/// Tells people what came of recordings.
struct ReplayText {
    /// Whether to show the tree at the end.
    var showsPage: Bool

    /// Writes the differences to standard output, then a line for the recording, and what messages hold that can't be
    /// applied to standard error.
    func show(_ outcome: ReplayRun.Outcome, in console: Console) {
        console.report(outcome.diagnostics, limit: PreviewCommand.shownDiagnostics)
        var renderer = DiagnosticRenderer(isColored: console.usesColor)
        // The gutter of line numbers takes the rest of the line.
        if console.output.isTerminal { renderer.maximumLineWidth = min(120, console.width - 9) }
        for difference in outcome.differences { console.write(renderer.render(difference.diagnostic)) }
        console.print(summary(of: outcome))
        if showsPage { console.write(TextPreview(for: console).text(of: outcome.replay.wire.page)) }
    }

    /// Writes a message of the server and the tree after it.
    func show(_ frame: ReplayRun.Frame, in console: Console) {
        let limit = min(console.width, 120)
        // A message may be of any length; no more of it is shown than fits.
        let text = frame.text.prefix(limit)
        let heading = VisibleText.escaping("\(frame.entry.state.file.path):\(frame.entry.line): \(text)")
        let isCut = heading.count > limit
        console.print(
            TextStyle.strong.applied(
                to: isCut ? heading.prefix(limit - 1) + "…" : heading, isColored: console.usesColor))
        let marks = frame.before.tree.roots.isEmpty ? nil : PreviewMarks(from: frame.before, to: frame.after)
        console.write(TextPreview(for: console).text(of: frame.after, marks: marks))
    }

    private func summary(of outcome: ReplayRun.Outcome) -> String {
        let counts = outcome.replay.counts
        var parts = [
            "\(Counted(counts.received, "frame"))", "\(counts.sent) sent",
            "\(Counted(outcome.differences.count, "difference"))",
        ]
        if !outcome.diagnostics.isEmpty { parts.append("\(DiagnosticCounts(outcome.diagnostics))") }
        let path = VisibleText.escaping(outcome.path)
        return "\(path): \(parts.joined(separator: ", "))"
            + (outcome.isStopped ? " (stopped there; --all goes on)" : "")
    }
}
