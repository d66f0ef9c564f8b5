/// Opens WebSocket connections.
///
/// Implementations add the protocol's own fields (`Upgrade`, keys, versions), check the certificates of `wss` servers and
/// answer pings. They deliver what has arrived before the end of a connection before they report that end.
public protocol SocketTransport: Sendable {
    /// Opens a connection. Cancelling the task ends the attempt.
    func connect(to request: SocketRequest) async throws(SocketError) -> any SocketConnection
}

/// An open WebSocket connection.
public protocol SocketConnection: Sendable {
    /// The next message, or the close, which is what every later call gives too. Only one task may call it at a time.
    ///
    /// While nobody asks, no more than a documented number of bytes is read from the network.
    func receive() async -> SocketEvent

    /// Sends a message; returns when it is handed to the network, so that a slow peer slows the sender.
    func send(_ message: SocketMessage) async throws(SocketError)

    /// Closes with a code of RFC 6455, section 7.4. Returns at once; ``receive()`` reports the end.
    func close(code: UInt16, reason: String) async
}

/// Where to connect, and with which fields of the HTTP request.
public struct SocketRequest: Hashable, Sendable {
    /// A URL with the scheme `ws` or `wss`.
    public var url: String
    /// Further fields, such as `Cookie`, in order.
    public var headers: [(name: String, value: String)]

    public init(url: String, headers: [(name: String, value: String)] = []) {
        self.url = url
        self.headers = headers
    }

    public static func == (lhs: SocketRequest, rhs: SocketRequest) -> Bool {
        lhs.url == rhs.url && lhs.headers.elementsEqual(rhs.headers) { $0 == $1 }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        for header in headers {
            hasher.combine(header.name)
            hasher.combine(header.value)
        }
    }
}

/// A whole message: the parts of a fragmented one are put together.
public enum SocketMessage: Hashable, Sendable {
    /// The UTF-8 bytes of a text message.
    case text([UInt8])
    case binary([UInt8])

    public static func text(_ text: String) -> SocketMessage { .text(Array(text.utf8)) }
}

/// What comes in over a connection.
public enum SocketEvent: Hashable, Sendable {
    case message(SocketMessage)
    /// The connection has ended. 1006 stands for an end without a close frame (RFC 6455, section 7.1.5).
    case closed(code: UInt16, reason: String)
}

/// Why a connection couldn't be opened, or a message not be sent.
public enum SocketError: Error, Hashable, Sendable {
    /// The URL isn't one of a WebSocket, or can't be sent; the URL, or why.
    case invalidURL(String)
    /// The server answered with an HTTP status instead of upgrading.
    case refused(status: Int)
    /// The network, the name service or the TLS handshake failed; in words.
    case failed(String)
    /// The message is larger than the transport sends.
    case tooLarge(limit: Int)
    /// The connection is closed.
    case closed
    case cancelled
}
