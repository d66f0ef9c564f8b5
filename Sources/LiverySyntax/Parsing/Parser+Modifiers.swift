import LiverySource

extension Parser {
    /// `body = { [";" | "."] modifier }`, up to the `end` of the rule that starts at `ruleStart`, or to the end of the text
    /// when there is no rule.
    ///
    /// - Parameter isInBraces: Whether a `}` may stand for `end`.
    mutating func parseModifiers(ruleStart: Int?, isInBraces: Bool = false) {
        while true {
            lexer.skipTrivia()
            let byte = lexer.byte
            if Lexer.isIdentifierStart(byte) {
                if byte >= 0x80, reportedWrongQuotes() || reportedInvalidCharacters() { continue }
                if ruleStart != nil, isAtEndToken() {
                    lexer.offset += 3
                    return
                }
                switch parseModifier() {
                case .read: break
                case .nextRule:
                    guard let ruleStart else { break }
                    if !isInBraces { reportMissingEnd(ruleStart) }
                    return
                case .misspelledEnd: return
                }
            } else if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") && isInBraces {
                lexer.offset += 1
                if byte == UInt8(ascii: "}") { return }
            } else if byte == UInt8(ascii: "."), Lexer.isIdentifierStart(lexer.byte(after: 1)) {
                lexer.offset += 1
                parseModifier()
            } else if lexer.isAtEnd {
                if let ruleStart, !isInBraces { reportMissingEnd(ruleStart) }
                return
            } else if let ruleStart,
                byte == UInt8(ascii: "@") || (byte == UInt8(ascii: "\"") && startsRule(lexer.offset))
            {
                if !isInBraces { reportMissingEnd(ruleStart) }
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
        // What is never closed runs to the end of the text, and took the 'end' with it.
        if lexer.isAtEnd, lexer.unterminatedComment != nil || hasNoMultilineEnd { return }
        var end = textEnd
        while end > ruleStart, Lexer.isSpace(lexer.base[end - 1]) { end -= 1 }
        report(
            .expectedEnd,
            lexer.isAtEnd ? "this rule has no 'end'" : "expected 'end' before the next rule or directive",
            lexer.isAtEnd ? ruleStart : end, lexer.isAtEnd ? firstLineEnd(ruleStart, textEnd) : end,
            notes: lexer.isAtEnd ? [] : [note("the rule starts here", ruleStart, firstLineEnd(ruleStart, end))],
            fixIts: [
                FixIt("insert 'end' on a new line", edits: [.insertion(of: "\nend", at: UInt32(end))], isSafe: true)
            ])
    }

    private mutating func passTextBetweenModifiers() {
        let start = lexer.offset
        if reportedWrongQuotes() { return }
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
                .mismatchedBracket,
                "there is no bracket for this '\(file.text(in: SourceRange(start, start + 1)))' to close",
                start, lexer.offset,
                fixIts: [.replacing(SourceRange(start, start + 1), with: "", isSafe: false)])
            return
        default: break
        }
        if lexer.byte == UInt8(ascii: ","), separatesModifiers() {
            lexer.offset += 1
            report(
                .expectedModifier, "modifiers are separated by line breaks or semicolons, not by commas", start,
                lexer.offset, fixIts: [.replacing(SourceRange(start, start + 1), with: ";", isSafe: false)])
            return
        }
        // Up to the end of the line, or to the next separator: what follows is read again. After a comma it is the rest
        // of arguments that were closed too early.
        let isRest = lexer.byte == UInt8(ascii: ",")
        while !lexer.isAtEnd {
            let byte = lexer.byte
            if byte == UInt8(ascii: "\"") {
                skipString()
            } else if byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ";") || isAtEndToken() {
                break
            } else if Lexer.isIdentifierStart(byte) {
                if lexer.offset > start, !isRest, isAtCall() { break }
                _ = lexer.skipIdentifier()
            } else {
                lexer.offset += 1
            }
        }
        report(
            .expectedModifier, "expected a modifier, such as padding(8)", start,
            firstLineEnd(start, min(lexer.offset, start + 40)))
    }

    /// Whether a modifier follows the comma at the position; its name begins with a small letter, that of a type doesn't.
    private func separatesModifiers() -> Bool {
        var probe = self
        probe.lexer.offset += 1
        probe.lexer.skipTrivia()
        return probe.lexer.byte &- UInt8(ascii: "a") < 26 && probe.isAtCall()
    }

    /// Whether a name and an opening parenthesis are at the position.
    func isAtCall() -> Bool {
        var probe = lexer
        guard Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0 else { return false }
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        return probe.byte == UInt8(ascii: "(")
    }

    /// What a name between modifiers turned out to be.
    private enum Statement {
        case read
        /// The pattern of the next rule; nothing is passed.
        case nextRule
        /// A misspelled `end`, which is reported and passed.
        case misspelledEnd
    }

    /// `modifier = name arguments`
    @discardableResult
    private mutating func parseModifier() -> Statement {
        let start = lexer.offset
        let errors = errorCount
        errorsBefore = errors
        let length = readName()
        let index = open(.modifier, at: start, flags: .hasArguments, nameLength: length)
        var end = lexer.offset
        let isReserved = reportedReservedName(start, length)
        skipSpaces()
        if lexer.byte == UInt8(ascii: "(") {
            end = parseArguments()
            skipTrailingClosure()
            if errorCount != errors { passRestOfArguments() }
        } else if lexer.byte == UInt8(ascii: "{") {
            nodes[index].flags.remove(.hasArguments)
            skipTrailingClosure()
        } else if lexer.isAt(symbol: "<>"), nodes[0].kind == .sheet {
            nodes.removeLast()
            lexer.offset = start
            return .nextRule
        } else if nodes[0].kind == .sheet, reportedMisspelledEnd(start, end) {
            nodes.removeLast()
            return .misspelledEnd
        } else if isReserved {
            nodes[index].flags.remove(.hasArguments)
        } else {
            reportMissingArguments(start, end)
        }
        if errorCount != errors { nodes[index].flags.insert(.isErroneous) }
        close(index, at: end)
        return .read
    }

    /// Reports a name that stands for a value and can't be a modifier's.
    private mutating func reportedReservedName(_ start: Int, _ length: Int) -> Bool {
        let example: String
        if lexer.text(start, length, is: "attr") {
            example = "disabled(attr(\"name\"))"
        } else if lexer.text(start, length, is: "event") {
            example = "onTapGesture(perform: event(\"name\"))"
        } else if lexer.text(start, length, is: "gesture_state") {
            example = "offset(x: gesture_state(:drag, .translation.width))"
        } else {
            return false
        }
        let name = file.text(in: SourceRange(start, start + length))
        report(
            .reservedName, "'\(name)' can only be an argument of a modifier, such as \(example)", start,
            start + length)
        return true
    }

    /// Reports and passes a name like `end` that stands where a rule must end.
    private mutating func reportedMisspelledEnd(_ start: Int, _ end: Int) -> Bool {
        let name = file.text(in: SourceRange(start, min(end, start + 8)))
        guard closestName(to: name, in: ["end"]) != nil else { return false }
        let save = lexer.offset
        lexer.skipTrivia()
        let isAtNext =
            lexer.isAtEnd || lexer.byte == UInt8(ascii: "@")
            || lexer.byte == UInt8(ascii: "\"") && startsRule(lexer.offset)
        lexer.offset = isAtNext ? end : save
        guard isAtNext else { return false }
        report(
            .expectedEnd, "expected 'end', found '\(name)'", start, end,
            fixIts: [.replacing(SourceRange(start, end), with: "end", isSafe: false)])
        return true
    }

    private mutating func reportMissingArguments(_ start: Int, _ end: Int) {
        let name = file.text(in: SourceRange(start, min(end, start + 60)))
        let byte = lexer.byte
        nodes[nodes.count - 1].flags.remove(.hasArguments)
        if byte != UInt8(ascii: ")"), let argumentsEnd = unopenedArgumentsEnd() {
            report(
                .missingArguments, "expected '(' after the modifier '\(name)'", end, end,
                fixIts: [.inserting("(", at: UInt32(end), isSafe: false)])
            lexer.offset = argumentsEnd
            return
        }
        if byte == UInt8(ascii: ":"), reportedColon(end) { return }
        let isAlone =
            lexer.isAtEnd || Lexer.isSpace(byte) || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") || lexer.offset > end && isAtCall()
        report(
            .missingArguments, "expected '\(isAlone ? "()" : "(")' after the modifier '\(name)'", end, end,
            fixIts: isAlone ? [.inserting("()", at: UInt32(end), isSafe: true)] : [])
        if !isAlone, !Lexer.isIdentifierStart(byte) || !isAtCall() && !isAtEndToken() {
            passLine()
        }
    }

    /// Reports a `name: value`, as CSS writes it, whose name ends at `nameEnd`, and passes the value.
    private mutating func reportedColon(_ nameEnd: Int) -> Bool {
        let colon = lexer.offset
        lexer.offset += 1
        skipSpaces()
        let valueStart = lexer.offset
        passLine()
        var valueEnd = lexer.offset
        while valueEnd > valueStart, Lexer.isSpace(lexer.base[valueEnd - 1]) { valueEnd -= 1 }
        guard valueEnd > valueStart else {
            lexer.offset = colon
            return false
        }
        let edits = [
            TextEdit(SourceRange(nameEnd, valueStart), replacement: "("), .insertion(of: ")", at: UInt32(valueEnd)),
        ]
        let value = file.text(in: SourceRange(valueStart, valueEnd))
        let hasComment = value.contains("#") || value.contains("/")
        report(
            .missingArguments, "arguments stand in parentheses, not after a colon", colon, colon + 1,
            fixIts: hasComment ? [] : [FixIt("put the value in parentheses", edits: edits, isSafe: false)])
        return true
    }

    /// Passes the rest of the line when it goes on as arguments do: after a mistake in them, they were closed too early.
    private mutating func passRestOfArguments() {
        var probe = lexer
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        guard ",)]}:".utf8.contains(probe.byte) else { return }
        lexer.offset = probe.offset
        passLine()
    }

    /// Passes the rest of the line up to a `;`, outside of strings, or to the rule's `end`.
    private mutating func passLine() {
        while !lexer.isAtEnd, lexer.byte != 0x0A, lexer.byte != 0x0D, lexer.byte != UInt8(ascii: ";"),
            !isAtEndToken()
        {
            if lexer.byte == UInt8(ascii: "\"") {
                skipString()
            } else if Lexer.isIdentifierStart(lexer.byte) {
                _ = lexer.skipIdentifier()
            } else {
                lexer.offset += 1
            }
        }
    }

    /// The end of the first `)` on the line that no bracket opens: that of arguments whose `(` was forgotten. Looks no
    /// further than arguments are long, as every name on a line may look for one.
    private mutating func unopenedArgumentsEnd() -> Int? {
        var probe = lexer
        var depth = 0
        let limit = lexer.offset + 500
        while !probe.isAtEnd, probe.offset < limit {
            switch probe.byte {
            case 0x0A, 0x0D, UInt8(ascii: ";"): return nil
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                if depth == 0 { return probe.offset + 1 }
                depth -= 1
            case UInt8(ascii: "\""):
                probe.offset = max(scanString(at: probe.offset).offset, probe.offset + 1)
                continue
            default: break
            }
            probe.offset += 1
        }
        return nil
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
}
