import LiverySession
import LiverySource
import Testing

@Suite struct DiagnosticLogTests {
    private func diagnostic(_ frame: Int, size: Int = 0) -> WireDiagnostic {
        let file = SourceFile(path: "f", bytes: [UInt8](repeating: 32, count: size))
        return WireDiagnostic(
            frame: frame, diagnostic: Diagnostic(rule: "r", message: "m", file: file, range: .empty(at: 0)))
    }

    @Test func theOldestGoFirst() {
        var log = DiagnosticLog()
        for frame in 0..<(DiagnosticLog.maximumCount * 2 + 7) { log.add(diagnostic(frame)) }
        let first = DiagnosticLog.maximumCount + 7
        #expect(log.entries.map(\.frame) == Array(first..<(first + DiagnosticLog.maximumCount)))
        #expect(log.droppedCount == first)
    }

    @Test func largeMessagesPushOthersOut() {
        var log = DiagnosticLog()
        for frame in 0..<10 { log.add(diagnostic(frame, size: DiagnosticLog.maximumSize / 4)) }
        #expect(log.entries.map(\.frame) == [6, 7, 8, 9])
        log.add(diagnostic(10, size: DiagnosticLog.maximumSize + 1))
        #expect(log.entries.map(\.frame) == [10])
        #expect(log.droppedCount == 10)
        for frame in 11..<20 { log.add(diagnostic(frame)) }
        #expect(log.entries.map(\.frame) == Array(11..<20))
    }

    @Test func aNewLogIsEmpty() {
        #expect(DiagnosticLog().isEmpty)
        #expect(DiagnosticLog().entries.isEmpty)
    }
}
