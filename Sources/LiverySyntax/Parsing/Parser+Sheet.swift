import LiverySource

extension Parser {
    /// `sheet = { directive | rule }`
    mutating func parseSheet() {
        while true {
            lexer.skipTrivia()
            if lexer.isAtEnd { return }
            switch lexer.byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): parseRule()
            case UInt8(ascii: "@"): parseDirective()
            default:
                if lexer.isAt(word: "end") {
                    report(
                        .unexpectedEnd, "there is no rule for this 'end' to close", lexer.offset, lexer.offset + 3,
                        fixIts: [.replacing(SourceRange(lexer.offset, lexer.offset + 3), with: "", isSafe: false)])
                    lexer.offset += 3
                } else if lexer.isAtCurlyQuote || startsWithCapture() {
                    parseRule()
                } else if lexer.byte < 0x80 || !reportedInvalidCharacters() {
                    passTextOutsideRules()
                }
            }
        }
    }

    /// Whether a pattern that begins with a variable is at the position: `size <> "-title" do`.
    private func startsWithCapture() -> Bool {
        var probe = lexer
        guard Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0 else { return false }
        probe.skipTrivia()
        return probe.isAt(symbol: "<>")
    }

    /// Reports text that starts neither a rule nor a directive, and passes it up to a line that does.
    private mutating func passTextOutsideRules() {
        let start = lexer.offset
        var probe = lexer
        let isCall =
            Lexer.isIdentifierStart(probe.byte) && probe.skipIdentifier() > 0 && probe.byte == UInt8(ascii: "(")
        var textEnd = start
        while !lexer.isAtEnd {
            lexer.skipLine()
            textEnd = max(textEnd, min(lexer.offset, start + 80))
            lexer.skipTrivia()
            if lexer.byte == UInt8(ascii: "\"") || lexer.byte == UInt8(ascii: "@") { break }
        }
        report(
            .expectedRule,
            isCall
                ? "a modifier stands inside a rule: \"class\" do … end"
                : "expected a rule, \"class\" do … end, or a directive such as @import", start,
            firstLineEnd(start, textEnd))
    }

    /// The end of a range cut to its first line.
    func firstLineEnd(_ start: Int, _ end: Int) -> Int {
        var position = start
        while position < end, lexer.base[position] != 0x0A, lexer.base[position] != 0x0D { position += 1 }
        return max(position, min(start + 1, end))
    }

    // MARK: Rules

    /// `rule = pattern { "," option } "do" body "end"`
    private mutating func parseRule() {
        let start = lexer.offset
        let errors = errorCount
        let rule = open(.rule, at: start)
        var headerEnd = parsePattern()
        while true {
            lexer.skipTrivia()
            guard lexer.byte == UInt8(ascii: ",") else { break }
            lexer.offset += 1
            headerEnd = parseRuleOption()
        }
        if lexer.isAt(word: "do") {
            lexer.offset += 2
            parseModifiers(ruleStart: start)
        } else if isAtNextRule() {
            report(
                .expectedDo, "expected 'do', modifiers and 'end' after the rule's pattern", headerEnd, headerEnd,
                fixIts: [.inserting(" do\nend", at: UInt32(headerEnd), isSafe: false)])
            lexer.offset = headerEnd
        } else {
            reportMissingDo(after: headerEnd)
            parseModifiers(ruleStart: start)
        }
        if errorCount != errors { nodes[rule].flags.insert(.isErroneous) }
        close(rule, at: trimmedEnd(of: rule))
    }

    /// Passes what stands before the `do` or the next option of a rule, or before the end of the line.
    private mutating func passHeaderText() {
        while !lexer.isAtEnd, lexer.byte != 0x0A, lexer.byte != 0x0D, lexer.byte != UInt8(ascii: ","),
            !lexer.isAt(word: "do")
        {
            if Lexer.isIdentifierStart(lexer.byte) { _ = lexer.skipIdentifier() } else { lexer.offset += 1 }
        }
    }

    /// Whether nothing is left of a rule whose header was read.
    private mutating func isAtNextRule() -> Bool {
        lexer.isAtEnd || lexer.byte == UInt8(ascii: "@")
            || lexer.byte == UInt8(ascii: "\"") && startsRule(lexer.offset)
    }

    private mutating func reportMissingDo(after headerEnd: Int) {
        let isAtLineEnd = hasLineBreak(headerEnd, lexer.offset) || lexer.isAtEnd
        report(
            .expectedDo, "expected 'do' after the rule's pattern", isAtLineEnd ? headerEnd : lexer.offset,
            isAtLineEnd ? headerEnd : firstLineEnd(lexer.offset, min(lexer.end, lexer.offset + 1)),
            fixIts: [.inserting(" do", at: UInt32(headerEnd), isSafe: isAtLineEnd)])
        guard !isAtLineEnd else { return }
        // The rest of the line is not a modifier unless it has the form of one.
        var probe = lexer
        if Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0, probe.byte == UInt8(ascii: "(") { return }
        lexer.skipLine()
    }

    private func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
        (start..<max(start, end)).contains { lexer.base[$0] == 0x0A || lexer.base[$0] == 0x0D }
    }

    /// The end of the text before the position, without the white space after it but for what is in the node at `index`.
    private func trimmedEnd(of index: Int) -> Int {
        var end = lexer.offset
        let start = Int(nodes[index].start)
        while end > start, Lexer.isSpace(lexer.base[end - 1]) { end -= 1 }
        // A value that is missing stands where it was expected, which may be after white space.
        guard nodes[index].flags.contains(.isErroneous) else { return end }
        var child = index + 1
        while child < nodes.count {
            end = max(end, Int(nodes[child].end))
            child += Int(nodes[child].count)
        }
        return end
    }

    /// `pattern = (string | name) { "<>" (string | name) }`; gives its end.
    private mutating func parsePattern() -> Int {
        var end = lexer.offset
        var captures: [String] = []
        while true {
            lexer.skipTrivia()
            let start = lexer.offset
            if lexer.byte == UInt8(ascii: "\"") {
                let segment = open(.patternLiteral, at: start)
                end = parsePlainString()
                close(segment, at: end)
            } else if reportedWrongQuotes() {
                end = lexer.offset
                leaf(.invalid, start, end)
            } else if Lexer.isIdentifierStart(lexer.byte), !lexer.isAt(word: "do") {
                let length = readName()
                leaf(.patternCapture, start, lexer.offset, nameLength: length)
                end = lexer.offset
                let name = file.text(in: SourceRange(start, end))
                if captures.contains(name) {
                    report(.invalidPattern, "'\(name)' is captured twice", start, end)
                }
                captures.append(name)
            } else {
                report(.invalidPattern, "expected a string or a variable after '<>'", start, min(start + 1, lexer.end))
                passHeaderText()
                return end
            }
            var probe = lexer
            probe.skipTrivia()
            guard probe.isAt(symbol: "<>") else { return end }
            lexer.offset = probe.offset + 2
            end = lexer.offset
        }
    }

    /// Reports white space in a literal of a pattern, and a pattern literal with nothing in it.
    mutating func checkClassName(_ start: Int, _ end: Int) {
        if end - start == 2 {
            report(.invalidClassName, "a class name can't be empty", start, end)
        }
        for offset in start..<end where Lexer.isSpace(lexer.base[offset]) {
            report(
                .invalidClassName, "a class name has no white space: 'class' attributes are split at it", offset,
                offset + 1)
            return
        }
    }

    /// `option = name ":" expression`; gives its end.
    private mutating func parseRuleOption() -> Int {
        lexer.skipTrivia()
        let start = lexer.offset
        guard Lexer.isIdentifierStart(lexer.byte), !lexer.isAt(word: "do") else {
            report(
                .invalidOption, "expected an option such as 'target: :watchos' after the comma", start,
                min(start + 1, lexer.end))
            passHeaderText()
            return start
        }
        let option = open(.ruleOption, at: start)
        nodes[option].nameLength = UInt16(truncatingIfNeeded: readName())
        var end = lexer.offset
        lexer.skipTrivia()
        if lexer.byte == UInt8(ascii: ":") {
            lexer.offset += 1
            lexer.skipTrivia()
            if lexer.isAt(word: "do") {
                report(.missingValue, "expected a value for the option", start, end)
                leaf(.invalid, end, end)
            } else {
                end = parseExpression()
            }
        } else if lexer.isAt(word: "do") || lexer.byte == UInt8(ascii: ",") {
            // LiveView Native up to 0.2 had a second argument in the header: a name without a value.
            report(.invalidOption, "an option is written 'name: value'", start, end)
            leaf(.invalid, end, end)
        } else {
            report(
                .invalidOption, "expected ':' after the option's name", lexer.offset, min(lexer.offset + 1, lexer.end))
            leaf(.invalid, end, end)
            lexer.skipLine()
            end = max(end, lexer.offset)
        }
        close(option, at: end)
        return end
    }

    // MARK: Directives

    private mutating func parseDirective() {
        let start = lexer.offset
        let errors = errorCount
        errorsBefore = errors
        lexer.offset += 1
        let length = lexer.skipIdentifier()
        let nameEnd = lexer.offset
        let index: Int
        if lexer.text(start + 1, length, is: "import") {
            index = open(.importDirective, at: start)
            parseImport(start, nameEnd)
        } else if lexer.text(start + 1, length, is: "safe_list") {
            index = open(.safeListDirective, at: start)
            parseSafeList(start, nameEnd)
        } else if lexer.text(start + 1, length, is: "token") {
            index = open(.tokenDirective, at: start)
            parseToken(index, start, nameEnd)
        } else {
            let name = file.text(in: SourceRange(start + 1, nameEnd))
            let known = ["import", "safe_list", "token"]
            let closest = closestName(to: name, in: known)
            report(
                .invalidDirective,
                name.isEmpty
                    ? "expected a directive after '@': import, safe_list or token"
                    : "there is no directive '@\(name)'" + (closest.map { "; did you mean '@\($0)'?" } ?? ""),
                start, max(nameEnd, start + 1),
                fixIts: closest.map { [.replacing(SourceRange(start + 1, nameEnd), with: $0, isSafe: false)] } ?? [])
            lexer.skipLine()
            return
        }
        if errorCount != errors { nodes[index].flags.insert(.isErroneous) }
        close(index, at: trimmedEnd(of: index))
    }

    private mutating func parseImport(_ start: Int, _ nameEnd: Int) {
        lexer.skipTrivia()
        guard lexer.byte == UInt8(ascii: "\""), !startsRule(lexer.offset) else {
            report(.invalidDirective, "'@import' takes a path in quotes", start, nameEnd)
            lexer.offset = nameEnd
            lexer.skipLine()
            return
        }
        _ = parsePlainString(isClassName: false)
    }

    private mutating func parseSafeList(_ start: Int, _ nameEnd: Int) {
        var count = 0
        while true {
            var probe = lexer
            probe.skipTrivia()
            guard probe.byte == UInt8(ascii: "\"") || probe.byte == UInt8(ascii: ",") else { break }
            if probe.byte == UInt8(ascii: ",") {
                lexer.offset = probe.offset + 1
                continue
            }
            if startsRule(probe.offset) { break }
            lexer.offset = probe.offset
            _ = parsePlainString()
            count += 1
        }
        if count == 0 {
            report(.invalidDirective, "'@safe_list' takes class names in quotes", start, nameEnd)
            var probe = lexer
            if !probe.skipTrivia() { lexer.skipLine() }
        }
    }

    private mutating func parseToken(_ index: Int, _ start: Int, _ directiveEnd: Int) {
        lexer.skipTrivia()
        guard Lexer.isIdentifierStart(lexer.byte) else {
            report(.invalidDirective, "'@token' takes a name and a value: @token brand = .red", start, directiveEnd)
            lexer.offset = directiveEnd
            lexer.skipLine()
            return
        }
        nodes[index].nameLength = UInt16(truncatingIfNeeded: readName())
        let nameEnd = lexer.offset
        lexer.skipTrivia()
        guard lexer.byte == UInt8(ascii: "=") else {
            report(
                .invalidDirective, "expected '=' and a value after the token's name", nameEnd, nameEnd,
                fixIts: Lexer.isAtLineEnd(lexer, nameEnd) ? [] : [.inserting(" =", at: UInt32(nameEnd), isSafe: true)])
            if !Lexer.isAtLineEnd(lexer, nameEnd) { _ = parseExpression() }
            return
        }
        lexer.offset += 1
        if lexer.skipTrivia(), !startsOperand() || lexer.byte == UInt8(ascii: "\"") && startsRule(lexer.offset) {
            report(.missingValue, "expected a value after '='", lexer.offset, min(lexer.offset + 1, lexer.end))
            return
        }
        let end = parseExpression()
        var probe = lexer
        if !probe.skipTrivia(), !probe.isAtEnd {
            report(
                .unexpectedText, "expected the end of the line after the token's value", probe.offset,
                firstLineEnd(probe.offset, lexer.end))
            lexer.skipLine()
        } else {
            lexer.offset = end
        }
    }

    /// Whether the string at `offset` begins a rule: a `do`, a `<>` or options and a `do` follow it.
    mutating func startsRule(_ offset: Int) -> Bool {
        let string = scanString(at: offset)
        var probe = lexer
        guard string.isTerminated else { return string.offset > offset + 4 && endsWithDo(offset, string.offset) }
        probe.offset = string.offset
        probe.skipTrivia()
        if probe.isAt(word: "do") || probe.isAt(symbol: "<>") { return true }
        guard probe.byte == UInt8(ascii: ",") else { return false }
        probe.offset += 1
        probe.skipTrivia()
        guard Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0 else { return false }
        probe.skipTrivia()
        return probe.byte == UInt8(ascii: ":") && leadsToDo(&probe)
    }

    /// Whether the line of an unterminated string ends as a rule's header does.
    private func endsWithDo(_ start: Int, _ end: Int) -> Bool {
        var end = end
        while end > start, Lexer.isSpace(lexer.base[end - 1]) { end -= 1 }
        var probe = lexer
        probe.offset = max(start, end - 2)
        return probe.isAt(word: "do") && Lexer.isSpace(lexer.base[probe.offset - 1])
    }

    /// Whether a `do` comes before any parenthesis; options are short, so it must come soon.
    private func leadsToDo(_ probe: inout Lexer) -> Bool {
        let limit = probe.offset + 300
        while probe.offset < limit {
            probe.skipTrivia()
            if probe.isAtEnd || probe.byte == UInt8(ascii: "(") || probe.byte == UInt8(ascii: ")") { return false }
            if probe.byte == UInt8(ascii: "\"") {
                let string = probe.scanString()
                guard string.isTerminated else { return false }
                probe.offset = string.offset
            } else if Lexer.isIdentifierPart(probe.byte) {
                let isDo = probe.isAt(word: "do")
                _ = probe.skipIdentifier()
                guard isDo else { continue }
                probe.skipTrivia()
                return probe.byte != UInt8(ascii: ":")
            } else {
                probe.offset += 1
            }
        }
        return false
    }
}

extension Lexer {
    /// Whether nothing but white space and comments follows `offset` on its line.
    fileprivate static func isAtLineEnd(_ lexer: Lexer, _ offset: Int) -> Bool {
        var probe = lexer
        probe.offset = offset
        return probe.skipTrivia() || probe.isAtEnd
    }
}
