import LiverySource

/// What linting found.
public struct LintReport: Sendable {
    /// The findings by path, then place, each once.
    public let diagnostics: [Diagnostic]
    /// The paths of the files that were looked at, in order, each once: the inputs, imported sheets, and whatever other
    /// file has a finding, such as a catalogue of the host.
    public let paths: [String]
    /// How many findings of each severity there are.
    public let counts: DiagnosticCounts

    /// Sorts findings. A file that was read twice, as an input and as an import, is told of once.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings, in any order.
    ///   - paths: The paths of the files that were looked at; those of files with findings needn't be among them.
    public init(_ diagnostics: [Diagnostic], paths: Set<String>) {
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
        self.paths = paths.union(distinct.lazy.map(\.file.path)).sorted()
        counts = DiagnosticCounts(distinct)
    }

    /// How many files were looked at.
    public var fileCount: Int { paths.count }

    /// Whether a finding is at least as grave as `severity`.
    public func hasFindings(atLeast severity: Severity) -> Bool { counts.highest.map { $0 >= severity } ?? false }
}
