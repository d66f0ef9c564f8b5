import LiverySession
import LiverySocket
import Testing

@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct MessageTests {
    @Test(
        arguments: [
            .text(""), .text("hello"), .text("é日本語😀"), .binary([]), .binary([0, 255, 10]),
            .binary([UInt8](repeating: 7, count: 125)), .binary([UInt8](repeating: 7, count: 126)),
            .binary([UInt8](repeating: 7, count: 65535)), .binary([UInt8](repeating: 7, count: 65536)),
        ] as [SocketMessage])
    func aMessageComesBackAsItWas(_ message: SocketMessage) async throws {
        let connection = try await connect("/echo")
        try await connection.send(message)
        #expect(await connection.receive() == .message(message))
    }

    @Test func tenMegabytesComeBackAsTheyWere() async throws {
        let connection = try await connect("/echo")
        let text = pattern(10_000_000)
        try await connection.send(text)
        let isSame = try await connection.text() == text
        #expect(isSame)
    }

    @Test func messagesKeepTheirOrder() async throws {
        let connection = try await connect("/echo")
        for number in 0..<500 { try await connection.send("\(number)") }
        for number in 0..<500 { #expect(try await connection.text() == "\(number)") }
    }

    @Test func severalTasksMaySend() async throws {
        let connection = try await connect("/echo")
        try await withThrowingTaskGroup { group in
            for number in 0..<50 { group.addTask { try await connection.send(pattern(20_000, number)) } }
            try await group.waitForAll()
        }
        var received: Set<String> = []
        for _ in 0..<50 { received.insert(try await connection.text()) }
        #expect(received == Set((0..<50).map { pattern(20_000, $0) }))
    }

    @Test(arguments: [1, 100, 999, 1000, 1001])
    func aFragmentedMessageIsJoinedAndPingsBetweenAreAnswered(step: Int) async throws {
        let connection = try await connect("/fault/fragments?size=1000&step=\(step)")
        #expect(try await connection.text() == pattern(1000))
        #expect(try await connection.text() == "\((1000 + step - 1) / step)")
    }

    @Test func aBinaryMessageInFragmentsStaysBinary() async throws {
        let connection = try await connect("/fault/fragments?size=300&step=100&binary")
        #expect(await connection.receive() == .message(.binary(Array(pattern(300).utf8))))
    }

    @Test func aMessageThatComesByteByByteIsWhole() async throws {
        let connection = try await connect("/fault/slow?size=300")
        #expect(try await connection.text() == pattern(300))
    }

    @Test func aMessageAsLargeAsTheLimitIsReceived() async throws {
        let connection = try await connect("/fault/huge?size=100000") { $0.receivedMessageLimit = 100_000 }
        let isSame = try await connection.text() == pattern(100_000)
        #expect(isSame)
    }

    @Test(arguments: ["/fault/huge?size=100001", "/fault/fragments?size=100001&step=5000"])
    func aMessagePastTheLimitClosesWith1009(page: String) async throws {
        let session = newSession()
        let connection = try await connect("\(page)&session=\(session)") { $0.receivedMessageLimit = 100_000 }
        #expect(
            await connection.receive() == .closed(code: 1009, reason: "the message is larger than 100000 bytes"))
        #expect(try await ask("closed", session: session) == #"[1009, "the message is larger than 100000 bytes"]"#)
    }

    @Test func whatIsTooLargeToSendIsNotSent() async throws {
        let connection = try await connect("/echo") { $0.sentMessageLimit = 10 }
        await #expect(throws: SocketError.tooLarge(limit: 10)) { try await connection.send("12345678901") }
        try await connection.send("1234567890")
        #expect(try await connection.text() == "1234567890")
    }

    @Test(arguments: ["61ff62", "c3", "eda080", "f4908080", "c0af"])
    func textThatIsNotUTF8ClosesWith1007(bytes: String) async throws {
        let session = newSession()
        let connection = try await connect("/fault/invalid-utf8?bytes=\(bytes)&session=\(session)")
        #expect(await connection.receive() == .closed(code: 1007, reason: "the text is not UTF-8"))
        #expect(try await ask("closed", session: session) == #"[1007, "the text is not UTF-8"]"#)
    }

    @Test func aFrameOfAnUnknownKindEndsTheConnectionAfterWhatCameBefore() async throws {
        let connection = try await connect("/fault/reserved-opcode")
        #expect(try await connection.text() == "good")
        #expect(await connection.receive() == .closed(code: 1006, reason: ""))
    }

    /// The messages among it are whole, and it ends.
    @Test(arguments: 0..<100) func noiseEndsTheConnection(seed: Int) async throws {
        let connection = try await connect("/noise/\(seed)", port: \.handshake) { $0.receivedMessageLimit = 50_000 }
        for case .message(let message) in await connection.events() {
            guard case .text(let bytes) = message else { continue }
            #expect(String(validating: bytes, as: UTF8.self) != nil)
        }
    }
}
