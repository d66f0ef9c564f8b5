import LiverySession
import LiverySocket
import Testing

@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct CloseTests {
    @Test(
        arguments: [
            ("code=1000", 1000, ""), ("code=1001&reason=bye", 1001, "bye"),
            ("code=4500&reason=server+crash", 4500, "server crash"),
            ("code=1011&reason_size=123", 1011, pattern(123)), ("code=4999", 4999, ""),
        ] as [(String, UInt16, String)])
    func theServersCodeAndReasonAreReported(_ query: String, _ code: UInt16, _ reason: String) async throws {
        let connection = try await connect("/fault/close?\(query)")
        #expect(await connection.receive() == .closed(code: code, reason: reason))
        #expect(await connection.receive() == .closed(code: code, reason: reason))
    }

    @Test func aCloseFrameWithoutACodeIsReportedAs1005() async throws {
        let connection = try await connect("/fault/close-without-code")
        #expect(await connection.receive() == .closed(code: 1005, reason: ""))
    }

    @Test(
        arguments: [
            (1000, "", "[1000, \"\"]"), (4000, "see you", "[4000, \"see you\"]"), (1006, "", "[1000, \"\"]"),
            (0, "", "[1000, \"\"]"), (65535, "", "[1000, \"\"]"),
            (3000, String(repeating: "é", count: 100), #"[3000, "\#(String(repeating: "\\u00e9", count: 61))"]"#),
        ] as [(UInt16, String, String)])
    func theServerGetsTheCodeAndReasonGiven(_ code: UInt16, _ reason: String, _ expected: String) async throws {
        let session = newSession()
        let connection = try await connect("/echo?session=\(session)")
        await connection.close(code: code, reason: reason)
        #expect(try await ask("closed", session: session) == expected)
    }

    @Test func afterAnOwnCloseTheCodeGivenIsReported() async throws {
        let connection = try await connect("/echo")
        await connection.close(code: 4321, reason: "done")
        await connection.close(code: 1000, reason: "again")
        #expect(await connection.receive() == .closed(code: 4321, reason: "done"))
        #expect(await connection.receive() == .closed(code: 4321, reason: "done"))
    }

    @Test func aCloseEndsAReceiveThatWaits() async throws {
        let connection = try await connect("/echo")
        async let event = connection.receive()
        await connection.close(code: 1000, reason: "")
        #expect(await event == .closed(code: 1000, reason: ""))
    }

    @Test func nothingIsSentAfterAClose() async throws {
        let connection = try await connect("/echo")
        await connection.close(code: 1000, reason: "")
        await #expect(throws: SocketError.closed) { try await connection.send("late") }
    }

    @Test func nothingIsSentAfterTheServersClose() async throws {
        let connection = try await connect("/fault/close")
        _ = await connection.receive()
        await #expect(throws: SocketError.closed) { try await connection.send("late") }
    }

    @Test func aConnectionThatNobodyRefersToClosesWith1001() async throws {
        let session = newSession()
        _ = try await connect("/echo?session=\(session)")
        #expect(try await ask("closed", session: session) == "[1001, \"\"]")
    }

    @Test func cancellingAReceiveClosesTheConnection() async throws {
        let session = newSession()
        let connection = try await connect("/echo?session=\(session)")
        let reading = Task { await connection.receive() }
        reading.cancel()
        #expect(await reading.value == .closed(code: 1001, reason: ""))
        #expect(try await ask("closed", session: session) == "[1001, \"\"]")
    }

    @Test(arguments: ["", "&reset"])
    func whatCameBeforeAnAbruptEndIsDelivered(_ kind: String) async throws {
        let connection = try await connect("/fault/drop-mid-frame?frames=5\(kind)")
        let messages = (0..<5).map { SocketEvent.message(.text("\($0)")) }
        #expect(await connection.events() == messages + [.closed(code: 1006, reason: "")])
    }

    @Test(arguments: [0, 1, 1000, 100_000])
    func theLastMessageBeforeADrainIsDelivered(size: Int) async throws {
        let connection = try await connect("/fault/drain?size=\(size)&reason=drain")
        #expect(
            await connection.events() == [.message(.text(pattern(size))), .closed(code: 1001, reason: "drain")])
    }

    /// The reader is slow, so that reading is paused when the connection ends.
    @Test func whatCameBeforeTheEndIsDeliveredToASlowReader() async throws {
        let session = newSession()
        let connection = try await connect("/fault/drop-mid-frame?frames=20000&session=\(session)") {
            $0.unreadLimit = 100
        }
        let first = try await connection.text()
        let rest = await connection.events()
        #expect(first == "0")
        #expect(rest.dropLast() == (1..<20000).map { .message(.text("\($0)")) }[...])
        #expect(rest.last == .closed(code: 1006, reason: ""))
    }

    /// A reset takes away what is still in the network.
    @Test func aSlowReaderGetsTheFirstMessagesBeforeAReset() async throws {
        let connection = try await connect("/fault/drop-mid-frame?frames=20000&reset") { $0.unreadLimit = 100 }
        let events = await connection.events()
        #expect(events.dropLast() == (0..<events.count - 1).map { .message(.text("\($0)")) }[...])
        #expect(events.last == .closed(code: 1006, reason: ""))
    }

    @Test func messagesArriveThoughSendingFails() async throws {
        let session = newSession()
        let connection = try await connect("/fault/drop-mid-frame?frames=50000&session=\(session)") {
            $0.unreadLimit = 64 << 20
        }
        // The server has gone, or goes now.
        let sending = Task {
            for _ in 0..<3 { try? await connection.send(pattern(100_000)) }
        }
        let events = await connection.events()
        await sending.value
        #expect(events.dropLast() == (0..<events.count - 1).map { .message(.text("\($0)")) }[...])
        #expect(events.last == .closed(code: 1006, reason: ""))
    }
}
