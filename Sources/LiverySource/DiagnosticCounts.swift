/// How many diagnostics of each severity there are.
public struct DiagnosticCounts: Hashable, Sendable, CustomStringConvertible {
    public var errors = 0
    public var warnings = 0
    public var notes = 0

    /// Counts diagnostics.
    public init(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics {
            switch diagnostic.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
        }
    }

    /// The gravest severity, or nil when nothing was counted.
    public var highest: Severity? {
        if errors > 0 { return .error }
        if warnings > 0 { return .warning }
        return notes > 0 ? .note : nil
    }

    /// The counts in words: `2 errors, 1 warning`, or `nothing`.
    public var description: String {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        if parts.isEmpty { return "nothing" }
        return parts.map { count, name in "\(count) \(name)\(count == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

extension Sequence<Diagnostic> {
    /// The diagnostics by path, place, severity (gravest first) and rule, each that occurs more than once given once.
    public func sortedByPlace() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.sorted { a, b in
            if a.file.path != b.file.path { return a.file.path < b.file.path }
            if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
            if a.range.upperBound != b.range.upperBound { return a.range.upperBound < b.range.upperBound }
            if a.severity != b.severity { return a.severity > b.severity }
            return (a.rule, a.message) < (b.rule, b.message)
        }
    }
}
