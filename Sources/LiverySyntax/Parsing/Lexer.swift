/// Reads the tokens of a stylesheet from bytes.
///
/// The parser uses its scanning steps directly and never makes a list of tokens; ``Token``s are for those who want the
/// text piece by piece. All offsets stay within `0...end`.
struct Lexer {
    let base: UnsafePointer<UInt8>
    let end: Int
    var offset: Int
    /// Where a `/*` began that has no `*/`.
    var unterminatedComment: Int?

    /// Reads `range` of the bytes at `base`, which must outlive the lexer.
    init(_ base: UnsafePointer<UInt8>, _ range: Range<Int>) {
        self.base = base
        end = range.upperBound
        offset = range.lowerBound
    }

    /// The byte at the position, 0 at the end.
    @inline(__always)
    var byte: UInt8 { offset < end ? base[offset] : 0 }

    /// The byte `distance` after the position, 0 past the end.
    @inline(__always)
    func byte(after distance: Int) -> UInt8 { offset + distance < end ? base[offset + distance] : 0 }

    @inline(__always)
    var isAtEnd: Bool { offset >= end }

    // MARK: Classes of bytes

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inline(__always)
    static func isIdentifierStart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
    }

    @inline(__always)
    static func isIdentifierPart(_ byte: UInt8) -> Bool { isIdentifierStart(byte) || isDigit(byte) }

    // MARK: Scanning

    /// Passes white space and comments; says whether a line break was among them.
    @inline(__always)
    @discardableResult
    mutating func skipTrivia() -> Bool {
        guard offset < end, Lexer.canBeginTrivia(base[offset]) else { return false }
        return skipTriviaSlowly()
    }

    /// Whether a byte is white space, `#` or `/`: one bit each of a word.
    @inline(__always)
    private static func canBeginTrivia(_ byte: UInt8) -> Bool {
        byte < 64 && (0x8009_0000_3E00 as UInt64) &>> UInt64(byte) & 1 == 1
    }

    @inline(never)
    private mutating func skipTriviaSlowly() -> Bool {
        // The loops of the lexer count in variables of their own, which stay in registers.
        var sawNewline = false
        var position = offset
        while position < end {
            let byte = base[position]
            if byte == 0x20 {
                position += 1
            } else if byte == 0x0A || byte == 0x0D {
                sawNewline = true
                position += 1
            } else if byte > 0x2F {
                break
            } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") && isLineComment(at: position) {
                position = lineEnd(from: position)
            } else if byte == UInt8(ascii: "/"), position + 1 < end, base[position + 1] == UInt8(ascii: "*") {
                offset = position
                if skipBlockComment() { sawNewline = true }
                position = offset
            } else if Lexer.isSpace(byte) {
                position += 1
            } else {
                break
            }
        }
        offset = position
        return sawNewline
    }

    @inline(__always)
    private func isLineComment(at position: Int) -> Bool {
        position + 1 < end && base[position + 1] == UInt8(ascii: "/")
    }

    /// Where the line that `start` is in ends.
    @inline(__always)
    private func lineEnd(from start: Int) -> Int {
        var position = start
        while position < end, base[position] != 0x0A, base[position] != 0x0D { position += 1 }
        return position
    }

    /// Passes everything up to the line break.
    mutating func skipLine() { offset = lineEnd(from: offset) }

    /// Passes a comment, which may hold others; says whether a line break was in it.
    private mutating func skipBlockComment() -> Bool {
        let start = offset
        var depth = 0
        var sawNewline = false
        while offset < end {
            let byte = base[offset]
            if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte == UInt8(ascii: "*"), self.byte(after: 1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return sawNewline }
            } else {
                if byte == 0x0A || byte == 0x0D { sawNewline = true }
                offset += 1
            }
        }
        if unterminatedComment == nil { unterminatedComment = start }
        return sawNewline
    }

    /// Where the block comment at the position ends.
    func blockCommentEnd() -> Int {
        var copy = self
        _ = copy.skipBlockComment()
        return copy.offset
    }

    /// Passes the rest of an identifier and gives its length.
    @inline(__always)
    mutating func skipIdentifier() -> Int {
        var position = offset
        while position < end, Lexer.isIdentifierPart(base[position]) { position += 1 }
        defer { offset = position }
        return position - offset
    }

    /// Passes the rest of an identifier and says whether all of it is ASCII.
    @inline(__always)
    mutating func skipName() -> (length: Int, isASCII: Bool) {
        var position = offset
        var joined: UInt8 = 0
        while position < end {
            let byte = base[position]
            guard Lexer.isIdentifierPart(byte) else { break }
            joined |= byte
            position += 1
        }
        defer { offset = position }
        return (position - offset, joined < 0x80)
    }

    /// Whether the text at the position is `word`, and not the start of a longer identifier.
    @inline(__always)
    func isAt(word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard offset + count <= end else { return false }
        for index in 0..<count where base[offset + index] != word.utf8Start[index] { return false }
        return offset + count == end || !Lexer.isIdentifierPart(base[offset + count])
    }

    /// Whether the bytes of a range are `word`.
    @inline(__always)
    func text(_ start: Int, _ length: Int, is word: StaticString) -> Bool {
        guard length == word.utf8CodeUnitCount else { return false }
        for index in 0..<length where base[start + index] != word.utf8Start[index] { return false }
        return true
    }

    /// Whether the text at the position is `symbol`.
    @inline(__always)
    func isAt(symbol: StaticString) -> Bool {
        let count = symbol.utf8CodeUnitCount
        guard offset + count <= end else { return false }
        for index in 0..<count where base[offset + index] != symbol.utf8Start[index] { return false }
        return true
    }

    // MARK: Strings

    struct StringEnd {
        /// The offset after the closing quotes, or where an unterminated string is cut off.
        var offset: Int
        var isTerminated: Bool
        /// Where looking for the closing quotes of an unterminated string stopped.
        var searchEnd = 0
        var hasEscapes = false
        var hasBraces = false
        var isMultiline = false
    }

    /// Where the string that starts at the position ends.
    ///
    /// A `"` string may hold line breaks, as LiveView Native's may; one that does counts only when what follows its closing
    /// quote can follow a string. Otherwise the closing quote is taken for the opening one of a later string, and the
    /// string for an unterminated one that ends with its line: a forgotten quote costs its line and not the file.
    func scanString() -> StringEnd {
        if isAt(symbol: "\"\"\"") { return scanMultilineString() }
        var position = offset + 1
        var result = StringEnd(offset: end, isTerminated: false)
        var firstLineEnd: Int?
        while position < end {
            let byte = base[position]
            if byte > UInt8(ascii: "\\"), byte != UInt8(ascii: "{") {
                position += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                if let firstLineEnd, !canFollowString(at: position + 1) {
                    result.offset = firstLineEnd
                    result.searchEnd = position
                    return result
                }
                result.offset = position + 1
                result.isTerminated = true
                return result
            case UInt8(ascii: "\\"):
                result.hasEscapes = true
                position += 2
                continue
            case UInt8(ascii: "{"): result.hasBraces = true
            case UInt8(ascii: "<"):
                if position + 1 < end, base[position + 1] == UInt8(ascii: "%") { result.hasBraces = true }
            case 0x0A, 0x0D: if firstLineEnd == nil { firstLineEnd = position }
            default: break
            }
            position += 1
        }
        result.offset = firstLineEnd ?? end
        result.searchEnd = end
        return result
    }

    /// A `"""` string without closing quotes ends before the line that holds the `end` of its rule.
    private func scanMultilineString() -> StringEnd {
        var position = offset + 3
        var result = StringEnd(offset: end, isTerminated: false, isMultiline: true)
        while position < end {
            let byte = base[position]
            if byte == UInt8(ascii: "\\") {
                result.hasEscapes = true
                position += 2
                continue
            }
            if byte == UInt8(ascii: "\""), position + 2 < end, base[position + 1] == byte, base[position + 2] == byte {
                result.offset = position + 3
                result.isTerminated = true
                return result
            }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") { result.hasBraces = true }
            position += 1
        }
        return unterminatedMultilineString()
    }

    /// The `"""` string at the position, when it is known to have no closing quotes.
    func unterminatedMultilineString() -> StringEnd {
        var line = self
        line.offset = min(offset + 3, end)
        while !line.isAtEnd {
            line.skipLine()
            let lineEnd = line.offset
            line.skipSpace()
            if line.isAt(word: "end") {
                line.offset += 3
                let afterEnd = line.offset
                line.skipLine()
                if line.isBlank(from: afterEnd) {
                    return StringEnd(offset: lineEnd, isTerminated: false, searchEnd: end, isMultiline: true)
                }
            }
        }
        return StringEnd(offset: end, isTerminated: false, searchEnd: end, isMultiline: true)
    }

    private mutating func skipSpace() {
        while offset < end, Lexer.isSpace(base[offset]) { offset += 1 }
    }

    private func isBlank(from start: Int) -> Bool { (start..<offset).allSatisfy { Lexer.isSpace(base[$0]) } }

    private func canFollowString(at position: Int) -> Bool {
        var next = self
        next.offset = position
        next.skipTrivia()
        switch next.byte {
        case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "."), UInt8(ascii: "<"),
            UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return true
        default: return next.isAtEnd || next.isAt(word: "do")
        }
    }
}
