import LiverySource
import Testing

@Suite struct DiagnosticCountsTests {
    private func diagnostic(_ severity: Severity, at offset: Int = 0, rule: String = "r", in file: SourceFile)
        -> Diagnostic
    {
        Diagnostic(rule: rule, severity: severity, message: "m", file: file, range: SourceRange(offset, offset + 1))
    }

    @Test(
        arguments: [
            ([], "nothing", nil),
            ([.error], "1 error", .error),
            ([.warning, .error, .error], "2 errors, 1 warning", .error),
            ([.note, .warning, .note], "1 warning, 2 notes", .warning),
            ([.note], "1 note", .note),
        ] as [([Severity], String, Severity?)])
    func `Counts are told in words, gravest first`(severities: [Severity], words: String, highest: Severity?) {
        let file = SourceFile(path: "a", text: "abc")
        let counts = DiagnosticCounts(severities.map { diagnostic($0, in: file) })
        #expect(counts.description == words)
        #expect(counts.highest == highest)
    }

    @Test func `Diagnostics sort by path, place and severity, each once`() {
        let (a, b) = (SourceFile(path: "a", text: "abc"), SourceFile(path: "b", text: "abc"))
        let expected = [
            diagnostic(.error, at: 0, in: a), diagnostic(.warning, at: 0, in: a), diagnostic(.note, at: 2, in: a),
            diagnostic(.error, at: 1, rule: "p", in: b), diagnostic(.error, at: 1, rule: "q", in: b),
        ]
        #expect((expected.reversed() + expected).sortedByPlace() == expected)
    }

    @Test func `Severities are ordered`() {
        #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    }
}
