import LiverySession
import LiveryTree
import Testing

@Suite struct UpdateTests {
    private static let page = """
        page {"type":"Page","id":"root","view":1,"children":[
        {"type":"List","id":"list","children":[{"type":"#slot","id":"slot","children":[
        {"type":"Item","id":"i1","children":["one"]},{"type":"Item","id":"i2","class":"c","children":["two"]}]}]},
        {"type":"Child","id":"kid","view":1,"children":[{"type":"Text","id":"kt"}]}]}
        """.replacing("\n", with: "")

    private func connected(
        stylesheet: String = "", configure: (inout SessionConfiguration) -> Void = { _ in }
    ) async throws -> (SessionFixture, FakeConnection) {
        let fixture = SessionFixture(stylesheet: stylesheet, configure: configure)
        let connection = try await fixture.connect()
        try await fixture.deliver(Self.page, over: connection)
        return (fixture, connection)
    }

    @Test func theFirstUpdateIsTheWholePage() async throws {
        let (fixture, _) = try await connected()
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
        let (fixture, connection) = try await connected()
        var updates = await fixture.session.updates.makeAsyncIterator()
        var known = KnownPage()
        known.apply(try #require(await updates.next()))
        await connection.deliver(message)
        let update = try #require(await updates.next())
        #expect(!update.isComplete)
        #expect(update.changedNames == changed)
        #expect(update.removed.count == removedCount)
        known.apply(update)
        #expect(known.summary == (try await wholePage(fixture.session)))
    }

    private func wholePage(_ session: LiveSessionCoordinator) async throws -> [String] {
        var updates = await session.updates.makeAsyncIterator()
        var known = KnownPage()
        known.apply(try #require(await updates.next()))
        return known.summary
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
        let (fixture, connection) = try await connected(stylesheet: sheet)
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
        let (fixture, connection) = try await connected()
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
        let (fixture, connection) = try await connected { $0.maximumPendingNodes = 2 }
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
        let (fixture, connection) = try await connected()
        var slow = await fixture.session.updates.makeAsyncIterator()
        _ = await slow.next()
        let effects = (1...(LiveUpdate.maximumEffectCount + 1)).map { "odd \($0)" }.joined(separator: "\n")
        try await fixture.deliver(effects, over: connection)
        let update = try #require(await slow.next())
        #expect(update.effects.count + update.droppedEffectCount == LiveUpdate.maximumEffectCount + 1)
        #expect(update.droppedEffectCount > 0)
        #expect(update.effects.last == .unsupported(code: "\(LiveUpdate.maximumEffectCount + 1)", arguments: "[]"))
    }

    @Test func eachSubscriberHasItsOwnPlace() async throws {
        let (fixture, connection) = try await connected()
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
        let (fixture, _) = try await connected()
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
        let (fixture, connection) = try await connected()
        var updates = await fixture.session.updates.makeAsyncIterator()
        _ = await updates.next()
        try await fixture.deliver("1", over: connection)
        await connection.deliver("prop i1 x 1")
        #expect(await updates.next()?.changedNames == ["i1"])
    }

    @Test func whatIsWrongIsLogged() async throws {
        let (fixture, connection) = try await connected()
        try await fixture.deliver("prop i1 x 1", "bad\nprop none x 1", over: connection)
        await #expect(fixture.session.diagnostics.entries.map(\.frame) == [3, 3])
        await #expect(fixture.session.diagnostics.droppedCount == 0)
    }

    @Test func onlyWhoAsksForThePageCostsACopyOfIt() async throws {
        let copies = Locked(0)
        let fixture = SessionFixture(wire: FakeWire(copies: copies))
        let connection = try await fixture.connect()
        try await fixture.deliver(Self.page, over: connection)
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

    // MARK: Views

    @Test func theUpdatesOfAViewAreOfItsPart() async throws {
        let (fixture, connection) = try await connected()
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
        let (fixture, connection) = try await connected()
        let view = try #require(await fixture.session.view(withID: "kid"))
        var updates = await view.updates.makeAsyncIterator()
        let first = try #require(await updates.next())
        await connection.deliver(Self.page)
        let second = try #require(await updates.next())
        #expect(second.changedNames == ["kid", "kt"])
        #expect(second.roots != first.roots)
        #expect(second.removed == first.changed.map(\.id))
    }

    @Test func theUpdatesOfAViewEndWithIt() async throws {
        let (fixture, connection) = try await connected()
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

    // MARK: All together

    /// Whoever applies the updates, quick or slow, of the page or a view, has the page as it is.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func updatesAddUpToThePage(_ seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let (fixture, connection) = try await connected { $0.maximumPendingNodes = 12 }
        let view = try #require(await fixture.session.view(withID: "root"))
        var followers: [(updates: LiveUpdates.Iterator, known: KnownPage, patience: Int)] = []
        for patience in [1, 3, 11] {
            let updates = await patience == 3 ? view.updates : fixture.session.updates
            followers.append((updates.makeAsyncIterator(), KnownPage(), patience))
            followers[followers.count - 1].known.apply(
                try #require(await followers[followers.count - 1].updates.next()))
        }
        var names = ["list", "i1", "i2", "kid", "kt"]
        for step in 1...200 {
            let name = names[Int(random.next() % UInt64(names.count))]
            switch random.next() % 8 {
            case 0, 1: await deliver("prop \(name) x \(step)")
            case 2 where name.hasPrefix("n"): await deliver("remove \(name)")
            case 3: await deliver("first \(name)")
            case 4 where name.hasPrefix("n"): await deliver("text \(name) t\(step)")
            case 5:
                await deliver(#"insert \#(name) {"type":"N","id":"n\#(step)","children":["a",["b"]]}"#)
                names.append("n\(step)")
            default:
                await deliver(
                    ##"append \##(name) {"type":"#slot","children":[{"type":"N","id":"n\##(step)","children":[1]}]}"##)
                names.append("n\(step)")
            }
            func deliver(_ text: String) async {
                let count = await connection.takenCount + 1
                // The last message changes something that everyone knows, so that everyone has an update.
                await connection.deliver(text + "\nprop root step \(step)")
                try? await connection.waitForTaken(count)
            }
            for index in followers.indices where step % followers[index].patience == 0 {
                repeat {
                    followers[index].known.apply(try #require(await followers[index].updates.next()))
                } while followers[index].known.step != "\(step)"
            }
        }
        let whole = try await wholePage(fixture.session)
        for index in followers.indices {
            if followers[index].known.step != "200" {
                followers[index].known.apply(try #require(await followers[index].updates.next()))
            }
            #expect(followers[index].known.summary == whole)
        }
    }
}

extension KnownPage {
    /// The prop `step` of the root.
    fileprivate var step: String? { roots.first.flatMap { nodes[$0]?.value(of: "step")?.text } }
}

/// Numbers that look random and are the same each time (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
