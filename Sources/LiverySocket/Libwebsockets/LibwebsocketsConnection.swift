#if canImport(CLibwebsockets)
    import LiverySession

    /// A connection of ``LibwebsocketsTransport``. It closes with 1001 (going away) when nobody refers to it any more.
    final class LibwebsocketsConnection: SocketConnection {
        private let state: SocketState
        private let lease: SocketService.Lease
        private let sentMessageLimit: Int

        init(state: SocketState, lease: SocketService.Lease, sentMessageLimit: Int) {
            self.state = state
            self.lease = lease
            self.sentMessageLimit = sentMessageLimit
        }

        deinit { end(CloseReason(1001)) }

        /// See ``SocketConnection``. When the task that waits is cancelled, the connection closes with 1001. When the peer resets
        /// the connection while more waits than ``WebSocketOptions/unreadLimit``, what hasn't been read from the network is
        /// lost.
        func receive() async -> SocketEvent {
            await withTaskCancellationHandler {
                await state.receive { lease.service.perform(.resumeReading(state.id)) }
            } onCancel: {
                end(CloseReason(1001))
            }
        }

        /// See ``SocketConnection``. Each message waits in memory until those before it are written. When its task is cancelled
        /// while it waits it isn't sent, unless a part of it has been.
        func send(_ message: SocketMessage) async throws(SocketError) {
            if message.bytes.count > sentMessageLimit { throw .tooLarge(limit: sentMessageLimit) }
            if Task.isCancelled { throw .cancelled }
            let outgoing = OutgoingMessage(message: message)
            guard state.enqueue(outgoing) else { throw .closed }
            lease.service.perform(.write(state.id))
            try await outgoing.completion.value(orWhenCancelled: .failure(.cancelled)).get()
        }

        /// See ``SocketConnection``. ``receive()`` gives what has arrived until now and then this code, without waiting for the
        /// peer's answer. Messages that wait to be sent fail. A code that must not be sent becomes 1000, and the reason is cut
        /// to 123 bytes.
        func close(code: UInt16, reason: String) async { end(CloseReason(code, reason).sendable) }

        private func end(_ reason: CloseReason) {
            if state.hasEnded { return }
            state.finish(reason)
            lease.service.perform(.close(state.id, reason))
        }
    }
#endif
