#if canImport(CLibwebsockets)
    import CLibwebsockets
    import Dispatch
    import Synchronization

    /// The thread that all connections of the process are served on.
    ///
    /// There is never more than one: libwebsockets keeps the number by which it finds a connection from its TLS state in a
    /// global variable that each new context changes. It starts with the first connection and ends when there is neither a
    /// transport nor a connection.
    final class SocketService: Sendable {
        /// What the thread is asked for.
        enum Command: Sendable {
            case open(SocketOpening)
            case write(Int)
            case resumeReading(Int)
            /// Close with a handshake.
            case close(Int, CloseReason)
            /// Close at once.
            case abandon(Int)
            /// Look whether to end.
            case look
        }

        /// Keeps the service; held by transports and connections.
        final class Lease: Sendable {
            let service: SocketService

            fileprivate init(_ service: SocketService) { self.service = service }

            convenience init() { self.init(SocketService.acquire()) }

            deinit { SocketService.release(service) }
        }

        private struct Registry {
            var current: SocketService?
            var leases = 0
        }

        private struct State {
            var commands: [Command] = []
            var isRunning = false
            /// The address of the context by which a thread that waits for the network is woken; zero if none does.
            var context: UInt = 0
            var lastID = 0
        }

        private static let registry = Mutex(Registry())
        /// Serial, so that one service only starts when the one before it has ended.
        private static let queue = DispatchQueue(label: "livery.sockets")

        private let state = Mutex(State())

        private init() {}

        private static func acquire() -> SocketService {
            registry.withLock { registry in
                registry.leases += 1
                let service = registry.current ?? SocketService()
                registry.current = service
                return service
            }
        }

        private static func release(_ service: SocketService) {
            registry.withLock { $0.leases -= 1 }
            service.perform(.look)
        }

        // MARK: For everyone

        func newID() -> Int {
            state.withLock { state in
                state.lastID += 1
                return state.lastID
            }
        }

        /// Has the service thread do something.
        func perform(_ command: Command) {
            let mustStart = state.withLock { state in
                if case .look = command, !state.isRunning { return false }
                state.commands.append(command)
                if let context = OpaquePointer(bitPattern: state.context) { lws_cancel_service(context) }
                defer { state.isRunning = true }
                return !state.isRunning
            }
            if mustStart { Self.queue.async { SocketLoop(self).run() } }
        }

        // MARK: For the service thread

        /// Says where to wake the thread, before it first waits and after it last has.
        func setContext(_ context: OpaquePointer?) {
            let address = UInt(bitPattern: context)
            state.withLock { $0.context = address }
        }

        func takeCommands() -> [Command] {
            state.withLock { state in
                defer { state.commands = [] }
                return state.commands
            }
        }

        /// Whether the thread may end, because nobody can ask it for anything more. It runs again if somebody does.
        func retire() -> Bool {
            Self.registry.withLock { registry in
                guard registry.leases == 0 else { return false }
                return stop {
                    if registry.current === self { registry.current = nil }
                }
            }
        }

        /// Ends the thread if no command waits.
        func stop(whenDone: () -> Void = {}) -> Bool {
            state.withLock { state in
                guard state.commands.allSatisfy({ if case .look = $0 { true } else { false } }) else { return false }
                state.commands = []
                state.isRunning = false
                whenDone()
                return true
            }
        }
    }
#endif
