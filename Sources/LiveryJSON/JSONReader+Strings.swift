import LiverySource

extension JSONReader {
    /// Reads a string at its quote, and gives the offset after it.
    @inline(__always)
    mutating func readString(_ start: Int) -> Int {
        let stop = input.plainEnd(start &+ 1)
        if stop < end, bytes[stop] == UInt8(ascii: "\"") {
            tape.addValue(JSONEntry.stringTag, from: start, to: stop &+ 1)
            return stop &+ 1
        }
        let string = remainingString(start, from: stop, quote: UInt8(ascii: "\""))
        tape.addValue(JSONEntry.stringTag | string.flags, from: start, to: string.end)
        return string.end
    }

    /// Reads a key at its quote, and gives the offset after it.
    @inline(__always)
    mutating func readKey(_ start: Int) -> Int {
        let stop = input.plainEnd(start &+ 1)
        if stop < end, bytes[stop] == UInt8(ascii: "\"") {
            let hash = JSONKeyHash.hash(
                bytes + start + 1, count: stop &- start &- 1, readableEnd: bytes + end, seed: keySeed)
            tape.addKey(JSONEntry.keyTag, from: start, to: stop &+ 1, hash: hash)
            return stop &+ 1
        }
        let string = remainingString(start, from: stop, quote: UInt8(ascii: "\""))
        addKey(from: start, to: string.end, flags: string.flags)
        return string.end
    }

    /// Adds a key that isn't plainly quoted, by its flags.
    @inline(never)
    mutating func addKey(from start: Int, to end: Int, flags: UInt32) {
        let lower = flags & JSONEntry.unopenedFlag == 0 ? start + 1 : start
        let upper = flags & JSONEntry.unclosedFlag == 0 ? end - 1 : end
        let text = UnsafeBufferPointer(start: bytes + lower, count: upper - lower)
        var decoded = decodedText(text)
        let hash = decoded.withUTF8 { decoded in
            // An empty text may have no address; of no bytes none is read.
            let start = decoded.baseAddress ?? bytes
            return JSONKeyHash.hash(
                start, count: decoded.count, readableEnd: start + decoded.count, seed: keySeed)
        }
        tape.addKey(JSONEntry.keyTag | flags, from: start, to: end, hash: hash)
    }

    /// Reads on in a string that begins at `start` and isn't plain at `from`.
    ///
    /// - Returns: The offset after the string, and its flags.
    @inline(never)
    mutating func remainingString(_ start: Int, from: Int, quote: UInt8) -> (end: Int, flags: UInt32) {
        var at = from
        var flags: UInt32 = quote == UInt8(ascii: "\"") ? 0 : JSONEntry.malformedFlag
        var isMultiline = false
        while true {
            at = input.plainEnd(at, quote: quote)
            guard at < end else { return reportUnclosedString(start, at, flags) }
            let byte = bytes[at]
            if byte == quote { return (at + 1, flags) }
            if byte >= 0x80 {
                let next = input.afterMultibyte(at)
                if next == at {
                    flags |= JSONEntry.malformedFlag
                    at = reportInvalidUTF8(at)
                } else {
                    at = next
                }
            } else if byte == UInt8(ascii: "\\") {
                flags |= JSONEntry.escapedFlag
                guard at + 1 < end else { return reportUnclosedString(start, end, flags) }
                at = afterEscape(at, quote: quote, &flags)
            } else if byte == 0x0A || byte == 0x0D {
                if !isMultiline {
                    guard isClosedLater(at, quote: quote) else { return reportUnclosedString(start, at, flags) }
                    isMultiline = true
                }
                flags |= JSONEntry.malformedFlag
                at = reportControlCharacter(at)
            } else {
                flags |= JSONEntry.malformedFlag
                at = reportControlCharacter(at)
            }
        }
    }

