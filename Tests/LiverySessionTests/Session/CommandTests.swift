import LiverySession
import LiveryTree
import Testing

@Suite(.timeLimit(.minutes(1))) struct CommandTests {
    private static let page = """
        page {"type":"Page","id":"root","view":1,"children":[
        {"type":"Button","id":"b","on_tap":"event one;go /two;event three","on_hold":"event hold","odd":"huh"},
        {"type":"Child","id":"kid","view":1,"children":[{"type":"Button","id":"kb","on_tap":"event k"}]}]}
        """.replacing("\n", with: "")

    private func connected() async throws -> (SessionFixture, FakeConnection) {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.deliver(Self.page, over: connection)
        return (fixture, connection)
    }

    private func node(_ name: String, _ fixture: SessionFixture) async throws -> NodeID {
        let page = await fixture.session.page()
        return try #require(page.tree.preorder().first { page.tree[$0].serverID == name })
    }

    @Test func aTapCarriesItsCommandsOutInOrder() async throws {
        let (fixture, connection) = try await connected()
        try await fixture.session.tap(node("b", fixture))
        try await connection.waitForSent(["hello", "event - one {}", "go /two", "event - three {}"])
        await #expect(fixture.session.location == LiveLocation("/two"))
    }

    @Test func anyPropCanHoldACommand() async throws {
        let (fixture, connection) = try await connected()
        try await fixture.session.trigger(prop: "on_hold", on: node("b", fixture))
        try await connection.waitForSent(["hello", "event - hold {}"])
    }

    @Test func anEventInANestedViewIsForThatView() async throws {
        let (fixture, connection) = try await connected()
        try await fixture.session.tap(node("kb", fixture))
        try await connection.waitForSent(["hello", "event kid k {}"])
    }

    @Test func aPropWithoutACommandIsATypedError() async throws {
        let (fixture, connection) = try await connected()
        let (button, child) = (try await node("b", fixture), try await node("kid", fixture))
        await #expect(throws: LiveSessionError.command(.noCommand)) { try await fixture.session.tap(child) }
        await #expect(throws: LiveSessionError.command(.unsupported("huh"))) {
            try await fixture.session.trigger(prop: "odd", on: button)
        }
        try await fixture.deliver("remove b", over: connection)
        await #expect(throws: LiveSessionError.command(.noSuchNode)) { try await fixture.session.tap(button) }
        await #expect(connection.sent == ["hello"])
    }

    @Test func viewsSendEventsOfTheirOwn() async throws {
        let (fixture, connection) = try await connected()
        let views = await fixture.session.liveViews
        #expect(views.map(\.id) == ["root", "kid"])
        try await views[1].send(event: "e", payload: #"{"a":1}"#)
        try await fixture.session.send(event: "f")
        try await connection.waitForSent(["hello", #"event kid e {"a":1}"#, "event - f {}"])
        await #expect(fixture.session.view(around: try node("kb", fixture)) == views[1])
        await #expect(fixture.session.view(around: try node("b", fixture)) == views[0])
    }

    @Test(arguments: ["", "{", "{}x", "nope", #"{"a":}"#])
    func aPayloadIsJSON(_ payload: String) async throws {
        let (fixture, connection) = try await connected()
        await #expect(throws: LiveSessionError.invalidPayload) {
            try await fixture.session.send(event: "e", payload: payload)
        }
        await #expect(connection.sent == ["hello"])
    }

    @Test func aViewIsTheSameAsLongAsItIsThere() async throws {
        let (fixture, connection) = try await connected()
        let view = try #require(await fixture.session.view(withID: "kid"))
        let root = await view.root
        try await fixture.deliver(Self.page, over: connection)
        await #expect(fixture.session.view(withID: "kid") == view)
        await #expect(view.root != nil)
        await #expect(view.root != root)

        try await fixture.deliver("remove kid", over: connection)
        await #expect(fixture.session.view(withID: "kid") == nil)
        await #expect(view.root == nil)
        await #expect(throws: LiveSessionError.viewEnded) { try await view.send(event: "e") }

        try await fixture.deliver(Self.page, over: connection)
        await #expect(fixture.session.view(withID: "kid") != view)
        await #expect(throws: LiveSessionError.viewEnded) { try await view.send(event: "e") }
    }

    // MARK: Without a connection

    @Test func nothingIsSentBeforeConnecting() async throws {
        let fixture = SessionFixture()
        await #expect(throws: LiveSessionError.notConnected) { try await fixture.session.send(event: "e") }
        let connection = try await fixture.connect()
        await settle(fixture.session)
        await #expect(connection.sent == ["hello"])
    }

    @Test func whatWaitsForTheNetworkFailsWithTheConnection() async throws {
        let fixture = SessionFixture(isSlow: true)
        let connection = try await fixture.connect()
        let session = fixture.session
        let failure = Locked<LiveSessionError?>(nil)
        Task {
            do throws(LiveSessionError) {
                try await session.send(event: "e")
            } catch {
                failure.withLock { $0 = error }
            }
        }
        await settle(session)
        await connection.end(1006)
        try await eventually("a failure") { failure.withLock { $0 } == .notConnected }
        await connection.unblock()
        try await fixture.clock.pass(.seconds(1))
        let second = try await fixture.transport.connection(1)
        await second.unblock()
        try await second.waitForSent(["hello"])
    }

    @Test func aSlowNetworkRefusesTooManyCommands() async throws {
        let fixture = SessionFixture(isSlow: true, configure: { $0.maximumPendingCommands = 3 })
        let connection = try await fixture.connect()
        let session = fixture.session
        let sending = (0..<2).map { number in Task { try await session.send(event: "e\(number)") } }
        try await eventually("a full queue") {
            do throws(LiveSessionError) {
                try await session.back()
                return false
            } catch {
                return error == .overloaded
            }
        }
        await #expect(throws: LiveSessionError.overloaded) { try await session.send(event: "more") }
        try await fixture.deliver("event mine", over: connection)
        let diagnostics = await session.diagnostics.entries
        #expect(diagnostics.map(\.diagnostic.rule) == ["effect-not-sent"])
        await connection.unblock()
        for task in sending { try await task.value }
        try await eventually("all sent") { await connection.sent.count == 3 }
        try await session.send(event: "again")
    }

    /// Two floods of effects while the network takes nothing: by number, or by size.
    @Test(arguments: [(2000, 1, 1000), (200, 1000, 99)])
    func effectsOfTheServerWaitUpToLimits(_ count: Int, _ size: Int, _ expected: Int) async throws {
        let fixture = SessionFixture(isSlow: true, configure: { $0.maximumPendingSize = 100_000 })
        let connection = try await fixture.connect()
        let effect = "event " + String(repeating: "e", count: size) + "\n"
        for _ in 0..<2 { try await fixture.deliver(String(repeating: effect, count: count), over: connection) }
        let diagnostics = await fixture.session.diagnostics.entries.map(\.diagnostic)
        #expect(diagnostics.map(\.rule) == ["effect-not-sent", "effect-not-sent"])
        #expect(diagnostics.last?.message == "dropped \(count) commands of the server: too many wait for the network")
        await #expect(throws: LiveSessionError.overloaded) {
            try await fixture.session.send(event: "e", payload: "\"" + String(repeating: "e", count: 2000) + "\"")
        }
        await connection.unblock()
        try await eventually("all sent") { await connection.sent.count == expected }
        await settle(fixture.session)
        await #expect(connection.sent.count == expected)
    }

    @Test func commandsOfOneTapGoTogetherOrNotAtAll() async throws {
        let fixture = SessionFixture(configure: { $0.maximumPendingCommands = 2 })
        let connection = try await fixture.connect()
        try await fixture.deliver(Self.page, over: connection)
        let button = try await node("b", fixture)
        await #expect(throws: LiveSessionError.overloaded) { try await fixture.session.tap(button) }
        await #expect(fixture.session.location == LiveLocation("/start"))
        await #expect(connection.sent == ["hello"])
    }

    @Test func aLargeCommandGoesWhenNothingElseWaits() async throws {
        let fixture = SessionFixture(configure: { $0.maximumPendingSize = 10 })
        let connection = try await fixture.connect()
        try await connection.waitForSent(["hello"])
        await settle(fixture.session)
        try await fixture.session.send(event: "e", payload: #"{"a":"more than ten bytes"}"#)
        await #expect(connection.sent.count == 2)
    }

    @Test func aRefusedCommandLeavesTheHistoryAsItWas() async throws {
        let fixture = SessionFixture(isSlow: true, configure: { $0.maximumPendingCommands = 2 })
        let connection = try await fixture.connect()
        let session = fixture.session
        let going = Task { try await session.navigate(to: LiveLocation("/two")) }
        try await eventually("a full queue") { await session.location == LiveLocation("/two") }
        await #expect(throws: LiveSessionError.overloaded) { try await session.back() }
        await #expect(throws: LiveSessionError.overloaded) { try await session.navigate(to: LiveLocation("/three")) }
        await #expect(session.history.entries == [LiveLocation("/start"), LiveLocation("/two")])
        await #expect(session.location == LiveLocation("/two"))
        await connection.unblock()
        try await going.value
    }

    @Test func aMessageThatIsTooLargeCostsOnlyItself() async throws {
        let (fixture, connection) = try await connected()
        await connection.failSending(.tooLarge(limit: 5))
        await #expect(throws: LiveSessionError.tooLarge(limit: 5)) { try await fixture.session.send(event: "e") }
        await #expect(fixture.session.state == .connected)
    }

    @Test func aConnectionThatTakesNothingIsNone() async throws {
        let (fixture, connection) = try await connected()
        await connection.failSending(.closed)
        await #expect(throws: LiveSessionError.notConnected) { try await fixture.session.send(event: "e") }
    }

    // MARK: Effects

    @Test func commandsOfTheServerAreCarriedOutAfterItsChanges() async throws {
        let (fixture, connection) = try await connected()
        var updates = await fixture.session.updates.makeAsyncIterator()
        _ = await updates.next()
        try await fixture.deliver("event back\ngo /x\nodd 14\nprop b label new", over: connection)
        let update = try #require(await updates.next())
        #expect(update.changedNames == ["b"])
        #expect(update.effects == [.unsupported(code: "14", arguments: "[]")])
        try await connection.waitForSent(["hello", "event - back {}", "go /x"])
    }
}
