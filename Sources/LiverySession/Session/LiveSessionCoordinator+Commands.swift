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
        var moved = history
        guard let location = moved.move(by: steps) else { throw .noSuchEntry }
        // The entry is there already: the command takes its place.
        let messages = try messages(for: [.navigate(location, replaces: true)])
        history = moved
        try await send(messages)
    }

    // MARK: Sending

    private func carryOut(_ commands: [LiveCommand]) async throws(LiveSessionError) {
        let messages = try messages(for: commands)
        noteLocations(of: commands)
        try await send(messages)
    }

    private func send(_ messages: [SocketMessage]) async throws(LiveSessionError) {
        let error = await withCheckedContinuation { enqueue(Outbox.Entry(messages: messages, completion: $0)) }
        if let error { throw error }
    }

    private func checkConnection() throws(LiveSessionError) {
        guard connection != nil else { throw .notConnected }
        guard outbox.count < configuration.maximumPendingCommands else { throw .overloaded }
    }

    /// The messages that carry commands, if all of them may be sent.
    private func messages(for commands: [LiveCommand]) throws(LiveSessionError) -> [SocketMessage] {
        try checkConnection()
        let room = configuration.maximumPendingCommands - outbox.count
        // Before anything is made for them.
        guard commands.count <= room else { throw .overloaded }
        let limit = LiveHistory.maximumLocationSize
        guard commands.allSatisfy({ $0.location.map { $0.to.size <= limit } ?? true }) else {
            throw .tooLarge(limit: limit)
        }
        let messages = commands.flatMap { wire.messages(for: $0) }
        guard messages.count <= room else { throw .overloaded }
        let size = messages.reduce(outbox.size) { $0 + $1.size }
        guard size <= configuration.maximumPendingSize || outbox.count == 0 else { throw .overloaded }
        return messages
    }

    private func noteLocations(of commands: [LiveCommand]) {
        for case let (location, replaces)? in commands.map(\.location) { history.go(to: location, replaces: replaces) }
    }

    /// Does what the server asks for, each command by itself.
    ///
    /// - Returns: How many couldn't be done for each reason, which is mostly that the server asks faster than the network takes.
    func carryOut(fromServer commands: [LiveCommand]) -> [LiveSessionError: Int] {
        var failures: [LiveSessionError: Int] = [:]
        for command in commands {
            do throws(LiveSessionError) {
                enqueue(Outbox.Entry(messages: try messages(for: [command])))
                noteLocations(of: [command])
            } catch {
                failures[error, default: 0] += 1
            }
        }
        return failures
    }
}

extension LiveCommand {
    /// Where it leads to, if it does.
    fileprivate var location: (to: LiveLocation, replaces: Bool)? {
        switch self {
        case .event: nil
        case .navigate(let location, let replaces), .patch(let location, let replaces): (location, replaces)
        }
    }
}
