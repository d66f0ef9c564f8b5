import LiverySource

extension Parser {
    /// `arguments = "(" [ argument { "," argument } [","] ] ")"`; the position is at the parenthesis. Gives its end.
    mutating func parseArguments() -> Int {
        parseList(closer: UInt8(ascii: ")"))
    }

    /// The entries of a bracketed list. Gives the end of the closing bracket.
    mutating func parseList(closer: UInt8) -> Int {
        let opening = lexer.offset
        guard depth < SyntaxLimits.nesting else { return passTooDeep(opening) }
        let outerCloser = self.closer
        depth += 1
        self.closer = closer
        defer {
            depth -= 1
            self.closer = outerCloser
        }
        lexer.offset += 1
        var end = lexer.offset
        var isAfterComma = true
        var argumentStart = opening
        let start = ListStart(self, opening: opening)
        while true {
            let newline = lexer.skipTrivia()
            let byte = lexer.byte
            if byte == closer {
                lexer.offset += 1
                return lexer.offset
            }
            if byte == UInt8(ascii: ",") {
                reportUnexpectedComma(isFirst: end == opening + 1)
                continue
            }
            if lexer.isAtEnd || byte == UInt8(ascii: ";") { return reportUnclosed(start, end) }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                return reportMismatched(opening, end, outerCloser)
            }
            if byte >= 0x80, reportedInvalidCharacters() { continue }
            if newline, startsStatement(afterValue: !isAfterComma) { return reportUnclosed(start, end) }
            if !isAfterComma {
                if byte == UInt8(ascii: "\""), lexer.offset == end, reportedLoneQuote() {
                    end = lexer.offset
                    isAfterComma = passComma(&end)
                    continue
                }
                if startsExpression(), byte != UInt8(ascii: ":") || isAtAtom() {
                    report(
                        .missingComma, "expected ',' between arguments", lexer.offset, lexer.offset + 1,
                        fixIts: [.inserting(",", at: UInt32(end), isSafe: true)])
                } else {
                    end = passUnexpectedInList(after: argumentStart)
                    isAfterComma = passComma(&end)
                    continue
                }
            }
            argumentStart = lexer.offset
            end = parseArgument()
            isAfterComma = passComma(&end)
        }
    }

    /// Passes the comma after an argument, if there is one, and moves `end` after it.
    @inline(__always)
    private mutating func passComma(_ end: inout Int) -> Bool {
        let save = lexer.offset
        lexer.skipTrivia()
        if lexer.byte == UInt8(ascii: ",") {
            lexer.offset += 1
            end = lexer.offset
            return true
        }
        if lexer.byte != closer { lexer.offset = save }
        return false
    }

    private func isAtAtom() -> Bool {
        Lexer.isIdentifierStart(lexer.byte(after: 1)) || lexer.byte(after: 1) == UInt8(ascii: "\"")
    }

    /// Whether what begins on a new line inside a list is rather the next modifier, `end`, or the next rule: then the
    /// list's bracket was forgotten.
    private mutating func startsStatement(afterValue: Bool) -> Bool {
        let byte = lexer.byte
        if byte == UInt8(ascii: "@") { return true }
        if byte == UInt8(ascii: "\"") { return startsRule(lexer.offset) }
        if isAtEndToken() {
            var probe = lexer
            probe.offset += 3
            probe.skipTrivia()
            return probe.byte != UInt8(ascii: ":")
        }
        guard afterValue else { return false }
        if byte == UInt8(ascii: ".") {
            var probe = lexer
            probe.offset += 1
            return Lexer.isIdentifierStart(probe.byte)
        }
        return isAtCall()
    }

    // MARK: Mistakes in lists

    // A bracket that is missing or of the wrong kind is reported only when its modifier has no other mistake: it is
    // most often a consequence of the other one.

    /// Reports and passes a quote right after a value when it begins no string: the opening quote was forgotten.
    private mutating func reportedLoneQuote() -> Bool {
        let start = lexer.offset
        guard !scanString(at: start).isTerminated else { return false }
        report(.unterminatedString, "there is no string for this quote to close", start, start + 1)
        lexer.offset += 1
        return true
    }

    private mutating func reportUnexpectedComma(isFirst: Bool) {
        report(
            .unexpectedComma, "expected an argument before ','", lexer.offset, lexer.offset + 1,
            fixIts: [.replacing(SourceRange(lexer.offset, lexer.offset + 1), with: "", isSafe: !isFirst)])
        lexer.offset += 1
    }

    /// What to go back to when the first thing in a list turns out to be the next modifier.
    private struct ListStart {
        let opening: Int
        let nodeCount: Int
        let diagnosticCount: Int
        let errorCount: Int

        init(_ parser: borrowing Parser, opening: Int) {
            self.opening = opening
            nodeCount = parser.nodes.count
            diagnosticCount = parser.diagnostics.count
            errorCount = parser.errorCount
        }
    }

    /// Goes back to right after the opening bracket when a call stands on the line after it: in a list without a closing
    /// bracket it is rather the next modifier than an argument. Gives where the list ends.
    private mutating func givingUpArguments(_ start: ListStart, _ end: Int) -> Int {
        var probe = lexer
        probe.offset = start.opening + 1
        guard recoverySteps > 0, end > probe.offset, probe.skipTrivia() else { return end }
        let save = lexer.offset
        lexer.offset = probe.offset
        guard isAtCall() else {
            lexer.offset = save
            return end
        }
        recoverySteps -= save - probe.offset
        nodes.removeSubrange(start.nodeCount...)
        diagnostics.removeSubrange(min(start.diagnosticCount, diagnostics.count)...)
        errorCount = start.errorCount
        return start.opening + 1
    }

    private mutating func reportUnclosed(_ start: ListStart, _ end: Int) -> Int {
        let isInComment = lexer.isAtEnd && lexer.unterminatedComment != nil
        let end = givingUpArguments(start, end)
        let bracket = String(UnicodeScalar(closer))
        let note = note("to match this bracket", start.opening, start.opening + 1)
        let last = diagnostics.indices.last
        lexer.offset = end
        if end == cutOffEnd || isInComment { return end }
        // Brackets that are missing at the same place are one mistake.
        if let last, diagnostics[last].rule == SyntaxRule.unclosedBracket.rawValue,
            diagnostics[last].range == .empty(at: UInt32(end)), let edit = diagnostics[last].fixIts.first?.edits.first
        {
            let brackets = edit.replacement + bracket
            diagnostics[last].message = "expected '\(brackets)'"
            diagnostics[last].fixIts = [.inserting(brackets, at: UInt32(end), isSafe: false)]
            diagnostics[last].notes.append(note)
            return end
        }
        guard errorCount == errorsBefore else { return end }
        report(
            .unclosedBracket, "expected '\(bracket)'", end, end, notes: [note],
            fixIts: [.inserting(bracket, at: UInt32(end), isSafe: false)])
        return end
    }

    /// Reports a closing bracket of another kind. It is passed as the one that was meant, unless it closes the list around
    /// this one and no further bracket does: then this list's own was forgotten.
    private mutating func reportMismatched(_ opening: Int, _ end: Int, _ outerCloser: UInt8) -> Int {
        let found = lexer.byte
        let range = SourceRange(lexer.offset, lexer.offset + 1)
        let wanted = String(UnicodeScalar(closer))
        var probe = lexer
        probe.offset += 1
        probe.skipTrivia()
        // A comma after a modifier's own parenthesis would separate nothing: the list goes on.
        let goesOn = depth == 2 && probe.byte == UInt8(ascii: ",")
        let isForgotten = found == outerCloser && probe.byte != outerCloser && !goesOn
        if errorCount == errorsBefore {
            report(
                .mismatchedBracket, "expected '\(wanted)', found '\(String(UnicodeScalar(found)))'", lexer.offset,
                lexer.offset + 1, notes: [note("to match this bracket", opening, opening + 1)],
                fixIts: [
                    isForgotten
                        ? .inserting(wanted, at: UInt32(end), isSafe: false)
                        : .replacing(range, with: wanted, isSafe: false)
                ])
        }
        if isForgotten {
            lexer.offset = end
            return end
        }
        lexer.offset += 1
        return lexer.offset
    }

    private mutating func passTooDeep(_ opening: Int) -> Int {
        skipBalanced()
        report(
            .nestingLimit, "brackets are nested at most \(SyntaxLimits.nesting) deep", opening, opening + 1)
        return lexer.offset
    }

    /// Reports an operator or another thing after a value, and passes it up to the next comma or closing bracket.
    ///
    /// - Parameter argumentStart: Where the value begins.
    private mutating func passUnexpectedInList(after argumentStart: Int) -> Int {
        let start = lexer.offset
        let byte = lexer.byte
        let isOperator = "+-*/%?&|!=<>^~".utf8.contains(byte)
        if reportedWrongQuotes() { return lexer.offset }
        if byte == UInt8(ascii: "{") {
            skipTrailingClosure()
            return lexer.offset
        }
        var end = start
        loop: while !lexer.isAtEnd {
            switch lexer.byte {
            case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): break loop
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBalanced()
            case UInt8(ascii: "\""): skipString()
            case 0x0A, 0x0D:
                lexer.skipTrivia()
                if startsStatement(afterValue: true) {
                    lexer.offset = end
                    break loop
                }
                continue loop
            default: lexer.offset += 1
            }
            end = lexer.offset
        }
        if lexer.offset == start { lexer.offset = start + 1 }
        let shown = firstLineEnd(start, max(end, start + 1))
        let advice = ": write the value itself, or bind it with attr(\"name\")"
        if isOperator {
            let what = byte == UInt8(ascii: "?") ? "conditions" : "operators"
            // An operation that has another one for an operand is one mistake.
            if !isAfterOperation(argumentStart) {
                report(.unsupportedSyntax, "a stylesheet has no " + what + advice, start, shown)
            }
        } else {
            report(
                .unexpectedText, "expected ',' or '\(String(UnicodeScalar(closer)))' after the argument", start, shown)
        }
        return max(lexer.offset, end)
    }

    /// Whether an operator was reported within the value from `argumentStart` on.
    private func isAfterOperation(_ argumentStart: Int) -> Bool {
        guard let last = diagnostics.last, last.rule == SyntaxRule.unsupportedSyntax.rawValue else { return false }
        return last.range.offsets.lowerBound > argumentStart
    }

    // MARK: Arguments

    /// `argument = [label ":"] expression`; gives its end.
    private mutating func parseArgument() -> Int {
        let start = lexer.offset
        let byte = lexer.byte
        guard Lexer.isIdentifierStart(byte) || byte == UInt8(ascii: "`"), byte < 0x80 || !lexer.isAtCurlyQuote else {
            return parseUnlabelled(start)
        }
        var probe = lexer
        var flags: SyntaxFlags = []
        var name: (length: Int, isASCII: Bool)
        if byte == UInt8(ascii: "`") {
            probe.offset += 1
            name = probe.skipName()
            guard probe.byte == UInt8(ascii: "`") else { return parseUnlabelled(start) }
            probe.offset += 1
            flags = .isEscaped
        } else {
            name = probe.skipName()
        }
        if probe.byte != UInt8(ascii: ":") { probe.skipTrivia() }
        guard probe.byte == UInt8(ascii: ":") else { return parseUnlabelled(start) }
        lexer.offset = probe.offset + 1
        if name.length > SyntaxLimits.nameLength || !name.isASCII {
            name.length = checkedNameLength(name.length, at: flags.isEmpty ? start : start + 1)
        }
        let index = open(.argument, at: start, flags: flags, nameLength: name.length)
        let end = parseLabelledValue(start)
        close(index, at: end)
        return end
    }

    private mutating func parseLabelledValue(_ labelStart: Int) -> Int {
        let colonEnd = lexer.offset
        let newline = lexer.skipTrivia()
        switch lexer.byte {
        case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"):
            break
        default:
            if lexer.isAtEnd || newline && startsStatement(afterValue: false) { break }
            return parseExpression()
        }
        report(
            .missingValue, "expected a value after '\(file.text(in: SourceRange(labelStart, colonEnd)))'", colonEnd,
            colonEnd)
        leaf(.invalid, colonEnd, colonEnd)
        lexer.offset = colonEnd
        return colonEnd
    }

    /// A value without a label, unless it is a literal that someone uses as one.
    private mutating func parseUnlabelled(_ start: Int) -> Int {
        let index = nodes.count
        let end = parseExpression()
        if lexer.byte == UInt8(ascii: ",") || lexer.byte == UInt8(ascii: ")") { return end }
        var probe = lexer
        probe.skipTrivia()
        let kind = nodes[index].kind
        guard probe.byte == UInt8(ascii: ":"), kind == .string || kind == .integer || kind == .float || kind == .invalid
        else {
            return end
        }
        guard kind == .string else {
            if kind != .invalid { report(.invalidLabel, "a label is a name, not a number", start, end) }
            lexer.offset = probe.offset + 1
            nodes.removeSubrange(index...)
            let label = open(.argument, at: start)
            let valueEnd = parseLabelledValue(start)
            close(label, at: valueEnd)
            return valueEnd
        }
        let content = SourceRange(start + 1, max(start + 1, end - 1))
        let text = file.text(in: content)
        let isName =
            text.utf8.first.map(Lexer.isIdentifierStart) == true && text.utf8.allSatisfy(Lexer.isIdentifierPart)
        report(
            .invalidLabel,
            isName
                ? "a label is written without quotes"
                : "a label is a name of letters, digits and underscores, without quotes", start, end,
            fixIts: isName ? [.replacing(SourceRange(start, end), with: text, isSafe: true)] : [])
        lexer.offset = probe.offset + 1
        nodes.removeSubrange(index...)
        let label = open(
            .argument, at: start, flags: .isEscaped, nameLength: min(content.count, SyntaxLimits.nameLength))
        let valueEnd = parseLabelledValue(start)
        close(label, at: valueEnd)
        return valueEnd
    }
}
