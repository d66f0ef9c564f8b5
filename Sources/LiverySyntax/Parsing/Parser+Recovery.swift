import LiverySource

extension Parser {
    // MARK: Strings

    /// Where the string at `offset` ends. Linear over the whole text: where a search for closing quotes has failed,
    /// none is made again.
    mutating func scanString(at offset: Int) -> Lexer.StringEnd {
        var probe = lexer
        probe.offset = offset
        if probe.isAt(symbol: "\"\"\"") {
            if hasNoMultilineEnd { return probe.unterminatedMultilineString() }
            let string = probe.scanString()
            hasNoMultilineEnd = !string.isTerminated
            return string
        }
        if unterminatedStrings.contains(offset) {
            // Any quote in the range was passed as an escaped one, so this string would end where that one did not.
            probe.skipLine()
            if probe.offset < unterminatedStrings.upperBound {
                return Lexer.StringEnd(offset: probe.offset, isTerminated: false)
            }
            probe.offset = offset
        }
        let string = probe.scanString()
        if !string.isTerminated { unterminatedStrings = offset..<max(offset, string.searchEnd) }
        return string
    }

    /// Passes the string at the position.
    mutating func skipString() {
        lexer.offset = max(scanString(at: lexer.offset).offset, lexer.offset + 1)
    }

    // MARK: Brackets

    /// Passes the brackets at the position and all that is in them; without a matching bracket, everything up to the end
    /// of the line.
    mutating func skipBalanced() {
        if let end = balancedEnd() {
            lexer.offset = end
        } else {
            lexer.offset += 1
            lexer.skipLine()
        }
    }

