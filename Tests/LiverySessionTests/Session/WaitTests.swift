import Testing

@testable import LiverySession

/// What ends the wait for an update, and what doesn't.
@Suite(.timeLimit(.minutes(1))) struct WaitTests {
    @Test func aCancelledWaitDoesNotEndTheOneAfterIt() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        let session = fixture.session
        let updates = await session.updates
        let number = updates.subscription.number
        _ = await session.nextUpdate(of: number)
        let first = Task { await session.nextUpdate(of: number) }
        await settle(session)
        let second = await session.replaceWait(of: first, number)
        #expect(await first.value == nil)
        await settle(session)
        await connection.deliver("prop i1 x 1")
        #expect(await second.value?.changedNames == ["i1"])
    }

    @Test func theEndOfASubscriptionEndsItsWait() async throws {
        let (fixture, _) = try await SessionFixture.connected()
        let session = fixture.session
        let updates = await session.updates
        let number = updates.subscription.number
        _ = await session.nextUpdate(of: number)
        let waiting = Task { await session.nextUpdate(of: number) }
        await settle(session)
        await session.endSubscription(number)
        #expect(await waiting.value == nil)
    }
}

extension LiveSessionCoordinator {
    /// Cancels a wait, and begins another before the actor hears of that.
    fileprivate func replaceWait(of first: Task<LiveUpdate?, Never>, _ number: Int) -> Task<LiveUpdate?, Never> {
        let second = Task { await self.nextUpdate(of: number) }
        first.cancel()
        return second
    }
}
