import LiverySession
import LiverySource
import LiveryStyle
import LiveryTree
import Testing

/// A session with everything around it in the hands of a test.
struct SessionFixture {
    let clock = TestClock()
    let transport: FakeTransport
    let session: LiveSessionCoordinator

    init(
        _ outcomes: [FakeTransport.Outcome] = [], isSlow: Bool = false, location: String = "/start",
        stylesheet: String = "", statics: StaticsStore? = nil, wire: FakeWire? = nil,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { _ in 1 },
        configure: (inout SessionConfiguration) -> Void = { _ in }
    ) {
        transport = FakeTransport(outcomes, isSlow: isSlow)
        var configuration = SessionConfiguration()
        configuration.clock = clock
        configuration.random = random
        configure(&configuration)
        session = LiveSessionCoordinator(
            wire: wire ?? FakeWire(stylesheet), transport: transport, location: LiveLocation(location),
            configuration: configuration, statics: statics.map(StaticsKeeping.store) ?? .memory)
    }

    /// A page with a list of two items in a slot, and a nested view.
    static let page = """
        page {"type":"Page","id":"root","view":1,"children":[
        {"type":"List","id":"list","children":[{"type":"#slot","id":"slot","children":[
        {"type":"Item","id":"i1","children":["one"]},{"type":"Item","id":"i2","class":"c","children":["two"]}]}]},
        {"type":"Child","id":"kid","view":1,"children":[{"type":"Text","id":"kt"}]}]}
        """.replacing("\n", with: "")

    /// A session that is connected and shows ``page``.
    static func connected(
        stylesheet: String = "", configure: (inout SessionConfiguration) -> Void = { _ in }
    ) async throws -> (SessionFixture, FakeConnection) {
        let fixture = SessionFixture(stylesheet: stylesheet, configure: configure)
        let connection = try await fixture.connect()
        try await fixture.deliver(page, over: connection)
        return (fixture, connection)
    }

    /// Connects, and gives the connection once it is open.
    func connect() async throws -> FakeConnection {
        await session.connect()
        let connection = try await transport.connection(0)
        try await wait(for: .connected)
        return connection
    }

    func wait(for state: LiveSessionState) async throws {
        try await eventually("\(state)") { await session.state == state }
    }

    /// Waits until the session has dealt with a message and all before it.
    func deliver(_ texts: String..., over connection: FakeConnection) async throws {
        let count = await connection.takenCount + texts.count
        await connection.deliver(texts.map { .message(.text($0)) })
        // The session asks for more when it is done with what it has.
        try await connection.waitForTaken(count)
        await settle(session)
    }
}

/// Waits until something holds, for ten seconds at most.
func eventually(
    _ what: String, _ condition: () async -> Bool, sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
    let start = ContinuousClock.now
    while await !condition() {
        guard ContinuousClock.now - start < .seconds(10) else {
            Issue.record("never: \(what)", sourceLocation: sourceLocation)
            throw CancellationError()
        }
        await Task.yield()
    }
}

/// Lets whatever could still come to an actor come.
func settle(_ session: LiveSessionCoordinator) async {
    for _ in 0..<50 {
        await Task.yield()
        _ = await session.state
    }
}

extension LiveNode {
    /// What is to see of it, on one line.
    var summary: String {
        let children = children.map { child in
            switch child {
            case .node(let id): "\(id)"
            case .text(let text): "'\(text.text)'"
            }
        }
        let props = props.map { "\($0.name)=\($0.value.text ?? "")" }
        let modifiers = modifiers.map { "\($0.name)\($0.arguments.map(\.value))" }
        return "\(type) \(props) \(modifiers) \(children) \(parent.map { "\($0)" } ?? "-") \(view ?? "-")"
    }

    var name: String { value(of: "id")?.text ?? "" }
}

extension LiveUpdate {
    /// The ids of the changed nodes.
    var changedNames: [String] { changed.map(\.name) }
}

/// What a subscriber knows that keeps in step by updates alone.
struct KnownPage {
    private(set) var nodes: [NodeID: LiveNode] = [:]
    private(set) var roots: [NodeID] = []

    mutating func apply(_ update: LiveUpdate) {
        if update.isComplete { nodes = [:] }
        for id in update.removed { nodes[id] = nil }
        for node in update.changed { nodes[node.id] = node }
        roots = update.roots
    }

    /// All that is to see below the roots, and whatever else is still known.
    var summary: [String] {
        ["\(roots)"] + nodes.map { "\($0.key): \($0.value.summary)" }.sorted()
    }
}

extension LiveSessionCoordinator {
    /// What a new subscriber gets.
    nonisolated func wholePage() async throws -> [String] {
        var updates = await updates.makeAsyncIterator()
        var known = KnownPage()
        known.apply(try #require(await updates.next()))
        return known.summary
    }
}
