import LiverySource

extension Parser {
    /// `body = { [";" | "."] modifier }`, up to the `end` of the rule that starts at `ruleStart`, or to the end of the text
    /// when there is no rule.
    mutating func parseModifiers(ruleStart: Int?) {
        while true {
            lexer.skipTrivia()
            let byte = lexer.byte
            if Lexer.isIdentifierStart(byte) {
                if ruleStart != nil, isAtEndToken() {
                    lexer.offset += 3
                    return
                }
                parseModifier()
            } else if byte == UInt8(ascii: ";") {
                lexer.offset += 1
            } else if byte == UInt8(ascii: "."), Lexer.isIdentifierStart(lexer.byte(after: 1)) {
                lexer.offset += 1
                parseModifier()
            } else if lexer.isAtEnd {
                if let ruleStart { reportMissingEnd(ruleStart) }
                return
            } else if let ruleStart, byte == UInt8(ascii: "@") || (byte == UInt8(ascii: "\"") && startsRule(lexer.offset)) {
                reportMissingEnd(ruleStart)
                return
            } else {
                passTextBetweenModifiers()
            }
        }
    }

    /// Whether the position is at `end`, and not at a modifier of that name.
    func isAtEndToken() -> Bool {
        guard lexer.byte == UInt8(ascii: "e"), lexer.isAt(word: "end") else { return false }
        return lexer.byte(after: 3) != UInt8(ascii: "(")
    }

    private mutating func reportMissingEnd(_ ruleStart: Int) {
        let textEnd = lexer.offset
        var end = textEnd
        while end > ruleStart, Lexer.isSpace(lexer.base[end - 1]) { end -= 1 }
        report(
            .expectedEnd,
            lexer.isAtEnd ? "this rule has no 'end'" : "expected 'end' before the next rule or directive",
            lexer.isAtEnd ? ruleStart : textEnd, lexer.isAtEnd ? firstLineEnd(ruleStart, textEnd) : textEnd,
            notes: lexer.isAtEnd ? [] : [note("the rule starts here", ruleStart, firstLineEnd(ruleStart, end))],
            fixIts: [.inserting("\nend", at: UInt32(end), isSafe: true)])
    }

