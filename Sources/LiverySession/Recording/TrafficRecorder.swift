import LiveryStyle
import LiveryTree
import Synchronization

/// Records the traffic of a session as it goes on: with the wire and the transport that it gives, entries of a recording are
/// written as things happen.
///
/// The client should begin without statics of earlier runs, which a recording doesn't have.
public final class TrafficRecorder: Sendable {
    private struct State {
        var writer = RecordingWriter()
        /// The number of the newest connection.
        var connection = 0
    }

    private let state = Mutex(State())
    private let start: ContinuousClock.Instant
    private let write: @Sendable ([UInt8]) -> Void

    /// - Parameter write: Takes each line, with its line break, in order.
    public init(write: @escaping @Sendable ([UInt8]) -> Void) {
        start = .now
        self.write = write
    }

    /// A wire that does what another does.
    public func wire(_ wire: ArizonaWire) -> some LiveWire { RecordingWire(wire: wire, recorder: self) }

    /// A transport that does what another does.
    public func transport(_ transport: some SocketTransport) -> some SocketTransport {
        RecordingTransport(transport: transport, recorder: self)
    }

    /// Records what a person does.
    public func note(_ text: String) { add(.note(text), connection: nil) }

    /// Adds an entry of a connection, the newest unless it is given.
    func add(_ kind: Recording.Entry.Kind, connection: Int?) {
        state.withLock { state in
            write(state.writer.line(kind, connection: connection, at: start.duration(to: .now)))
        }
    }

    /// Adds what the wire sends or receives, which only that of the newest connection does.
    func add(sent messages: [SocketMessage]) {
        for message in messages { add(.out(message.plainText), connection: state.withLock { $0.connection }) }
    }

    func add(received text: String, by wire: ArizonaWire, _ diagnostics: [WireDiagnostic]) {
        state.withLock { state in
            write(
                state.writer.line(
                    received: text, by: wire, diagnostics: diagnostics, connection: state.connection,
                    at: start.duration(to: .now)))
        }
    }

    /// Begins a connection, and gives its number.
    func open(_ url: String) -> Int {
        let number = state.withLock { state in
            state.connection += 1
            return state.connection
        }
        add(.open(url: url), connection: number)
        return number
    }
}

/// Records the state after each message.
private struct RecordingWire: LiveWire {
    var wire: ArizonaWire
    let recorder: TrafficRecorder

    var page: StyledTree { wire.page }
    var views: [LiveView] { wire.views }
    var viewsVersion: Int { wire.viewsVersion }
    func request(to location: LiveLocation) -> SocketRequest { wire.request(to: location) }
    func view(of node: NodeID) -> String? { wire.view(of: node) }
    func consequence(ofClose code: UInt16) -> CloseConsequence { wire.consequence(ofClose: code) }

    func commands(in prop: String, of node: NodeID) throws(LiveCommandError) -> [LiveCommand] {
        try wire.commands(in: prop, of: node)
    }

    mutating func receive(_ message: SocketMessage) -> WireUpdate {
        let update = wire.receive(message)
        if case .text = message { recorder.add(received: message.plainText, by: wire, update.diagnostics) }
        return update
    }

    mutating func opened() -> [SocketMessage] { recorded(wire.opened()) }
    mutating func messages(for command: LiveCommand) -> [SocketMessage] { recorded(wire.messages(for: command)) }
    mutating func heartbeat() -> SocketMessage {
        let message = wire.heartbeat()
        recorder.add(sent: [message])
        return message
    }

    private func recorded(_ messages: [SocketMessage]) -> [SocketMessage] {
        recorder.add(sent: messages)
        return messages
    }
}

/// Records how connections begin and end.
private struct RecordingTransport<Transport: SocketTransport>: SocketTransport {
    let transport: Transport
    let recorder: TrafficRecorder

    func connect(to request: SocketRequest) async throws(SocketError) -> any SocketConnection {
        let number = recorder.open(request.url)
        do throws(SocketError) {
            let connection = try await transport.connect(to: request)
            recorder.add(.opened, connection: number)
            return RecordingConnection(connection: connection, number: number, recorder: recorder)
        } catch {
            recorder.add(.error("\(error)"), connection: number)
            throw error
        }
    }
}

private final class RecordingConnection: SocketConnection {
    private let connection: any SocketConnection
    private let number: Int
    private let recorder: TrafficRecorder
    private let hasEnded = Atomic(false)

    init(connection: any SocketConnection, number: Int, recorder: TrafficRecorder) {
        self.connection = connection
        self.number = number
        self.recorder = recorder
    }

    func receive() async -> SocketEvent {
        let event = await connection.receive()
        if case .closed(let code, let reason) = event { end(code, reason) }
        return event
    }

    func send(_ message: SocketMessage) async throws(SocketError) { try await connection.send(message) }

    func close(code: UInt16, reason: String) async {
        recorder.add(.closeSent(code: code), connection: number)
        // This is the end for the client, which may not ask for the event any more.
        end(code, reason)
        await connection.close(code: code, reason: reason)
    }

    private func end(_ code: UInt16, _ reason: String) {
        guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
        recorder.add(.close(code: code, reason: reason), connection: number)
    }
}
