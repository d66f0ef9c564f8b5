import LiverySession
import Testing

@Suite(.timeLimit(.minutes(1))) struct NavigationTests {
    @Test func navigatingAsksTheServerAndIsRemembered() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.session.navigate(to: LiveLocation("/b?x=1"))
        try await connection.waitForSent(["hello", "go /b?x=1"])
        await #expect(fixture.session.history.entries.map(\.path) == ["/start", "/b"])
        try await fixture.session.navigate(to: LiveLocation("/c"), replaces: true)
        await #expect(fixture.session.history.entries.map(\.path) == ["/start", "/c"])
    }

    @Test func backAndForwardAskTheServerToo() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.session.navigate(to: LiveLocation("/b"))
        await #expect(fixture.session.canGoBack)
        try await fixture.session.back()
        await #expect(fixture.session.location == LiveLocation("/start"))
        await #expect(fixture.session.canGoForward)
        await #expect(!fixture.session.canGoBack)
        try await fixture.session.forward()
        try await connection.waitForSent(["hello", "go /b", "go /start", "go /b"])
        await #expect(fixture.session.history.entries.map(\.path) == ["/start", "/b"])
        await #expect(throws: LiveSessionError.noSuchEntry) { try await fixture.session.forward() }
    }

    @Test func reconnectingGoesToTheCurrentLocation() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.session.navigate(to: LiveLocation("/b?x=1"))
        await connection.end(1006)
        try await fixture.clock.pass(.seconds(1))
        try await fixture.wait(for: .connected)
        await #expect(fixture.transport.requests.map(\.url) == ["ws://test/start", "ws://test/b?x=1"])
    }

    @Test func aNavigationOfTheServerIsRememberedToo() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.deliver("go /b?x=1", over: connection)
        try await connection.waitForSent(["hello", "go /b?x=1"])
        await #expect(fixture.session.location == LiveLocation("/b?x=1"))
        await #expect(fixture.session.canGoBack)
    }

    @Test func aLocationThatIsTooLongIsNeitherSentNorKept() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        let limit = LiveHistory.maximumLocationSize
        let long = "/" + String(repeating: "x", count: limit)
        await #expect(throws: LiveSessionError.tooLarge(limit: limit)) {
            try await fixture.session.navigate(to: LiveLocation(long))
        }
        try await fixture.deliver("go \(long)\nevent next\ngo /b", over: connection)
        try await connection.waitForSent(["hello", "event - next {}", "go /b"])
        await #expect(fixture.session.history.entries.map(\.path) == ["/start", "/b"])
        #expect(
            await fixture.session.diagnostics.entries.map(\.diagnostic.message)
                == ["dropped 1 commands of the server: their locations are longer than 8192 bytes"])
    }

    @Test func aLocationToLoadIsOnlyReported() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        var updates = await fixture.session.updates.makeAsyncIterator()
        _ = await updates.next()
        await connection.deliver("load /elsewhere")
        #expect(await updates.next()?.effects == [.load(LiveLocation("/elsewhere"))])
        await #expect(fixture.session.location == LiveLocation("/start"))
        await #expect(connection.sent == ["hello"])
    }

    @Test func withoutAConnectionTheLocationStays() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.session.navigate(to: LiveLocation("/b"))
        await connection.end(1006)
        try await eventually("a wait") { fixture.clock.delays == [.seconds(1)] }
        await #expect(throws: LiveSessionError.notConnected) {
            try await fixture.session.navigate(to: LiveLocation("/c"))
        }
        await #expect(throws: LiveSessionError.notConnected) { try await fixture.session.back() }
        await #expect(fixture.session.location == LiveLocation("/b"))
    }
}
