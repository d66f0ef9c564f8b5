extension ByteCursor {
    /// Passes a character reference at its `&`, and gives the scalar; nil, and passes the `&`, when none is there.
    mutating func readEntity() -> UInt32? {
        let named: [(StaticString, UInt32)] = [
            ("&quot;", 0x22), ("&apos;", 0x27), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26),
        ]
        for (name, scalar) in named where isAt(name) {
            offset += name.utf8CodeUnitCount
            return scalar
        }
        let start = offset
        offset += 1
        guard byte == UInt8(ascii: "#") else { return nil }
        var probe = self
        probe.offset += 1
        let isHexadecimal = probe.byte | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { probe.offset += 1 }
        let digits = probe.offset
        var value: UInt32 = 0
        while probe.offset < digits + 8, let digit = ByteCursor.digit(probe.byte), isHexadecimal || digit < 10 {
            value = value &* (isHexadecimal ? 16 : 10) &+ digit
            probe.offset += 1
        }
        guard probe.offset > digits, probe.byte == UInt8(ascii: ";"), UnicodeScalar(value) != nil, value != 0 else {
            offset = start + 1
            return nil
        }
        offset = probe.offset + 1
        return value
    }

    /// The value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x41 + 10
        case 0x61...0x66: UInt32(byte) - 0x61 + 10
        default: nil
        }
    }
}