    private mutating func passTextBetweenModifiers() {
        let start = lexer.offset
        if reportedCurlyQuote() { return }
        switch lexer.byte {
        case UInt8(ascii: "{"):
            skipBalanced()
            report(
                .invalidInterpolation, "interpolation stands for a value or a member, not for a modifier", start,
                firstLineEnd(start, lexer.offset))
            return
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            lexer.offset += 1
            report(
                .mismatchedBracket, "there is no bracket for this '\(file.text(in: SourceRange(start, start + 1)))' to close",
                start, lexer.offset,
                fixIts: [.replacing(SourceRange(start, start + 1), with: "", isSafe: false)])
            return
        default: break
        }
        // Up to the end of the line, or to the next separator: what follows is read again.
        while !lexer.isAtEnd {
            let byte = lexer.byte
            if byte == UInt8(ascii: "\"") {
                lexer.offset = max(lexer.scanString().offset, lexer.offset + 1)
            } else if byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ";") || isAtEndToken() {
                break
            } else if Lexer.isIdentifierStart(byte) {
                if lexer.offset > start, isAtCall() { break }
                _ = lexer.skipIdentifier()
            } else {
                lexer.offset += 1
            }
        }
        report(
            .expectedModifier, "expected a modifier, such as padding(8)", start,
            firstLineEnd(start, min(lexer.offset, start + 40)))
    }

    /// Whether a name and an opening parenthesis are at the position.
    func isAtCall() -> Bool {
        var probe = lexer
        guard Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0 else { return false }
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        return probe.byte == UInt8(ascii: "(")
    }

    /// `modifier = name arguments`
    private mutating func parseModifier() {
        let start = lexer.offset
        let errors = errorCount
        let index = open(.modifier, at: start, flags: .hasArguments)
        let length = lexer.skipIdentifier()
        var end = lexer.offset
        nodes[index].nameLength = UInt16(truncatingIfNeeded: length)
        if lexer.base[start] >= 0x80 || length > SyntaxLimits.nameLength || isSuspicious(start, end) {
            nodes[index].nameLength = UInt16(checkedNameLength(length, at: start))
            checkCharacters(start, end)
        }
        if lexer.text(start, length, is: "attr") || lexer.text(start, length, is: "event") {
            let name = file.text(in: SourceRange(start, end))
            report(
                .reservedName, "'\(name)' can only be an argument of a modifier, such as disabled(\(name)(\"name\"))",
                start, end)
        }
        skipSpaces()
        if lexer.byte == UInt8(ascii: "(") {
            end = parseArguments()
            skipTrailingClosure()
        } else {
            reportMissingArguments(start, end)
        }
        if errorCount != errors { nodes[index].flags.insert(.isErroneous) }
        close(index, at: end)
    }

    /// Whether a name has bytes that the slow check has to look at.
    @inline(__always)
    private func isSuspicious(_ start: Int, _ end: Int) -> Bool {
        var joined: UInt8 = 0
        for offset in start..<end { joined |= lexer.base[offset] }
        return joined >= 0x80
    }

    private mutating func reportMissingArguments(_ start: Int, _ end: Int) {
        let name = file.text(in: SourceRange(start, min(end, start + 60)))
        let byte = lexer.byte
        let isAlone =
            lexer.isAtEnd || Lexer.isSpace(byte) || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/")
        report(
            .missingArguments, "expected '(' after the modifier '\(name)'", end, end,
            fixIts: isAlone ? [.inserting("()", at: UInt32(end), isSafe: true)] : [])
        nodes[nodes.count - 1].flags.remove(.hasArguments)
        if byte == UInt8(ascii: "{") {
            skipBalanced()
        } else if !isAlone, !Lexer.isIdentifierStart(byte) || !isAtCall() && !isAtEndToken() {
            while !lexer.isAtEnd, lexer.byte != 0x0A, lexer.byte != 0x0D, lexer.byte != UInt8(ascii: ";"), !isAtEndToken() {
                if Lexer.isIdentifierStart(lexer.byte) { _ = lexer.skipIdentifier() } else { lexer.offset += 1 }
            }
        }
    }

    /// Passes spaces and tabs, but no line break: Swift starts a new statement at one.
    @inline(__always)
    mutating func skipSpaces() {
        while lexer.byte == 0x20 || lexer.byte == 0x09 { lexer.offset += 1 }
    }

    /// Reports a `{ … }` after a call and passes it.
    mutating func skipTrailingClosure() {
        var probe = lexer
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        guard probe.byte == UInt8(ascii: "{") else { return }
        lexer.offset = probe.offset
        let start = lexer.offset
        skipBalanced()
        report(
            .trailingClosure, "a stylesheet has no closures: name the content in the template and write ':name'", start,
            firstLineEnd(start, lexer.offset))
    }

    /// Passes the brackets at the position and all that is in them; without a matching bracket, everything up to the end
    /// of the line.
    mutating func skipBalanced() {
        var probe = lexer
        var level = 0
        while !probe.isAtEnd {
            switch probe.byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): level += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                level -= 1
                if level <= 0 {
                    lexer.offset = probe.offset + 1
                    return
                }
            case UInt8(ascii: "\""):
                probe.offset = max(probe.scanString().offset, probe.offset + 1)
                continue
            default: break
            }
            probe.offset += 1
        }
        lexer.offset += 1
        lexer.skipLine()
    }

    // MARK: Characters

    /// Reports quotation marks that a word processor has bent, and passes them with what they quote.
    mutating func reportedCurlyQuote() -> Bool {
        guard lexer.isAt(symbol: "\u{201C}") || lexer.isAt(symbol: "\u{201D}") else { return false }
        let start = lexer.offset
        lexer.offset += 3
        var fixIts: [FixIt] = []
        var probe = lexer
        while !probe.isAtEnd, probe.byte != 0x0A, probe.byte != 0x0D {
            if probe.isAt(symbol: "\u{201D}") || probe.isAt(symbol: "\u{201C}") || probe.byte == UInt8(ascii: "\"") {
                let width = probe.byte == UInt8(ascii: "\"") ? 1 : 3
                fixIts = [
                    FixIt(
                        "replace with straight quotes",
                        edits: [
                            TextEdit(SourceRange(start, start + 3), replacement: "\""),
                            TextEdit(SourceRange(probe.offset, probe.offset + width), replacement: "\""),
                        ], isSafe: true)
                ]
                lexer.offset = probe.offset + width
                break
            }
            probe.offset += 1
        }
        report(.curlyQuote, "a string stands in straight quotes", start, start + 3, fixIts: fixIts)
        return true
    }

    /// Reports the first scalar of a name that no Swift identifier may have, such as a no-break space.
    mutating func checkCharacters(_ start: Int, _ end: Int) {
        var offset = start
        for scalar in String(decoding: UnsafeBufferPointer(start: lexer.base + start, count: end - start), as: UTF8.self)
            .unicodeScalars
        {
            let width = UTF8.width(scalar)
            if !scalar.isASCII, !scalar.properties.isXIDContinue, !scalar.properties.isEmoji, scalar != "\u{FFFD}" {
                let code = String(scalar.value, radix: 16, uppercase: true)
                let isSpace = scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
                report(
                    .invalidCharacter,
                    "a name can't have the character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)"
                        + (scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""), offset, offset + width,
                    fixIts: isSpace ? [.replacing(SourceRange(offset, offset + width), with: " ", isSafe: true)] : [])
                return
            }
            offset += width
        }
    }
}
