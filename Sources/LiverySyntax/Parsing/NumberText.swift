/// What a number literal of a stylesheet stands for.
enum NumberText {
    enum Value: Equatable {
        case integer(Int)
        case number(Double)
    }

    /// The value of a literal as Swift writes it: decimal with `_`, fraction and exponent, or an integer after `0x`, `0o` or
    /// `0b`, each with an optional sign. Nil when it doesn't fit 64 bits, or is no number.
    static func value(_ text: String) -> Value? {
        var bytes = Array(text.utf8)
        bytes.removeAll { $0 == UInt8(ascii: "_") }
        var isNegative = false
        if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            bytes.removeFirst()
        }
        let sign = isNegative ? "-" : ""
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), let radix = radix(bytes[1]) {
            return Int(sign + String(decoding: bytes[2...], as: UTF8.self), radix: radix).map(Value.integer)
        }
        if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
        let digits = sign + String(decoding: bytes, as: UTF8.self)
        if bytes.allSatisfy(Lexer.isDigit) { return Int(digits).map(Value.integer) }
        guard let number = Double(digits), number.isFinite else { return nil }
        return .number(number)
    }

    private static func radix(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "b"): 2
        default: nil
        }
    }
}
