#if canImport(CLibwebsockets)
    /// A connection to be opened.
    struct SocketOpening: Sendable {
        var state: SocketState
        var url: WebSocketURL
        /// The address to connect to, in figures. Behind a proxy the host as it is written, which the proxy looks up.
        var address: String
        /// The lines of the request's further fields.
        var headers: [UInt8]
        var vhost: VhostKey
        var receivedMessageLimit: Int
        var keepalive: WebSocketOptions.Keepalive?

        /// What libwebsockets keeps for all connections of a virtual host.
        struct VhostKey: Hashable, Sendable {
            var certificateAuthorities: String?
            /// `user:password@address:port`
            var proxy: String?
        }
    }
#endif
