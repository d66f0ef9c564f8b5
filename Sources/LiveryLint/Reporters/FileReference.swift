/// How a path is written as a URI reference (RFC 3986): relative paths stay relative, absolute ones become `file:` URIs, and
/// segments that mean nothing (`.`) go. Segments `..` stay, because what they lead to depends on links.
struct FileReference: Hashable {
    /// The reference, percent-encoded.
    let uri: String
    /// Whether the reference is relative to a base that the reader has to know.
    let isRelative: Bool

    init(path: String) {
        isRelative = !path.hasPrefix("/")
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        var path = segments.filter { $0 != "." }.joined(separator: "/")
        if isRelative {
            // What is left of "./" and ".//" must neither begin a path from the root nor mean the document that refers to it.
            path = String(path.drop { $0 == "/" })
            if path.isEmpty { path = "." }
        }
        uri = (isRelative ? "" : "file://") + Self.percentEncoded(path)
    }

    /// A path with all but unreserved characters and slashes encoded. Among the encoded is the colon, which would make a
    /// scheme of what stands before it.
    private static func percentEncoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += (digits.utf8.count < 2 ? "%0" : "%") + digits
            }
        }
        return result
    }
}
