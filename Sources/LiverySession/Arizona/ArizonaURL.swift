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
        return location.query.isEmpty ? url : "\(url)&\(encoded(location.query, keeping: queryCharacters))"
    }

    /// What may stand in a query as it is, beside unreserved characters and what is encoded (RFC 3986, section 3.4).
    private static let queryCharacters = Set("!$&'()*+,;=:@/?%".utf8)

    /// A text with all but unreserved characters (RFC 3986, section 2.3) and some others encoded.
    private static func encoded(_ text: String, keeping kept: Set<UInt8> = []) -> String {
        var result = ""
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(UnicodeScalar(byte))
            case UInt8(ascii: "%") where !bytes[index...].dropFirst().prefix(2).isHexPair: result += "%25"
            case _ where kept.contains(byte): result.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                result += byte < 16 ? "%0\(hex)" : "%\(hex)"
            }
        }
        return result
    }
}

extension Sequence<UInt8> {
    /// Whether these are two hexadecimal digits.
    fileprivate var isHexPair: Bool {
        let digits = Array(self)
        return digits.count == 2 && digits.allSatisfy { UnicodeScalar($0).properties.isASCIIHexDigit }
    }
}
