import LiverySession
import LiverySource
import LiveryStyle
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct TrafficRecorderTests {
    /// Gathers what is recorded.
    private final class Lines: Sendable {
        private let bytes = Mutex<[UInt8]>([])

        func append(_ line: [UInt8]) { bytes.withLock { $0 += line } }

        var recording: Recording {
            Recording(reading: SourceFile(path: "r.jsonl", bytes: bytes.withLock { $0 }))
        }

        var kinds: [String] { recording.entries.map { "\($0.connection ?? 0) \($0.kind)" } }
    }

    private static let page =
        #"{"o":[[8,"v",{"f":"A","s":["{\"type\":\"Text\",\"az\":\"A-0\",\"az_view\":true,\"id\":",",\"on_tap\":[0,\"go\"],\"children\":[]}"],"d":["v"]}]]}"#

    @Test func aSessionIsRecordedFromItsFirstConnectionToItsEnd() async throws {
        let lines = Lines()
        let recorder = TrafficRecorder { lines.append($0) }
        let transport = FakeTransport([.fail(.refused(status: 503))])
        var configuration = SessionConfiguration()
        configuration.backoff.steps = [.zero]
        let session = LiveSessionCoordinator(
            wire: recorder.wire(ArizonaWire(base: "http://h", stylesheet: .empty)),
            transport: recorder.transport(transport), location: LiveLocation("/p"), configuration: configuration)
        var updates = await session.updates.makeAsyncIterator()
        _ = await updates.next()
        await session.connect()
        let connection = try await transport.connection(0)
        await connection.deliver(Self.page)
        let root = try #require(await updates.next()?.roots.first)
        recorder.note("tap 0")
        try await session.tap(root)
        await session.disconnect()

        let url = "ws://h/ws?_az_path=%2Fp&_az_reconnect=1&_az_fps_follow=1"
        let expected: [(Int, Recording.Entry.Kind)] = [
            (1, .open(url: url)), (1, .error("refused(status: 503)")), (2, .open(url: url)), (2, .opened),
            (2, .out(#"["cached_fps",[]]"#)), (2, .in(Self.page)), (0, .note("tap 0")),
            (2, .out(#"["v","go",{}]"#)), (2, .closeSent(code: 1000)), (2, .close(code: 1000, reason: "")),
        ]
        #expect(lines.kinds == expected.map { "\($0) \($1)" })
        var replay = Replay(wire: ArizonaWire(base: "http://h", stylesheet: .empty))
        replay.run(lines.recording)
        #expect(replay.differences.isEmpty)
        #expect(replay.comparedSent == 2)
    }

    @Test func anEndByTheServerIsRecorded() async throws {
        let lines = Lines()
        let recorder = TrafficRecorder { lines.append($0) }
        let transport = FakeTransport()
        let session = LiveSessionCoordinator(
            wire: recorder.wire(ArizonaWire(base: "http://h", stylesheet: .empty)),
            transport: recorder.transport(transport), location: LiveLocation("/"))
        let states = await session.states
        await session.connect()
        try await transport.connection(0).end(1000, "bye")
        for await state in states {
            if case .closed = state { break }
        }
        #expect(lines.kinds.last == "1 \(Recording.Entry.Kind.close(code: 1000, reason: "bye"))")
    }
}
