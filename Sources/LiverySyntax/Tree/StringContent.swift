import LiverySource

/// The text that a string node stands for, and how a text is written as a string.
package enum StringContent {
    /// One piece of a string's text.
    enum Part: Equatable {
        case text(String)
        /// `{name}`, with the range of the braces.
        case interpolation(name: String, range: SourceRange)
    }

    /// The pieces of a string or quoted atom: escapes decoded, the indentation of a multi-line string removed.
    static func parts(of node: SyntaxNode) -> [Part] {
        let raw = node.raw
        let quotes = raw.flags.contains(.isMultiline) ? 3 : 1
        let opening = raw.kind == .atom ? 2 : quotes
        var start = Int(raw.start) + opening
        var end = Int(raw.end)
        let bytes = node.file.bytes
        guard start <= end else { return [] }
        let isTerminated = end - start >= quotes && bytes[(end - quotes)..<end].allSatisfy { $0 == UInt8(ascii: "\"") }
        if isTerminated { end -= quotes }
        var indentation = 0
        if raw.flags.contains(.isMultiline), isTerminated {
            (start, end, indentation) = multilineContent(bytes, start, end)
        }
        var result: [Part] = []
        var text: [UInt8] = []
        var position = start
        func flush() {
            if !text.isEmpty { result.append(.text(String(decoding: text, as: UTF8.self))) }
            text = []
        }
        let interpolations = raw.flags.contains(.isInterpolated) ? Array(node.children) : []
        var nextInterpolation = 0
        while position < end {
            if nextInterpolation < interpolations.count,
                Int(interpolations[nextInterpolation].raw.start) == position
            {
                let child = interpolations[nextInterpolation]
                nextInterpolation += 1
                flush()
                if child.kind == .interpolation {
                    result.append(.interpolation(name: child.name, range: child.range))
                }
                position = Int(child.raw.end)
                continue
            }
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < end {
                let isContinued = bytes[position + 1] == 0x0A || bytes[position + 1] == 0x0D
                position = decodeEscape(bytes, position, end, into: &text)
                if isContinued { position = afterIndentation(bytes, position, end, indentation) }
                continue
            }
            let isLineBreak = bytes[position] == 0x0A
            text.append(bytes[position])
            position += 1
            if isLineBreak { position = afterIndentation(bytes, position, end, indentation) }
        }
        flush()
        return result
    }

    /// The text of a string without interpolations; those are left out.
    static func text(of node: SyntaxNode) -> String {
        let raw = node.raw
        if raw.kind == .string, raw.flags.isDisjoint(with: [.isEscaped, .isMultiline, .isInterpolated]) {
            let bytes = node.file.bytes
            let start = Int(raw.start) + 1
            var end = Int(raw.end)
            if end > start, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
            return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
        }
        return parts(of: node).reduce(into: "") { text, part in
            if case .text(let piece) = part { text += piece }
        }
    }

    /// A content name with its colon, in quotes where it isn't a plain name.
    package static func atom(_ name: String) -> String {
        let isPlain =
            name.utf8.first.map(Lexer.isIdentifierStart) == true && name.utf8.allSatisfy(Lexer.isIdentifierPart)
        return ":" + (isPlain ? name : quoted(name))
    }

    /// A text as a string in quotes, with its escapes: on one line, and without interpolations.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        var previous: UnicodeScalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "{", "}":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            // `<%` would begin an interpolation in its older spelling.
            case "%" where previous == "<": result += "\\u{25}"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
            previous = scalar
        }
        return result + "\""
    }

    /// What lies between the line breaks after the opening and before the closing quotes, and the indentation that the
    /// closing quotes set for every line.
    private static func multilineContent(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (Int, Int, Int) {
        var start = start
        if start < end, bytes[start] == 0x0D { start += 1 }
        if start < end, bytes[start] == 0x0A { start += 1 }
        var lineStart = end
        while lineStart > start, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
        let indentation = end - lineStart
        var contentEnd = lineStart
        if contentEnd > start, bytes[contentEnd - 1] == 0x0A { contentEnd -= 1 }
        if contentEnd > start, bytes[contentEnd - 1] == 0x0D { contentEnd -= 1 }
        return (afterIndentation(bytes, start, contentEnd, indentation), contentEnd, indentation)
    }

    private static func afterIndentation(_ bytes: [UInt8], _ start: Int, _ end: Int, _ indentation: Int) -> Int {
        var position = start
        while position < end, position - start < indentation, bytes[position] == 0x20 || bytes[position] == 0x09 {
            position += 1
        }
        return position
    }

    /// Appends what the escape at `start` stands for and gives the position after it. An unknown escape stands for itself.
    private static func decodeEscape(_ bytes: [UInt8], _ start: Int, _ end: Int, into text: inout [UInt8]) -> Int {
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): text.append(bytes[start + 1])
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "0"): text.append(0)
        case 0x0A: break  // A line break after a backslash continues the line.
        case 0x0D: return start + 2 < end && bytes[start + 2] == 0x0A ? start + 3 : start + 2
        case UInt8(ascii: "u"):
            if let close = bytes[start..<end].firstIndex(of: UInt8(ascii: "}")), start + 3 < close,
                bytes[start + 2] == UInt8(ascii: "{"),
                let value = UInt32(String(decoding: bytes[(start + 3)..<close], as: UTF8.self), radix: 16),
                let scalar = UnicodeScalar(value)
            {
                text += String(scalar).utf8
                return close + 1
            }
            fallthrough
        default: text += [bytes[start], bytes[start + 1]]
        }
        return start + 2
    }
}
