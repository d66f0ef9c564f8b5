#if canImport(CLibwebsockets)
    import LiverySession

    /// What has arrived and hasn't been taken, and after it the end.
    struct Inbox {
        private var messages = Queue<SocketMessage>()
        private var size = 0
        private(set) var end: CloseReason?

        /// The bytes that wait.
        let limit: Int

        init(limit: Int) { self.limit = limit }

        var isFull: Bool { size > limit }
        var isHalfEmpty: Bool { size <= limit / 2 }

        mutating func append(_ message: SocketMessage) {
            guard end == nil else { return }
            messages.append(message)
            size += message.size
        }

        /// Ends it; only the first end counts.
        mutating func finish(_ reason: CloseReason) { if end == nil { end = reason } }

        /// The next message, the end after the last one, or nil while neither is there.
        mutating func next() -> SocketEvent? {
            guard let message = messages.popFirst() else {
                return end.map { .closed(code: $0.code, reason: $0.reason) }
            }
            size -= message.size
            return .message(message)
        }
    }

    extension SocketMessage {
        /// What it counts for the limit of unread bytes.
        fileprivate var size: Int { max(bytes.count, WebSocketOptions.smallestMessageSize) }

        var bytes: [UInt8] {
            switch self {
            case .text(let bytes), .binary(let bytes): bytes
            }
        }
    }
#endif
