import LiverySession
import LiverySocket
import Testing

@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct HandshakeTests {
    @Test(arguments: [403, 404, 500, 503])
    func anHTTPStatusInsteadOfAnUpgradeIsReported(status: Int) async throws {
        #expect(try await refusal { try await connect("/echo?status=\(status)") } == .refused(status: status))
    }

    @Test func anUnknownPageIs404() async throws {
        #expect(try await refusal { try await connect("/ws?_az_path=%2Fnowhere") } == .refused(status: 404))
    }

    @Test func aRedirectIsNotFollowed() async throws {
        #expect(try await refusal { try await connect("/redirect", port: \.handshake) } == .refused(status: 302))
    }

    /// As Arizona answers: no reason phrase, names in lower case; and it may end at once.
    @Test func anUpgradeWithoutAReasonPhraseAndAllThatFollowsInOneSegmentIsRead() async throws {
        let connection = try await connect("/together", port: \.handshake)
        #expect(await connection.events() == [.message(.text("first")), .closed(code: 1001, reason: "bye")])
    }

    @Test(arguments: ["/garbage", "/end", "/half", "/wrong-accept"])
    func whatIsNoUpgradeFails(page: String) async throws {
        guard case .failed(let text) = try await refusal({ try await connect(page, port: \.handshake) }) else {
            Issue.record("it didn't fail")
            return
        }
        #expect(!text.isEmpty)
    }

    @Test func aPortThatNobodyListensOnFails() async throws {
        let error = try await refusal {
            try await LibwebsocketsTransport(options: .direct).connect(to: SocketRequest(url: "ws://127.0.0.1:1/"))
        }
        guard case .failed(let text) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.hasPrefix("127.0.0.1: "))
    }

    @Test func aHostThatThereIsNotFails() async throws {
        let error = try await refusal {
            try await LibwebsocketsTransport(options: .direct).connect(to: SocketRequest(url: "ws://nowhere.invalid/"))
        }
        guard case .failed(let text) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.hasPrefix("no address found for 'nowhere.invalid'"))
    }

    @Test func aServerThatDoesNotAnswerTimesOut() async throws {
        let start = ContinuousClock.now
        let error = try await refusal {
            try await connect("/silent", port: \.handshake) { $0.connectTimeout = .milliseconds(300) }
        }
        #expect(error == .failed("127.0.0.1: no answer in time (0.3 seconds in all)"))
        #expect(.now - start < .seconds(10))
    }

    @Test func anAttemptCanBeCancelled() async throws {
        let attempt = Task { try await refusal { try await connect("/silent", port: \.handshake) } }
        attempt.cancel()
        #expect(try await attempt.value == .cancelled)
    }

    @Test func everyAddressOfAHostIsTried() async throws {
        // The server listens on the IPv4 address alone.
        let connection = try await connect("/echo", host: "localhost")
        try await connection.send("here")
        #expect(try await connection.text() == "here")
    }

    @Test func headersAreSentInOrderBesideTheProtocolsOwn() async throws {
        let cookie = String(repeating: "c", count: 8000)
        let connection = try await connect(
            "/headers", headers: [("Cookie", cookie), ("X-One", "1"), ("X-One", "2"), ("Authorization", "Bearer é")])
        let text = try await connection.text()
        #expect(text.contains(#"["Cookie", "\#(cookie)"], ["X-One", "1"], ["X-One", "2"], ["Authorization", "Bearer "#))
        #expect(text.contains(#"["Sec-WebSocket-Version", "13"]"#))
        #expect(!text.lowercased().contains("extensions"))
        let port = try TestServer.shared.get().ports.plain
        #expect(text.contains(#"["Host", "127.0.0.1:\#(port)"]"#))
    }

    @Test(arguments: [("X", "a\r\nY: b"), ("X\r\nY", "b"), ("", "a"), ("a:b", "c"), ("X", "a\0")])
    func aHeaderThatWouldAddLinesIsRefused(_ name: String, _ value: String) async throws {
        let error = try await refusal { try await connect("/headers", headers: [(name, value)]) }
        #expect(error == .failed("the header field '\(name)' has characters that a header must not have"))
    }

    @Test func headersPastTheLimitAreRefused() async throws {
        let error = try await refusal {
            try await connect("/headers", headers: [("X", String(repeating: "a", count: 16384))])
        }
        #expect(error == .failed("the header fields are larger than 16384 bytes"))
    }

    @Test func aTargetAsLongAsTheLimitArrivesWhole() async throws {
        let session = newSession()
        let target = "/echo?session=\(session)&x="
        let connection = try await connect(target + String(repeating: "x", count: 2032 - target.utf8.count))
        await connection.close(code: 4001, reason: "")
        #expect(try await ask("closed", session: session) == "[4001, \"\"]")
    }

    @Test func aTargetPastTheLimitIsRefused() async throws {
        let error = try await refusal { try await connect("/" + String(repeating: "x", count: 2032)) }
        #expect(error == .invalidURL("the path and query of the URL are longer than 2032 bytes"))
    }

    @Test func aHostPastTheLimitIsRefused() async throws {
        let error = try await refusal { try await connect("/", host: String(repeating: "x", count: 128)) }
        #expect(error == .invalidURL("the host is longer than 127 bytes"))
    }

    @Test(arguments: [
        "", "http://localhost/", "ws://", "ws://a b/", "ws://user@localhost/", "ws://localhost:0/", "localhost",
    ])
    func whatIsNoURLOfAWebSocketIsRefused(url: String) async throws {
        let error = try await refusal { try await LibwebsocketsTransport().connect(to: SocketRequest(url: url)) }
        #expect(error == .invalidURL(url))
    }
}

extension WebSocketOptions {
    static var direct: WebSocketOptions {
        var options = WebSocketOptions()
        options.proxy = .none
        return options
    }
}
