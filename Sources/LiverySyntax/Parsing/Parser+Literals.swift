import LiverySource

extension Parser {
    // MARK: Numbers

    /// A number as Swift writes it; the position is at its first digit, `start` at its sign if it has one.
    mutating func parseNumber(_ start: Int) -> Int {
        var kind = SyntaxKind.integer
        var digits = 0
        if lexer.byte == UInt8(ascii: "0"), let radix = radix(of: lexer.byte(after: 1)) {
            lexer.offset += 2
            while isDigit(lexer.byte, radix) || lexer.byte == UInt8(ascii: "_") {
                if lexer.byte != UInt8(ascii: "_") { digits += 1 }
                lexer.offset += 1
            }
            if digits == 0 { report(.invalidNumber, "expected digits after the prefix", start, lexer.offset) }
        } else {
            digits = skipDigits()
            if lexer.byte == UInt8(ascii: "."), Lexer.isDigit(lexer.byte(after: 1)) {
                kind = .float
                lexer.offset += 1
                digits += skipDigits()
            } else if lexer.byte == UInt8(ascii: "."), isLonePoint() {
                report(
                    .invalidNumber, "expected digits after the decimal point", start, lexer.offset + 1,
                    fixIts: [.replacing(SourceRange(lexer.offset, lexer.offset + 1), with: "", isSafe: true)])
                lexer.offset += 1
            }
            if lexer.byte | 0x20 == UInt8(ascii: "e") {
                let sign = lexer.byte(after: 1)
                let signLength = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 1 : 0
                if Lexer.isDigit(lexer.byte(after: 1 + signLength)) {
                    kind = .float
                    lexer.offset += 1 + signLength
                    _ = skipDigits()
                    digits = 99  // The exponent may carry it past what a number holds.
                }
            }
        }
        if Lexer.isIdentifierPart(lexer.byte) {
            let suffix = lexer.offset
            _ = lexer.skipIdentifier()
            report(
                .invalidNumber,
                "'\(file.text(in: SourceRange(suffix, min(lexer.offset, suffix + 40))))' can't follow a number",
                start, lexer.offset)
        } else if digits > 15 {
            checkNumber(start, kind)
        }
        leaf(kind, start, lexer.offset)
        return lexer.offset
    }

    private mutating func skipDigits() -> Int {
        let start = lexer.offset
        while Lexer.isDigit(lexer.byte) || lexer.byte == UInt8(ascii: "_") { lexer.offset += 1 }
        return lexer.offset - start
    }

    /// Whether the point at the position is neither part of a range nor followed by a member.
    private func isLonePoint() -> Bool {
        let next = lexer.byte(after: 1)
        return next != UInt8(ascii: ".") && !Lexer.isIdentifierStart(next) && next != UInt8(ascii: "{")
    }

