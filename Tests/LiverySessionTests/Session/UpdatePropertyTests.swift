import LiverySession
import Testing

@Suite(.timeLimit(.minutes(1))) struct UpdatePropertyTests {
    /// Whoever applies the updates, quick or slow, of the page or a view, has the page as it is.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func updatesAddUpToThePage(_ seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let (fixture, connection) = try await SessionFixture.connected { $0.maximumPendingNodes = 12 }
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
        let whole = try await fixture.session.wholePage()
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
