import LiverySession
import LiveryTree
import Testing

@Suite(.timeLimit(.minutes(1))) struct UpdateTests {
    @Test func theFirstUpdateIsTheWholePage() async throws {
        let (fixture, _) = try await SessionFixture.connected()
        var updates = await fixture.session.updates.makeAsyncIterator()
        let update = try #require(await updates.next())
        #expect(update.isComplete)
        #expect(update.changedNames == ["root", "list", "i1", "i2", "kid", "kt"])
        #expect(update.changed.map(\.view) == [nil, nil, nil, nil, "kid", "kid"])
        #expect(update.roots == [update.changed[0].id])
        #expect(update.changed[2].parent == update.changed[1].id)
        #expect(update.views.map(\.id) == ["root", "kid"])
        #expect(update.removed.isEmpty)
    }

    @Test func anEmptyPageIsAnUpdateToo() async throws {
        let fixture = SessionFixture()
        var updates = await fixture.session.updates.makeAsyncIterator()
        let update = try #require(await updates.next())
        #expect(update.isComplete && update.changed.isEmpty && update.roots.isEmpty)
    }

    /// What each message brings: the changed nodes, and how many are removed.
    @Test(arguments: [
        ("prop i1 x 1", ["i1"], 0), ("unprop i2 class", ["i2"], 0), ("text i1 new", ["i1"], 0),
        (#"append list {"type":"Item","id":"i3","children":[{"type":"T","id":"t"}]}"#, ["list", "i3", "t"], 0),
        (#"insert i2 {"type":"Item","id":"i3"}"#, ["list", "i3"], 0), ("remove i1", ["list"], 1),
        ("first i2", ["list"], 0), ("remove kid", ["root"], 2), ("text list word", ["list"], 2),
        (#"insert i1 "text""#, ["list"], 0), ("prop i1 x 1\nremove i1", ["list"], 1),
        (#"append list {"type":"Item","id":"i3"}"# + "\nremove i3", ["list"], 0),
        (#"append list {"type":"Item","id":"i3"}"# + "\nprop i3 x 1", ["list", "i3"], 0),
        (#"page {"type":"New","id":"new"}"#, ["new"], 6),
        (#"page [{"type":"A","id":"a"},{"type":"B","id":"b"}]"#, ["a", "b"], 6),
    ])
    func anUpdateHoldsWhatChanged(_ message: String, _ changed: [String], _ removedCount: Int) async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        var updates = await fixture.session.updates.makeAsyncIterator()
        var known = KnownPage()
        known.apply(try #require(await updates.next()))
        await connection.deliver(message)
        let update = try #require(await updates.next())
        #expect(!update.isComplete)
        #expect(update.changedNames == changed)
        #expect(update.removed.count == removedCount)
        known.apply(update)
        #expect(known.summary == (try await fixture.session.wholePage()))
    }

    @Test func modifiersFollowProps() async throws {
        let sheet = #"""
            "c" do
              opacity(attr("o", default: 1))
            end
            "d" do
              padding(5)
            end
            """#
        let (fixture, connection) = try await SessionFixture.connected(stylesheet: sheet)
        var updates = await fixture.session.updates.makeAsyncIterator()
        let first = try #require(await updates.next())
        #expect(first.changed[3].modifiers.map(\.name) == ["opacity"])
        await connection.deliver("prop i2 o 0.5")
        let second = try #require(await updates.next())
        #expect(second.changedNames == ["i2"])
        #expect(second.changed[0].modifiers != first.changed[3].modifiers)
        await connection.deliver("prop i2 class d")
        #expect(await updates.next()?.changed[0].modifiers.map(\.name) == ["padding"])
        await connection.deliver("prop i2 x 0.5")
        #expect(await updates.next()?.changed[0].modifiers.map(\.name) == ["padding"])
    }

    // MARK: Subscribers

    @Test func aSlowSubscriberGetsAllInOne() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        var slow = await fixture.session.updates.makeAsyncIterator()
        _ = await slow.next()
        try await fixture.deliver(
            "prop i1 x 1", "prop i1 x 2", "bad", "odd 7", "remove i2", #"append kid {"type":"N","id":"n"}"#,
            over: connection)
        let update = try #require(await slow.next())
        #expect(!update.isComplete)
        #expect(update.changedNames == ["i1", "list", "kid", "n"])
        #expect(update.changed[0].value(of: "x")?.text == "2")
        #expect(update.removed.count == 1)
        #expect(update.diagnostics.entries.map(\.frame) == [4])
        #expect(update.effects == [.unsupported(code: "7", arguments: "[]")])
    }

    @Test func aSubscriberThatIsFarBehindGetsTheWholePage() async throws {
        let (fixture, connection) = try await SessionFixture.connected { $0.maximumPendingNodes = 2 }
        var slow = await fixture.session.updates.makeAsyncIterator()
        _ = await slow.next()
        try await fixture.deliver("prop i1 x 1", "prop i2 x 1", "prop kid x 1", "prop root x 1", over: connection)
        let update = try #require(await slow.next())
        #expect(update.isComplete)
        #expect(update.changedNames == ["root", "list", "i1", "i2", "kid", "kt"])
        await connection.deliver("prop i1 x 2")
        #expect(await slow.next()?.changedNames == ["i1"])
    }

    @Test func effectsOfASubscriberThatTakesNoneAreBounded() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        var slow = await fixture.session.updates.makeAsyncIterator()
        _ = await slow.next()
        let effects = (1...(LiveUpdate.maximumEffectCount + 1)).map { "odd \($0)" }.joined(separator: "\n")
        try await fixture.deliver(effects, over: connection)
        let update = try #require(await slow.next())
        #expect(update.effects.count + update.droppedEffectCount == LiveUpdate.maximumEffectCount + 1)
        #expect(update.droppedEffectCount > 0)
        #expect(update.effects.last == .unsupported(code: "\(LiveUpdate.maximumEffectCount + 1)", arguments: "[]"))
    }

    @Test func largeEffectsOfASubscriberThatTakesNonePushOthersOut() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        var slow = await fixture.session.updates.makeAsyncIterator()
        _ = await slow.next()
        let text = String(repeating: "x", count: LiveUpdate.maximumEffectSize / 4)
        for number in 0..<5 { try await fixture.deliver("odd \(number)\(text)", over: connection) }
        let update = try #require(await slow.next())
        #expect(update.effects == (2..<5).map { .unsupported(code: "\($0)\(text)", arguments: "[]") })
        #expect(update.droppedEffectCount == 2)
        try await fixture.deliver("odd \(text)\(text)\(text)\(text)x", over: connection)
        #expect(await slow.next()?.effects.count == 1)
    }

    @Test func eachSubscriberHasItsOwnPlace() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        var early = await fixture.session.updates.makeAsyncIterator()
        _ = await early.next()
        try await fixture.deliver("prop i1 x 1", over: connection)
        var late = await fixture.session.updates.makeAsyncIterator()
        #expect(await late.next()?.isComplete == true)
        #expect(await early.next()?.changedNames == ["i1"])
        await connection.deliver("prop i2 x 1")
        #expect(await late.next()?.changedNames == ["i2"])
        #expect(await early.next()?.changedNames == ["i2"])
    }

    @Test func cancellingEndsASubscription() async throws {
        let (fixture, _) = try await SessionFixture.connected()
        let session = fixture.session
        let following = Task {
            var count = 0
            for await _ in await session.updates { count += 1 }
            return count
        }
        await settle(session)
        following.cancel()
        #expect(await following.value <= 1)
    }

    @Test func aHeartbeatsAnswerIsNoUpdate() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        var updates = await fixture.session.updates.makeAsyncIterator()
        _ = await updates.next()
        try await fixture.deliver("1", over: connection)
        await connection.deliver("prop i1 x 1")
        #expect(await updates.next()?.changedNames == ["i1"])
    }

    @Test func whatIsWrongIsLogged() async throws {
        let (fixture, connection) = try await SessionFixture.connected()
        try await fixture.deliver("prop i1 x 1", "bad\nprop none x 1", over: connection)
        await #expect(fixture.session.diagnostics.entries.map(\.frame) == [3, 3])
        await #expect(fixture.session.diagnostics.droppedCount == 0)
    }

    @Test func onlyWhoAsksForThePageCostsACopyOfIt() async throws {
        let copies = Locked(0)
        let fixture = SessionFixture(wire: FakeWire(copies: copies))
        let connection = try await fixture.connect()
        try await fixture.deliver(SessionFixture.page, over: connection)
        var updates = await fixture.session.updates.makeAsyncIterator()
        var last = await updates.next()
        for step in 1...20 {
            await connection.deliver("prop i1 x \(step)")
            last = await updates.next()
        }
        #expect(last?.changed[0].value(of: "x")?.text == "20")
        #expect(copies.withLock { $0 } == 0)
        let page = await fixture.session.page()
        await connection.deliver("prop i1 x 21")
        _ = await updates.next()
        #expect(copies.withLock { $0 } == 1)
        #expect(page.tree.nodeCount == 6)
    }
}
