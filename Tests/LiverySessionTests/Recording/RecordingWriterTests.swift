import LiverySession
import LiverySource
import LiveryStyle
import Testing

@Suite struct RecordingWriterTests {
    private static func wire() -> ArizonaWire { ArizonaWire(base: "http://localhost", stylesheet: .empty) }

    /// Records what a wire makes of the traffic of another recording.
    private func recorded(_ recording: Recording) -> [UInt8] {
        var wire = Self.wire()
        var writer = RecordingWriter()
        var bytes: [UInt8] = []
        for entry in recording.entries {
            let time = Duration.milliseconds(entry.line)
            switch entry.kind {
            case .in(let text):
                let update = wire.receive(.text(text))
                bytes += writer.line(
                    received: text, by: wire, diagnostics: update.diagnostics, connection: entry.connection ?? 0,
                    at: time)
            case .opened:
                _ = wire.opened()
                bytes += writer.line(entry.kind, connection: entry.connection, at: time)
            default: bytes += writer.line(entry.kind, connection: entry.connection, at: time)
            }
        }
        return bytes
    }

    // The largest one has nothing that others don't have, and takes longer than all of them.
    @Test(arguments: Recordings.names.filter { $0 != "probe-big.jsonl" })
    func whatIsRecordedReplaysWithoutADifference(_ name: String) throws {
        let original = try Recordings.read(name)
        let copy = Recording(reading: SourceFile(path: "copy.jsonl", bytes: recorded(original)))
        #expect(copy.diagnostics.isEmpty)
        #expect(copy.entries.count == original.entries.count)
        var replay = Replay(wire: Self.wire())
        replay.run(copy)
        #expect(replay.differences.isEmpty, "\(replay.differences.first.map { $0.diagnostic.message } ?? "")")
        #expect(replay.counts.received == copy.entries.count { if case .in = $0.kind { true } else { false } })
    }

    @Test func aStateThatWasRecordedIsThatOfTheOtherClient() throws {
        let original = try Recordings.read("counter.jsonl")
        let copy = Recording(reading: SourceFile(path: "copy.jsonl", bytes: recorded(original)))
        for (own, other) in zip(copy.entries, original.entries) {
            for member in ["viewId", "tree", "taps", "registry", "fps", "text", "url", "code", "reason", "conn"] {
                #expect(own.state[member].map(\.json) == other.state[member].map(\.json), "\(own.line) \(member)")
            }
        }
    }

    @Test func everyKindOfEntryIsReadAsItWasWritten() {
        let kinds: [Recording.Entry.Kind] = [
            .open(url: "ws://h/\"x\""), .opened, .out("[\"a\"]"), .in("1"), .close(code: 1006, reason: "lost\n"),
            .closeSent(code: 1000), .error("refused"), .note("tap +"),
        ]
        var writer = RecordingWriter()
        let bytes = kinds.flatMap { writer.line($0, connection: 2, at: .seconds(1.2345)) }
        let recording = Recording(reading: SourceFile(path: "r.jsonl", bytes: bytes))
        #expect(recording.diagnostics.isEmpty)
        #expect(recording.entries.map { "\($0.kind)" } == kinds.map { "\($0)" })
        #expect(recording.entries.allSatisfy { $0.connection == 2 && $0.state["t"]?.double == 1234.5 })
        #expect(recording.entries.map { $0.state["seq"]?.integer } == Array(0..<8))
    }
}
