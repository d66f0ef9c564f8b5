import Foundation
import LiveryJSON
import LiverySession
import LiverySocket
import LiveryStyle
import LiveryTree
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Whole sessions: a wire, a coordinator and a socket, against a server with a page of its own.
@Suite(TestServer.isRequired, .timeLimit(.minutes(2))) struct SessionTests {
    /// A session of the live server, with connections that come back quickly, and where its page's state is.
    private func session(_ page: String, _ query: String = "", scheme: String = "http") throws -> (
        LiveSessionCoordinator, state: URL
    ) {
        let ports = try TestServer.shared.get().ports
        var options = WebSocketOptions()
        options.proxy = .none
        if scheme == "https" { options.certificateAuthorities = ports.authority }
        var configuration = SessionConfiguration()
        configuration.backoff.steps = [.milliseconds(10), .milliseconds(20)]
        let name = newSession()
        let host = scheme == "https" ? "localhost:\(ports.tls)" : "127.0.0.1:\(ports.plain)"
        let session = LiveSessionCoordinator(
            wire: ArizonaWire(base: "\(scheme)://\(host)", stylesheet: .empty),
            transport: LibwebsocketsTransport(options: options),
            location: LiveLocation(path: page, query: "session=\(name)\(query)"), configuration: configuration,
            statics: .memory)
        let url = "http://127.0.0.1:\(ports.plain)/state?session=\(name)&page=\(page)"
        return (session, try #require(URL(string: url)))
    }

    /// Waits until the page is one that the condition is true of.
    private func page(
        of session: LiveSessionCoordinator, _ condition: (StyledTree) async throws -> Bool
    ) async throws -> StyledTree {
        for await _ in await session.updates {
            let page = await session.page()
            if try await condition(page) { return page }
        }
        throw Unexpected(event: .closed(code: 0, reason: "the updates ended"))
    }

    private func json(_ page: StyledTree) throws -> NSDictionary? {
        var writer = JSONWriter()
        page.tree.write(to: &writer)
        return try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? NSDictionary
    }

    private func state(at url: URL) async throws -> NSDictionary? {
        let (data, _) = try await URLSession.shared.data(from: url)
        return (try JSONSerialization.jsonObject(with: data) as? NSDictionary)?["tree"] as? NSDictionary
    }

    private func text(_ page: StyledTree) -> String { page.tree.roots.map { page.tree[$0].textContent }.joined() }

    private func node(_ title: String, in page: StyledTree) throws -> NodeID {
        try #require(
            page.tree.preorder().first { page.tree[$0].textContent == title && page.tree[$0].type == "Button" })
    }

    @Test(arguments: ["http", "https"])
    func tapsChangeThePage(_ scheme: String) async throws {
        let (session, _) = try session("/live/counter", scheme: scheme)
        await session.connect()
        let first = try await page(of: session) { text($0).contains("Count: 0") }
        try await session.tap(node("+", in: first))
        try await session.tap(node("+", in: first))
        _ = try await page(of: session) { text($0).contains("Count: 2") }
        await session.disconnect()
        #expect(await session.state == .closed(.disconnected))
        #expect(await session.diagnostics.isEmpty)
    }

    @Test func navigationStaysOnOneConnectionAndHasAHistory() async throws {
        let (session, _) = try session("/live/menu")
        await session.connect()
        let menu = try await page(of: session) { text($0).contains("Counter") }
        try await session.tap(node("Counter", in: menu))
        _ = try await page(of: session) { text($0).contains("Count:") }
        #expect(await session.liveViews.map(\.id) == ["live_counter"])
        #expect(await session.location.path == "/live/counter")
        try await session.back()
        _ = try await page(of: session) { text($0).contains("List") }
        try await session.forward()
        _ = try await page(of: session) { text($0).contains("Count:") }
        await session.disconnect()
    }

    @Test func aViewInAnItemTakesItsOwnEvents() async throws {
        let (session, state) = try session("/live/list")
        await session.connect()
        _ = try await page(of: session) { $0.tree.nodeCount > 3 }
        let kid = try #require(await session.view(withID: "kid-2"))
        try await kid.send(event: "inc")
        _ = try await page(of: session) { try await json($0) == self.state(at: state) && text($0).contains("1") }
        let root = try #require(await kid.root)
        #expect(await session.view(around: root) == kid)
        await session.disconnect()
    }

    @Test func aLocationThatIsTooLongForTheSocketEndsTheSession() async throws {
        let (session, _) = try session("/live/menu", "&x=" + String(repeating: "x", count: 2032))
        let states = await session.states
        await session.connect()
        for await state in states {
            guard state != .idle, state != .connecting else { continue }
            let problem = "the path and query of the URL are longer than 2032 bytes"
            #expect(state == .closed(.failed(.invalidURL(problem))))
            break
        }
    }

    /// Connections are lost all the time, and the page is still the server's: for `LIVERY_SOAK_SECONDS`, or two seconds.
    @Test func aPageThatLosesItsConnectionsEndsAsTheServersPage() async throws {
        let seconds = ProcessInfo.processInfo.environment["LIVERY_SOAK_SECONDS"].flatMap(Double.init) ?? 2
        let (session, state) = try session("/live/list", "&drop=0.02&seed=7")
        let states = await session.states
        let losses = Task {
            var count = 0
            for await state in states { if case .waiting = state { count += 1 } }
            return count
        }
        let model = await LiveModel()
        let following = Task { await model.run(session) }
        await session.connect()
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var sent = 0
        while clock.now < end || sent < 20 {
            if try await isSent(sent, to: session) {
                sent += 1
            } else {
                for await state in await session.states where state == .connected { break }
            }
            // One batch after the other, as fast as they are applied.
            _ = await session.updates.first { _ in true }
            await Task.yield()
        }
        let last = try await page(of: session) { try await json($0) == self.state(at: state) }
        #expect(try await modelText(model, is: text(last)))
        await session.disconnect()
        following.cancel()
        let diagnostics = await session.diagnostics
        #expect(diagnostics.isEmpty)
        losses.cancel()
        print("soak: \(sent) batches of 10 frames sent, \(await losses.value) connections lost")
    }

    /// Asks for random changes; false when there is no connection.
    private func isSent(_ seed: Int, to session: LiveSessionCoordinator) async throws -> Bool {
        do {
            try await session.send(event: "run", payload: "{\"count\":10,\"seed\":\(seed)}")
            return true
        } catch {
            guard error == .notConnected else { throw error }
            return false
        }
    }

    @MainActor
    private func modelText(_ model: LiveModel, is expected: String) async throws -> Bool {
        for _ in 0..<10_000 {
            if model.roots.map(Self.text).joined() == expected { return true }
            await Task.yield()
        }
        return false
    }

    @MainActor
    private static func text(_ element: LiveElement) -> String {
        element.children.map { child in
            switch child {
            case .element(let element): text(element)
            case .text(let text): text.text
            }
        }.joined()
    }
}
