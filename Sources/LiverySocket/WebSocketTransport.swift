#if canImport(Darwin)
    /// The transport of this platform.
    public typealias WebSocketTransport = URLSessionTransport
#elseif canImport(CLibwebsockets)
    /// The transport of this platform.
    public typealias WebSocketTransport = LibwebsocketsTransport
#endif
