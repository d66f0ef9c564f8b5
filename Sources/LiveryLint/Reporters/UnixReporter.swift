import LiverySource

/// Reports each finding on one line, as compilers do and the quickfix lists of editors read:
///
///     card.sheet:3:5: error: unknown modifier 'paddng' [unknown-modifier]
///
/// Lines and columns count from 1, columns in UTF-8 bytes. Line breaks and other control characters are shown by their
/// pictures, so that a line is always one finding. Notes and fix-its are left out.
public struct UnixReporter {
    /// Makes a reporter.
    public init() {}

    /// The lines as UTF-8, each ending in a line break; empty when nothing was found.
    public func bytes(of report: LintReport) -> [UInt8] {
        var lines = LineIndexes()
        var output: [UInt8] = []
        for diagnostic in report.diagnostics {
            let position = lines.index(of: diagnostic.file).position(of: diagnostic.range.lowerBound)
            let path = VisibleText.escaping(diagnostic.file.path)
            let message = VisibleText.escaping(diagnostic.message)
            let rule = VisibleText.escaping(diagnostic.rule)
            output += "\(path):\(position.line):\(position.column): \(diagnostic.severity): \(message) [\(rule)]\n".utf8
        }
        return output
    }
}
