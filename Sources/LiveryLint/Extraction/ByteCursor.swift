/// A position in bytes, which must outlive it, and the steps that all readers of host files take. The steps of one
/// language are in its folder.
struct ByteCursor {
    let base: UnsafePointer<UInt8>
    /// Where the text ends that is read.
    var end: Int
    var offset: Int

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

    /// The same text from another position on.
    func at(_ offset: Int) -> ByteCursor {
        var copy = self
        copy.offset = offset
        return copy
    }

    /// A part of the text as a text of its own.
    func part(_ range: Range<Int>) -> ByteCursor {
        ByteCursor(base, range.lowerBound..<max(range.lowerBound, min(range.upperBound, end)))
    }

    // MARK: Classes of bytes

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    @inline(__always)
    static func isIdentifierStart(_ byte: UInt8) -> Bool { isLetter(byte) || byte == 0x5F || byte >= 0x80 }

    @inline(__always)
    static func isIdentifierPart(_ byte: UInt8) -> Bool { isIdentifierStart(byte) || isDigit(byte) }

    // MARK: Comparing

    /// Whether these characters come next.
    @inline(__always)
    func isAt(_ symbol: StaticString) -> Bool { hasText(symbol, at: offset) }

    /// Whether these characters come next, and no letter or digit after them.
    func isAt(word: StaticString) -> Bool {
        isAt(word) && !ByteCursor.isIdentifierPart(byte(after: word.utf8CodeUnitCount))
    }

    @inline(__always)
    func hasText(_ text: StaticString, at start: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard start >= 0, start + count <= end else { return false }
        for index in 0..<count where base[start + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Whether a range holds this text and nothing else.
    @inline(__always)
    func text(in range: Range<Int>, is text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && hasText(text, at: range.lowerBound)
    }

    /// The text of a range, with U+FFFD for bytes that aren't UTF-8.
    func text(in range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    // MARK: Going on

    /// Passes white space and line breaks.
    mutating func skipSpace() {
        while offset < end, ByteCursor.isSpace(base[offset]) { offset += 1 }
    }

    /// Passes the rest of the line, without the line break.
    mutating func skipLine() {
        var position = offset
        while position < end, base[position] != 0x0A { position += 1 }
        offset = position
    }

    /// Passes letters, digits and underscores.
    @inline(__always)
    @discardableResult
    mutating func skipIdentifier() -> Range<Int> {
        let start = offset
        var position = offset
        while position < end, ByteCursor.isIdentifierPart(base[position]) { position += 1 }
        offset = position
        return start..<position
    }

    /// Passes everything up to and including `symbol`; without one, everything, and says so.
    @discardableResult
    mutating func skip(past symbol: StaticString) -> Bool {
        let first = symbol.utf8Start[0]
        var position = offset
        while position < end {
            if base[position] == first, hasText(symbol, at: position) {
                offset = position + symbol.utf8CodeUnitCount
                return true
            }
            position += 1
        }
        offset = end
        return false
    }

    /// Passes some bytes, but not the end.
    mutating func advance(by distance: Int) { offset = min(end, offset + distance) }
}
