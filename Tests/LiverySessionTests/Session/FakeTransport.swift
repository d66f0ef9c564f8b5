import LiverySession
import Testing

/// A transport whose connections are in the hands of a test.
actor FakeTransport: SocketTransport {
    enum Outcome {
        case open
        case fail(SocketError)
        /// It opens when the test says so, whether or not it has been cancelled by then.
        case openLate
        /// Nothing happens until the attempt is cancelled.
        case hang
    }

    private var outcomes: [Outcome]
    private(set) var requests: [SocketRequest] = []
    private(set) var connections: [FakeConnection] = []
    private(set) var cancelledCount = 0
    private var late: [CheckedContinuation<Void, Never>] = []
    private let isSlow: Bool

    /// - Parameters:
    ///   - outcomes: What comes of the attempts; further ones open.
    ///   - isSlow: Whether connections take no message before they are told to.
    init(_ outcomes: [Outcome] = [], isSlow: Bool = false) {
        self.outcomes = outcomes
        self.isSlow = isSlow
    }

    func connect(to request: SocketRequest) async throws(SocketError) -> any SocketConnection {
        requests.append(request)
        switch outcomes.isEmpty ? .open : outcomes.removeFirst() {
        case .open: return open()
        case .openLate:
            await withCheckedContinuation { late.append($0) }
            return open()
        case .fail(let error): throw error
        case .hang:
            try? await Task.sleep(for: .seconds(1000))
            cancelledCount += 1
            throw .cancelled
        }
    }

    private func open() -> FakeConnection {
        let connection = FakeConnection(isBlocked: isSlow)
        connections.append(connection)
        return connection
    }

    /// Lets the attempts that open late open now.
    func openLateOnes() {
        for continuation in late { continuation.resume() }
        late = []
    }

    /// The connection of a number, from 0, once it is open.
    nonisolated func connection(_ number: Int) async throws -> FakeConnection {
        try await eventually("connection \(number)") { await self.connections.count > number }
        return await connections[number]
    }

    nonisolated func waitForRequests(_ count: Int) async throws {
        try await eventually("\(count) requests") { await self.requests.count >= count }
    }
}

/// A connection of which a test is the other end.
actor FakeConnection: SocketConnection {
    private var incoming: [SocketEvent] = []
    private var reader: CheckedContinuation<SocketEvent, Never>?
    private var end: SocketEvent?
    private var isBlocked: Bool
    private var blocked: [CheckedContinuation<Void, Never>] = []
    private var sendError: SocketError?
    /// The texts that came over it.
    private(set) var sent: [String] = []
    /// The codes that it was closed with.
    private(set) var closes: [UInt16] = []
    /// How many messages and ends have been taken.
    private(set) var takenCount = 0

    init(isBlocked: Bool) { self.isBlocked = isBlocked }

    func receive() async -> SocketEvent {
        let event = await upcoming()
        takenCount += 1
        return event
    }

    private func upcoming() async -> SocketEvent {
        if !incoming.isEmpty {
            let event = incoming.removeFirst()
            if case .closed = event { end = event }
            return event
        }
        if let end { return end }
        return await withCheckedContinuation { reader = $0 }
    }

    func send(_ message: SocketMessage) async throws(SocketError) {
        if isBlocked { await withCheckedContinuation { blocked.append($0) } }
        if let sendError { throw sendError }
        guard case .text(let bytes) = message else { return }
        sent.append(String(decoding: bytes, as: UTF8.self))
    }

    func close(code: UInt16, reason: String) { closes.append(code) }

    // MARK: The other end

    func deliver(_ texts: String...) { deliver(texts.map { .message(.text($0)) }) }

    func end(_ code: UInt16, _ reason: String = "") { deliver([.closed(code: code, reason: reason)]) }

    func deliver(_ events: [SocketEvent]) {
        incoming += events
        guard let reader, !incoming.isEmpty else { return }
        self.reader = nil
        let event = incoming.removeFirst()
        if case .closed = event { end = event }
        reader.resume(returning: event)
    }

    /// Lets messages through, those that wait too.
    func unblock() {
        isBlocked = false
        for continuation in blocked { continuation.resume() }
        blocked = []
    }

    /// From now on sending fails.
    func failSending(_ error: SocketError) { sendError = error }

    nonisolated func waitForSent(_ texts: [String]) async throws {
        try await eventually("\(texts) sent") { await self.sent.count >= texts.count }
        await #expect(sent == texts)
    }

    nonisolated func waitForClose(_ code: UInt16) async throws {
        try await eventually("close \(code)") { await self.closes.contains(code) }
    }

    nonisolated func waitForTaken(_ count: Int) async throws {
        try await eventually("\(count) taken") { await self.takenCount >= count }
    }
}
