/// Writes XML 1.0, one element a line, indented by two spaces a level. Whatever names, values and texts hold, the document
/// is well-formed as long as names are names and every begin has its end.
struct XMLWriter {
    typealias Attributes = KeyValuePairs<String, String>

    /// The document so far, in UTF-8.
    private(set) var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    private var open: [String] = []

    /// Begins an element that holds others.
    mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
        tag(name, attributes)
        bytes += ">\n".utf8
        open.append(name)
    }

    /// Ends the innermost element that was begun.
    mutating func end() {
        guard let name = open.popLast() else { return }
        indent()
        bytes += "</\(name)>\n".utf8
    }

    /// Writes an element that holds nothing but a text.
    mutating func element(_ name: String, _ attributes: Attributes = [:], text: String = "") {
        tag(name, attributes)
        bytes += text.isEmpty ? "/>\n".utf8 : ">\(Self.escaped(text, inAttribute: false))</\(name)>\n".utf8
    }

    private mutating func tag(_ name: String, _ attributes: Attributes) {
        indent()
        bytes += "<\(name)".utf8
        for (key, value) in attributes { bytes += " \(key)=\"\(Self.escaped(value, inAttribute: true))\"".utf8 }
    }

    private mutating func indent() { bytes.append(contentsOf: repeatElement(0x20, count: 2 * open.count)) }

    /// A text as XML can hold it. Characters that XML 1.0 forbids even as references become their pictures, or U+FFFD.
    private static func escaped(_ text: String, inAttribute: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: result.append(contentsOf: "&amp;".unicodeScalars)
            case 0x3C: result.append(contentsOf: "&lt;".unicodeScalars)
            // Only needed after "]]", and always allowed.
            case 0x3E: result.append(contentsOf: "&gt;".unicodeScalars)
            case 0x22 where inAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
            // Parsers make spaces of white space in attributes, and a line feed of a carriage return anywhere.
            case 0x0D: result.append(contentsOf: "&#13;".unicodeScalars)
            case 0x09 where inAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
            case 0x0A where inAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
            case 0x09, 0x0A: result.append(scalar)
            case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
