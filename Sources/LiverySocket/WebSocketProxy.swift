/// The HTTP proxy of WebSocket connections. They go through it by `CONNECT`, those without TLS as well.
public enum WebSocketProxy: Hashable, Sendable {
    /// What the environment says, by the names that curl reads: `http_proxy` for `ws`; `https_proxy` or `HTTPS_PROXY` for `wss`;
    /// for either `all_proxy` or `ALL_PROXY`; and no proxy for hosts that `no_proxy` or `NO_PROXY` names. `HTTP_PROXY` isn't
    /// read, because a client can set it in a CGI program.
    case environment
    /// No proxy.
    case none
    /// A proxy, such as `http://user:password@proxy.example:3128`. The scheme may be left out; the port is 1080 without one.
    /// User and password are sent as they are written.
    case url(String)

    /// The URL of the proxy for a host, or nil if there is none.
    package func choice(
        forHost host: String, isSecure: Bool, environment: (String) -> String?
    ) -> String? {
        switch self {
        case .none: return nil
        case .url(let url): return url
        case .environment:
            let names = (isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"]
            guard let url = names.lazy.compactMap(environment).first(where: { !$0.isEmpty }) else { return nil }
            let exceptions = environment("no_proxy") ?? environment("NO_PROXY") ?? ""
            return Self.isExcepted(host, by: exceptions) ? nil : url
        }
    }

    /// Whether a list such as `localhost, .example.com` names a host: itself or a domain that it is in. `*` names all.
    private static func isExcepted(_ host: String, by list: String) -> Bool {
        let host = host.lowercased()
        return list.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
            if entry == "*" { return true }
            let domain = entry.first == "." ? entry.dropFirst() : entry
            return host == domain || (!domain.isEmpty && host.hasSuffix("." + domain))
        }
    }
}
