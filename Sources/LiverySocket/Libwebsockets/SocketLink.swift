#if canImport(CLibwebsockets)
    import CLibwebsockets
    import LiverySession

    /// The service thread's side of a connection.
    final class SocketLink {
        /// Messages larger than this are sent in fragments, in bytes, so that pings are answered between them.
        private static let fragmentSize = 256 << 10

        private let opening: SocketOpening
        private let state: SocketState
        private let isAddress: Bool
        /// Given to libwebsockets, which keeps the pointer.
        private let keepalive: UnsafeMutablePointer<lws_retry_bo_t>?
        private var socket: OpaquePointer?

        private var certificateProblem: String?
        private var incoming: [UInt8] = []
        /// Whether more has arrived than its users have taken.
        private(set) var isFull = false
        private var outgoing: (OutgoingMessage, sent: Int)?
        /// With room for libwebsockets before what is sent.
        private var buffer: [UInt8] = []
        private var closing: CloseReason?

        init(_ opening: SocketOpening) {
            self.opening = opening
            state = opening.state
            isAddress = WebSocketURL.isAddress(opening.url.host)
            keepalive = opening.keepalive.map { keepalive in
                let pointer = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
                pointer.initialize(to: lws_retry_bo_t())
                pointer.pointee.secs_since_valid_ping = keepalive.pingAfter
                pointer.pointee.secs_since_valid_hangup = max(keepalive.endAfter, keepalive.pingAfter &+ 1)
                return pointer
            }
        }

        deinit { keepalive?.deallocate() }

        // MARK: Opening

        /// Begins to connect; false if that failed at once.
        func connect(_ context: OpaquePointer, _ host: OpaquePointer) -> Bool {
            var flags = LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue
            if opening.url.isSecure { flags |= LCCSCF_USE_SSL.rawValue }
            // See `accepts(certificate:)`.
            if isAddress { flags |= LCCSCF_SKIP_SERVER_CERT_HOSTNAME_CHECK.rawValue }
            return opening.address.withCString { address in
                opening.url.target.withCString { target in
                    opening.url.authority.withCString { authority in
                        "http/1.1".withCString { alpn in
                            var info = lws_client_connect_info()
                            info.context = context
                            info.vhost = host
                            info.address = address
                            info.port = Int32(opening.url.effectivePort)
                            info.ssl_connection = Int32(bitPattern: flags)
                            info.path = target
                            info.host = authority
                            info.ietf_version_or_minus_one = -1
                            info.alpn = alpn
                            info.opaque_user_data = UnsafeMutableRawPointer(bitPattern: state.id)
                            info.retry_and_idle_policy = UnsafePointer(keepalive)
                            socket = lws_client_connect_via_info(&info)
                            return socket != nil
                        }
                    }
                }
            }
        }

        /// Whether a certificate is one for the host. libwebsockets has compared names, but not addresses.
        func accepts(certificate verification: UnsafeMutableRawPointer?, isTrusted: Bool) -> Bool {
            if !isTrusted {
                certificateProblem = String(cString: livery_certificate_problem(verification))
            } else if isAddress, !livery_certificate_names_address(verification, opening.url.host) {
                certificateProblem = "it is for another address"
            }
            return certificateProblem == nil
        }

        func appendHeaders(to end: UnsafeMutableRawPointer?, capacity: Int) -> Bool {
            guard !opening.headers.isEmpty else { return true }
            guard let end = end?.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>.self),
                opening.headers.count <= capacity
            else { return false }
            end.pointee.update(from: opening.headers, count: opening.headers.count)
            end.pointee += opening.headers.count
            return true
        }

        func open(_ socket: OpaquePointer) {
            self.socket = socket
            state.opening.fulfil(.success(()))
        }

        func fail(text: String, status: Int) {
            socket = nil
            // What libwebsockets says about certificates is but a number.
            let problem = certificateProblem.map { "the server's certificate is not accepted: \($0)" } ?? text
            state.opening.fulfil(.failure(status >= 300 ? .refused(status: status) : .failed(problem)))
            end()
        }

        // MARK: Receiving

        func receive(_ data: UnsafeRawBufferPointer) {
            guard let socket, closing == nil else { return }
            let limit = opening.receivedMessageLimit
            let announced = lws_remaining_packet_payload(socket)
            guard data.count + incoming.count <= limit, announced <= limit - data.count - incoming.count else {
                fail(CloseReason(1009, "the message is larger than \(limit) bytes"))
                return
            }
            incoming.append(contentsOf: data)
            guard lws_is_final_fragment(socket) != 0 else { return }
            let isBinary = lws_frame_is_binary(socket) != 0
            if !isBinary, !isUTF8(incoming) {
                fail(CloseReason(1007, "the text is not UTF-8"))
                return
            }
            isFull = state.deliver(isBinary ? .binary(incoming) : .text(incoming))
            incoming = []
        }

        func pauseReading() {
            if isFull, closing == nil, let socket { lws_rx_flow_control(socket, 0) }
        }

        func resumeReading() {
            isFull = false
            if let socket { lws_rx_flow_control(socket, 1) }
        }

        /// The peer's close frame; libwebsockets answers it.
        func receiveClose(_ data: UnsafeRawBufferPointer) {
            // 1005 stands for a close frame without a code (RFC 6455, section 7.1.5).
            let code = data.count >= 2 ? UInt16(data[0]) << 8 | UInt16(data[1]) : 1005
            state.finish(CloseReason(code, String(decoding: data.dropFirst(2), as: UTF8.self)))
        }

        private func isUTF8(_ bytes: [UInt8]) -> Bool { (try? UTF8Span(validating: bytes.span)) != nil }

        // MARK: Sending

        func requestWrite() {
            if let socket { lws_callback_on_writable(socket) }
        }

        /// Called when all that was written before has gone to the network.
        func write() -> Int32 {
            guard let socket else { return -1 }
            if let (message, sent) = outgoing, sent == message.message.bytes.count {
                outgoing = nil
                message.completion.fulfil(.success(()))
            }
            if let closing {
                var text = Array(closing.reason.utf8)
                lws_close_reason(socket, lws_close_status(UInt32(closing.code)), &text, text.count)
                return -1
            }
            guard let (message, sent) = outgoing ?? state.nextOutgoing().map({ ($0, sent: 0) }) else { return 0 }
            let bytes = message.message.bytes
            let end = min(sent + Self.fragmentSize, bytes.count)
            var kind = LWS_WRITE_CONTINUATION.rawValue
            if sent == 0 {
                if case .text = message.message {
                    kind = LWS_WRITE_TEXT.rawValue
                } else {
                    kind = LWS_WRITE_BINARY.rawValue
                }
            }
            if end < bytes.count { kind |= LWS_WRITE_NO_FIN.rawValue }
            let headroom = livery_lws_headroom()
            buffer.removeAll(keepingCapacity: true)
            buffer.append(contentsOf: repeatElement(0, count: headroom))
            buffer += bytes[sent..<end]
            let count = end - sent
            let written = buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
                guard let start = buffer.baseAddress else { return -1 }
                return lws_write(socket, start + headroom, count, lws_write_protocol(kind))
            }
            outgoing = (message, sent: end)
            lws_callback_on_writable(socket)
            return written < 0 ? -1 : 0
        }

        // MARK: Closing

        /// Closes with a handshake, when what was written has gone out, or without one after some time.
        func close(_ reason: CloseReason) {
            guard closing == nil, let socket else { return }
            closing = reason
            incoming = []
            if let (message, _) = outgoing { message.completion.fulfil(.failure(.closed)) }
            lws_rx_flow_control(socket, 1)
            lws_callback_on_writable(socket)
            lws_set_timeout(socket, PENDING_TIMEOUT_CLOSE_SEND, SocketLoop.closeTimeout)
        }

        /// Closes at once.
        func abandon() {
            if let socket { lws_set_timeout(socket, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC) }
        }

        /// Ends the connection because of what came in. Not by a result of the callback, after which libwebsockets 4.1 goes on
        /// with the rest of the frame behind the end of its buffer.
        private func fail(_ reason: CloseReason) {
            state.finish(reason)
            close(reason)
        }

        /// The connection is gone.
        func end() {
            socket = nil
            state.opening.fulfil(.failure(.failed("the connection ended")))
            state.finish(.abnormal)
            if let (message, _) = outgoing { message.completion.fulfil(.failure(.closed)) }
            outgoing = nil
        }
    }
#endif
