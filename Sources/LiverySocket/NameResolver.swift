#if canImport(Glibc) || canImport(Musl)
    import Dispatch
    import LiverySession

    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// Finds the addresses of hosts with the system's name service, on a thread of its own because that blocks.
    enum NameResolver {
        private static let queue = DispatchQueue(label: "livery.names", attributes: .concurrent)

        /// Starts a search. The result has each address in figures, in the order to be tried, and at least one.
        static func addresses(of host: String) -> OneShot<Result<[String], SocketError>> {
            let result = OneShot<Result<[String], SocketError>>()
            queue.async { result.fulfil(look(for: host)) }
            return result
        }

        private static func look(for host: String) -> Result<[String], SocketError> {
            var hints = addrinfo()
            hints.ai_family = AF_UNSPEC
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            var list: UnsafeMutablePointer<addrinfo>?
            let status = getaddrinfo(host, nil, &hints, &list)
            defer { if let list { freeaddrinfo(list) } }
            guard status == 0 else {
                return .failure(.failed("no address found for '\(host)': \(String(cString: gai_strerror(status)))"))
            }
            var addresses: [String] = []
            var next = list
            while let entry = next {
                var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
                let status = getnameinfo(
                    entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0,
                    NI_NUMERICHOST)
                let address = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                if status == 0, !addresses.contains(address) { addresses.append(address) }
                next = entry.pointee.ai_next
            }
            return addresses.isEmpty ? .failure(.failed("no address found for '\(host)'")) : .success(addresses)
        }
    }
#endif
