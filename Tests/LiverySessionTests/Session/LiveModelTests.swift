import LiverySession
import LiveryTree
import Observation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct LiveModelTests {
    private static let page = """
        page {"type":"Page","id":"root","children":[{"type":"List","id":"list","children":[
        {"type":"Item","id":"i1","class":"c","children":["one"]},{"type":"Item","id":"i2","children":["two"]}]}]}
        """.replacing("\n", with: "")

    private let sheet = #"""
        "c" do
          opacity(attr("o", default: 1))
        end
        """#

    /// A model that is given one update after the other.
    @MainActor private final class Fixture {
        let fixture: SessionFixture
        let connection: FakeConnection
        let model = LiveModel()
        private let updates: LiveUpdates.Iterator

        init(_ sheet: String, _ page: String) async throws {
            fixture = SessionFixture(stylesheet: sheet)
            connection = try await fixture.connect()
            try await fixture.deliver(page, over: connection)
            updates = await fixture.session.updates.makeAsyncIterator()
            try await applyNext()
        }

        func deliver(_ text: String) async throws {
            await connection.deliver(text)
            try await applyNext()
        }

        private func applyNext() async throws {
            var updates = updates
            model.apply(try #require(await updates.next()))
        }

        func element(_ name: String) throws -> LiveElement {
            var open = model.roots
            while let element = open.popLast() {
                if element.value(of: "id")?.text == name { return element }
                for case .element(let child) in element.children { open.append(child) }
            }
            throw CancellationError()
        }
    }

    /// Which properties a message makes new, as `name.property`.
    private func invalidations(_ message: String) async throws -> Set<String> {
        let fixture = try await Fixture(sheet, Self.page)
        let seen = Seen()
        func observe(_ name: String, _ read: () -> Void) {
            withObservationTracking(read) { MainActor.assumeIsolated { _ = seen.names.insert(name) } }
        }
        for name in ["root", "list", "i1", "i2"] {
            let element = try fixture.element(name)
            observe("\(name).props") { _ = element.props }
            observe("\(name).modifiers") { _ = element.modifiers }
            observe("\(name).children") { _ = element.children }
        }
        observe("roots") { _ = fixture.model.roots }
        observe("views") { _ = fixture.model.views }
        try await fixture.deliver(message)
        return seen.names
    }

    @MainActor private final class Seen {
        var names: Set<String> = []
    }

    @Test(arguments: [
        ("prop i1 x 1", ["i1.props"]), ("prop i1 o 0.5", ["i1.props", "i1.modifiers"]),
        ("prop root x 1", ["root.props"]), ("text i1 new", ["i1.children"]), ("first i2", ["list.children"]),
        ("remove i1", ["list.children"]), (#"append list {"type":"Item","id":"i3"}"#, ["list.children"]),
        ("bad", []), (#"page {"type":"Page","id":"root"}"#, ["roots"]),
    ])
    func aChangeReachesOnlyWhatItIsAbout(_ message: String, _ expected: [String]) async throws {
        #expect(try await invalidations(message) == Set(expected))
    }

    @Test func elementsLastAsLongAsTheirNodes() async throws {
        let fixture = try await Fixture(sheet, Self.page)
        let (first, list) = (try fixture.element("i1"), try fixture.element("list"))
        try await fixture.deliver("first i2")
        try await fixture.deliver("prop i1 x 1")
        #expect(try fixture.element("i1") === first)
        #expect(first.value(of: "x") == .string("1"))
        #expect(list.children.count == 2)
        #expect(list.children.last == .element(first))
        try await fixture.deliver("remove i1")
        #expect(fixture.model.element(of: first.id) == nil)
        #expect(list.children.count == 1)
    }

    @Test func aCompleteUpdateForgetsWhatIsGone() async throws {
        let fixture = try await Fixture(sheet, Self.page)
        let (first, second) = (try fixture.element("i1"), try fixture.element("i2"))
        try await fixture.fixture.deliver("remove i2", over: fixture.connection)
        var late = await fixture.fixture.session.updates.makeAsyncIterator()
        fixture.model.apply(try #require(await late.next()))
        #expect(try fixture.element("i1") === first)
        #expect(fixture.model.element(of: second.id) == nil)
    }

    @Test func aModelFollowsASession() async throws {
        let fixture = SessionFixture()
        let model = LiveModel()
        let seen = Effects()
        let running = Task { await model.run(fixture.session) { seen.effects += $0 } }
        let connection = try await fixture.connect()
        await connection.deliver(Self.page, "prop root x 1\nload /other")
        try await eventually("a page") { @MainActor in
            model.state == .connected && model.roots.first?.value(of: "x") != nil
        }
        #expect(seen.effects == [.load(LiveLocation("/other"))])
        running.cancel()
        await running.value
    }

    @Test func aModelThatFollowsAnotherSessionKeepsNothingOfTheFirst() async throws {
        let model = LiveModel()
        var last: LiveElement?
        for type in ["First", "Second"] {
            let fixture = SessionFixture()
            let connection = try await fixture.connect()
            let view = #"page {"type":"\#(type)","id":"root","view":1,"children":[{"type":"\#(type)"}]}"#
            try await fixture.deliver(view, over: connection)
            let running = Task { await model.run(fixture.session) }
            try await eventually("the page of \(type)") { @MainActor in model.roots.map(\.type) == [type] }
            let root = try #require(model.roots.first)
            #expect(model.element(of: root.id) === root)
            guard case .element(let child) = try #require(root.children.first) else { throw CancellationError() }
            #expect(child.type == type)
            #expect(last?.id != child.id || last !== child)
            last = child
            running.cancel()
            await running.value
        }
    }

    @MainActor private final class Effects {
        var effects: [LiveEffect] = []
    }
}
