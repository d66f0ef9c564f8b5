/// What waits to be handed to the network, in order.
struct Outbox {
    /// The messages of what was asked for in one go.
    struct Entry {
        var messages: [SocketMessage]
        /// Who waits until they are handed over; it gets what went wrong.
        var completion: CheckedContinuation<LiveSessionError?, Never>?
    }

    private var entries: [Entry] = []
    /// Whether a task sends what is here.
    var isBeingSent = false

    var count: Int { entries.count }
    var first: Entry? { entries.first }

    mutating func append(_ entry: Entry) {
        guard !entry.messages.isEmpty else {
            entry.completion?.resume(returning: nil)
            return
        }
        entries.append(entry)
    }

    /// Takes the first entry off, which has been sent or couldn't be.
    mutating func finishFirst(_ error: LiveSessionError?) {
        guard !entries.isEmpty else { return }
        entries.removeFirst().completion?.resume(returning: error)
    }

    /// Gives up all that waits.
    mutating func fail(_ error: LiveSessionError) {
        for entry in entries { entry.completion?.resume(returning: error) }
        entries = []
        isBeingSent = false
    }
}
