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

    @Test func viewsAreAskedForOnlyWhenTheyHaveChangedAndAreNeeded() async throws {
        let reads = Locked(0)
        let fixture = SessionFixture(wire: FakeWire(viewReads: reads))
        let connection = try await fixture.connect()
        for _ in 0..<5 { try await fixture.deliver(SessionFixture.page, over: connection) }
        #expect(reads.withLock { $0 } == 0)
        var updates = await fixture.session.updates.makeAsyncIterator()
        #expect(await updates.next()?.views.count == 2)
        #expect(reads.withLock { $0 } == 1)
        for number in 0..<20 {
            await connection.deliver(#"append list {"type":"Item","id":"n\#(number)"}"#)
            #expect(await updates.next()?.views.count == 2)
            #expect(await fixture.session.liveViews.count == 2)
        }
        #expect(reads.withLock { $0 } == 1)
        await connection.deliver(#"append list {"type":"Item","id":"item","view":1}"#)
        #expect(await updates.next()?.views.count == 3)
        #expect(reads.withLock { $0 } == 2)
    }

    @Test func aViewThatWentAndCameAgainUnseenIsAnotherOne() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        let view = try #require(await fixture.session.view(withID: "kid"))
        var updates = await view.updates.makeAsyncIterator()
        _ = await updates.next()
        try await fixture.deliver("remove kid", SessionFixture.page, over: connection)
        #expect(await updates.next() == nil)
        #expect(await view.root == nil)
        #expect(await fixture.session.view(withID: "kid") != view)
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
