import LiverySession
import Testing

@Suite(.timeLimit(.minutes(1))) struct ViewUpdateTests {
    @Test func theUpdatesOfAViewAreOfItsPart() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        let view = try #require(await fixture.session.view(withID: "kid"))
        var updates = await view.updates.makeAsyncIterator()
        let first = try #require(await updates.next())
        #expect(first.changedNames == ["kid", "kt"])
        #expect(first.roots == [first.changed[0].id])
        try await fixture.deliver("prop i1 x 1", "bad", "load /x", "remove i2", over: connection)
        await connection.deliver(#"append kt {"type":"N","id":"n"}"#)
        let second = try #require(await updates.next())
        #expect(second.changedNames == ["kt", "n"])
        #expect(second.diagnostics.isEmpty && second.effects.isEmpty)
    }

    @Test func aViewFollowsItsRootToANewPage() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        let view = try #require(await fixture.session.view(withID: "kid"))
        var updates = await view.updates.makeAsyncIterator()
        let first = try #require(await updates.next())
        await connection.deliver(SessionFixture.page)
        let second = try #require(await updates.next())
        #expect(second.changedNames == ["kid", "kt"])
        #expect(second.roots != first.roots)
        #expect(second.removed == first.changed.map(\.id))
    }

    @Test func theUpdatesOfAViewEndWithIt() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        let view = try #require(await fixture.session.view(withID: "kid"))
        let following = Task {
            var count = 0
            for await _ in await view.updates { count += 1 }
            return count
        }
        await settle(fixture.session)
        await connection.deliver("remove kid")
        #expect(await following.value == 1)
        var late = await view.updates.makeAsyncIterator()
        #expect(await late.next() == nil)
    }
}
