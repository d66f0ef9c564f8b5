#if canImport(CLibwebsockets)
    import LiverySession

    /// A message on its way out.
    struct OutgoingMessage: Sendable {
        var message: SocketMessage
        /// Fulfilled when the network has it, when it can't be sent any more, or when nobody waits.
        var completion = OneShot<Result<Void, SocketError>>()
    }
#endif
