import LiverySource

/// The diagnostics of one reading, up to a limit.
struct PayloadReport {
    let file: SourceFile
    let limit: Int
    private(set) var diagnostics: [Diagnostic] = []
    private var omitted = 0
    private var firstOmitted = SourceRange.empty(at: 0)

    init(file: SourceFile, limit: Int) {
        self.file = file
        self.limit = limit
    }

    /// Whether there is room for a diagnostic at a range; when there isn't, it is counted.
    mutating func admits(_ range: SourceRange) -> Bool {
        if diagnostics.count < limit { return true }
        if omitted == 0 { firstOmitted = range }
        omitted += 1
        return false
    }

    mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// The diagnostics and some others in text order.
    func sorted(with others: [Diagnostic]) -> [Diagnostic] {
        var result = diagnostics
        if omitted > 0 {
            result.append(
                Diagnostic(
                    rule: PayloadRule.limit, severity: .note,
                    message: omitted == 1
                        ? "1 more mistake in the tree is not shown"
                        : "\(omitted) more mistakes in the tree are not shown",
                    file: file, range: firstOmitted))
        }
        guard !result.isEmpty else { return others }
        result += others
        // The sort of the standard library is stable, so that several of one place keep their order.
        result.sort { $0.range.lowerBound < $1.range.lowerBound }
        return result
    }
}
