extension SourceFile {
    /// The ranges of bytes that are not UTF-8 (Unicode 16, table 3-7), each a maximal run, at most `limit` of them, in a
    /// part of the file or all of it.
    ///
    /// Linear in what is looked at; text that is all ASCII is passed over eight bytes at a time.
    public func invalidUTF8Ranges(in range: SourceRange? = nil, limit: Int = 16) -> [SourceRange] {
        var found: [SourceRange] = []
        bytes.withUnsafeBufferPointer { bytes in
            let range = (range ?? self.range).offsets.clamped(to: 0..<min(bytes.count, SourceFile.maximumSize))
            let end = range.upperBound
            var offset = range.lowerBound
            while offset < end, found.count < limit || found.last.map({ Int($0.upperBound) == offset }) == true {
                if bytes[offset] < 0x80 {
                    offset += 1
                    let raw = UnsafeRawBufferPointer(bytes)
                    while offset + 8 <= end,
                        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                    {
                        offset += 8
                    }
                    continue
                }
                let length = utf8ScalarLength(bytes, offset, end)
                if length > 0 {
                    offset += length
                    continue
                }
                if let last = found.last, Int(last.upperBound) == offset {
                    found[found.count - 1].upperBound += 1
                } else {
                    found.append(SourceRange(offset, offset + 1))
                }
                offset += 1
            }
        }
        return found
    }
}

extension [UInt8] {
    /// The longest run of well-formed UTF-8 from the start of a range of the bytes; empty when its first byte is none.
    func validUTF8Prefix(of range: Range<Int>) -> Range<Int> {
        withUnsafeBufferPointer { bytes in
            var offset = range.lowerBound
            while offset < range.upperBound {
                let length = bytes[offset] < 0x80 ? 1 : utf8ScalarLength(bytes, offset, range.upperBound)
                if length == 0 { break }
                offset += length
            }
            return range.lowerBound..<offset
        }
    }
}

/// The length of the well-formed multi-byte scalar at `offset`, or 0 when there is none.
@inlinable
package func utf8ScalarLength(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int) -> Int {
    let lead = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>) =
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: (0, 0...0)
        }
    guard length > 0, offset + length <= end, second.contains(bytes[offset + 1]) else { return 0 }
    for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
}
