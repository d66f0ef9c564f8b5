import LiverySession
import Testing

@Suite(.timeLimit(.minutes(1))) struct RetiredSocketTests {
    @Test func aRetiredSocketCannotSpeak() async throws {
        let fixture = SessionFixture()
        let old = try await fixture.connect()
        try await fixture.deliver(#"page {"type":"A","id":"a"}"#, over: old)
        await fixture.session.reconnect()
        try await old.waitForClose(1001)
        let new = try await fixture.transport.connection(1)
        try await fixture.wait(for: .connected)
        await old.deliver(#"page {"type":"B","id":"b"}"#)
        try await old.waitForTaken(2)
        await settle(fixture.session)
        let page = await fixture.session.page()
        #expect(page.tree.roots.map { page.tree[$0].serverID } == ["a"])
        await #expect(fixture.session.state == .connected)
        await #expect(new.closes.isEmpty)
    }

    @Test func aRetiredSocketCannotClose() async throws {
        let fixture = SessionFixture()
        let old = try await fixture.connect()
        await fixture.session.reconnect()
        _ = try await fixture.transport.connection(1)
        try await fixture.wait(for: .connected)
        await old.end(1000)
        try await old.waitForTaken(1)
        await settle(fixture.session)
        await #expect(fixture.session.state == .connected)
    }

    @Test func aCloseThatIsReportedTwiceOpensOneSocket() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        await connection.deliver([.closed(code: 1006, reason: ""), .closed(code: 1006, reason: "")])
        try await fixture.clock.pass(.seconds(1))
        try await fixture.wait(for: .connected)
        await settle(fixture.session)
        await #expect(fixture.transport.requests.count == 2)
        await #expect(connection.takenCount == 1)
    }

    @Test func anAttemptThatSucceedsTooLateIsClosed() async throws {
        let fixture = SessionFixture([.openLate])
        await fixture.session.connect()
        try await fixture.transport.waitForRequests(1)
        await fixture.session.reconnect()
        let new = try await fixture.transport.connection(0)
        try await fixture.wait(for: .connected)
        await fixture.transport.openLateOnes()
        try await fixture.transport.connection(1).waitForClose(1001)
        await #expect(fixture.session.state == .connected)
        try await fixture.session.send(event: "e")
        try await new.waitForSent(["hello", "event - e {}"])
    }

    @Test func whatCameBeforeACloseIsApplied() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        await connection.deliver([
            .message(.text(#"page {"type":"A","id":"a"}"#)), .message(.text("prop a x 1")),
            .closed(code: 1001, reason: ""),
        ])
        try await fixture.wait(
            for: .waiting(attempt: 1, delay: .seconds(1), after: .closed(code: 1001, reason: "")))
        let page = await fixture.session.page()
        #expect(page.tree.roots.map { page.tree[$0].value(of: "x")?.text } == ["1"])
    }
}
