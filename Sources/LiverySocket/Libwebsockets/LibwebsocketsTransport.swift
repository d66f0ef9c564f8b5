#if canImport(CLibwebsockets)
    import LiverySession

    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// WebSocket connections over libwebsockets 4, without extensions.
    ///
    /// One thread serves all connections of the process, however many transports there are. `wss` servers must have a
    /// certificate for the host in the URL, from an authority that the system or
    /// ``WebSocketOptions/certificateAuthorities`` trusts. Redirects aren't followed.
    ///
    /// The first connection sets two things for the whole process: libwebsockets logs nothing, and SIGPIPE is ignored.
    public struct LibwebsocketsTransport: SocketTransport {
        /// The size of a request's further fields, in bytes.
        public static let headerLimit = 16384

        /// The size of the path and query of a URL, in bytes: libwebsockets 4.1 cuts the first line of a request at 2048.
        public static let targetLimit = 2032
        /// The length of a host, in bytes: libwebsockets 4.1 compares no more of it with certificates than 127.
        public static let hostLimit = 127

        private let options: WebSocketOptions
        private let lease = SocketService.Lease()

        public init(options: WebSocketOptions = WebSocketOptions()) { self.options = options }

        /// Opens a connection. When the host has several addresses they are tried in turn, each but the last for its share of
        /// the time that is left. A URL past the limits is a ``SocketError/invalidURL(_:)`` with words that say so: to try it
        /// again would be of no use.
        public func connect(to request: SocketRequest) async throws(SocketError) -> any SocketConnection {
            let deadline = ContinuousClock.now + options.connectTimeout
            guard let url = WebSocketURL(request.url, schemes: ["ws", "wss"]), url.credentials == nil else {
                throw .invalidURL(request.url)
            }
            if url.target.utf8.count > Self.targetLimit {
                throw .invalidURL("the path and query of the URL are longer than \(Self.targetLimit) bytes")
            }
            if url.host.utf8.count > Self.hostLimit {
                throw .invalidURL("the host is longer than \(Self.hostLimit) bytes")
            }
            if url.isSecure, let path = options.certificateAuthorities, access(path, R_OK) != 0 {
                throw .failed("the certificates in '\(path)' can't be read")
            }
            let headers = try headerLines(request.headers)
            let proxy = try proxy(for: url)
            let addresses = try await wait(for: NameResolver.addresses(of: proxy?.host ?? url.host), until: deadline)
                .get()
            var problems: [String] = []
            for (index, address) in addresses.enumerated() {
                let state = SocketState(id: lease.service.newID(), unreadLimit: options.unreadLimit)
                lease.service.perform(
                    .open(
                        SocketOpening(
                            state: state, url: url, address: proxy == nil ? address : url.host, headers: headers,
                            vhost: .init(
                                certificateAuthorities: url.isSecure ? options.certificateAuthorities : nil,
                                proxy: proxy.map { Self.proxy($0, at: address) }),
                            receivedMessageLimit: options.receivedMessageLimit, keepalive: options.keepalive)))
                let share = (deadline - .now) / (addresses.count - index)
                switch await wait(for: state.opening, until: .now + share) {
                case .success:
                    return LibwebsocketsConnection(
                        state: state, lease: lease, sentMessageLimit: options.sentMessageLimit)
                case .failure(.failed(let problem)):
                    lease.service.perform(.abandon(state.id))
                    problems.append("\(address): \(problem)")
                case .failure(let error):
                    lease.service.perform(.abandon(state.id))
                    throw error
                }
            }
            throw .failed(problems.joined(separator: "; "))
        }

        private func wait<Value>(
            for value: OneShot<Result<Value, SocketError>>, until deadline: ContinuousClock.Instant
        ) async -> Result<Value, SocketError> {
            await value.value(
                orWhenCancelled: .failure(.cancelled), until: deadline,
                orThen: .failure(.failed("no answer in time (\(options.connectTimeout) in all)")))
        }

        /// The lines as they stand in the request. A name or a value could otherwise smuggle in lines of its own.
        private func headerLines(_ headers: [(name: String, value: String)]) throws(SocketError) -> [UInt8] {
            var lines: [UInt8] = []
            for (name, value) in headers {
                let isName =
                    !name.isEmpty && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
                guard isName, value.utf8.allSatisfy({ ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }) else {
                    throw .failed("the header field '\(name)' has characters that a header must not have")
                }
                lines += Array("\(name): \(value)\r\n".utf8)
            }
            guard lines.count <= Self.headerLimit else {
                throw .failed("the header fields are larger than \(Self.headerLimit) bytes")
            }
            return lines
        }

        private func proxy(for url: WebSocketURL) throws(SocketError) -> WebSocketURL? {
            let text = options.proxy.choice(forHost: url.host, isSecure: url.isSecure) { name in
                getenv(name).map { String(cString: $0) }
            }
            guard let text else { return nil }
            guard let proxy = WebSocketURL(text, schemes: ["http"], defaultScheme: "http") else {
                throw .failed("'\(text)' is not the URL of an HTTP proxy")
            }
            return proxy
        }

        private static func proxy(_ url: WebSocketURL, at address: String) -> String {
            (url.credentials.map { $0 + "@" } ?? "") + (address.contains(":") ? "[\(address)]" : address)
                + ":\(url.port ?? 1080)"
        }
    }
#endif
