#if canImport(CLibwebsockets)
    import CLibwebsockets

    /// The context of libwebsockets, what the service thread does, and all that only it touches.
    final class SocketLoop {
        /// How much is read from a socket at once, in bytes.
        private static let readSize = 16384
        /// The connections of a process: libwebsockets makes a table of this size, or of as many as the process may have files,
        /// which may be a thousand million.
        private static let connectionLimit = 4096
        /// The size of the first line and the fields of a request, and of an answer, in bytes.
        private static let handshakeLimit =
            LibwebsocketsTransport.targetLimit + LibwebsocketsTransport.headerLimit + 2048
        /// Seconds that a peer has to answer a close frame.
        static let closeTimeout: Int32 = 3

        private let service: SocketService
        private let protocols: UnsafeMutablePointer<lws_protocols>
        private let name: UnsafeMutablePointer<CChar>
        private var context: OpaquePointer?
        private var hosts: [SocketOpening.VhostKey: OpaquePointer] = [:]
        private var links: [Int: SocketLink] = [:]
        /// Connections that must not be read from until their users have caught up.
        private var full: [SocketLink] = []

        init(_ service: SocketService) {
            self.service = service
            name = UnsafeMutablePointer<CChar>.allocate(capacity: 7)
            name.initialize(repeating: 0, count: 7)
            for (index, byte) in "livery".utf8.enumerated() { name[index] = CChar(bitPattern: byte) }
            protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 2)
            protocols.initialize(repeating: lws_protocols(), count: 2)
            protocols[0].name = UnsafePointer(name)
            protocols[0].callback = serveCallback
            protocols[0].rx_buffer_size = Self.readSize
        }

        deinit {
            protocols.deallocate()
            name.deallocate()
        }

        /// Serves until nobody needs it.
        func run() {
            lws_set_log_level(0, nil)
            createContext()
            service.setContext(context)
            while true {
                for command in service.takeCommands() { perform(command) }
                if links.isEmpty, context == nil ? service.stop() : service.retire() { break }
                // Without a context there is nothing to wait for but commands, which fail at once.
                if let context, lws_service(context, 0) < 0 { destroyContext() }
                // Not while libwebsockets hands out what it has read: version 4.1 loses count of what it then puts aside.
                for link in full { link.pauseReading() }
                full = []
            }
            destroyContext()
        }

        private func createContext() {
            var info = lws_context_creation_info()
            info.port = CONTEXT_PORT_NO_LISTEN
            info.options =
                UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
                | UInt64(LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME)
            info.user = Unmanaged.passUnretained(self).toOpaque()
            info.protocols = UnsafePointer(protocols)
            info.fd_limit_per_thread = UInt32(Self.connectionLimit)
            info.max_http_header_data2 = UInt32(Self.handshakeLimit)
            info.pt_serv_buf_size = UInt32(Self.handshakeLimit)
            context = lws_create_context(&info)
        }

        private func destroyContext() {
            service.setContext(nil)
            for link in links.values { link.end() }
            links = [:]
            if let context { lws_context_destroy(context) }
            context = nil
            hosts = [:]
        }

        /// The virtual host, which carries the TLS settings and the proxy.
        private func host(for key: SocketOpening.VhostKey) -> OpaquePointer? {
            if let host = hosts[key] { return host }
            guard let context else { return nil }
            let host = withOptionalCString(key.certificateAuthorities) { authorities in
                // Empty rather than nil, for which libwebsockets would read the environment, and without `no_proxy`.
                (key.proxy ?? "").withCString { proxy in
                    var info = lws_context_creation_info()
                    info.port = CONTEXT_PORT_NO_LISTEN
                    info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
                    info.vhost_name = UnsafePointer(name)
                    info.protocols = UnsafePointer(protocols)
                    info.client_ssl_ca_filepath = authorities
                    info.http_proxy_address = proxy
                    return lws_create_vhost(context, &info)
                }
            }
            hosts[key] = host
            return host
        }

        private func perform(_ command: SocketService.Command) {
            switch command {
            case .open(let opening): open(opening)
            case .write(let id): links[id]?.requestWrite()
            case .resumeReading(let id): links[id]?.resumeReading()
            case .close(let id, let reason): links[id]?.close(reason)
            case .abandon(let id): links[id]?.abandon()
            case .look: break
            }
        }

        private func open(_ opening: SocketOpening) {
            // Nobody waits any more.
            if opening.state.opening.current != nil { return }
            guard let context, let host = host(for: opening.vhost) else {
                opening.state.opening.fulfil(.failure(.failed("libwebsockets could not be set up")))
                return
            }
            let link = SocketLink(opening)
            links[opening.state.id] = link
            if !link.connect(context, host) {
                link.fail(text: "libwebsockets could not connect", status: 0)
                links[opening.state.id] = nil
            }
        }

        /// Handles what libwebsockets reports of a connection. Not zero closes it.
        fileprivate func handle(
            _ socket: OpaquePointer, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
            _ bytes: UnsafeMutableRawPointer?, _ count: Int
        ) -> Int32 {
            let id = Int(bitPattern: lws_get_opaque_user_data(socket))
            guard let link = links[id] else { return 0 }
            let data = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
            switch reason {
            case LWS_CALLBACK_OPENSSL_PERFORM_SERVER_CERT_VERIFICATION:
                return link.accepts(certificate: user, isTrusted: count != 0) ? 0 : 1
            case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
                return link.appendHeaders(to: bytes, capacity: count) ? 0 : -1
            case LWS_CALLBACK_CLIENT_ESTABLISHED: link.open(socket)
            case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
                link.fail(
                    text: data.isEmpty ? "the connection ended" : String(decoding: data, as: UTF8.self),
                    status: Int(lws_http_client_http_response(socket)))
            case LWS_CALLBACK_CLIENT_RECEIVE:
                link.receive(data)
                if link.isFull { full.append(link) }
            case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: link.receiveClose(data)
            case LWS_CALLBACK_CLIENT_WRITEABLE: return link.write()
            case LWS_CALLBACK_CLIENT_CLOSED: link.end()
            case LWS_CALLBACK_WSI_DESTROY:
                // Only now is the link sure to be done with: until here libwebsockets keeps a pointer to its keepalive.
                link.end()
                links[id] = nil
            default: break
            }
            return 0
        }

        private func withOptionalCString<Result>(
            _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
        ) -> Result {
            guard let text else { return body(nil) }
            return text.withCString(body)
        }
    }

    private func serveCallback(
        _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
        _ bytes: UnsafeMutableRawPointer?, _ count: Int
    ) -> Int32 {
        guard let socket, let context = lws_get_context(socket), let loop = lws_context_user(context) else { return 0 }
        return Unmanaged<SocketLoop>.fromOpaque(loop).takeUnretainedValue().handle(socket, reason, user, bytes, count)
    }
#endif
