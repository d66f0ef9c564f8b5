import LiverySource

/// The bytes to read, and where in them things end: pure questions about the text, in plain values.
///
/// Kept apart from the reader, so that a question costs no access to the reader's state.
struct JSONInput: BitwiseCopyable {
    let bytes: UnsafePointer<UInt8>
    /// The offset of the first byte to read.
    let start: Int
    /// The offset after the last byte to read.
    let end: Int

    /// The offset of the first byte from `at` on that isn't whitespace.
    @inline(__always)
    func afterWhitespace(_ at: Int) -> Int {
        if at < end, bytes[at] > 0x20 { return at }
        return afterWhitespaceRun(at)
    }

    @inline(never)
    func afterWhitespaceRun(_ start: Int) -> Int {
        var at = start
        while at < end {
            let byte = bytes[at]
            guard isWhitespace(byte) else { break }
            at &+= 1
            if byte != 0x20 {
                // Indentation follows a line break: eight spaces at a time.
                while at &+ 8 <= end, word(at) == 0x2020_2020_2020_2020 { at &+= 8 }
            }
        }
        return at
    }

    /// Eight bytes, the first the lowest.
    @inline(__always)
    func word(_ at: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self))
    }

    /// Whether four bytes at `at` are those of `word`, and a value ends after them.
    @inline(__always)
    func isWord(_ at: Int, _ word: UInt32, length: Int) -> Bool {
        guard at &+ 4 <= end,
            UInt32(littleEndian: UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt32.self)) == word
        else { return false }
        return at &+ 4 == end || !isWordByte(bytes[at &+ 4])
    }

    /// The offset of the first `"`, backslash, control character or byte beyond ASCII from `start` on.
    @inline(__always)
    func plainEnd(_ start: Int) -> Int {
        var at = start
        while at &+ 8 <= end {
            let word = word(at)
            // A byte equal to a wanted one becomes 0, and subtracting 1 then sets its high bit. Borrows only reach
            // bytes after the first match, so the lowest mark is right; bytes beyond ASCII are marked by `word` itself.
            let quote = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
            let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
            let control = word &- 0x2020_2020_2020_2020
            let marks = (quote | backslash | control | word) & 0x8080_8080_8080_8080
            if marks != 0 { return at &+ marks.trailingZeroBitCount &>> 3 }
            at &+= 8
        }
        while at < end, isPlain(bytes[at]) { at &+= 1 }
        return at
    }

    /// The same for a string in the given quotes; in single ones a `"` is plain.
    func plainEnd(_ start: Int, quote: UInt8) -> Int {
        if quote == UInt8(ascii: "\"") { return plainEnd(start) }
        var at = start
        while at < end, bytes[at] != quote, bytes[at] == UInt8(ascii: "\"") || isPlain(bytes[at]) { at += 1 }
        return at
    }

    @inline(__always)
    private func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

}

@inline(__always)
func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

/// Whether the byte may follow a value directly in a text without mistakes.
@inline(__always)
func isAfterValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || isWhitespace(byte)
}

/// Whether the byte belongs to a name: a letter, digit, `_`, `$`, or part of a character beyond ASCII.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$") || byte >= 0x80
}

// MARK: - Questions asked after a mistake

extension JSONInput {
    func startsWith(_ prefix: [UInt8], at: Int) -> Bool {
        end - at >= prefix.count && prefix.indices.allSatisfy { bytes[at + $0] == prefix[$0] }
    }

    /// The offset after well-formed characters beyond ASCII from `at` on; `at` itself when there is none.
    func afterMultibyte(_ start: Int) -> Int {
        let buffer = UnsafeBufferPointer(start: bytes, count: end)
        var at = start
        while at < end, bytes[at] >= 0x80 {
            let length = utf8ScalarLength(buffer, at, end)
            guard length > 0 else { break }
            at += length
        }
        return at
    }

    /// Whether a string with a line break at `at` goes on after it: whether something that can follow a string follows
    /// the next quote. Otherwise that quote begins another string.
    func isClosedLater(_ at: Int, quote: UInt8) -> Bool {
        guard let close = closingQuote(at, quote: quote) else { return false }
        let next = afterWhitespace(close + 1)
        guard next < end else { return true }
        return isAfterValue(bytes[next]) || bytes[next] == UInt8(ascii: ":")
    }

    /// The offset of the first quote from `at` on that has no backslash before it.
    func closingQuote(_ start: Int, quote: UInt8) -> Int? {
        var at = start
        while at < end, bytes[at] != quote { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return at < end ? at : nil
    }

    /// The offset after the last byte before `at` that isn't whitespace; not before the text's start.
    func beforeWhitespace(_ at: Int) -> Int {
        var at = at
        while at > start, isWhitespace(bytes[at - 1]) { at -= 1 }
        return at
    }

    /// Whether the string at `at` is followed by a colon.
    func isKeyAhead(_ at: Int) -> Bool {
        guard let close = closingQuote(at + 1, quote: UInt8(ascii: "\"")) else { return false }
        let next = afterWhitespace(close + 1)
        return next < end && bytes[next] == UInt8(ascii: ":")
    }

    func lineEnd(_ start: Int) -> Int {
        var at = start
        while at < end, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
        return at
    }

    /// The first run of bytes in a range that aren't UTF-8.
    func invalidUTF8(_ range: SourceRange) -> SourceRange? {
        let text = UnsafeBufferPointer(start: bytes, count: Int(range.upperBound))
        var at = Int(range.lowerBound)
        while at < text.count {
            if text[at] < 0x80 {
                at += 1
                continue
            }
            let length = utf8ScalarLength(text, at, text.count)
            if length == 0 {
                var after = at + 1
                while after < text.count, text[after] >= 0x80, utf8ScalarLength(text, after, text.count) == 0 {
                    after += 1
                }
                return SourceRange(at, after)
            }
            at += length
        }
        return nil
    }

    /// Whether a value begins with the byte, also one with a mistake. Of words, only those that look like JSON's.
    func beginsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "T"), UInt8(ascii: "F"),
            UInt8(ascii: "N"):
            true
        default: isDigit(byte)
        }
    }
    /// The offset after text that is no JSON: up to a bracket, comma, colon, quote or line break.
    func afterLooseText(_ at: Int) -> Int {
        var after = at + 1
        while after < end, !isLooseTextEnd(bytes[after]) { after += 1 }
        while after > at + 1, isWhitespace(bytes[after - 1]) { after -= 1 }
        return after
    }

    func isLooseTextEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A, 0x0D:
            true
        default: false
        }
    }

    /// The offset after a run of bytes at `at` that neither begin a value nor separate values.
    func afterPunctuation(_ at: Int) -> Int {
        var after = at + 1
        while after < end, !isLooseTextEnd(bytes[after]), !isWhitespace(bytes[after]), !beginsValue(bytes[after]) {
            after += 1
        }
        return after
    }
}
