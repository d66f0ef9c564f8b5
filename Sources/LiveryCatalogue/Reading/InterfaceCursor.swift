/// A place in the bytes of an interface file, with the lexical rules of Swift that a reader of declarations needs.
///
/// Every method that moves stops at the end of the bytes. Nothing recurses without a bound.
struct InterfaceCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    /// What can't be right whatever the declaration, such as a comment without an end.
    var problems: [(message: String, range: Range<Int>)] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte at an offset from here, 0 past the end.
    @inline(__always)
    func peek(_ ahead: Int = 0) -> UInt8 {
        let index = offset + ahead
        return index < bytes.count ? bytes[index] : 0
    }

    @inline(__always)
    func at(_ character: Unicode.Scalar) -> Bool { peek() == UInt8(ascii: character) }

    /// Whether an ASCII capital comes next.
    var isAtCapital: Bool { peek() >= UInt8(ascii: "A") && peek() <= UInt8(ascii: "Z") }

    /// Whether nothing but blanks stands before this place in its line.
    var isFirstInLine: Bool {
        var index = min(offset, bytes.count)
        while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
        return index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
    }

    /// Skips white space and comments and tells whether a line ended.
    @discardableResult
    mutating func skipTrivia() -> Bool {
        var hasNewline = false
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x0A, 0x0D:
                hasNewline = true
                offset += 1
            case 0x20, 0x09, 0x0B, 0x0C, 0x00:
                offset += 1
            case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF && offset == 0:
                offset += 3
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            default:
                return hasNewline
            }
        }
        return true
    }

    /// Moves to the end of the line, before its line break.
    mutating func skipLine() {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    }

    private mutating func skipBlockComment() {
        let start = offset
        var depth = 0
        while offset < bytes.count {
            if at("/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if at("*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
        problems.append(("comment without an end", start..<start + 2))
    }

    /// The end of the text on the line before, when nothing but white space stands between it and `place`.
    func endOfLine(before place: Int) -> Int? {
        var end = place
        var hasLineBreak = false
        while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] >= 0x09 && bytes[end - 1] <= 0x0D {
            end -= 1
            if bytes[end] == 0x0A || bytes[end] == 0x0D { hasLineBreak = true }
        }
        return hasLineBreak && end > 0 ? end : nil
    }

    /// Skips `character` when it comes next, after trivia.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipTrivia()
        guard at(character) else { return false }
        offset += 1
        return true
    }

    /// Skips `->` when it comes next, after trivia.
    mutating func skipArrow() -> Bool {
        skipTrivia()
        guard at("-"), peek(1) == UInt8(ascii: ">") else { return false }
        offset += 2
        return true
    }

    /// The range of the identifier here, without backticks; nil and no movement when there is none.
    mutating func identifier() -> Range<Int>? {
        let start = offset
        if at("`") {
            var end = offset + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 else { return nil }
            offset = end + 1
            return start + 1..<end
        }
        guard offset < bytes.count, isIdentifierHead(bytes[offset]) else { return nil }
        offset += 1
        while offset < bytes.count, isIdentifierHead(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
        return start..<offset
    }

    /// The bytes of a range of this text.
    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

    func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }

    /// Skips one lexical element: a string, a comment, a bracketed group, a word or a single byte.
    mutating func skipElement() {
        switch peek() {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipGroup()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): if !skipString() { offset += 1 }
        default: if identifier() == nil { offset += 1 }
        }
    }

    /// Skips the bracketed group that begins here and tells whether its end was found.
    ///
    /// A closing bracket that fits an outer opening one of the group closes all within; one that fits none ends the
    /// group before it. Iterative, so that depth costs memory only.
    @discardableResult
    mutating func skipGroup() -> Bool {
        let start = offset
        var closers: [UInt8] = []
        repeat {
            skipTrivia()
            let byte = peek()
            switch byte {
            case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let match = closers.lastIndex(of: byte) else {
                    problems.append(("'\(Character(Unicode.Scalar(bytes[start])))' is never closed", start..<start + 1))
                    return false
                }
                closers.removeSubrange(match...)
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                if skipString() { continue }
            case UInt8(ascii: "`"):
                if identifier() != nil { continue }
            default:
                if isAtEnd {
                    problems.append(("'\(Character(Unicode.Scalar(bytes[start])))' is never closed", start..<start + 1))
                    return false
                }
            }
            offset += 1
        } while !closers.isEmpty
        return true
    }

    /// Skips the group that begins here if no bracket, string or comment is in it, in one pass over its bytes.
    mutating func skipPlainGroup() -> Bool {
        var index = offset + 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ")"):
                offset = index + 1
                return true
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
                UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"):
                return false
            default:
                index += 1
            }
        }
        return false
    }

    /// Skips the string literal that begins here, if one does: plain, raw (`#"…"#`) or multi-line.
    mutating func skipString(depth: Int = 0) -> Bool {
        let start = offset
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard peek(hashes) == UInt8(ascii: "\"") else { return false }
        offset += hashes + 1
        let isMultiline = at("\"") && peek(1) == UInt8(ascii: "\"")
        if isMultiline { offset += 2 }
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\""), isMultiline ? peek(1) == byte && peek(2) == byte : true {
                let quotes = isMultiline ? 3 : 1
                if (0..<hashes).allSatisfy({ peek(quotes + $0) == UInt8(ascii: "#") }) {
                    offset += quotes + hashes
                    return true
                }
                offset += 1
            } else if byte == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
                offset += 1 + hashes
                if at("(") { skipInterpolation(depth: depth) } else { offset = min(offset + 1, bytes.count) }
            } else if !isMultiline, byte == 0x0A || byte == 0x0D {
                break
            } else {
                offset += 1
            }
        }
        problems.append(("string without an end", start..<min(start + hashes + 1, bytes.count)))
        return true
    }

    /// Skips `(…)` inside a string. Strings in it are followed to a depth of 16, and taken byte by byte below that.
    private mutating func skipInterpolation(depth: Int) {
        var parentheses = 0
        while offset < bytes.count {
            if at("(") { parentheses += 1 }
            if at(")") { parentheses -= 1 }
            if at("\""), depth < 16, skipString(depth: depth + 1) { continue }
            offset += 1
            if parentheses == 0 { return }
        }
    }
}

@inline(__always)
func isIdentifierHead(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$") || byte >= 0x80
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
