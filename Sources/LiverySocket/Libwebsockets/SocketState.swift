#if canImport(CLibwebsockets)
    import LiverySession
    import Synchronization

    /// What the tasks that use a connection share with the service thread.
    final class SocketState: Sendable {
        private struct State {
            var inbox: Inbox
            var reader: CheckedContinuation<SocketEvent, Never>?
            /// Whether the service thread has stopped reading because the inbox is full.
            var isPaused = false
            var outbox = Queue<OutgoingMessage>()
        }

        /// Identifies the connection to the service thread.
        let id: Int
        /// How the attempt to connect ended.
        let opening = OneShot<Result<Void, SocketError>>()
        private let state: Mutex<State>

        init(id: Int, unreadLimit: Int) {
            self.id = id
            state = Mutex(State(inbox: Inbox(limit: unreadLimit)))
        }

        // MARK: The service thread's side

        /// Takes a message in. Returns whether reading must pause until ``receive(resume:)`` asks for more.
        func deliver(_ message: SocketMessage) -> Bool {
            let (reader, event, mustPause) = state.withLock { state in
                state.inbox.append(message)
                let reader = state.reader.take()
                let event = reader == nil ? nil : state.inbox.next()
                if state.inbox.isFull { state.isPaused = true }
                return (reader, event, state.isPaused)
            }
            if let event { reader?.resume(returning: event) }
            return mustPause
        }

        /// Ends the connection for those that use it: nothing more is taken in, and what waits to be sent fails.
        func finish(_ reason: CloseReason) {
            var (reader, event, unsent) = state.withLock { state in
                state.inbox.finish(reason)
                let reader = state.reader.take()
                let event = reader == nil ? nil : state.inbox.next()
                let unsent = state.outbox
                state.outbox = Queue()
                return (reader, event, unsent)
            }
            if let event { reader?.resume(returning: event) }
            while let outgoing = unsent.popFirst() { outgoing.completion.fulfil(.failure(.closed)) }
        }

        /// The next message to send that somebody still waits for.
        func nextOutgoing() -> OutgoingMessage? {
            state.withLock { state in
                while let outgoing = state.outbox.popFirst() {
                    if outgoing.completion.current == nil { return outgoing }
                }
                return nil
            }
        }

        // MARK: The users' side

        /// The next event. Calls `resume` if the service thread must read again.
        func receive(resume: @Sendable () -> Void) async -> SocketEvent {
            await withCheckedContinuation { continuation in
                let (event, mustResume) = state.withLock { state in
                    let event = state.inbox.next()
                    if event == nil { state.reader = continuation }
                    let mustResume = state.isPaused && state.inbox.isHalfEmpty
                    if mustResume { state.isPaused = false }
                    return (event, mustResume)
                }
                if mustResume { resume() }
                if let event { continuation.resume(returning: event) }
            }
        }

        /// Puts a message into the queue; false if the connection has ended.
        func enqueue(_ outgoing: OutgoingMessage) -> Bool {
            state.withLock { state in
                guard state.inbox.end == nil else { return false }
                state.outbox.append(outgoing)
                return true
            }
        }

        /// Whether the connection has ended for its users.
        var hasEnded: Bool { state.withLock { $0.inbox.end != nil } }
    }
#endif
