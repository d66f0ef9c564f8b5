/// A string's bytes with its escapes replaced, as UTF-8.
///
/// A lone surrogate, or `\u` without four hexadecimal digits, becomes U+FFFD; a backslash before any other character
/// is dropped.
func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
        let byte = text[offset]
        guard byte == UInt8(ascii: "\\"), offset + 1 < text.count else {
            // A backslash at the very end belongs to a string that is cut off.
            if byte != UInt8(ascii: "\\") { result.append(byte) }
            offset += 1
            continue
        }
        let escape = text[offset + 1]
        offset += 2
        switch escape {
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            let (scalar, length) = escapedScalar(text, at: offset)
            result += Unicode.UTF8.encode(scalar ?? "\u{FFFD}") ?? Unicode.UTF8.encodedReplacementCharacter
            offset += length
        default: result.append(escape)
        }
    }
    return result
}

/// The scalar whose `\u` ends at `offset`, and the number of bytes after that `\u` that belong to it: four digits, or
/// ten for a surrogate pair. Without a scalar, the number of bytes to pass over.
func escapedScalar(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let (high, length) = hexadecimalUnit(text, at: offset)
    guard length == 4 else { return (nil, length) }
    if let scalar = Unicode.Scalar(high) { return (scalar, 4) }
    guard high < 0xDC00, offset + 10 <= text.count, text[offset + 4] == UInt8(ascii: "\\"),
        text[offset + 5] == UInt8(ascii: "u")
    else { return (nil, 4) }
    let (low, lowLength) = hexadecimalUnit(text, at: offset + 6)
    guard lowLength == 4, (0xDC00...0xDFFF).contains(low) else { return (nil, 4) }
    return (Unicode.Scalar(0x10000 + (UInt32(high & 0x3FF) << 10) + UInt32(low & 0x3FF)), 10)
}

/// Up to four hexadecimal digits at `offset`.
private func hexadecimalUnit(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (unit: UInt16, length: Int) {
    var unit: UInt16 = 0
    var length = 0
    while length < 4, offset + length < text.count, let digit = hexadecimalValue(text[offset + length]) {
        unit = unit << 4 | UInt16(digit)
        length += 1
    }
    return (unit, length)
}

/// The value of a hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// The text of a string's bytes, without escapes and with U+FFFD for what isn't UTF-8.
@usableFromInline
func decodedText(_ text: UnsafeBufferPointer<UInt8>) -> String { String(decoding: unescaped(text), as: UTF8.self) }

/// Whether the decoded text of a string's bytes has the bytes of `other`.
@usableFromInline
func decodedText(_ text: UnsafeBufferPointer<UInt8>, equals other: UnsafeBufferPointer<UInt8>) -> Bool {
    var decoded = decodedText(text)
    return decoded.withUTF8 { bytesAreEqual($0, other) }
}
