import LiverySource

/// Reports findings as workflow commands, which GitHub Actions shows as annotations of the lines:
///
///     ::error file=card.sheet,line=3,endLine=3,col=5,endColumn=11,title=unknown-modifier::unknown modifier 'paddng'
///
/// Notes and fix-its follow the message on lines of their own. Columns count UTF-16 code units from 1, and stand only where
/// a finding is on one line, because GitHub takes none otherwise. Paths should be relative to the root of the repository.
public struct GitHubReporter {
    /// Makes a reporter.
    public init() {}

    /// The commands as UTF-8, each ending in a line break; empty when nothing was found.
    public func bytes(of report: LintReport) -> [UInt8] {
        var positions = PositionTable()
        var output: [UInt8] = []
        for diagnostic in report.diagnostics { output += command(for: diagnostic, &positions).utf8 }
        return output
    }

    private func command(for diagnostic: Diagnostic, _ positions: inout PositionTable) -> String {
        let (start, end) = positions.bounds(of: diagnostic.location)
        var properties = [("file", diagnostic.file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
        if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
        properties.append(("title", diagnostic.rule))
        let texts = properties.map { "\($0)=\(Self.escapedProperty($1))" }
        let message = message(of: diagnostic, &positions)
        return
            "::\(Self.command(diagnostic.severity)) \(texts.joined(separator: ","))::\(Self.escapedMessage(message))\n"
    }

    private func message(of diagnostic: Diagnostic, _ positions: inout PositionTable) -> String {
        var lines = [diagnostic.message]
        for note in diagnostic.notes {
            guard let location = note.location else {
                lines.append("note: \(note.message)")
                continue
            }
            let start = positions.bounds(of: location).start
            lines.append("\(location.file.path):\(start.line):\(start.column): note: \(note.message)")
        }
        lines += diagnostic.fixIts.map { ($0.isSafe ? "fix-it: " : "unsafe fix-it: ") + $0.message }
        return lines.joined(separator: "\n")
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }

    private static func escapedProperty(_ text: String) -> String { percentEscaped(text, alsoEscaping: [":", ","]) }

    /// A message, which the log shows as a terminal does: nothing in it may steer that but its line breaks.
    private static func escapedMessage(_ text: String) -> String {
        let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
        return percentEscaped(lines.map { VisibleText.escaping(String($0)) }.joined(separator: "\n"), alsoEscaping: [])
    }

    /// The characters that would end a command or a property, and the percent sign, as the runner reads them.
    private static func percentEscaped(_ text: String, alsoEscaping others: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += (digits.utf8.count < 2 ? "%0" : "%") + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
