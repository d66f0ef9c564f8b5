/// The URLs of Arizona's sockets (Arizona wire, section 1).
enum ArizonaURL {
    /// The scheme and authority of a URL, with the scheme of plain HTTP.
    static func origin(of base: String) -> String {
        var url = base[...]
        for (http, socket) in schemes where url.hasPrefix(socket) { url = http + url.dropFirst(socket.count) }
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        return String(url[..<(url[start...].firstIndex { "/?#".contains($0) } ?? url.endIndex)])
    }

    private static let schemes = [("http://", "ws://"), ("https://", "wss://")]

    /// The URL that shows a location: it asks for the tree, and to wait with it for the announced fingerprints.
    static func socket(base: String, location: LiveLocation) -> String {
        var url = base
        for (http, socket) in schemes where url.hasPrefix(http) {
            url = socket + url.dropFirst(http.count)
        }
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        if let slash = url[start...].firstIndex(of: "/") {
            if url.index(after: slash) == url.endIndex { url += "ws" }
        } else {
            url += "/ws"
        }
        url += "?_az_path=\(encoded(location.path))&_az_reconnect=1&_az_fps_follow=1"
        // The page's own parameters stand beside, since the path is taken with a question mark and all that follows.
        return location.query.isEmpty ? url : "\(url)&\(location.query)"
    }

    /// A text as the value of a query's parameter: all but the unreserved characters (RFC 3986, section 2.3) are encoded.
    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                result += byte < 16 ? "%0\(hex)" : "%\(hex)"
            }
        }
        return result
    }
}
