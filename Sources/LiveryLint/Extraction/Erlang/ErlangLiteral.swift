import LiverySource

/// A text literal of Erlang: a string, sigil or binary, or several strings in a row, which are one.
struct ErlangLiteral {
    var text: MappedText
    var range: Range<Int>
    /// What stands between the delimiters of the first string.
    var content: Range<Int>
    var escaping: LiteralEscaping
    /// Whether the closing delimiter of each string is there.
    var isTerminated: Bool
}

extension ByteCursor {
    /// Passes white space, line breaks and comments of Erlang.
    mutating func skipErlangTrivia() {
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "%") else { return }
            skipLine()
        }
    }

    /// Passes a text literal; nil, and passes nothing, when none is there.
    mutating func readErlangLiteral(_ map: TextMap) -> ErlangLiteral? {
        let start = offset
        if isAt("<<") {
            var probe = self
            probe.offset += 2
            probe.skipErlangTrivia()
            guard probe.byte == UInt8(ascii: "\""), var literal = probe.readErlangStrings(map) else { return nil }
            probe.skipErlangTrivia()
            if probe.isAt("/utf8") { probe.offset += 5 }
            probe.skipErlangTrivia()
            guard probe.isAt(">>") || !literal.isTerminated else { return nil }
            if probe.isAt(">>") { probe.offset += 2 }
            self = probe
            literal.range = start..<offset
            return literal
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "~") { return readErlangStrings(map) }
        return nil
    }

    /// Passes strings in a row.
    private mutating func readErlangStrings(_ map: TextMap) -> ErlangLiteral? {
        let start = offset
        var text = MappedText(start..<start, of: self, map)
        guard let first = readErlangString(map, into: &text) else { return nil }
        var isTerminated = first.isTerminated
        while isTerminated {
            var probe = self
            probe.skipErlangTrivia()
            guard probe.byte == UInt8(ascii: "\""), let next = probe.readErlangString(map, into: &text) else { break }
            isTerminated = next.isTerminated
            self = probe
        }
        return ErlangLiteral(
            text: text, range: start..<offset, content: first.content, escaping: first.escaping,
            isTerminated: isTerminated)
    }

    /// Passes one string or sigil, and adds what it stands for to a text; nil, and passes nothing, when none is there.
    private mutating func readErlangString(
        _ map: TextMap, into result: inout MappedText
    ) -> (content: Range<Int>, escaping: LiteralEscaping, isTerminated: Bool)? {
        var probe = self
        guard let opening = probe.openErlangText() else { return nil }
        let content = probe.offset
        let isTerminated = probe.skipErlangText(opening)
        var contentEnd = isTerminated ? probe.offset - opening.quoteCount : end
        var text = part(content..<contentEnd)
        if opening.quoteCount > 1 {
            // The lines between the quotes, without the indentation of the closing ones.
            var indentation = contentEnd
            while indentation > content, base[indentation - 1] == 0x20 || base[indentation - 1] == 0x09 {
                indentation -= 1
            }
            let width = contentEnd - indentation
            if indentation > content, base[indentation - 1] == 0x0A { indentation -= 1 }
            if indentation > content, base[indentation - 1] == 0x0D { indentation -= 1 }
            text.skipLine()
            text.advance(by: 1)
            contentEnd = max(text.offset, indentation)
            text.end = contentEnd
            result.appendErlangLines(text, width, hasEscapes: opening.hasEscapes, map)
        } else {
            result.appendErlangText(text, hasEscapes: opening.hasEscapes, map)
        }
        offset = probe.offset
        return (content..<max(content, contentEnd), opening.escaping, isTerminated)
    }

    /// How a string or sigil is closed and read.
    fileprivate struct ErlangOpening {
        var closer: UInt8
        /// One, or three and more for a string of several lines.
        var quoteCount: Int
        var hasEscapes: Bool

        var escaping: LiteralEscaping {
            hasEscapes ? .erlangString(closer: closer) : .verbatim(closer: closer, count: quoteCount)
        }
    }

    /// Passes the opening of a string or sigil; nil, and may pass some of it, when none is there.
    private mutating func openErlangText() -> ErlangOpening? {
        var prefix: UInt8?
        if byte == UInt8(ascii: "~") {
            offset += 1
            prefix = 0
            if ByteCursor.isLetter(byte) {
                prefix = byte
                offset += 1
            }
        }
        let opener = byte
        if opener == UInt8(ascii: "\"") {
            var quotes = 0
            while byte == opener {
                quotes += 1
                offset += 1
            }
            if quotes >= 3 {
                let hasEscapes = prefix == UInt8(ascii: "b") || prefix == UInt8(ascii: "s")
                return ErlangOpening(closer: opener, quoteCount: quotes, hasEscapes: hasEscapes)
            }
            offset -= quotes - 1
        } else {
            guard prefix != nil else { return nil }
            switch opener {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "/"),
                UInt8(ascii: "|"), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#"):
                offset += 1
            default: return nil
            }
        }
        let closer: UInt8 =
            switch opener {
            case UInt8(ascii: "("): UInt8(ascii: ")")
            case UInt8(ascii: "["): UInt8(ascii: "]")
            case UInt8(ascii: "{"): UInt8(ascii: "}")
            case UInt8(ascii: "<"): UInt8(ascii: ">")
            default: opener
            }
        let isVerbatim = prefix == UInt8(ascii: "S") || prefix == UInt8(ascii: "B")
        return ErlangOpening(closer: closer, quoteCount: 1, hasEscapes: !isVerbatim)
    }

    /// Passes a text and its closing delimiter; says whether there is one.
    private mutating func skipErlangText(_ opening: ErlangOpening) -> Bool {
        var position = offset
        var isAtLineStart = false
        while position < end {
            let byte = base[position]
            if byte == UInt8(ascii: "\\"), opening.hasEscapes {
                position += 2
                isAtLineStart = false
            } else if opening.quoteCount == 1 {
                position += 1
                guard byte == opening.closer else { continue }
                offset = position
                return true
            } else if byte == opening.closer, isAtLineStart {
                let start = position
                while position < end, base[position] == byte { position += 1 }
                isAtLineStart = false
                guard position - start >= opening.quoteCount else { continue }
                offset = start + opening.quoteCount
                return true
            } else {
                isAtLineStart = byte == 0x0A || isAtLineStart && (byte == 0x20 || byte == 0x09)
                position += 1
            }
        }
        offset = end
        return false
    }

    /// Passes a quoted atom at its quote, and gives what stands between the quotes.
    mutating func readErlangQuotedAtom() -> Range<Int> {
        offset += 1
        let start = offset
        _ = skipErlangText(ErlangOpening(closer: UInt8(ascii: "'"), quoteCount: 1, hasEscapes: true))
        return start..<max(start, offset - 1)
    }

    /// Passes a character literal at its `$`.
    mutating func skipErlangCharacter() { advance(by: byte(after: 1) == UInt8(ascii: "\\") ? 3 : 2) }
}

