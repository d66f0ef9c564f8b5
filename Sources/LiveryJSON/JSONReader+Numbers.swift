import LiverySource

private let tooLargeNumber = "the number is too large for a 64-bit floating-point value; only its text can be used"

extension JSONReader {
    /// Reports a number that a `Double` can't hold.
    @inline(never)
    mutating func checkNumberRange(_ start: Int, _ end: Int) {
        let text = UnsafeBufferPointer(start: bytes + start, count: end - start)
        guard !doubleValue(of: text).isFinite else { return }
        report.add(
            SourceRange(start, end), tooLargeNumber,
            rule: JSONRule.numberRange, severity: .warning)
    }

    /// Reads what begins like a number and isn't followed as one, and gives the offset after it.
    ///
    /// A number that is certain (`+1`, `01`, `.5`, `1.`) reads as the number meant; anything else is invalid.
    @inline(never)
    mutating func readMalformedNumber(_ start: Int) -> Int {
        var at = start
        while at < end, isNumberByte(bytes[at]) { at += 1 }
        if let number = scannedNumber(bytes, from: start, to: at), number.end == at {
            // Only what follows is unexpected, such as a missing comma before a string.
            tape.addValue(
                JSONEntry.numberTag | (number.isInteger ? JSONEntry.integerFlag : 0), from: start, to: at)
            if number.mayOverflow { checkNumberRange(start, at) }
            return at
        }
        let range = SourceRange(start, at)
        let text = UnsafeBufferPointer(start: bytes + start, count: at - start)
        let mended = mendedNumber(text)
        let number = mended.withUnsafeBufferPointer { mended in
            mended.baseAddress.flatMap { scannedNumber($0, from: 0, to: mended.count) }
        }
        if let number, number.end == mended.count, hasDigits(text) {
            var info = JSONEntry.numberTag | JSONEntry.malformedFlag
            if number.isInteger { info |= JSONEntry.integerFlag }
            tape.addValue(info, from: start, to: at)
            let (problem, isSafe) = numberProblem(text)
            report.add(
                range, problem,
                fixIts: [.replacing(range, with: String(decoding: mended, as: UTF8.self), isSafe: isSafe)])
            if number.mayOverflow { checkMendedRange(range, mended) }
        } else {
            tape.addValue(JSONEntry.invalidTag, from: start, to: at)
            if input.invalidUTF8(range) != nil {
                reportUnexpected(range, "expected a number")
            } else {
                report.add(range, "\(report.quoted(range)) is not a number", fixIts: numberFixIts(range, text))
            }
        }
        return at
    }

    private mutating func checkMendedRange(_ range: SourceRange, _ text: [UInt8]) {
        guard !text.withUnsafeBufferPointer({ doubleValue(of: $0) }).isFinite else { return }
        report.add(
            range, tooLargeNumber, rule: JSONRule.numberRange,
            severity: .warning)
    }

    /// Whether a mended number has a digit of its own, not only the 0 that mending puts before a point.
    private func hasDigits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains(where: isDigit)
    }

    /// What is wrong with a number that could be mended, and whether the mended one is certainly meant.
    private func numberProblem(_ text: UnsafeBufferPointer<UInt8>) -> (String, isSafe: Bool) {
        let unsigned = text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        if unsigned.first == UInt8(ascii: "0"), unsigned.dropFirst().first.map(isDigit) == true {
            // Elsewhere a leading zero may mean an octal number.
            return ("a number has no leading zeros", false)
        }
        if text.first == UInt8(ascii: "+") { return ("a number has no plus sign before it", true) }
        if unsigned.first == UInt8(ascii: ".") { return ("expected a digit before the decimal point", true) }
        return ("expected a digit after the decimal point", true)
    }

    /// The decimal number for a hexadecimal one, and the plain one for one with underscores.
    private func numberFixIts(_ range: SourceRange, _ text: UnsafeBufferPointer<UInt8>) -> [FixIt] {
        if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] | 0x20 == UInt8(ascii: "x") {
            let digits = String(decoding: text.dropFirst(2), as: UTF8.self)
            return UInt64(digits, radix: 16).map { [.replacing(range, with: $0.description, isSafe: false)] } ?? []
        }
        let plain = text.filter { $0 != UInt8(ascii: "_") }
        guard plain.count < text.count else { return [] }
        let number = plain.withUnsafeBufferPointer { plain in
            plain.baseAddress.flatMap { scannedNumber($0, from: 0, to: plain.count) }
        }
        guard number?.end == plain.count else { return [] }
        return [.replacing(range, with: String(decoding: plain, as: UTF8.self), isSafe: true)]
    }

    private func isNumberByte(_ byte: UInt8) -> Bool {
        isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }
}
