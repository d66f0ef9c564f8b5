import LiverySession
import LiverySocket
import Testing

@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct FlowTests {
    @Test(arguments: ["ws", "wss"]) func aServerThatIsNotReadFromStops(scheme: String) async throws {
        let session = newSession()
        let authority = try TestServer.shared.get().ports.authority
        let connection = try await connect(
            "/fault/flood?count=2000&size=65536&session=\(session)", scheme: scheme, host: "localhost",
            port: scheme == "ws" ? \.plain : \.tls
        ) {
            $0.unreadLimit = 200_000
            $0.certificateAuthorities = authority
        }
        // What the systems buffer on both sides is some megabytes of these 131.
        let stalledAt = try #require(Int(try await ask("stalled", session: session)))
        #expect(stalledAt < 500)
        for number in 0..<2000 {
            let text = try await connection.text()
            guard text == "\(number) " + pattern(65536, number) else {
                Issue.record("message \(number) begins with \(text.prefix(20))")
                return
            }
        }
        #expect(await connection.receive() == .closed(code: 1000, reason: ""))
    }

    @Test func sendingWaitsForAServerThatDoesNotRead() async throws {
        let session = newSession()
        let connection = try await connect("/fault/stall?session=\(session)")
        let text = pattern(1_000_000)
        let sent = Counter()
        let sending = Task {
            for _ in 0..<40 {
                try await connection.send(text)
                await sent.increment()
            }
        }
        // No more than the systems buffer goes out: the server reads nothing until it is told to.
        #expect(await sent.value < 40)
        _ = try await ask("resume", session: session)
        try await sending.value
        #expect(await sent.value == 40)
        for _ in 0..<40 { #expect(try await connection.text() == "1000000") }
    }

    @Test func aSendThatWaitsEndsWhenItIsCancelled() async throws {
        let session = newSession()
        let connection = try await connect("/fault/stall?session=\(session)")
        let staying = Task { try await connection.send(pattern(30_000_000)) }
        let leaving = Task { try await connection.send(pattern(20_000_000)) }
        leaving.cancel()
        await #expect(throws: SocketError.cancelled) { try await leaving.value }
        _ = try await ask("resume", session: session)
        try await staying.value
        try await connection.send("sent")
        var sizes: [String] = []
        while sizes.last != "4" { sizes.append(try await connection.text()) }
        // The one that was cancelled may have been on its way already.
        #expect(sizes.filter { $0 != "20000000" } == ["30000000", "4"])
    }

    /// Most of the senders of a stalled connection give up, which the others don't notice.
    @Test func manySendersWaitAtOnce() async throws {
        let session = newSession()
        let connection = try await connect("/fault/stall?session=\(session)")
        let blocking = Task { try await connection.send(pattern(30_000_000)) }
        let senders = (0..<5000).map { number in
            Task { try await connection.send(String(repeating: "x", count: 1 + number % 10)) }
        }
        for (number, sender) in senders.enumerated() where number % 10 != 0 { sender.cancel() }
        // Some may have gone out before the large one.
        for (number, sender) in senders.enumerated() where number % 10 != 0 { _ = await sender.result }
        _ = try await ask("resume", session: session)
        try await blocking.value
        for (number, sender) in senders.enumerated() where number % 10 == 0 { try await sender.value }
        try await connection.send("last one, twelve")
        var counts: [String: Int] = [:]
        while counts["16"] == nil { counts[try await connection.text(), default: 0] += 1 }
        #expect(counts["30000000"] == 1)
        #expect(counts["1"] == 500)
    }

    @Test func aCancelledTaskSendsNothing() async throws {
        let connection = try await connect("/echo")
        let sending = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await connection.send("never sent")
        }
        await #expect(throws: SocketError.cancelled) { try await sending.value }
        try await connection.send("sent")
        #expect(try await connection.text() == "sent")
    }

    @Test func closingAStalledConnectionFailsItsSendAndEnds() async throws {
        let connection = try await connect("/fault/half-open")
        let blocking = Task { try await connection.send(pattern(30_000_000)) }
        await connection.close(code: 1000, reason: "")
        await #expect(throws: SocketError.closed) { try await blocking.value }
        #expect(await connection.receive() == .closed(code: 1000, reason: ""))
    }

    @Test func aServerThatAnswersNoPingIsGivenUp() async throws {
        let connection = try await connect("/fault/half-open") {
            $0.keepalive = .init(pingAfter: 1, endAfter: 2)
        }
        #expect(await connection.receive() == .closed(code: 1006, reason: ""))
    }

    /// However they end, what is theirs stays as long as the library may look at it (the address sanitizer sees it).
    @Test func connectionsThatArePingedEndInEveryWay() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<40 {
                group.addTask {
                    let pages = ["/echo?status=503", "/garbage", "/together", "/echo"]
                    let page = pages[number % pages.count]
                    let port: KeyPath<TestServer.Ports, UInt16> = page.hasPrefix("/echo") ? \.plain : \.handshake
                    let connection: any SocketConnection
                    do {
                        connection = try await connect(page, port: port) {
                            $0.keepalive = .init(pingAfter: 1, endAfter: 2)
                        }
                    } catch {
                        #expect(number % pages.count < 2)
                        return
                    }
                    if page == "/echo" { await connection.close(code: 1000, reason: "") }
                    guard case .closed = await connection.events().last else { throw CancellationError() }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func twoHundredConnectionsWorkAtOnce() async throws {
        let ports = try TestServer.shared.get().ports
        var options = WebSocketOptions()
        options.proxy = .none
        let transport = LibwebsocketsTransport(options: options)
        try await withThrowingTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    let connection = try await transport.connect(
                        to: SocketRequest(url: "ws://127.0.0.1:\(ports.plain)/echo"))
                    for round in 0..<5 {
                        try await connection.send("\(number) \(round)")
                        #expect(try await connection.text() == "\(number) \(round)")
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}

private actor Counter {
    var value = 0
    func increment() { value += 1 }
}
