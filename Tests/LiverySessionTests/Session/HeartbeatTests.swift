import LiverySession
import Testing

@Suite(.timeLimit(.minutes(1))) struct HeartbeatTests {
    @Test func anAnsweredHeartbeatIsFollowedByTheNext() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        for _ in 0..<3 {
            try await fixture.clock.pass(.seconds(30))
            try await eventually("a ping") { await connection.sent.last == "ping" }
            try await fixture.deliver("1", over: connection)
        }
        await #expect(connection.sent == ["hello", "ping", "ping", "ping"])
        await #expect(fixture.session.state == .connected)
    }

    @Test func anyMessageAnswersAHeartbeat() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.clock.pass(.seconds(30))
        try await connection.waitForSent(["hello", "ping"])
        try await fixture.deliver("bad", over: connection)
        try await fixture.clock.pass(.seconds(30))
        try await connection.waitForSent(["hello", "ping", "ping"])
    }

    @Test func aMessageBeforeAHeartbeatDoesNotAnswerIt() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.deliver("bad", over: connection)
        try await fixture.clock.pass(.seconds(30))
        try await connection.waitForSent(["hello", "ping"])
        try await fixture.clock.pass(.seconds(30))
        try await fixture.wait(for: .waiting(attempt: 1, delay: .seconds(1), after: .silent))
    }

    @Test func aHalfOpenSocketIsDropped() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.clock.pass(.seconds(30))
        try await connection.waitForSent(["hello", "ping"])
        try await fixture.clock.pass(.seconds(30))
        try await fixture.wait(for: .waiting(attempt: 1, delay: .seconds(1), after: .silent))
        try await connection.waitForClose(1001)
        try await fixture.clock.pass(.seconds(1))
        try await fixture.transport.connection(1).waitForSent(["hello"])
        await #expect(fixture.session.location == LiveLocation("/start"))
    }

    @Test func theHeartbeatOfAnEarlierConnectionIsForgotten() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.clock.pass(.seconds(30))
        try await connection.waitForSent(["hello", "ping"])
        await connection.end(1006)
        try await fixture.clock.pass(.seconds(1))
        let second = try await fixture.transport.connection(1)
        try await fixture.clock.pass(.seconds(30))
        try await second.waitForSent(["hello", "ping"])
        await #expect(fixture.session.state == .connected)
    }
}
