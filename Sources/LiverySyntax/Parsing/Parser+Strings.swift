import LiverySource

extension Parser {
    /// A string with escapes and interpolations.
    mutating func parseString() -> Int {
        let start = lexer.offset
        let string = scanString(at: start)
        if string.isTerminated, !string.isMultiline, string.offset < lexer.end,
            Lexer.isIdentifierStart(lexer.base[string.offset]), let comma = commaBefore(string.offset - 1, from: start)
        {
            reportUnterminated(start, comma, quotesAt: comma)
            leaf(.string, start, comma)
            lexer.offset = comma
            return comma
        }
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

    /// The comma that stands right before a quote, when one does: of two strings `"a, "b"`, the first isn't closed.
    private func commaBefore(_ quote: Int, from start: Int) -> Int? {
        var position = quote - 1
        while position > start, lexer.base[position] == 0x20 { position -= 1 }
        return position > start && lexer.base[position] == UInt8(ascii: ",") ? position : nil
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
                .invalidInterpolation,
                isClassName
                    ? "a class name can't have interpolation; a pattern joins strings and variables with '<>'"
                    : "the path of an import can't have interpolation", Int(last.start), Int(last.end))
        }
        return end
    }

    /// Where a class name ends whose closing quote was forgotten: at white space, when text stands right after the quote
    /// that would close it, which opens the next one then.
    private func missingQuote(_ start: Int, _ end: Int) -> Int? {
        guard end < lexer.end, !Lexer.isSpace(lexer.base[end]), !",<#/".utf8.contains(lexer.base[end]) else {
            return nil
        }
        return (start..<end).first { Lexer.isSpace(lexer.base[$0]) }
    }

    /// Reports a string without closing quotes and gives where it ends: before the closing brackets, commas and
    /// semicolons at the end of its line, as a forgotten quote is most often forgotten there.
    mutating func reportUnterminated(_ start: Int, _ end: Int, isMultiline: Bool) -> Int {
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
            let isClosed = position < end && lexer.base[position] == UInt8(ascii: "}") && position > start + 2
            if isClosed { position += 1 }
            reportScalar(start, min(position, end), end, isClosed && digits > 0)
        default:
            let width = max(1, UTF8.CodeUnit(byte).scalarWidth)
            let text = file.text(in: SourceRange(start, start + 1 + width))
            report(
                .invalidEscape, "'\(text)' is no escape and is kept as it is; a backslash itself is written '\\\\'",
                start, min(start + 1 + width, end),
                severity: .warning, fixIts: [.inserting("\\", at: UInt32(start), isSafe: true)])
            lexer.offset += 2
        }
    }

    /// Reports a `\u` that no scalar in braces follows, and passes it.
    private mutating func reportScalar(_ start: Int, _ position: Int, _ end: Int, _ isNumber: Bool) {
        // JSON and other languages write four digits without braces.
        var digitsEnd = start + 2
        while digitsEnd < min(end, start + 6), hexDigit(lexer.base[digitsEnd]) != nil { digitsEnd += 1 }
        let digits = SourceRange(start + 2, digitsEnd)
        let text = file.text(in: digits)
        let isUnbraced = digits.count == 4 && UInt32(text, radix: 16).flatMap(UnicodeScalar.init) != nil
        let stop = max(position, isUnbraced ? digitsEnd : start + 2)
        report(
            .invalidEscape,
            isNumber
                ? "there is no Unicode scalar '\(file.text(in: SourceRange(start + 3, stop - 1)))'"
                : "expected a Unicode scalar in hexadecimal, such as \\u{2022}", start, stop,
            fixIts: isUnbraced ? [.replacing(digits, with: "{\(text)}", isSafe: true)] : [])
        lexer.offset = stop
    }

    private func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
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
