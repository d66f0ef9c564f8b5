import LiverySource

/// What linting found.
public struct LintReport: Sendable {
    /// The findings by path, then place, each once.
    public let diagnostics: [Diagnostic]
    /// How many files were looked at, imported sheets and catalogues of the host among them.
    public let fileCount: Int
    /// How many findings of each severity there are.
    public let counts: DiagnosticCounts

    /// Sorts findings. A file that was read twice, as an input and as an import, is told of once.
    init(_ diagnostics: [Diagnostic], paths: Set<String>) {
        struct Place: Hashable {
            var path: String
            var range: SourceRange
            var rule: String
            var message: String
        }
        var seen: Set<Place> = []
        let distinct = diagnostics.filter {
            seen.insert(Place(path: $0.file.path, range: $0.range, rule: $0.rule, message: $0.message)).inserted
        }
        self.diagnostics = distinct.sortedByPlace()
        fileCount = paths.count
        counts = DiagnosticCounts(distinct)
    }

    /// Whether a finding is at least as grave as `severity`.
    public func hasFindings(atLeast severity: Severity) -> Bool { counts.highest.map { $0 >= severity } ?? false }
}
