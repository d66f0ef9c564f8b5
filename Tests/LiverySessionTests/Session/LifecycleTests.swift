import LiverySession
import Testing

@Suite(.timeLimit(.minutes(1))) struct LifecycleTests {
    @Test func aSessionDoesNothingBeforeItConnects() async throws {
        let fixture = SessionFixture()
        await #expect(fixture.session.state == .idle)
        await settle(fixture.session)
        await #expect(fixture.transport.requests.isEmpty)
    }

    @Test func whatTheWireSaysFirstIsSentFirst() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.session.send(event: "a")
        try await connection.waitForSent(["hello", "event - a {}"])
        await #expect(fixture.transport.requests == [SocketRequest(url: "ws://test/start")])
    }

    @Test func statesAreSeenInOrder() async throws {
        let fixture = SessionFixture([.fail(.refused(status: 503))])
        var states = await fixture.session.states.makeAsyncIterator()
        #expect(await states.next() == .idle)
        await fixture.session.connect()
        #expect(await states.next() == .connecting)
        #expect(
            await states.next() == .waiting(attempt: 1, delay: .seconds(1), after: .failed(.refused(status: 503))))
        try await fixture.clock.pass(.seconds(1))
        #expect(await states.next() == .connecting)
        #expect(await states.next() == .connected)
        await fixture.session.disconnect()
        #expect(await states.next() == .closed(.disconnected))
    }

    @Test func connectingTwiceOpensOneSocket() async throws {
        let fixture = SessionFixture()
        await fixture.session.connect()
        await fixture.session.connect()
        _ = try await fixture.transport.connection(0)
        try await fixture.wait(for: .connected)
        await fixture.session.connect()
        await settle(fixture.session)
        await #expect(fixture.transport.requests.count == 1)
    }

    // MARK: Waiting

    @Test(
        arguments: [(0.8, [0.8, 1.6, 4, 8, 8, 8]), (1, [1, 2, 5, 10, 10, 10]), (1.2, [1.2, 2.4, 6, 12, 12, 12])]
            as [(Double, [Double])])
    func delaysGrowAndVary(_ factor: Double, _ seconds: [Double]) async throws {
        let outcomes = Array(repeating: FakeTransport.Outcome.fail(.failed("no route")), count: seconds.count)
        let fixture = SessionFixture(
            outcomes,
            random: { range in
                #expect(range == 0.8...1.2)
                return factor
            })
        await fixture.session.connect()
        for (index, delay) in seconds.enumerated() {
            let delay = Duration.seconds(1) * delay
            try await fixture.wait(
                for: .waiting(attempt: index + 1, delay: delay, after: .failed(.failed("no route"))))
            try await fixture.clock.pass(delay)
        }
        try await fixture.wait(for: .connected)
    }

    @Test func byChanceADelayIsInItsBand() {
        let backoff = Backoff()
        let delays = (0..<200).map { _ in backoff.delay(afterAttempt: 2) { Double.random(in: $0) } }
        #expect(delays.allSatisfy { (.milliseconds(4000) ... .milliseconds(6000)).contains($0) })
        #expect(Set(delays).count > 1)
    }

    @Test func withoutStepsThereIsNoDelay() {
        var backoff = Backoff()
        backoff.steps = []
        #expect(backoff.delay(afterAttempt: 3) { _ in 1 } == .zero)
    }

    @Test func openingDoesNotStartTheDelaysAnew() async throws {
        let fixture = SessionFixture()
        await fixture.session.connect()
        for (number, delay) in [1, 2, 5, 10, 10].enumerated() {
            try await fixture.transport.connection(number).end(1006)
            try await fixture.clock.pass(.seconds(delay))
        }
    }

    @Test func aMessageStartsTheDelaysAnew() async throws {
        let fixture = SessionFixture()
        await fixture.session.connect()
        for (number, delay) in [1, 2, 5].enumerated() {
            try await fixture.transport.connection(number).end(1006)
            try await fixture.clock.pass(.seconds(delay))
        }
        let connection = try await fixture.transport.connection(3)
        await connection.deliver("bad")
        await connection.end(1006)
        try await fixture.clock.pass(.seconds(1))
    }

    @Test func anAnswerToAHeartbeatDoesNotStartTheDelaysAnew() async throws {
        let fixture = SessionFixture()
        await fixture.session.connect()
        try await fixture.transport.connection(0).end(1006)
        try await fixture.clock.pass(.seconds(1))
        let connection = try await fixture.transport.connection(1)
        await connection.deliver("1")
        await connection.end(1006)
        try await fixture.clock.pass(.seconds(2))
    }

    @Test func connectCutsAWaitShort() async throws {
        let fixture = SessionFixture([.fail(.failed("x"))])
        await fixture.session.connect()
        try await fixture.wait(for: .waiting(attempt: 1, delay: .seconds(1), after: .failed(.failed("x"))))
        await fixture.session.connect()
        try await fixture.wait(for: .connected)
        #expect(!fixture.clock.delays.contains(.seconds(1)))
    }

    // MARK: Ends

    @Test(arguments: [1001, 1002, 1006, 1007, 1009, 1011, 4500] as [UInt16])
    func afterAnyOtherCloseItConnectsAgain(_ code: UInt16) async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        await connection.end(code, "why")
        try await fixture.wait(
            for: .waiting(attempt: 1, delay: .seconds(1), after: .closed(code: code, reason: "why")))
        try await fixture.clock.pass(.seconds(1))
        try await fixture.wait(for: .connected)
        try await fixture.transport.connection(1).waitForSent(["hello"])
    }

    @Test func afterTheServersNormalCloseItStaysClosed() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        await connection.end(1000, "bye")
        try await fixture.wait(for: .closed(.closed(code: 1000, reason: "bye")))
        #expect(fixture.clock.delays.isEmpty)
        await fixture.session.reconnect()
        await #expect(fixture.transport.requests.count == 1)
    }

    @Test func aClosedSessionCanConnectAgain() async throws {
        let fixture = SessionFixture()
        try await fixture.connect().end(1000)
        try await fixture.wait(for: .closed(.closed(code: 1000, reason: "")))
        await fixture.session.connect()
        _ = try await fixture.transport.connection(1)
        try await fixture.wait(for: .connected)
    }

    @Test func anIntendedCloseIsNormalAndStays() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        await fixture.session.disconnect()
        await #expect(connection.closes == [1000])
        await connection.end(1000)
        await settle(fixture.session)
        await #expect(fixture.session.state == .closed(.disconnected))
        try await eventually("no timer") { fixture.clock.delays.isEmpty }
        await #expect(fixture.transport.requests.count == 1)
    }

    @Test func disconnectingEndsAWait() async throws {
        let fixture = SessionFixture([.fail(.failed("x"))])
        await fixture.session.connect()
        try await eventually("a wait") { fixture.clock.delays == [.seconds(1)] }
        await fixture.session.disconnect()
        try await eventually("no timer") { fixture.clock.delays.isEmpty }
        await #expect(fixture.session.state == .closed(.disconnected))
    }

    @Test func disconnectingCancelsAnAttempt() async throws {
        let fixture = SessionFixture([.hang])
        await fixture.session.connect()
        try await fixture.transport.waitForRequests(1)
        await fixture.session.disconnect()
        try await eventually("a cancelled attempt") { await fixture.transport.cancelledCount == 1 }
        await settle(fixture.session)
        await #expect(fixture.session.state == .closed(.disconnected))
    }

    @Test func anAttemptThatTakesTooLongIsGivenUp() async throws {
        let fixture = SessionFixture([.hang])
        await fixture.session.connect()
        try await fixture.transport.waitForRequests(1)
        try await fixture.clock.pass(.seconds(30))
        try await fixture.wait(for: .waiting(attempt: 1, delay: .seconds(1), after: .timedOut))
        try await eventually("a cancelled attempt") { await fixture.transport.cancelledCount == 1 }
        try await fixture.clock.pass(.seconds(1))
        try await fixture.wait(for: .connected)
    }

    @Test func aURLThatIsNoneIsNotTriedAgain() async throws {
        let fixture = SessionFixture([.fail(.invalidURL("x"))])
        await fixture.session.connect()
        try await fixture.wait(for: .closed(.failed(.invalidURL("x"))))
    }

    @Test func aSessionThatNobodyHasClosesItsConnection() async throws {
        var fixture: SessionFixture? = SessionFixture()
        let connection = try await #require(fixture).connect()
        fixture = nil
        try await connection.waitForClose(1001)
    }
}
