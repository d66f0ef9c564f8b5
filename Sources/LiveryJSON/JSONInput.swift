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
    private func afterWhitespaceRun(_ start: Int) -> Int {
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
    func isWord(_ at: Int, _ word: UInt32) -> Bool {
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
