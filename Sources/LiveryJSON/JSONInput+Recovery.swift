import LiverySource

/// Questions asked after a mistake. Each costs at most the bytes that the reader passes over next, or is asked once.
extension JSONInput {
    /// Whether the bytes at `at` begin with `prefix`.
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

    /// The offset of the first quote from `at` on that has no backslash before it, or the end.
    func closingQuote(_ start: Int, quote: UInt8) -> Int {
        var at = start
        while at < end, bytes[at] != quote { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(at, end)
    }

    /// Whether what can follow a string or key stands after `at`, perhaps after whitespace.
    func isStringEnd(_ at: Int) -> Bool {
        let next = afterWhitespace(at)
        return next >= end || isAfterValue(bytes[next]) || bytes[next] == UInt8(ascii: ":")
    }

    /// The offset after the last byte before `at` that isn't whitespace; not before the text's start.
    func beforeWhitespace(_ at: Int) -> Int {
        var at = at
        while at > start, isWhitespace(bytes[at - 1]) { at -= 1 }
        return at
    }

    /// Whether the string that begins at `at` ends on its line and is followed by a colon.
    func isKeyAhead(_ at: Int) -> Bool {
        var close = at + 1
        while close < end, bytes[close] != UInt8(ascii: "\""), bytes[close] != 0x0A, bytes[close] != 0x0D {
            close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard close < end, bytes[close] == UInt8(ascii: "\"") else { return false }
        let next = afterWhitespace(close + 1)
        return next < end && bytes[next] == UInt8(ascii: ":")
    }

    /// The offset of the next line break, or the end.
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

    private func isLooseTextEnd(_ byte: UInt8) -> Bool {
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
