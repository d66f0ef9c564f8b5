import LiveryJSON
import LiverySource
import LiveryTree

/// What a host asks of the server. All of it returns when it is handed to the network, which slows a sender as the network does,
/// and throws ``LiveSessionError/notConnected`` without a connection. The server's answer comes as an update.
extension LiveSessionCoordinator {
    // MARK: Events

    /// Does what the commands in a node's prop say, in order.
    public func trigger(prop: String, on node: NodeID) async throws(LiveSessionError) {
        let commands: [LiveCommand]
        do throws(LiveCommandError) {
            commands = try wire.commands(in: prop, of: node)
        } catch {
            throw .command(error)
        }
        try await carryOut(commands)
    }

    /// Does what the commands in a node's prop `on_tap` say (Arizona wire, section 7).
    public func tap(_ node: NodeID) async throws(LiveSessionError) { try await trigger(prop: "on_tap", on: node) }

    /// Sends an event to the page's own view.
    ///
    /// - Parameter payload: JSON text.
    public func send(event: String, payload: String = "{}") async throws(LiveSessionError) {
        try await send(event: event, payload: payload, to: nil)
    }

    func send(event: String, payload: String, to view: LiveViewCoordinator?) async throws(LiveSessionError) {
        if let view, views.root(of: view) == nil { throw .viewEnded }
        let document = JSONDocument(reading: SourceFile(path: "<payload>", text: payload))
        guard document.root != nil, !document.diagnostics.containsError else { throw .invalidPayload }
        try await carryOut([.event(view: view?.id, name: event, payload: payload)])
    }

    // MARK: Navigation

    /// The location that the session shows, and comes back to when it connects again.
    public var location: LiveLocation { history.current }
    public var canGoBack: Bool { history.canGoBack }
    public var canGoForward: Bool { history.canGoForward }

    /// Shows another location on the same connection.
    ///
    /// - Parameter replaces: Whether it takes the place of the current one in the history.
    public func navigate(to location: LiveLocation, replaces: Bool = false) async throws(LiveSessionError) {
        try await carryOut([.navigate(location, replaces: replaces)])
    }

    /// Shows the location before the current one in the history.
    public func back() async throws(LiveSessionError) { try await move(by: -1) }

    /// Shows the location after the current one in the history.
    public func forward() async throws(LiveSessionError) { try await move(by: 1) }

    private func move(by steps: Int) async throws(LiveSessionError) {
        try checkConnection()
        guard let location = history.move(by: steps) else { throw .noSuchEntry }
        // The entry is there already: the command takes its place.
        try await carryOut([.navigate(location, replaces: true)])
    }

    // MARK: Sending

    private func carryOut(_ commands: [LiveCommand]) async throws(LiveSessionError) {
        try checkConnection()
        let messages = messages(for: commands)
        let error = await withCheckedContinuation { enqueue(Outbox.Entry(messages: messages, completion: $0)) }
        if let error { throw error }
    }

    private func checkConnection() throws(LiveSessionError) {
        guard connection != nil else { throw .notConnected }
        guard outbox.count < configuration.maximumPendingCommands else { throw .overloaded }
    }

    /// The messages that carry commands, which also go into the history.
    private func messages(for commands: [LiveCommand]) -> [SocketMessage] {
        commands.flatMap { command in
            switch command {
            case .event: break
            case .navigate(let location, let replaces), .patch(let location, let replaces):
                history.go(to: location, replaces: replaces)
            }
            return wire.messages(for: command)
        }
    }

    /// Does what the server asks for.
    ///
    /// - Returns: Whether it could be, which it can't when the server asks faster than the network takes.
    func carryOut(fromServer commands: [LiveCommand]) -> Bool {
        guard outbox.count < configuration.maximumPendingCommands else { return false }
        enqueue(Outbox.Entry(messages: messages(for: commands)))
        return true
    }
}
