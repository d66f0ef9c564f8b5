/// What a WebSocket transport allows, and where it goes.
public struct WebSocketOptions: Hashable, Sendable {
    /// The size of the largest message that is received, in bytes. A larger one closes the connection with code 1009.
    public var receivedMessageLimit = 64 << 20
    /// The size of the largest message that is sent, in bytes.
    public var sentMessageLimit = 64 << 20
    /// How many bytes of messages may wait for `receive()`. When there are more, the network isn't read until half of them
    /// have been taken, which in the end makes the sender wait.
    ///
    /// A message is put together before it counts, and counts for at least ``smallestMessageSize``; so a connection holds
    /// up to this, one message, and what the library reads at once.
    public var unreadLimit = 1 << 20
    /// How long opening a connection may take: the name service, the network, TLS and the handshake.
    public var connectTimeout: Duration = .seconds(20)
    /// The path of a file with certificates in PEM of authorities that are trusted beside those of the system.
    public var certificateAuthorities: String?
    public var proxy: WebSocketProxy = .environment
    /// Pings when nothing has come in for some time; none by default.
    public var keepalive: Keepalive?

    /// What a message counts for ``unreadLimit`` at least, in bytes: empty messages need memory too.
    public static let smallestMessageSize = 64

    public init() {}

    /// When a silent connection is asked for a sign of life, and when it is given up.
    public struct Keepalive: Hashable, Sendable {
        /// Seconds without anything received after which a ping is sent.
        public var pingAfter: UInt16
        /// Seconds without anything received after which the connection ends, with code 1006. More than ``pingAfter``.
        public var endAfter: UInt16

        public init(pingAfter: UInt16, endAfter: UInt16) {
            self.pingAfter = pingAfter
            self.endAfter = endAfter
        }
    }
}
