import LiverySource

/// Reads a JSON text into a tape in one pass over its bytes, without recursion.
///
/// This file has the way of a text without mistakes. Wherever that way ends, one of the `recover` methods reports what
/// is wrong, adds or passes over what it has to, and says where and how to go on.
struct JSONReader: ~Copyable {
    /// What may stand at the reader's place.
    enum State {
        /// A value: the root, or what follows a colon or an array's comma.
        case value
        /// A value or the end of an array.
        case firstElement
        /// A key or the end of an object.
        case firstKey
        /// A key, after a comma.
        case key
        /// The colon after a key.
        case colon
        /// A comma or the container's end; after the root, nothing.
        case afterValue
        case finished
    }

    /// Where and how to go on.
    struct Step {
        var at: Int
        var state: State
    }

    let input: JSONInput
    let maximumDepth: Int
    let keySeed = JSONKeyHash.seed
    var tape: JSONTapeBuilder
    let report: JSONReport
    /// The offset of the last comma between elements or members.
    var lastComma = 0
    /// Whether a mistake has been reported in the place of a comma that is now missing.
    var isCommaExcused = false
    /// The offset up to which the bytes have been searched for the end of a string with line breaks.
    var lookaheadEnd = 0
    /// Memory for finding equal keys, used again and again.
    var keyTable: [UInt32] = []

    var bytes: UnsafePointer<UInt8> { input.bytes }
    var end: Int { input.end }

    /// Reads the whole text.
    mutating func read() {
        let input = input
        let (bytes, start, end) = (input.bytes, input.start, input.end)
        var at = start
        if input.startsWith([0xEF, 0xBB, 0xBF], at: at) { at += 3 }
        var state = State.value
        while true {
            at = input.afterWhitespace(at)
            switch state {
            case .value, .firstElement:
                guard at < end else {
                    (at, state) = continued(recoverValue(at, state))
                    continue
                }
                switch bytes[at] {
                case UInt8(ascii: "\""):
                    at = readString(at)
                    state = .afterValue
                case UInt8(ascii: "{") where tape.depth < maximumDepth:
                    tape.open(isObject: true, at: at)
                    at &+= 1
                    state = .firstKey
                case UInt8(ascii: "[") where tape.depth < maximumDepth:
                    tape.open(isObject: false, at: at)
                    at &+= 1
                    state = .firstElement
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    at = readNumber(at)
                    state = .afterValue
                case UInt8(ascii: "t") where input.isWord(at, 0x6575_7274):
                    tape.addValue(JSONEntry.trueTag, from: at, to: at &+ 4)
                    at &+= 4
                    state = .afterValue
                case UInt8(ascii: "n") where input.isWord(at, 0x6C6C_756E):
                    tape.addValue(JSONEntry.nullTag, from: at, to: at &+ 4)
                    at &+= 4
                    state = .afterValue
                case UInt8(ascii: "f") where input.isWord(at &+ 1, 0x6573_6C61):
                    tape.addValue(JSONEntry.falseTag, from: at, to: at &+ 5)
                    at &+= 5
                    state = .afterValue
                case UInt8(ascii: "]") where state == .firstElement:
                    at &+= 1
                    close(at: at)
                    state = .afterValue
                default:
                    (at, state) = continued(recoverValue(at, state))
                }
            case .firstKey, .key:
                if at < end, bytes[at] == UInt8(ascii: "\"") {
                    at = input.afterWhitespace(readKey(at))
                    if at < end, bytes[at] == UInt8(ascii: ":") {
                        at &+= 1
                        state = .value
                    } else {
                        state = .colon
                    }
                } else if state == .firstKey, at < end, bytes[at] == UInt8(ascii: "}") {
                    at &+= 1
                    close(at: at)
                    state = .afterValue
                } else {
                    (at, state) = continued(recoverKey(at, state))
                }
            case .afterValue:
                let isObject = tape.frame.isObject
                if at < end, tape.depth > 0 {
                    let byte = bytes[at]
                    if byte == UInt8(ascii: ",") {
                        lastComma = at
                        isCommaExcused = false
                        at &+= 1
                        state = isObject ? .key : .value
                        continue
                    }
                    if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                        at &+= 1
                        close(at: at)
                        continue
                    }
                }
                (at, state) = continued(recoverAfterValue(at))
            case .colon:
                if at < end, bytes[at] == UInt8(ascii: ":") {
                    at &+= 1
                    state = .value
                } else {
                    (at, state) = continued(recoverColon(at))
                }
            case .finished:
                return
            }
        }
    }

    @inline(__always)
    private func continued(_ step: Step) -> (at: Int, state: State) { (step.at, step.state) }

    // MARK: Tokens

    /// Reads a number at a digit or minus sign, and gives the offset after it.
    @inline(__always)
    private mutating func readNumber(_ start: Int) -> Int {
        guard let number = scannedNumber(bytes, from: start, to: end),
            number.end == end || isAfterValue(bytes[number.end])
        else { return readMalformedNumber(start) }
        let info = JSONEntry.numberTag | (number.isInteger ? JSONEntry.integerFlag : 0)
        tape.addValue(info, from: start, to: number.end)
        if number.mayOverflow { checkNumberRange(start, number.end) }
        return number.end
    }

    // MARK: Containers

    /// Closes the innermost container before `end`.
    @inline(__always)
    mutating func close(at end: Int) {
        isCommaExcused = false
        if let frame = tape.close(at: end), frame.mayRepeatKey { reportRepeatedKeys(of: frame) }
    }
}

