import LiverySession
import LiverySocket

/// Where a server is and what it is to show: `http://localhost:4000/counter?start=1`.
struct ServerAddress: Equatable {
    /// The scheme, host and port.
    let origin: String
    let location: LiveLocation

    /// Nil for what is no URL of a live page: one with another scheme, with credentials, or without a host. A fragment is left
    /// out.
    init?(_ text: String) {
        let page = text.prefix { $0 != "#" }
        guard let url = WebSocketURL(String(page), schemes: ["http", "https", "ws", "wss"]), url.credentials == nil
        else {
            return nil
        }
        let host = url.host.contains(":") ? "[\(url.host)]" : url.host
        origin = "\(url.scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "")
        location = LiveLocation(url.target)
    }
}

extension LiveLocation {
    /// The path with its query.
    var text: String { query.isEmpty ? path : "\(path)?\(query)" }
}
