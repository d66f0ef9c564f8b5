/// Where a session is in its life.
public enum LiveSessionState: Hashable, Sendable {
    /// Not connected yet.
    case idle
    case connecting
    /// The connection is open. The page may still be that of the one before.
    case connected
    /// A connection has ended, or couldn't be opened, and the next attempt comes after a delay. `attempt` counts from 1 since
    /// the last message from the server.
    case waiting(attempt: Int, delay: Duration, after: ConnectionEnd)
    /// Nothing happens until ``LiveSessionCoordinator/connect()``.
    case closed(ConnectionEnd)
}

/// Why there is no connection any more.
public enum ConnectionEnd: Hashable, Sendable {
    /// The client has closed it.
    case disconnected
    /// The server, or the network, has; the code is one of RFC 6455, section 7.4.
    case closed(code: UInt16, reason: String)
    /// It couldn't be opened.
    case failed(SocketError)
    /// It took too long to open.
    case timedOut
    /// Nothing came between two heartbeats: the network has lost it without a word.
    case silent
}