extension JSONReader {
    /// Reads a part of a file within the limits of `options`.
    static func read(_ file: SourceFile, in range: SourceRange, options: JSONReadingOptions) -> JSONStorage {
        let range = range.offsets.clamped(to: 0..<min(file.bytes.count, SourceFile.maximumSize))
        let report = JSONReport(file: file, limit: options.maximumDiagnostics)
        // Entries are counted in 32 bits, and a byte may cause two of them.
        let maximumSize = min(max(0, options.maximumSize), 1 << 30)
        guard range.count <= maximumSize, file.bytes.count <= SourceFile.maximumSize else {
            report.add(
                SourceRange(range.lowerBound, range.lowerBound),
                "the text has \(max(range.count, file.bytes.count)) bytes, more than the limit of \(maximumSize)",
                rule: JSONRule.limit)
            return JSONTapeBuilder(size: 0).finished(
                file: file, diagnostics: report.finished(at: range.lowerBound))
        }
        return file.bytes.withUnsafeBufferPointer { buffer in
            withUnsafePointer(to: UInt8(0)) { nowhere in
                var reader = JSONReader(
                    input: JSONInput(
                        bytes: buffer.baseAddress ?? nowhere, start: range.lowerBound, end: range.upperBound),
                    maximumDepth: max(0, options.maximumDepth), tape: JSONTapeBuilder(size: range.count),
                    report: report)
                if !reader.reportOtherEncoding() { reader.read() }
                return reader.finished(file)
            }
        }
    }

    private consuming func finished(_ file: SourceFile) -> JSONStorage {
        let diagnostics = report.finished(at: end)
        return tape.finished(file: file, diagnostics: diagnostics)
    }

    /// Reports a text that is plainly UTF-16 or UTF-32, and tells whether it is.
    private mutating func reportOtherEncoding() -> Bool {
        let start = input.start
        guard end - start >= 2 else { return false }
        let first = bytes[start]
        let second = bytes[start + 1]
        guard (first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE) || first == 0 || second == 0 else {
            return false
        }
        report.add(
            SourceRange(start, start + 2), "the text is UTF-16 or UTF-32; JSON is UTF-8", rule: JSONRule.invalidUTF8)
        return true
    }
}
