import LiverySource

extension ElixirLiteral {
    /// What the literal stands for: escapes replaced, and holes where it has interpolation. Sigils in capitals have
    /// neither.
    func text(in source: ByteCursor, _ map: TextMap) -> MappedText {
        var text = MappedText(content.lowerBound..<content.lowerBound, of: source, map)
        guard delimiter.interpolates else {
            text.append(content, of: source, map)
            return text
        }
        var part = source.part(content)
        var start = part.offset
        while !part.isAtEnd {
            let special = part.offset
            if part.byte == UInt8(ascii: "\\") {
                text.append(start..<special, of: source, map)
                let meaning = part.readElixirEscape()
                text.append(meaning, for: special..<part.offset, map)
            } else if part.isAt("#{") {
                text.append(start..<special, of: source, map)
                part.offset += 2
                part.skipElixirBraces()
                text.appendHole(for: special..<part.offset, map)
            } else {
                part.offset += 1
                continue
            }
            start = part.offset
        }
        text.append(start..<content.upperBound, of: source, map)
        return text
    }
}

extension ByteCursor {
    /// Passes an escape at its backslash, and gives the bytes that it stands for.
    fileprivate mutating func readElixirEscape() -> [UInt8] {
        let byte = byte(after: 1)
        advance(by: 2)
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "s"): return [0x20]
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "d"): return [0x7F]
        case UInt8(ascii: "e"): return [0x1B]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "0"): return [0x00]
        case 0x0A: return []
        case UInt8(ascii: "x"): return readHexadecimal(maximumCount: 2)
        case UInt8(ascii: "u"): return readHexadecimal(maximumCount: 4)
        default: return [byte]
        }
    }

    /// Passes the digits of an escape, in braces or not, and gives the UTF-8 of their scalar.
    mutating func readHexadecimal(maximumCount: Int) -> [UInt8] {
        let isBraced = byte == UInt8(ascii: "{")
        if isBraced { offset += 1 }
        var value: UInt32 = 0
        var count = 0
        while count < (isBraced ? 8 : maximumCount), let digit = ByteCursor.digit(byte) {
            value = value &* 16 &+ digit
            offset += 1
            count += 1
        }
        if isBraced, byte == UInt8(ascii: "}") { offset += 1 }
        return UnicodeScalar(value).map { Array(String($0).utf8) } ?? []
    }
}
