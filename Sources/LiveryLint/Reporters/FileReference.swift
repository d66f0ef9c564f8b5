/// How a path is written as a URI reference (RFC 3986): relative paths stay relative, absolute ones become `file:` URIs.
struct FileReference: Hashable {
    /// The reference, percent-encoded.
    let uri: String
    /// Whether the reference is relative to a base that the reader has to know.
    let isRelative: Bool

    init(path: String) {
        isRelative = !path.hasPrefix("/")
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        // A path that is nothing but the folder itself must not be taken for the document that refers to it.
        if isRelative, path.isEmpty { path = "." }
        uri = (isRelative ? "" : "file://") + Self.percentEncoded(path)
    }

    /// A path with all but unreserved characters and slashes encoded. Among the encoded is the colon, which would make a
    /// scheme of what stands before it.
    private static func percentEncoded(_ path: Substring) -> String {
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
