/// What waits to be handed to the network, in order.
struct Outbox {
    /// The messages of what was asked for in one go.
    struct Entry {
        var messages: [SocketMessage]
        /// Who waits until they are handed over; it gets what went wrong.
        var completion: CheckedContinuation<LiveSessionError?, Never>?

        fileprivate var size: Int { messages.reduce(0) { $0 + $1.size } }
    }

    private var entries: [Entry] = []
    /// Whether a task sends what is here.
    var isBeingSent = false
    /// The number of messages.
    private(set) var count = 0
    /// The bytes of all messages.
    private(set) var size = 0

    var first: Entry? { entries.first }

    mutating func append(_ entry: Entry) {
        guard !entry.messages.isEmpty else {
            entry.completion?.resume(returning: nil)
            return
        }
        entries.append(entry)
        count += entry.messages.count
        size += entry.size
    }

    /// Takes the first entry off, which has been sent or couldn't be.
    mutating func finishFirst(_ error: LiveSessionError?) {
        guard !entries.isEmpty else { return }
        let entry = entries.removeFirst()
        count -= entry.messages.count
        size -= entry.size
        entry.completion?.resume(returning: error)
    }

    /// Gives up all that waits.
    mutating func fail(_ error: LiveSessionError) {
        for entry in entries { entry.completion?.resume(returning: error) }
        self = Outbox()
    }
}

extension SocketMessage {
    /// The bytes of its content.
    var size: Int {
        switch self {
        case .text(let bytes), .binary(let bytes): bytes.count
        }
    }
}
