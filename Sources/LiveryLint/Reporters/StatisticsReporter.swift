import LiverySource

/// Reports which rules were broken how often, as a table for people, the most frequent first:
///
///     count  severity  --fix  --unsafe  rule
///        12  error         0         9  unknown-modifier
///         2  warning       2         0  deprecated-helper
///     12 errors, 2 warnings in 5 files; 2 can be fixed with --fix, 9 with --fix --unsafe
///
/// `--fix` and `--unsafe` count what has a safe fix-it, and what has only unsafe ones.
public struct StatisticsReporter {
    private let isColored: Bool

    /// - Parameter isColored: Whether to set off parts with ANSI colours.
    public init(isColored: Bool = false) { self.isColored = isColored }

    /// The table as UTF-8, ending in a line break; only the last line when nothing was found.
    public func bytes(of report: LintReport) -> [UInt8] {
        let rules = report.ruleCounts
        var output: [UInt8] = []
        if !rules.isEmpty {
            // No number can be wider than the widest count.
            let width = max(5, rules.first.map { "\($0.count)".utf8.count } ?? 0)
            let heading = [
                aligned("count", width), "severity", aligned("--fix", width), aligned("--unsafe", max(8, width)),
                "rule",
            ]
            output += (style(.faint, heading.joined(separator: "  ")) + "\n").utf8
            for rule in rules {
                let severity = rule.severity.rawValue
                let cells = [
                    aligned("\(rule.count)", width),
                    style(rule.severity.textStyle, severity)
                        + String(repeating: " ", count: max(0, 8 - severity.utf8.count)),
                    aligned("\(rule.fixable.safe)", width), aligned("\(rule.fixable.unsafe)", max(8, width)),
                    style(.strong, VisibleText.escaping(rule.rule)),
                ]
                output += (cells.joined(separator: "  ") + "\n").utf8
            }
        }
        output += "\(report.summary)\n".utf8
        return output
    }

    private func aligned(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }

    private func style(_ style: TextStyle, _ text: String) -> String { style.applied(to: text, isColored: isColored) }
}
