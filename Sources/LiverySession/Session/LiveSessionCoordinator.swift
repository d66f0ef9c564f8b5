import LiverySource
import LiveryStyle
import LiveryTree

/// A live session: a page on one socket, with its live views, its history and what it takes to keep them alive.
///
/// It feeds a wire with what comes in and sends what the wire gives it. When the connection ends it is opened again after a
/// while (``Backoff``), at the current location, until the server ends the session or ``disconnect()`` is called. The page stays
/// as it was meanwhile. A session that nobody refers to closes its connection.
public actor LiveSessionCoordinator {
    // MARK: What it is made of

    let transport: any SocketTransport
    let configuration: SessionConfiguration
    let store: StaticsStore?
    var wire: any LiveWire

    // MARK: What others may read

    /// Where the session is in its life; see also ``states``.
    public internal(set) var state = LiveSessionState.idle {
        didSet { for stream in stateStreams.values { stream.yield(state) } }
    }
    /// The locations that the session has shown. It changes when a navigation is asked for, by the client or the server; the
    /// server doesn't say when it is done.
    public internal(set) var history: LiveHistory
    /// What was wrong with what came in.
    public internal(set) var diagnostics = DiagnosticLog()

    // MARK: The connection

    /// Counts attempts to connect. Whatever an earlier one still has to say is ignored.
    var generation = 0
    /// How many attempts have failed since the last message from the server.
    var attempt = 0
    var connection: (any SocketConnection)?
    var connecting: Task<Void, Never>?
    /// The one thing that is waited for: the end of an attempt, the next heartbeat, or the next attempt.
    var timer: Task<Void, Never>?
    /// Whether nothing has come in since the last heartbeat.
    var isAnswerDue = false
    /// The number of messages that came in over this connection.
    var frame = 0
    var outbox = Outbox()

    // MARK: Those who follow it

    private var viewTable = ViewTable()
    /// What ``LiveWire/viewsVersion`` was when the table was made; nil before.
    private(set) var viewsVersion: Int?
    /// Whether someone may hold a view, which one that comes later under its identifier isn't.
    private(set) var areViewsHandedOut = false
    var followers: [Int: PageFollower] = [:]
    var stateStreams: [Int: AsyncStream<LiveSessionState>.Continuation] = [:]
    var upcomingNumber = 0

    // MARK: Statics

    /// Why there is no store, until it has been reported.
    var storeProblem: Diagnostic?
    /// Takes in what the store has; nil before the first attempt to connect.
    var loading: Task<Void, Never>?
    /// Waits, and then saves.
    var saving: Task<Void, Never>?
    /// The save that is under way.
    var writing: Task<Void, Never>?
    /// How many saves in a row have failed.
    var failedSaveCount = 0
    /// The version of the statics that are in the store, as far as is known.
    var savedVersion: Int?

    /// - Parameters:
    ///   - location: What to show first.
    ///   - statics: Where statics are kept between runs.
    public init(
        wire: some LiveWire, transport: some SocketTransport, location: LiveLocation,
        configuration: SessionConfiguration = SessionConfiguration(), statics: StaticsKeeping = .disk
    ) {
        self.wire = wire
        self.transport = transport
        self.configuration = configuration
        (store, storeProblem) = statics.store(for: wire)
        history = LiveHistory(location)
    }

    deinit {
        timer?.cancel()
        saving?.cancel()
        if connection == nil { connecting?.cancel() }
        for stream in stateStreams.values { stream.finish() }
        if let connection { Task { await connection.close(code: 1001, reason: "") } }
    }

    // MARK: Life

    /// Connects, unless it does already or is connected; a wait for the next attempt is cut short. Returns at once.
    public func connect() {
        switch state {
        case .connecting, .connected: return
        case .idle, .closed: attempt = 0
        case .waiting: break
        }
        _ = retire()
        open()
    }

    /// Gives up the connection, or the attempt or wait for one, and opens another: for a host that knows that the network has
    /// changed. Nothing happens in a session that is idle or closed.
    public func reconnect() async {
        switch state {
        case .idle, .closed: return
        case .connecting, .connected, .waiting: break
        }
        let connection = retire()
        open()
        await connection?.close(code: 1001, reason: "")
    }

    /// Closes the connection, or ends the attempt to open one, and stays closed. When it returns statics are saved,
    /// or the diagnostics say why they couldn't be.
    public func disconnect() async {
        let connection = retire()
        state = .closed(.disconnected)
        await connection?.close(code: 1000, reason: "")
        await saveStatics()
    }

    /// The states from now on, the current one first. Of more than 16 that nobody takes, the newest are kept.
    public var states: AsyncStream<LiveSessionState> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: LiveSessionState.self, bufferingPolicy: .bufferingNewest(16))
        let number = nextNumber()
        continuation.onTermination = { [weak self] _ in
            Task { await self?.endStates(number) }
        }
        stateStreams[number] = continuation
        continuation.yield(state)
        return stream
    }

    private func endStates(_ number: Int) { stateStreams[number] = nil }

    func nextNumber() -> Int {
        upcomingNumber += 1
        return upcomingNumber
    }

    // MARK: The page

    /// The whole page. While it is held, the next change copies the tree; what follows the page takes ``updates``.
    public func page() -> StyledTree { wire.page }

    /// The live views as they are now. The wire is asked for them if they have changed since they were last needed.
    var views: ViewTable {
        let version = wire.viewsVersion
        if version != viewsVersion {
            viewTable.update(to: wire.views)
            viewsVersion = version
        }
        return viewTable
    }

    /// The live views of the page, its own first.
    public var liveViews: [LiveViewCoordinator] { views.views.compactMap { view(withID: $0.id) } }

    /// The live view of an identifier; nil when the page has none.
    public func view(withID id: String) -> LiveViewCoordinator? {
        guard let number = views.number(of: id) else { return nil }
        areViewsHandedOut = true
        return LiveViewCoordinator(id: id, session: self, number: number)
    }

    /// The nearest view around a node; the page's own when no other is.
    public func view(around node: NodeID) -> LiveViewCoordinator? {
        guard let id = wire.view(of: node) ?? views.views.first?.id else { return nil }
        return view(withID: id)
    }
}
