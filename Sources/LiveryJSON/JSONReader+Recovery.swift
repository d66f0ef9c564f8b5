import LiverySource

extension JSONReader {
    /// Goes on where a value is expected and none begins plainly.
    @inline(never)
    mutating func recoverValue(_ at: Int, _ state: State) -> Step {
        let isRoot = tape.depth == 0
        let isMember = tape.frame.isObject
        guard at < end else {
            if isRoot {
                if report.isEmpty { report.add(SourceRange(end, end), "expected a value, but the text is empty") }
                return Step(at: end, state: .finished)
            }
            if isMember { addMissingValue(at) }
            return recoverEndOfText(isComplete: state == .firstElement)
        }
        if let after = afterComment(at) { return Step(at: after, state: state) }
        switch bytes[at] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return recoverExcessiveDepth(at)
        case UInt8(ascii: "'"):
            let string = readSingleQuoted(at, isKey: false)
            tape.addValue(JSONEntry.stringTag | string.flags, from: at, to: string.end)
            return Step(at: string.end, state: .afterValue)
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            return Step(at: readMalformedNumber(at), state: .afterValue)
        case UInt8(ascii: ",") where isMember, UInt8(ascii: "}") where isMember, UInt8(ascii: "]") where isMember:
            addMissingValue(at)
            report.add(
                SourceRange(at, at + 1), "expected a value after ':' but found '\(UnicodeScalar(bytes[at]))'")
            return Step(at: at, state: .afterValue)
        case UInt8(ascii: ",") where !isRoot:
            let range = SourceRange(at, at + 1)
            report.add(
                range, "expected a value before ','", fixIts: [.replacing(range, with: "", isSafe: false)])
            isCommaExcused = true
            return Step(at: at + 1, state: .value)
        case UInt8(ascii: "]") where !isRoot:
            reportTrailingComma()
            close(at: at + 1)
            return Step(at: at + 1, state: .afterValue)
        case UInt8(ascii: "}") where !isRoot:
            return recoverMismatchedBracket(at)
        case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            let range = SourceRange(at, at + 1)
            report.add(
                range, "expected a value but found '\(UnicodeScalar(bytes[at]))'",
                fixIts: [.replacing(range, with: "", isSafe: false)])
            return Step(at: at + 1, state: state)
        default:
            return recoverWord(at)
        }
    }

    /// Goes on where a key is expected and none begins plainly.
    @inline(never)
    mutating func recoverKey(_ at: Int, _ state: State) -> Step {
        guard at < end else { return recoverEndOfText(isComplete: state == .firstKey) }
        if let after = afterComment(at) { return Step(at: after, state: state) }
        switch bytes[at] {
        case UInt8(ascii: "'"):
            let string = readSingleQuoted(at, isKey: true)
            addKey(from: at, to: string.end, flags: string.flags)
            return Step(at: string.end, state: .colon)
        case UInt8(ascii: "}"):
            if state == .key { reportTrailingComma() }
            close(at: at + 1)
            return Step(at: at + 1, state: .afterValue)
        case UInt8(ascii: "]"):
            return recoverMismatchedBracket(at)
        case UInt8(ascii: ","):
            let range = SourceRange(at, at + 1)
            report.add(range, "expected a key before ','", fixIts: [.replacing(range, with: "", isSafe: false)])
            isCommaExcused = true
            return Step(at: at + 1, state: .key)
        case UInt8(ascii: ":"):
            report.add(SourceRange(at, at + 1), "expected a key before ':'")
            tape.addMissingKey(at: at)
            return Step(at: at + 1, state: .value)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            report.add(SourceRange(at, at + 1), "expected a key but found '\(UnicodeScalar(bytes[at]))'")
            tape.addMissingKey(at: at)
            return Step(at: at, state: .value)
        default:
            return recoverUnquotedKey(at, state)
        }
    }

    private mutating func recoverUnquotedKey(_ at: Int, _ state: State) -> Step {
        var after = at
        while after < end, isUnquotedKeyByte(bytes[after]) { after += 1 }
        guard after > at, input.invalidUTF8(SourceRange(at, after)) == nil else {
            after = input.afterLooseText(at)
            reportUnexpected(SourceRange(at, after), "expected a key")
            isCommaExcused = true
            return Step(at: after, state: state)
        }
        let range = SourceRange(at, after)
        addKey(
            from: at, to: after,
            flags: JSONEntry.unopenedFlag | JSONEntry.unclosedFlag | JSONEntry.malformedFlag)
        report.add(
            range, "a key is written in double quotes",
            fixIts: [.replacing(range, with: "\"\(report.file.text(in: range))\"", isSafe: true)])
        return Step(at: after, state: .colon)
    }

    private func isUnquotedKeyByte(_ byte: UInt8) -> Bool {
        isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }

    /// Goes on where the colon after a key is missing.
    @inline(never)
    mutating func recoverColon(_ at: Int) -> Step {
        guard at < end else {
            addMissingValue(at)
            return recoverEndOfText(isComplete: false)
        }
        if let after = afterComment(at) { return Step(at: after, state: .colon) }
        let place = input.beforeWhitespace(at)
        let byte = bytes[at]
        let isKey = byte == UInt8(ascii: "\"") && input.isKeyAhead(at)
        if isKey || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            addMissingValue(at)
            report.add(SourceRange(place, place), "expected ':' and a value after the key")
            isCommaExcused = isKey
            return Step(at: at, state: .afterValue)
        }
        if byte == UInt8(ascii: "=") {
            let after = at + 1 < end && bytes[at + 1] == UInt8(ascii: ">") ? at + 2 : at + 1
            let range = SourceRange(at, after)
            report.add(
                range, "expected ':' but found \(report.quoted(range))",
                fixIts: [.replacing(range, with: ":", isSafe: true)])
            return Step(at: after, state: .value)
        }
        if input.beginsValue(byte) {
            report.add(
                SourceRange(place, place), "expected ':' after the key",
                fixIts: [.inserting(":", at: UInt32(place), isSafe: true)])
            return Step(at: at, state: .value)
        }
        let after = input.afterPunctuation(at)
        reportUnexpected(SourceRange(at, after), "expected ':'")
        return Step(at: after, state: .value)
    }

    /// Goes on where a comma or the container's end is expected, or where the root has ended.
    @inline(never)
    mutating func recoverAfterValue(_ at: Int) -> Step {
        let isObject = tape.frame.isObject
        if at < end, let after = afterComment(at) { return Step(at: after, state: .afterValue) }
        guard tape.depth > 0 else { return recoverTrailingText(at) }
        guard at < end else { return recoverEndOfText(isComplete: true) }
        let byte = bytes[at]
        let expected = isObject ? "expected ',' or '}'" : "expected ',' or ']'"
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return recoverMismatchedBracket(at) }
        if byte == UInt8(ascii: ":") {
            report.add(SourceRange(at, at + 1), "\(expected) but found ':'")
            if isObject { tape.addMissingKey(at: at) }
            return Step(at: at + 1, state: .value)
        }
        let isNext =
            isObject
            ? byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isWordByte(byte) && !isDigit(byte)
            : input.beginsValue(byte)
        if isNext {
            if !isCommaExcused {
                let place = input.beforeWhitespace(at)
                report.add(
                    SourceRange(place, place),
                    isObject ? "expected ',' between members" : "expected ',' between elements",
                    fixIts: [.inserting(",", at: UInt32(place), isSafe: true)])
            }
            isCommaExcused = false
            return Step(at: at, state: isObject ? .key : .value)
        }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
            report.add(SourceRange(at, at + 1), "\(expected) but found '\(UnicodeScalar(byte))'")
            tape.addMissingKey(at: at)
            return Step(at: at, state: .value)
        }
        let after = isWordByte(byte) ? input.afterLooseText(at) : input.afterPunctuation(at)
        reportUnexpected(SourceRange(at, after), expected)
        isCommaExcused = true
        return Step(at: after, state: .afterValue)
    }

    // MARK: Parts

    /// Reads a string in single quotes, and reports them.
    private mutating func readSingleQuoted(_ start: Int, isKey: Bool) -> (end: Int, flags: UInt32) {
        let string = remainingString(start, from: start + 1, quote: UInt8(ascii: "'"))
        guard string.flags & JSONEntry.unclosedFlag == 0 else { return string }
        let range = SourceRange(start, string.end)
        let bytes = UnsafeBufferPointer(start: bytes + start + 1, count: string.end - start - 2)
        var mended = JSONWriter()
        mended.string(
            decodedText(bytes))
        report.add(
            range, isKey ? "a key is written in double quotes" : "a string is written in double quotes",
            fixIts: [.replacing(range, with: mended.text, isSafe: true)])
        return string
    }

    /// Adds an invalid value of no extent where a value is missing before `at`.
    private mutating func addMissingValue(_ at: Int) {
        // The last entry is the key, or the text after it holds a comment; the value mustn't begin before the key ends.
        let place = max(input.beforeWhitespace(at), Int(tape.entries[tape.count - 1].end))
        tape.addValue(JSONEntry.invalidTag, from: place, to: place)
    }

    private mutating func reportTrailingComma() {
        guard !isCommaExcused else { return }
        let range = SourceRange(lastComma, lastComma + 1)
        report.add(range, "JSON has no comma after the last value", fixIts: [.replacing(range, with: "", isSafe: true)])
    }

    /// Reports text that doesn't belong where it stands.
    mutating func reportUnexpected(_ range: SourceRange, _ expected: String) {
        if let invalid = input.invalidUTF8(range) {
            report.add(
                invalid, "\(expected) but found \(invalid.count == 1 ? "a byte that is" : "bytes that are") not UTF-8",
                rule: JSONRule.invalidUTF8)
        } else {
            report.add(range, "\(expected) but found \(report.quoted(range))")
        }
    }
}
