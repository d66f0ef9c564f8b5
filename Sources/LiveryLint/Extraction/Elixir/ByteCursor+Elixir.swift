/// How an Elixir string, heredoc or sigil ends.
struct ElixirDelimiter {
    var closer: UInt8
    /// Whether three closers end it, which stand first on their line.
    var isHeredoc: Bool
    /// Whether `#{` begins interpolation.
    var interpolates: Bool
}

/// A string, heredoc or sigil of Elixir.
struct ElixirLiteral {
    /// What stands between the delimiters; of a heredoc, the lines between theirs.
    var content: Range<Int>
    var delimiter: ElixirDelimiter
    /// Whether the closing delimiter is there; otherwise the content goes on to the end of the text.
    var isTerminated: Bool
    /// The name of a sigil, empty for a string.
    var name: Range<Int>
}

extension ByteCursor {
    /// Passes a string, charlist or heredoc at its quote.
    mutating func readElixirString() -> ElixirLiteral {
        readElixirText(name: offset..<offset, interpolates: true)
    }

    /// Passes a sigil at its `~`; nil, and passes the `~`, when none is there.
    mutating func readElixirSigil() -> ElixirLiteral? {
        offset += 1
        var probe = self
        let first = probe.byte
        guard ByteCursor.isLetter(first) else { return nil }
        probe.offset += 1
        let isUppercase = first < 0x61
        while isUppercase, ByteCursor.isDigit(probe.byte) || probe.byte &- 0x41 < 26 { probe.offset += 1 }
        switch probe.byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "/"):
            let name = offset..<probe.offset
            offset = probe.offset
            let literal = readElixirText(name: name, interpolates: !isUppercase)
            skipIdentifier()  // Modifiers.
            return literal
        default: return nil
        }
    }

    /// Passes a literal at its opening delimiter.
    private mutating func readElixirText(name: Range<Int>, interpolates: Bool) -> ElixirLiteral {
        let opener = byte
        var delimiter = ElixirDelimiter(
            closer: ByteCursor.closer(of: opener), isHeredoc: false, interpolates: interpolates)
        var contentStart = offset + 1
        if opener == UInt8(ascii: "\"") || opener == UInt8(ascii: "'"), byte(after: 1) == opener,
            byte(after: 2) == opener
        {
            var probe = at(offset + 3)
            while probe.byte == 0x20 || probe.byte == 0x09 || probe.byte == 0x0D { probe.offset += 1 }
            if probe.byte == 0x0A || probe.isAtEnd {
                delimiter.isHeredoc = true
                contentStart = min(end, probe.offset + 1)
                // The closing quotes may stand on the next line, and are looked for after a line break.
                offset = probe.offset
            } else if name.isEmpty {
                offset += 1  // An empty string; what follows is a mistake.
            } else {
                // Elixir wants a line break here. What is meant is clear, and worth checking all the same.
                delimiter.isHeredoc = true
                contentStart = offset + 3
                offset = contentStart
                let isTerminated = skip(past: opener == UInt8(ascii: "\"") ? "\"\"\"" : "'''")
                return ElixirLiteral(
                    content: contentStart..<(isTerminated ? offset - 3 : end), delimiter: delimiter,
                    isTerminated: isTerminated, name: name)
            }
        } else {
            offset += 1
        }
        let contentEnd = skipElixirText(until: delimiter)
        return ElixirLiteral(
            content: contentStart..<max(contentStart, contentEnd ?? end), delimiter: delimiter,
            isTerminated: contentEnd != nil, name: name)
    }

    private static func closer(of opener: UInt8) -> UInt8 {
        switch opener {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "<"): UInt8(ascii: ">")
        default: opener
        }
    }

    /// Passes the text of a literal and its closing delimiter, and gives where the text ends; nil when it isn't closed.
    private mutating func skipElixirText(until delimiter: ElixirDelimiter) -> Int? {
        while offset < end {
            switch stepInElixirText(delimiter) {
            case .inside: break
            case .closed(let contentEnd): return contentEnd
            case .interpolation: skipElixirBraces()
            }
        }
        return nil
    }

    /// Passes Elixir code up to the `}` that closes what was opened before the position, and that brace; says whether
    /// there is one. Linear, and needs no stack of calls however deep strings and interpolations nest.
    @discardableResult
    mutating func skipElixirBraces() -> Bool {
        // Nil stands for code in braces.
        var stack: [ElixirDelimiter?] = [nil]
        while offset < end, let context = stack.last {
            if let delimiter = context {
                switch stepInElixirText(delimiter) {
                case .inside: break
                case .closed: stack.removeLast()
                case .interpolation: stack.append(nil)
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "}"):
                offset += 1
                stack.removeLast()
            case UInt8(ascii: "{"):
                offset += 1
                stack.append(nil)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if let delimiter = openElixirText(interpolates: true) { stack.append(delimiter) }
            case UInt8(ascii: "~"):
                offset += 1
                if let delimiter = openElixirSigil() { stack.append(delimiter) }
            default: skipElixirToken()
            }
        }
        return stack.isEmpty
    }

    /// Passes one comment, character literal, name or other byte of code that is no bracket and begins no string.
    @inline(__always)
    mutating func skipElixirToken() {
        let byte = byte
        if ByteCursor.isIdentifierPart(byte) {
            skipIdentifier()
            if self.byte == UInt8(ascii: "?") || self.byte == UInt8(ascii: "!") { offset += 1 }
        } else if byte == UInt8(ascii: "#") {
            skipLine()
        } else if byte == UInt8(ascii: "?") {
            advance(by: self.byte(after: 1) == UInt8(ascii: "\\") ? 3 : 2)
        } else {
            offset += 1
        }
    }

    /// Passes the opening delimiter at the position; nil for an empty string, which is passed whole.
    private mutating func openElixirText(interpolates: Bool) -> ElixirDelimiter? {
        let opener = byte
        let isTriple = byte(after: 1) == opener && byte(after: 2) == opener
        guard isTriple, opener == UInt8(ascii: "\"") || opener == UInt8(ascii: "'") else {
            offset += 1
            return ElixirDelimiter(
                closer: ByteCursor.closer(of: opener), isHeredoc: false, interpolates: interpolates)
        }
        offset += 3
        return ElixirDelimiter(closer: opener, isHeredoc: true, interpolates: interpolates)
    }

    /// Passes the name and opening delimiter of a sigil after its `~`; nil when there is none.
    private mutating func openElixirSigil() -> ElixirDelimiter? {
        let start = offset
        let isLowercase = byte &- 0x61 < 26
        skipIdentifier()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "/"):
            if offset > start { return openElixirText(interpolates: isLowercase) }
        default: break
        }
        return nil
    }

    private enum TextStep {
        case inside
        case closed(contentEnd: Int)
        case interpolation
    }

    /// Goes on in the text of a literal to its end, the next interpolation, or the end of the text.
    @inline(__always)
    private mutating func stepInElixirText(_ delimiter: ElixirDelimiter) -> TextStep {
        var position = offset
        while position < end {
            let byte = base[position]
            if byte == UInt8(ascii: "\\") {
                // A line break after it may be the one before the closing quotes.
                position += delimiter.isHeredoc && position + 1 < end && base[position + 1] == 0x0A ? 1 : 2
            } else if byte == UInt8(ascii: "#"), delimiter.interpolates, position + 1 < end,
                base[position + 1] == UInt8(ascii: "{")
            {
                offset = position + 2
                return .interpolation
            } else if delimiter.isHeredoc {
                position += 1
                guard byte == 0x0A else { continue }
                let lineStart = position
                while position < end, base[position] == 0x20 || base[position] == 0x09 { position += 1 }
                if position + 2 < end, base[position] == delimiter.closer, base[position + 1] == delimiter.closer,
                    base[position + 2] == delimiter.closer
                {
                    offset = position + 3
                    return .closed(contentEnd: lineStart)
                }
            } else if byte == delimiter.closer {
                offset = position + 1
                return .closed(contentEnd: position)
            } else {
                position += 1
            }
        }
        offset = end
        return .inside
    }
}