    /// The end of the brackets that open at the position. Nil when another kind of bracket closes them, when the rule's
    /// `end` comes first, or when so many searches have failed that another one could make the parser slow.
    mutating func balancedEnd() -> Int? {
        guard recoverySteps > 0 else { return nil }
        var probe = lexer
        var closers: [UInt8] = []
        defer { recoverySteps -= probe.offset - lexer.offset }
        while !probe.isAtEnd {
            let byte = probe.byte
            switch byte {
            case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["), UInt8(ascii: "{"): closers.append(byte + 2)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard closers.popLast() == byte else { return nil }
                if closers.isEmpty { return probe.offset + 1 }
            case UInt8(ascii: "\""):
                probe.offset = max(scanString(at: probe.offset).offset, probe.offset + 1)
                continue
            case 0x0A, 0x0D:
                probe.skipTrivia()
                if probe.byte == UInt8(ascii: "e"), probe.isAt(word: "end") { return nil }
                continue
            default: break
            }
            probe.offset += 1
        }
        return nil
    }

    // MARK: Quotation marks

    /// Reports a string in quotation marks that no string stands in, and passes it.
    mutating func reportedWrongQuotes() -> Bool {
        let isSingle = lexer.byte == UInt8(ascii: "'")
        guard isSingle || lexer.isAt(symbol: "\u{201C}") || lexer.isAt(symbol: "\u{201D}") else { return false }
        let start = lexer.offset
        let width = isSingle ? 1 : 3
        var probe = lexer
        probe.offset += width
        var isPlain = true
        var edits = [TextEdit(SourceRange(start, start + width), replacement: "\"")]
        while !probe.isAtEnd, probe.byte != 0x0A, probe.byte != 0x0D {
            if isSingle ? probe.byte == UInt8(ascii: "'") : probe.isAtCurlyQuote || probe.byte == UInt8(ascii: "\"") {
                let closing = SourceRange(probe.offset, probe.offset + (probe.byte < 0x80 ? 1 : 3))
                edits.append(TextEdit(closing, replacement: "\""))
                lexer.offset = Int(closing.upperBound)
                reportWrongQuotes(
                    isSingle, start, start + width,
                    fixIts: [FixIt("replace with straight double quotes", edits: edits, isSafe: isPlain)])
                return true
            }
            if probe.byte == UInt8(ascii: "\"") || probe.byte == UInt8(ascii: "\\") {
                isPlain = false
                passSpecialCharacter(&probe, &edits)
            }
            probe.offset += 1
        }
        lexer.offset = likelyStringEnd(start + width, probe.offset)
        reportWrongQuotes(isSingle, start, start + width, fixIts: [])
        return true
    }

    /// Adds what a quote or an escape within wrong quotes becomes, and moves to its last byte.
    private func passSpecialCharacter(_ probe: inout Lexer, _ edits: inout [TextEdit]) {
        let start = UInt32(probe.offset)
        if probe.byte == UInt8(ascii: "\"") {
            edits.append(.insertion(of: "\\", at: start))
        } else if probe.byte(after: 1) == UInt8(ascii: "'") {
            edits.append(.deletion(of: SourceRange(start, start + 1)))
            probe.offset += 1
        } else if probe.byte(after: 1) == UInt8(ascii: "\"") || probe.byte(after: 1) == UInt8(ascii: "\\") {
            probe.offset += 1
        }
    }

    private mutating func reportWrongQuotes(_ isSingle: Bool, _ start: Int, _ end: Int, fixIts: [FixIt]) {
        report(
            isSingle ? .singleQuote : .curlyQuote,
            isSingle
                ? "a string is written in double quotes, not in single ones"
                : "a string is written in straight quotes, not in curly ones", start, end, fixIts: fixIts)
    }

    // MARK: Characters

    /// Reads a name, reports what is wrong with it, and gives the length to keep of it.
    @inline(__always)
    mutating func readName() -> Int {
        let start = lexer.offset
        let name = lexer.skipName()
        if name.isASCII, name.length <= SyntaxLimits.nameLength { return name.length }
        return checkedNameLength(name.length, at: start)
    }

    /// Reports a name that is too long or has a character that no Swift identifier may have, and gives the length to keep
    /// of it.
    @inline(never)
    mutating func checkedNameLength(_ length: Int, at start: Int) -> Int {
        if length > SyntaxLimits.nameLength {
            report(
                .sizeLimit, "a name has at most \(SyntaxLimits.nameLength) bytes, this one has \(length)", start,
                start + length)
            return SyntaxLimits.nameLength
        }
        var offset = start
        while offset < start + length {
            let (scalar, width) = scalar(at: offset)
            if let scalar, !scalar.canBeInName {
                reportInvalid(scalar, offset, offset + width, isInName: true)
                break
            }
            offset += width
        }
        return length
    }

    /// Reports characters that can't begin a name, such as a no-break space, and passes all of them that stand together.
    mutating func reportedInvalidCharacters() -> Bool {
        let start = lexer.offset
        var first: UnicodeScalar?
        while lexer.byte >= 0x80, !lexer.isAtCurlyQuote {
            let (scalar, width) = scalar(at: lexer.offset)
            if let scalar {
                if scalar.canBeInName { break }
                first = first ?? scalar
            }
            lexer.offset += width
        }
        if let first { reportInvalid(first, start, lexer.offset, isInName: false) }
        return lexer.offset > start
    }

    private mutating func reportInvalid(_ scalar: UnicodeScalar, _ start: Int, _ end: Int, isInName: Bool) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
        // A character that nothing shows was never meant; one that looks like a space was meant for one.
        let isShown = !scalar.properties.isDefaultIgnorableCodePoint
        let replacement = !isShown ? "" : scalar.properties.isWhitespace ? " " : nil
        let character = "U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)\(name)"
        report(
            .invalidCharacter,
            isInName ? "a name can't have the character \(character)" : "the character \(character) can't stand here",
            start, end,
            fixIts: replacement.map { text in
                let edit = TextEdit(SourceRange(start, end), replacement: text)
                return [FixIt(text.isEmpty ? "remove this" : "replace with a space", edits: [edit], isSafe: true)]
            } ?? [])
    }

    /// The scalar at an offset and its width in bytes; nil for a byte that is not UTF-8, which is reported elsewhere.
    private func scalar(at offset: Int) -> (scalar: UnicodeScalar?, width: Int) {
        let first = lexer.base[offset]
        guard first >= 0x80 else { return (UnicodeScalar(first), 1) }
        let bytes = UnsafeBufferPointer(start: lexer.base, count: lexer.end)
        let width = utf8ScalarLength(bytes, offset, lexer.end)
        guard width > 0 else { return (nil, 1) }
        return (String(decoding: bytes[offset..<(offset + width)], as: UTF8.self).unicodeScalars.first, width)
    }
}

extension Lexer {
    /// Whether a double quotation mark that a word processor has bent is at the position.
    var isAtCurlyQuote: Bool { isAt(symbol: "\u{201C}") || isAt(symbol: "\u{201D}") }
}

extension UnicodeScalar {
    fileprivate var canBeInName: Bool { isASCII || properties.isXIDContinue || properties.isEmoji }
}
