/// How connections begin and end.
///
/// At most one is current. Each attempt has a task of its own that opens the connection and reads it; what it brings counts only
/// while its generation is the current one.
extension LiveSessionCoordinator {
    /// Begins an attempt. The one before has been retired.
    func open() {
        state = .connecting
        let generation = generation
        startTimer(configuration.connectTimeout) { $0.end(.timedOut) }
        connecting = Task { [weak self, transport] in
            guard let request = await self?.request(generation) else { return }
            let connection: any SocketConnection
            do throws(SocketError) {
                connection = try await transport.connect(to: request)
            } catch {
                await self?.fail(error, generation)
                return
            }
            guard await self?.opened(connection, generation) == true else {
                await connection.close(code: 1001, reason: "")
                return
            }
            while true {
                let event = await connection.receive()
                guard await self?.handle(event, generation) == true else { return }
            }
        }
    }

    /// Ends what is going on with the connection.
    ///
    /// - Returns: The connection, if it was open, for the caller to close.
    func retire() -> (any SocketConnection)? {
        generation += 1
        timer?.cancel()
        timer = nil
        // A task that reads is left to find the end by itself: cancelling it could cost the close frame.
        if connection == nil { connecting?.cancel() }
        connecting = nil
        outbox.fail(.notConnected)
        return connection.take()
    }

    private func request(_ generation: Int) async -> SocketRequest? {
        await loadStatics()
        guard generation == self.generation else { return nil }
        return wire.request(to: history.current)
    }

    private func opened(_ connection: any SocketConnection, _ generation: Int) -> Bool {
        guard generation == self.generation else { return false }
        self.connection = connection
        frame = 0
        isAnswerDue = false
        enqueue(Outbox.Entry(messages: wire.opened()))
        startTimer(configuration.heartbeatInterval) { $0.heartbeat() }
        state = .connected
        return true
    }

    private func fail(_ error: SocketError, _ generation: Int) {
        guard generation == self.generation else { return }
        end(.failed(error))
    }

    /// Does what an event asks for; says whether to go on reading.
    private func handle(_ event: SocketEvent, _ generation: Int) -> Bool {
        guard generation == self.generation else { return false }
        switch event {
        case .message(let message):
            receive(message)
            return true
        case .closed(let code, let reason):
            end(.closed(code: code, reason: reason))
            return false
        }
    }

    /// The current attempt or connection has ended: waits for the next one, or stays closed.
    private func end(_ end: ConnectionEnd) {
        if let connection = retire(), end == .silent {
            Task { await connection.close(code: 1001, reason: "") }
        }
        guard !isFinal(end) else {
            state = .closed(end)
            return
        }
        let delay = configuration.backoff.delay(afterAttempt: attempt, random: configuration.random)
        attempt += 1
        state = .waiting(attempt: attempt, delay: delay, after: end)
        startTimer(delay) { $0.open() }
    }

    private func isFinal(_ end: ConnectionEnd) -> Bool {
        switch end {
        case .disconnected: true
        case .closed(let code, _): wire.consequence(ofClose: code) == .end
        // Another attempt would be made with the same URL.
        case .failed(.invalidURL): true
        case .failed, .timedOut, .silent: false
        }
    }

    private func heartbeat() {
        guard !isAnswerDue else { return end(.silent) }
        isAnswerDue = true
        enqueue(Outbox.Entry(messages: [wire.heartbeat()]))
        startTimer(configuration.heartbeatInterval) { $0.heartbeat() }
    }

    /// Waits for nothing but this.
    private func startTimer(
        _ delay: Duration, _ action: @escaping @Sendable (isolated LiveSessionCoordinator) -> Void
    ) {
        timer?.cancel()
        timer = Task { [weak self, clock = configuration.clock] in
            guard (try? await clock.sleep(for: delay)) != nil else { return }
            await self?.fire(action)
        }
    }

    private func fire(_ action: @Sendable (isolated LiveSessionCoordinator) -> Void) {
        // On the actor, where timers are cancelled too, this is certain.
        guard !Task.isCancelled else { return }
        action(self)
    }

    // MARK: Sending

    func enqueue(_ entry: Outbox.Entry) {
        outbox.append(entry)
        guard !outbox.isBeingSent, outbox.count > 0, let connection else { return }
        outbox.isBeingSent = true
        Task { [weak self, generation] in
            while let messages = await self?.firstMessages(generation) {
                var failure: SocketError?
                do throws(SocketError) {
                    for message in messages { try await connection.send(message) }
                } catch {
                    failure = error
                }
                await self?.finishFirst(failure, generation)
            }
        }
    }

    /// The messages to send next; nil when there are none, or they are for another connection.
    private func firstMessages(_ generation: Int) -> [SocketMessage]? {
        guard generation == self.generation else { return nil }
        guard let entry = outbox.first else {
            outbox.isBeingSent = false
            return nil
        }
        return entry.messages
    }

    private func finishFirst(_ failure: SocketError?, _ generation: Int) {
        guard generation == self.generation else { return }
        switch failure {
        case nil: outbox.finishFirst(nil)
        case .tooLarge(let limit): outbox.finishFirst(.tooLarge(limit: limit))
        // Reading finds out that the connection has ended, or else the heartbeat does.
        default: outbox.finishFirst(.notConnected)
        }
    }
}