    /// The offset after the escape whose backslash is at `at`; reports one that isn't an escape.
    private mutating func afterEscape(_ at: Int, quote: UInt8, _ flags: inout UInt32) -> Int {
        switch bytes[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return at + 2
        case UInt8(ascii: "u"):
            let (scalar, length) = escapedScalar(UnsafeBufferPointer(start: bytes, count: end), at: at + 2)
            let after = at + 2 + length
            if scalar == nil {
                flags |= JSONEntry.malformedFlag
                let range = SourceRange(at, after)
                report.add(
                    range,
                    length == 4
                        ? "\(report.quoted(range)) is half of a surrogate pair; it reads as U+FFFD"
                        : "expected four hexadecimal digits after '\\u'", rule: JSONRule.escape)
            }
            return after
        case quote:
            return at + 2  // In single quotes, whose own diagnostic has it mended.
        default:
            flags |= JSONEntry.malformedFlag
            reportUnknownEscape(at)
            // A control character or a byte beyond ASCII still has to be looked at.
            return bytes[at + 1] < 0x20 || bytes[at + 1] >= 0x80 ? at + 1 : at + 2
        }
    }

    private mutating func reportUnknownEscape(_ at: Int) {
        let isPrintable = bytes[at + 1] >= 0x20 && bytes[at + 1] < 0x7F
        let range = SourceRange(at, isPrintable ? at + 2 : at + 1)
        let isQuote = bytes[at + 1] == UInt8(ascii: "'")
        report.add(
            range,
            isPrintable
                ? "unknown escape \(report.quoted(range)); a backslash itself is written '\\\\'"
                : "a backslash that begins no escape; a backslash itself is written '\\\\'", rule: JSONRule.escape,
            fixIts: isQuote
                ? [.replacing(range, with: "'", isSafe: true)]
                : [.inserting("\\", at: UInt32(at), isSafe: false)])
    }

    /// Reports a run of bytes that aren't UTF-8, and gives the offset after it.
    mutating func reportInvalidUTF8(_ start: Int) -> Int {
        var at = start + 1
        while at < end, bytes[at] >= 0x80, input.afterMultibyte(at) == at { at += 1 }
        report.add(
            SourceRange(start, at),
            at - start == 1 ? "a byte that is not UTF-8" : "\(at - start) bytes that are not UTF-8",
            rule: JSONRule.invalidUTF8)
        return at
    }

    private mutating func reportControlCharacter(_ at: Int) -> Int {
        let escape = jsonEscape(bytes[at])
        let range = SourceRange(at, at + 1)
        report.add(
            range,
            bytes[at] == 0x0A || bytes[at] == 0x0D
                ? "a line break in a string is written '\(escape)'"
                : "a control character in a string is written '\(escape)'", rule: JSONRule.controlCharacter,
            fixIts: [.replacing(range, with: escape, isSafe: true)])
        return at + 1
    }

    /// Reports a string without a closing quote before `stop`, a line break or the end of the text.
    private mutating func reportUnclosedString(_ start: Int, _ stop: Int, _ flags: UInt32) -> (Int, UInt32) {
        var after = max(start + 1, input.beforeWhitespace(stop))
        // The line break is no part of the string, so a comma before it isn't likely to be either.
        if stop < end, after - 1 > start, bytes[after - 1] == UInt8(ascii: ",") { after -= 1 }
        report.add(
            SourceRange(start, after), "the string has no closing quote",
            fixIts: [.inserting(String(UnicodeScalar(bytes[start])), at: UInt32(after), isSafe: false)])
        return (after, flags | JSONEntry.unclosedFlag | JSONEntry.malformedFlag)
    }

    /// Whether a string with a line break at `at` goes on after it: whether something that can follow a string follows
    /// the next quote. Otherwise that quote begins another string.
    ///
    /// Bytes are looked at once for this, whatever the number of strings, so that reading stays linear.
    private mutating func isClosedLater(_ at: Int, quote: UInt8) -> Bool {
        guard at >= lookaheadEnd else { return false }
        let close = input.closingQuote(at, quote: quote)
        lookaheadEnd = close
        return close < end && input.isStringEnd(close + 1)
    }
}