extension MappedText {
    /// Adds the text of a string.
    fileprivate mutating func appendErlangText(_ source: ByteCursor, hasEscapes: Bool, _ map: TextMap) {
        var part = source
        var start = part.offset
        while hasEscapes, !part.isAtEnd {
            guard part.byte == UInt8(ascii: "\\") else {
                part.offset += 1
                continue
            }
            let special = part.offset
            append(start..<special, of: source, map)
            let meaning = part.readErlangEscape()
            append(meaning, for: special..<part.offset, map)
            start = part.offset
        }
        append(start..<source.end, of: source, map)
    }

    /// Adds the lines of a string of several, each without some columns of white space.
    fileprivate mutating func appendErlangLines(
        _ source: ByteCursor, _ indentation: Int, hasEscapes: Bool, _ map: TextMap
    ) {
        var line = source
        while !line.isAtEnd {
            var width = 0
            while width < indentation, line.byte == 0x20 || line.byte == 0x09 {
                line.offset += 1
                width += 1
            }
            let start = line.offset
            line.skipLine()
            line.advance(by: 1)
            appendErlangText(line.part(start..<line.offset), hasEscapes: hasEscapes, map)
        }
    }
}

extension ByteCursor {
    /// Passes an escape at its backslash, and gives the bytes that it stands for.
    fileprivate mutating func readErlangEscape() -> [UInt8] {
        offset += 1
        let byte = byte
        if byte &- 0x30 < 8 {
            var value: UInt32 = 0
            var count = 0
            while count < 3, self.byte &- 0x30 < 8, !isAtEnd {
                value = value * 8 + UInt32(self.byte &- 0x30)
                offset += 1
                count += 1
            }
            return UnicodeScalar(value).map { Array(String($0).utf8) } ?? []
        }
        advance(by: 1)
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "s"): return [0x20]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "d"): return [0x7F]
        case UInt8(ascii: "e"): return [0x1B]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "x"): return readHexadecimal(maximumCount: 2)
        case UInt8(ascii: "^"):
            let control = self.byte & 0x1F
            advance(by: 1)
            return [control]
        default: return [byte]
        }
    }
}
