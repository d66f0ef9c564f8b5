/// How a text is written in the literal of a host language that holds a sheet, style or attribute.
enum LiteralEscaping: Hashable, Sendable {
    /// An Elixir string, with escapes and interpolation.
    case elixirString
    /// A sigil without escapes but that of its closing delimiter.
    case sigil(closer: UInt8)
    /// A literal without escapes, which a delimiter of one or more of a character closes.
    case verbatim(closer: UInt8, count: Int)
    /// A quoted attribute of a template.
    case attribute(quote: UInt8)
    /// An attribute of a template without quotes.
    case unquoted
    /// A Swift string; `indentation` is that of a string of several lines.
    case swift(hashes: Int, indentation: [UInt8]?)
    /// An Erlang string with escapes.
    case erlangString(closer: UInt8)

    /// The text as it is written there; nil when it can't be.
    func escaped(_ text: String) -> String? {
        switch self {
        case .elixirString: escaped(text, escapes: ["\\": "\\\\", "\"": "\\\"", "#": "\\#"])
        case .sigil(let closer): replaced(text, closer, by: "\\" + String(UnicodeScalar(closer)))
        case .verbatim(let closer, let count):
            text.split(separator: Character(UnicodeScalar(closer)), omittingEmptySubsequences: false).count <= count
                ? text : nil
        case .attribute(let quote):
            escaped(
                text,
                escapes: quote == UInt8(ascii: "\"")
                    ? ["&": "&amp;", "<": "&lt;", "\"": "&quot;"] : ["&": "&amp;", "<": "&lt;", "'": "&#39;"])
        case .unquoted:
            text.utf8.allSatisfy { !ByteCursor.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
                ? escaped(text, escapes: ["&": "&amp;", "\"": "&quot;", "'": "&#39;"]) : nil
        case .swift(let hashes, let indentation): swiftText(text, hashes: hashes, indentation: indentation)
        case .erlangString(let closer):
            escaped(text, escapes: ["\\": "\\\\", UnicodeScalar(closer): "\\" + String(UnicodeScalar(closer))])
        }
    }

    private func replaced(_ text: String, _ byte: UInt8, by replacement: String) -> String {
        escaped(text, escapes: [UnicodeScalar(byte): replacement])
    }

    private func escaped(_ text: String, escapes: [UnicodeScalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    private func swiftText(_ text: String, hashes: Int, indentation: [UInt8]?) -> String {
        let backslash = "\\" + String(repeating: "#", count: hashes)
        var escapes: [UnicodeScalar: String] = ["\"": backslash + "\""]
        // In a raw string a backslash is itself, unless the number signs of an escape follow it.
        if hashes == 0 || text.contains(backslash) { escapes["\\"] = backslash + "\\" }
        if let indentation {
            if !text.contains("\"\"") { escapes["\""] = nil }
            escapes["\n"] = "\n" + String(decoding: indentation, as: UTF8.self)
        } else {
            escapes["\n"] = backslash + "n"
            escapes["\r"] = backslash + "r"
            if hashes > 0, !text.contains("\"") { escapes["\""] = nil }
        }
        return escaped(text, escapes: escapes)
    }
}
