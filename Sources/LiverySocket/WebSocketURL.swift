/// The parts of a `ws` or `wss` URL (RFC 6455, section 3), or of a proxy's.
package struct WebSocketURL: Hashable, Sendable {
    package var scheme: String
    /// `user:password`, as it is written.
    package var credentials: String?
    /// A name or an address; one of IPv6 without brackets.
    package var host: String
    package var port: UInt16?
    /// The path and the query; begins with `/`.
    package var target: String

    /// The longest URL that is read, in bytes; more than this a server seldom takes in the first line of a request.
    package static let lengthLimit = 8192

    package var isSecure: Bool { scheme == "wss" }

    /// The port that is connected to.
    package var effectivePort: UInt16 { port ?? (isSecure ? 443 : 80) }

    /// The field `Host`.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        guard let port, port != (isSecure ? 443 : 80) else { return name }
        return "\(name):\(port)"
    }

    /// Reads a URL of visible ASCII characters with one of the schemes, and with nothing that such a URL hasn't: nil otherwise.
    package init?(_ text: String, schemes: Set<String>, defaultScheme: String? = nil) {
        guard text.utf8.count <= Self.lengthLimit, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            !text.contains("#")
        else { return nil }
        var rest = text[...]
        if let colon = text.firstRange(of: "://") {
            scheme = text[..<colon.lowerBound].lowercased()
            rest = text[colon.upperBound...]
        } else if let defaultScheme {
            scheme = defaultScheme
        } else {
            return nil
        }
        guard schemes.contains(scheme) else { return nil }
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        let path = rest[end...]
        target = path.first == "/" ? String(path) : "/" + path
        rest = rest[..<end]
        if let at = rest.lastIndex(of: "@") {
            credentials = String(rest[..<at])
            rest = rest[rest.index(after: at)...]
        }
        guard let (host, port) = Self.hostAndPort(rest) else { return nil }
        (self.host, self.port) = (host, port)
    }

    /// Whether a host is an address of IPv4 or IPv6 instead of a name.
    package static func isAddress(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.contains(":") || (parts.count == 4 && parts.allSatisfy { UInt8($0) != nil })
    }

    private static func hostAndPort(_ text: Substring) -> (host: String, port: UInt16?)? {
        var host = text
        var port: Substring?
        if text.first == "[" {
            guard let bracket = text.firstIndex(of: "]") else { return nil }
            let rest = text[text.index(after: bracket)...]
            guard rest.isEmpty || rest.first == ":" else { return nil }
            host = text[text.index(after: text.startIndex)..<bracket]
            guard host.contains(":") else { return nil }
            port = rest.isEmpty ? nil : rest.dropFirst()
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            port = text[text.index(after: colon)...]
            guard port?.contains(":") == false else { return nil }
        }
        guard !host.isEmpty, !host.contains("[") else { return nil }
        guard let port, !port.isEmpty else { return (String(host), nil) }
        let isNumber = port.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, let number = UInt16(port), number > 0 else { return nil }
        return (String(host), number)
    }
}
