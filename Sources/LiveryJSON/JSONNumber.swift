/// A JSON number in a text.
struct ScannedNumber {
    /// The offset after it.
    var end: Int
    /// Whether it has neither a fraction nor an exponent.
    var isInteger: Bool
    /// Whether it is long enough to be past the range of a `Double`.
    var mayOverflow: Bool
}

/// The longest JSON number that begins at `start`, or nil when there is none. What follows it is up to the caller.
@inline(__always)
func scannedNumber(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> ScannedNumber? {
    var at = start
    if at < end, bytes[at] == UInt8(ascii: "-") { at += 1 }
    guard at < end, isDigit(bytes[at]) else { return nil }
    if bytes[at] == UInt8(ascii: "0") {
        at += 1
    } else {
        at += 1
        while at < end, isDigit(bytes[at]) { at += 1 }
    }
    var isInteger = true
    var mayOverflow = at - start > 200
    if at + 1 < end, bytes[at] == UInt8(ascii: "."), isDigit(bytes[at + 1]) {
        isInteger = false
        at += 2
        while at < end, isDigit(bytes[at]) { at += 1 }
    }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
        var digits = at + 1
        if digits < end, bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") { digits += 1 }
        if digits < end, isDigit(bytes[digits]) {
            isInteger = false
            at = digits + 1
            while at < end, isDigit(bytes[at]) { at += 1 }
            // Up to 200 digits and an exponent of two make at most 1e299.
            mayOverflow = mayOverflow || at - digits > 2
        }
    }
    return ScannedNumber(end: at, isInteger: isInteger, mayOverflow: mayOverflow)
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// The value of a JSON number without fraction and exponent, or nil when it doesn't fit.
func integerValue(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    var value = 0
    for byte in text.dropFirst(isNegative ? 1 : 0) {
        guard isDigit(byte) else { return nil }
        // Counted downwards, since the least integer has no positive counterpart.
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        let (difference, underflow) = product.subtractingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        guard !overflow, !underflow else { return nil }
        value = difference
    }
    if isNegative { return value }
    return value == Int.min ? nil : -value
}

/// The `Double` nearest to a JSON number; infinite for one past the finite range.
func doubleValue(of text: UnsafeBufferPointer<UInt8>) -> Double {
    if let value = exactDouble(of: text) { return value }
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
}

/// The value of a number whose digits fit 53 bits and whose power of ten is exact, so that one multiplication or
/// division rounds correctly (Clinger, "How to read floating point numbers accurately", 1990).
private func exactDouble(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    var at = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { at = 1 }
    guard text.count - at <= 24 else { return nil }
    var mantissa: UInt64 = 0
    var exponent = 0
    var isFraction = false
    while at < text.count {
        let byte = text[at]
        if isDigit(byte) {
            guard mantissa < 1 << 53 / 10 else { return nil }
            mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
            if isFraction { exponent -= 1 }
        } else if byte == UInt8(ascii: ".") {
            isFraction = true
        } else {
            break
        }
        at += 1
    }
    if at < text.count {
        at += 1
        var sign = 1
        if at < text.count, text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+") {
            sign = text[at] == UInt8(ascii: "-") ? -1 : 1
            at += 1
        }
        var written = 0
        while at < text.count {
            written = written * 10 + Int(text[at] &- UInt8(ascii: "0"))
            guard written < 1000 else { return nil }
            at += 1
        }
        exponent += sign * written
    }
    guard abs(exponent) < powersOfTen.count else { return mantissa == 0 ? (isNegative ? -0.0 : 0.0) : nil }
    let magnitude = Double(mantissa)
    let value = exponent < 0 ? magnitude / powersOfTen[-exponent] : magnitude * powersOfTen[exponent]
    return isNegative ? -value : value
}

private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]

extension JSONTape {
    /// The number at `index` when it is an integer by its text and fits; otherwise nil.
    package func integer(at index: Int) -> Int? {
        let info = entry(at: index).info
        guard info & 0xF == JSONEntry.numberTag, info & JSONEntry.integerFlag != 0 else { return nil }
        return withNumberText(at: index, integerValue)
    }

    /// The number at `index`; nil for anything but a number and for one past the finite range.
    package func double(at index: Int) -> Double? {
        guard entry(at: index).tag == JSONEntry.numberTag else { return nil }
        let value = withNumberText(at: index, doubleValue)
        return value.isFinite ? value : nil
    }

    /// The text of the number at `index`, mended where it has a mistake; nil for anything but a number.
    package func numberText(at index: Int) -> String? {
        guard entry(at: index).tag == JSONEntry.numberTag else { return nil }
        return withNumberText(at: index) { String(decoding: $0, as: UTF8.self) }
    }

    func withNumberText<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let entry = entry(at: index)
        let text = UnsafeBufferPointer(start: bytes + Int(entry.start), count: Int(entry.end - entry.start))
        guard entry.info & JSONEntry.malformedFlag != 0 else { return body(text) }
        return mendedNumber(text).withUnsafeBufferPointer(body)
    }
}

/// The JSON number meant by one with a leading plus sign, leading zeros, or a point without digits on both sides.
func mendedNumber(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let digits = rest.prefix(while: isDigit)
    rest = rest[digits.endIndex...]
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    result += significant.isEmpty ? [UInt8(ascii: "0")] : Array(significant)
    if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        let fraction = rest.prefix(while: isDigit)
        if !fraction.isEmpty { result += [UInt8(ascii: ".")] + fraction }
        rest = rest[fraction.endIndex...]
    }
    return result + rest
}