    private func radix(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "b"): 2
        default: nil
        }
    }

    private func isDigit(_ byte: UInt8, _ radix: UInt8) -> Bool {
        if radix == 16 { return Lexer.isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }
        return byte &- 0x30 < radix
    }

    private mutating func checkNumber(_ start: Int, _ kind: SyntaxKind) {
        let text = file.text(in: SourceRange(start, lexer.offset))
        if NumberText.value(text) == nil {
            report(
                .numberRange,
                kind == .integer
                    ? "this integer doesn't fit 64 bits" : "this number is too large for a 64-bit floating-point value",
                start, lexer.offset)
        }
    }

    // MARK: Strings

    /// A string with escapes and interpolations.
    mutating func parseString() -> Int {
        let start = lexer.offset
        let string = scanString(at: start)
        if string.isTerminated, !string.hasEscapes, !string.hasBraces, !string.isMultiline {
            lexer.offset = string.offset
            leaf(.string, start, string.offset)
            return string.offset
        }
        let index = open(.string, at: start)
        if string.isMultiline { nodes[index].flags.insert(.isMultiline) }
        if string.hasEscapes { nodes[index].flags.insert(.isEscaped) }
        lexer.offset = max(string.offset, start + 1)
        if !string.isTerminated {
            lexer.offset = reportUnterminated(start, lexer.offset, isMultiline: string.isMultiline)
            cutOffEnd = lexer.offset
        } else {
            if string.hasEscapes || string.hasBraces { parseStringParts(index, start, string) }
            if string.isMultiline { checkMultiline(start, string.offset) }
        }
        close(index, at: lexer.offset)
        return lexer.offset
    }

    /// A string that stands for itself: a class name, a path. A class name without a closing quote ends at white space or
    /// a comma, where the rest of its rule's header begins.
    mutating func parsePlainString(isClassName: Bool = true) -> Int {
        let start = lexer.offset
        let string = scanString(at: start)
        if isClassName, !string.isTerminated, !string.isMultiline {
            var end = start + 1
            while end < string.offset, !Lexer.isSpace(lexer.base[end]), lexer.base[end] != UInt8(ascii: ",") {
                end += 1
            }
            reportUnterminated(start, end, quotesAt: end)
            leaf(.string, start, end)
            lexer.offset = end
            return end
        }
        if isClassName, string.isTerminated, let space = missingQuote(start, string.offset) {
            reportUnterminated(start, space, quotesAt: space)
            leaf(.string, start, space)
            lexer.offset = space
            return space
        }
        let end = parseString()
        if isClassName, string.isTerminated { checkClassName(start, end) }
        if let last = nodes.last, last.kind == .interpolation {
            report(
                .invalidInterpolation, "this string can't have interpolation", Int(last.start), Int(last.end))
        }
        return end
    }

    /// Where a class name ends whose closing quote was forgotten: at white space, when a name stands right after the quote
    /// that would close it, which opens the next one then.
    private func missingQuote(_ start: Int, _ end: Int) -> Int? {
        guard end < lexer.end, Lexer.isIdentifierPart(lexer.base[end]) else { return nil }
        return (start..<end).first { Lexer.isSpace(lexer.base[$0]) }
    }

    /// Reports a string without closing quotes and gives where it ends: before the closing brackets, commas and
    /// semicolons at the end of its line, as a forgotten quote is most often forgotten there.
    private mutating func reportUnterminated(_ start: Int, _ end: Int, isMultiline: Bool) -> Int {
        let shown = firstLineEnd(start, end)
        if isMultiline {
            report(.unterminatedString, "this string has no closing \"\"\"", start, shown)
            return end
        }
        let close = likelyStringEnd(start + 1, shown)
        reportUnterminated(start, shown, quotesAt: close)
        return close < shown ? close : end
    }

    /// Where the text of a string from `start` ends when its line ends at `lineEnd`.
    func likelyStringEnd(_ start: Int, _ lineEnd: Int) -> Int {
        var end = lineEnd
        while end > start, ")],; \t".utf8.contains(lexer.base[end - 1]) { end -= 1 }
        return end
    }

    private mutating func reportUnterminated(_ start: Int, _ end: Int, quotesAt close: Int) {
        report(
            .unterminatedString, "this string has no closing \"", start, end,
            fixIts: [.inserting("\"", at: UInt32(close), isSafe: false)])
    }

    private mutating func checkMultiline(_ start: Int, _ end: Int) {
        let first = lexer.base[start + 3]
        if end - start < 7 || first != 0x0A && first != 0x0D {
            report(.invalidString, "the text of a multi-line string begins on a new line", start, start + 3)
            return
        }
        var position = end - 4
        while position > start, lexer.base[position] == 0x20 || lexer.base[position] == 0x09 { position -= 1 }
        if lexer.base[position] != 0x0A, lexer.base[position] != 0x0D {
            report(
                .invalidString, "the closing \"\"\" of a multi-line string stands on a line of its own", end - 3, end)
        }
    }

    /// Checks escapes and adds interpolations as children of a string.
    private mutating func parseStringParts(_ index: Int, _ start: Int, _ string: Lexer.StringEnd) {
        let quotes = string.isMultiline ? 3 : 1
        let end = string.offset - quotes
        lexer.offset = start + quotes
        while lexer.offset < end {
            switch lexer.byte {
            case UInt8(ascii: "\\"): checkEscape(end)
            case UInt8(ascii: "{"):
                nodes[index].flags.insert(.isInterpolated)
                _ = parseInterpolation(limit: end)
            case UInt8(ascii: "<"):
                if lexer.isAt(symbol: "<%=") {
                    nodes[index].flags.insert(.isInterpolated)
                    _ = parseInterpolation(limit: end)
                } else {
                    lexer.offset += 1
                }
            default: lexer.offset += 1
            }
        }
        lexer.offset = string.offset
    }

    private mutating func checkEscape(_ end: Int) {
        let start = lexer.offset
        let byte = lexer.byte(after: 1)
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"),
            UInt8(ascii: "0"), UInt8(ascii: "{"), UInt8(ascii: "}"), 0x0A, 0x0D:
            lexer.offset += 2
        case UInt8(ascii: "u"):
            var position = start + 2
            var value: UInt32 = 0
            var digits = 0
            if position < end, lexer.base[position] == UInt8(ascii: "{") {
                position += 1
                while position < end, digits < 9, let digit = hexDigit(lexer.base[position]) {
                    value = value << 4 | UInt32(digit)
                    digits += 1
                    position += 1
                }
                if position < end, lexer.base[position] == UInt8(ascii: "}"), digits > 0, digits <= 8,
                    UnicodeScalar(value) != nil
                {
                    lexer.offset = position + 1
                    return
                }
            }
            if position < end, lexer.base[position] == UInt8(ascii: "}") { position += 1 }
            report(
                .invalidEscape, "expected a Unicode scalar in hexadecimal, such as \\u{2022}", start, min(position, end)
            )
            lexer.offset = max(start + 2, position)
        default:
            let width = max(1, UTF8.CodeUnit(byte).scalarWidth)
            let text = file.text(in: SourceRange(start, start + 1 + width))
            report(
                .invalidEscape, "'\(text)' is no escape; both characters are kept", start, min(start + 1 + width, end),
                severity: .warning, fixIts: [.inserting("\\", at: UInt32(start), isSafe: true)])
            lexer.offset += 2
        }
    }

    private func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }

    // MARK: Atoms

    private static let atomHint = "expected a name after ':', such as :header"

    mutating func parseAtom(_ start: Int) -> Int {
        lexer.offset += 1
        if lexer.byte == UInt8(ascii: "\"") {
            if lexer.isAt(symbol: "\"\"\"") {
                report(.invalidAtom, Parser.atomHint, start, start + 4)
                skipString()
                leaf(.invalid, start, lexer.offset)
                return lexer.offset
            }
            let string = scanString(at: lexer.offset)
            lexer.offset = max(string.offset, start + 2)
            if !string.isTerminated {
                lexer.offset = reportUnterminated(start + 1, lexer.offset, isMultiline: false)
                cutOffEnd = lexer.offset
            }
            let length = string.isTerminated ? string.offset - start - 3 : 0
            let checked = length > SyntaxLimits.nameLength ? checkedNameLength(length, at: start + 2) : length
            leaf(.atom, start, lexer.offset, flags: .isEscaped, nameLength: checked)
            return lexer.offset
        }
        guard Lexer.isIdentifierStart(lexer.byte) else {
            report(.invalidAtom, Parser.atomHint, start, start + 1)
            // A value after the colon is what a label is missing of.
            let index = open(.invalid, at: start)
            var end = lexer.offset
            let save = end
            skipSpaces()
            if startsOperand(), lexer.byte != UInt8(ascii: ":"), lexer.byte != UInt8(ascii: ".") || lexer.offset > save
            {
                end = parseExpression()
            } else {
                lexer.offset = save
            }
            close(index, at: end)
            return end
        }
        let length = readName()
        leaf(.atom, start, lexer.offset, nameLength: length)
        return lexer.offset
    }

    // MARK: Collections

    mutating func parseCollection(_ start: Int) -> Int {
        let index = open(.array, at: start)
        if let end = emptyDictionaryEnd() {
            nodes[index].kind = .dictionary
            lexer.offset = end
            close(index, at: end)
            return end
        }
        let end = parseList(closer: UInt8(ascii: "]"))
        settleCollection(index, start, end, isTuple: false)
        close(index, at: end)
        return end
    }

    /// The end of the `[:]` at the position, nil when something else is there.
    private func emptyDictionaryEnd() -> Int? {
        var probe = lexer
        probe.offset += 1
        probe.skipTrivia()
        guard probe.byte == UInt8(ascii: ":") else { return nil }
        probe.offset += 1
        probe.skipTrivia()
        return probe.byte == UInt8(ascii: "]") ? probe.offset + 1 : nil
    }

    /// `(x: 0, y: 1)`, which is written for a parameter that is a tuple.
    mutating func parseTuple(_ start: Int) -> Int {
        let index = open(.dictionary, at: start)
        let end = parseList(closer: UInt8(ascii: ")"))
        settleCollection(index, start, end, isTuple: true)
        close(index, at: end)
        return end
    }

    private mutating func settleCollection(_ index: Int, _ start: Int, _ end: Int, isTuple: Bool) {
        var labelled = 0
        var plain: (start: Int, end: Int)?
        var child = index + 1
        while child < nodes.count {
            if nodes[child].kind == .argument {
                labelled += 1
            } else if plain == nil {
                plain = (Int(nodes[child].start), Int(nodes[child].end))
            }
            child += Int(nodes[child].count)
        }
        if isTuple {
            if labelled == 0 || plain != nil {
                report(
                    .unsupportedSyntax, "parentheses hold the labelled parts of a tuple, such as (x: 0, y: 1, z: 0)",
                    start,
                    firstLineEnd(start, end))
            }
        } else if labelled > 0 {
            nodes[index].kind = .dictionary
            if let plain {
                report(.mixedCollection, "an entry without a label stands among labelled ones", plain.start, plain.end)
            }
        }
    }

    // MARK: Interpolation

    /// `{name}` or `<%= name %>`; `limit` is where the string around it ends.
    mutating func parseInterpolation(limit: Int? = nil) -> Int {
        let start = lexer.offset
        let isOlder = lexer.byte == UInt8(ascii: "<")
        let limit = limit ?? lexer.end
        lexer.offset += isOlder ? 3 : 1
        skipSpaces()
        let nameStart = lexer.offset
        let length = Lexer.isIdentifierStart(lexer.byte) ? readName() : 0
        let nameEnd = lexer.offset
        skipSpaces()
        let isClosed = isOlder ? lexer.isAt(symbol: "%>") : lexer.byte == UInt8(ascii: "}")
        guard length > 0, isClosed, lexer.offset < limit else {
            lexer.offset = start
            passInterpolation(isOlder: isOlder, limit: limit)
            report(
                .invalidInterpolation, "only the name of a captured variable or a token can be interpolated", start,
                firstLineEnd(start, lexer.offset))
            leaf(.invalid, start, lexer.offset)
            return lexer.offset
        }
        lexer.offset += isOlder ? 2 : 1
        leaf(.interpolation, start, lexer.offset, flags: isOlder ? .isOlderSpelling : [], nameLength: length)
        if isOlder {
            let name = file.text(in: SourceRange(nameStart, nameEnd))
            report(
                .deprecatedHelper, "'<%= %>' is the older spelling of interpolation", start, lexer.offset,
                severity: .warning,
                fixIts: [.replacing(SourceRange(start, lexer.offset), with: "{\(name)}", isSafe: true)])
        }
        return lexer.offset
    }

    /// Passes an interpolation that holds more than a name: up to its closing bracket, or to the closing brackets at the end
    /// of the line when there is none.
    private mutating func passInterpolation(isOlder: Bool, limit: Int) {
        let start = lexer.offset
        let lineEnd = firstLineEnd(start, limit)
        var end: Int?
        if isOlder {
            var probe = lexer
            while probe.offset < lineEnd, !probe.isAt(symbol: "%>") { probe.offset += 1 }
            if probe.offset < lineEnd { end = probe.offset + 2 }
        } else {
            end = balancedEnd()
        }
        if let end, end <= limit {
            lexer.offset = end
        } else {
            lexer.offset = likelyStringEnd(start + 1, lineEnd)
            cutOffEnd = lexer.offset
        }
    }
}

extension UInt8 {
    /// The number of bytes of the UTF-8 scalar that this byte begins.
    fileprivate var scalarWidth: Int {
        switch self {
        case 0xF0...0xF7: 4
        case 0xE0...0xEF: 3
        case 0xC0...0xDF: 2
        default: 1
        }
    }
}
