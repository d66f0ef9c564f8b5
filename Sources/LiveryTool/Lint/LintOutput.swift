import LiveryCommandLine
import LiveryLint
import LiverySource

/// How a command line wants findings told, and where.
struct LintOutput {
    var format: LintCommand.Format
    var showsStatistics: Bool
    var isQuiet: Bool
    /// The file to write to; nil for the console.
    var path: String?

    /// Tells what was found: in the file or on standard output, or on standard error when fixed text has taken that; and
    /// on standard error what is to say besides.
    ///
    /// - Parameter isComplete: Whether all files could be read.
    func show(
        _ outcome: FileLinter.Outcome, isComplete: Bool, isOutputTaken: Bool, in console: Console
    ) throws(FileError) {
        var report = outcome.report
        if isQuiet {
            report = LintReport(report.diagnostics.filter { $0.severity == .error }, paths: Set(report.paths))
        }
        if let path {
            try FileSystem.write(bytes(of: report, isComplete, isColored: false, width: 120), to: path)
        } else if isOutputTaken {
            if !report.diagnostics.isEmpty {
                let bytes = bytes(
                    of: report, isComplete, isColored: console.usesColorForErrors, width: width(console.errors, console)
                )
                console.report(String(decoding: bytes, as: UTF8.self))
            }
        } else {
            console.write(
                bytes(of: report, isComplete, isColored: console.usesColor, width: width(console.output, console)))
        }
        if !isQuiet { remark(on: outcome, in: console) }
    }

    /// Writes differences to the file or to standard output.
    func show(_ differences: [UnifiedDiff], in console: Console) throws(FileError) {
        if let path {
            try FileSystem.write(differences.flatMap { $0.bytes() }, to: path)
        } else {
            let isVisible = console.output.isTerminal
            for difference in differences {
                console.write(difference.bytes(isColored: console.usesColor, isVisible: isVisible))
            }
        }
    }

    /// The cells for a source line, beside the gutter of line numbers.
    private func width(_ output: BufferedOutput, _ console: Console) -> Int {
        output.isTerminal ? min(120, console.width - 9) : 120
    }

    private func bytes(of report: LintReport, _ isComplete: Bool, isColored: Bool, width: Int) -> [UInt8] {
        if showsStatistics { return StatisticsReporter(isColored: isColored).bytes(of: report) }
        switch format {
        case .text:
            var text = ""
            var reporter = TextReporter(isColored: isColored, maximumLineWidth: width, showsSummary: !isQuiet)
            reporter.write(report) { text += $0 }
            return Array(text.utf8)
        case .json: return JSONReporter().bytes(of: report) + [UInt8(ascii: "\n")]
        case .sarif:
            let reporter = SARIFReporter(toolVersion: Livery.version, isExecutionSuccessful: isComplete)
            return reporter.bytes(of: report) + [UInt8(ascii: "\n")]
        case .github: return GitHubReporter().bytes(of: report)
        case .junit: return JUnitReporter().bytes(of: report)
        case .checkstyle: return CheckstyleReporter().bytes(of: report)
        case .unix: return UnixReporter().bytes(of: report)
        }
    }

    private func remark(on outcome: FileLinter.Outcome, in console: Console) {
        if outcome.knownCount > 0 { console.report("\(Counted(outcome.knownCount, "known finding")) left out\n") }
        let staleCount = outcome.stale.reduce(0) { $0 + $1.count }
        if staleCount > 0 {
            console.report(
                "\(Counted(staleCount, "finding")) of the baseline \(staleCount == 1 ? "is" : "are") no longer there; "
                    + "write it anew with --write-baseline\n")
        }
    }
}
