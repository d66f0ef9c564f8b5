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
                } else if lexer.isAtCurlyQuote || startsWithCapture() || startsWithUnquotedName() {
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

    /// Whether a class name without quotes and a `do` are at the position: `card do`.
    private func startsWithUnquotedName() -> Bool {
        var probe = lexer
        guard Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0 else { return false }
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        return probe.isAt(word: "do")
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
                ? "this modifier is in no rule: put it between \"class\" do and end"
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
            let edit = TextEdit.insertion(of: " do\nend", at: UInt32(headerEnd))
            report(
                .expectedDo, "expected 'do', modifiers and 'end' after the rule's pattern", headerEnd, headerEnd,
                fixIts: [FixIt("insert 'do' and 'end'", edits: [edit], isSafe: false)])
            lexer.offset = headerEnd
        } else if lexer.byte == UInt8(ascii: "{") {
            parseBracedBody(ruleStart: start)
        } else {
            reportMissingDo(after: headerEnd)
            parseModifiers(ruleStart: start)
        }
        if errorCount != errors { nodes[rule].flags.insert(.isErroneous) }
        close(rule, at: trimmedEnd(of: rule))
    }

    /// The modifiers of a rule whose author took braces for `do` and `end`, as in CSS.
    private mutating func parseBracedBody(ruleStart: Int) {
        let brace = SourceRange(lexer.offset, lexer.offset + 1)
        lexer.offset += 1
        parseModifiers(ruleStart: ruleStart, isInBraces: true)
        let last = lexer.offset - 1
        let isClosed = last > Int(brace.lowerBound) && lexer.base[last] == UInt8(ascii: "}")
        let edits = [
            TextEdit(brace, replacement: "do"), TextEdit(SourceRange(last, last + 1), replacement: "end"),
        ]
        report(
            .expectedDo, "a rule's modifiers stand between 'do' and 'end', not in braces", brace.offsets.lowerBound,
            brace.offsets.upperBound,
            fixIts: isClosed ? [FixIt("replace with 'do' and 'end'", edits: edits, isSafe: false)] : [])
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
        // The rest of the line is not a modifier unless it has the form of one.
        let isInserted = isAtLineEnd || isAtCall()
        report(
            .expectedDo, "expected 'do' after the rule's pattern", isInserted ? headerEnd : lexer.offset,
            isInserted ? headerEnd : firstLineEnd(lexer.offset, lexer.end),
            fixIts: isInserted ? [.inserting(" do", at: UInt32(headerEnd), isSafe: isAtLineEnd)] : [])
        if !isInserted { lexer.skipLine() }
    }

    private func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
        (start..<max(start, end)).contains { lexer.base[$0] == 0x0A || lexer.base[$0] == 0x0D }
    }

    /// The end of the text before the position, without the white space after it but for what is in the node at `index`.
    func trimmedEnd(of index: Int) -> Int {
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
        let patternStart = lexer.offset
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
            } else if start == patternStart, startsWithUnquotedName() {
                _ = readName()
                end = lexer.offset
                leaf(.invalid, start, end)
                let edits = [start, end].map { TextEdit.insertion(of: "\"", at: UInt32($0)) }
                report(
                    .expectedRule, "the class name of a rule is written in quotes", start, end,
                    fixIts: [FixIt("put it in quotes", edits: edits, isSafe: false)])
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
                reportNoPattern(start)
                return end
            }
            var probe = lexer
            probe.skipTrivia()
            guard probe.isAt(symbol: "<>") else { return end }
            lexer.offset = probe.offset + 2
            end = lexer.offset
        }
    }

    private mutating func reportNoPattern(_ start: Int) {
        let message = "expected a string or a variable after '<>'"
        var probe = lexer
        probe.offset += 1
        let nameStart = probe.offset
        if lexer.byte == UInt8(ascii: "{"), Lexer.isIdentifierStart(probe.byte), probe.skipIdentifier() > 0,
            probe.byte == UInt8(ascii: "}")
        {
            let name = file.text(in: SourceRange(nameStart, probe.offset))
            report(
                .invalidPattern, message + ", which stands without braces here", start, probe.offset + 1,
                fixIts: [.replacing(SourceRange(start, probe.offset + 1), with: name, isSafe: false)])
        } else {
            report(.invalidPattern, message, start, min(start + 1, lexer.end))
        }
        passHeaderText()
    }

    /// Reports white space in a literal of a pattern, and a pattern literal with nothing in it.
    mutating func checkClassName(_ start: Int, _ end: Int) {
        if end - start == 2 {
            report(.invalidClassName, "a class name can't be empty", start, end)
        }
        for offset in start..<end where Lexer.isSpace(lexer.base[offset]) {
            report(
                .invalidClassName, "a class name can't have white space: a 'class' attribute is split there", offset,
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
        let errors = errorCount
        nodes[option].nameLength = UInt16(truncatingIfNeeded: readName())
        var end = lexer.offset
        lexer.skipTrivia()
        if lexer.byte == UInt8(ascii: ":") {
            // In `target :ios` the colon is the value's.
            if lexer.offset > end, Lexer.isIdentifierStart(lexer.byte(after: 1)) {
                report(
                    .invalidOption, "expected ':' after the option's name", end, end,
                    fixIts: [.inserting(":", at: UInt32(end), isSafe: true)])
            } else {
                lexer.offset += 1
            }
            let colonEnd = lexer.offset
            lexer.skipTrivia()
            if lexer.isAt(word: "do") {
                let name = file.text(in: SourceRange(start, colonEnd))
                report(.missingValue, "expected a value after '\(name)'", colonEnd, colonEnd)
                leaf(.invalid, colonEnd, colonEnd)
                end = colonEnd
            } else {
                let isTarget = nodes[option].nameLength == 6 && lexer.text(start, 6, is: "target")
                end = parseExpression()
                if isTarget, errorCount == errors { checkTarget(option + 1) }
            }
        } else if lexer.isAt(word: "do") || lexer.byte == UInt8(ascii: ",") {
            // LiveView Native up to 0.2 had a second argument in the header: a name without a value.
            report(.invalidOption, "expected ':' and a value after the option's name", end, end)
            leaf(.invalid, end, end)
        } else {
            report(
                .invalidOption, "expected ':' after the option's name", lexer.offset, min(lexer.offset + 1, lexer.end))
            leaf(.invalid, end, end)
            lexer.skipLine()
            end = max(end, lexer.offset)
        }
        if errorCount != errors { nodes[option].flags.insert(.isErroneous) }
        close(option, at: end)
        return end
    }

    /// Reports what is no platform in the value of `target`: a rule for it would apply nowhere.
    private mutating func checkTarget(_ value: Int) {
        let isList = nodes[value].kind == .array
        var element = isList ? value + 1 : value
        if isList, element == nodes.count {
            report(
                .invalidOption, "a rule for no platform applies nowhere: name one, or leave 'target:' out",
                Int(nodes[value].start), Int(nodes[value].end))
        }
        while element < nodes.count {
            let node = nodes[element]
            if node.kind != .atom, node.kind != .string {
                let range = SourceRange(node.start, node.end)
                let name = node.kind == .identifier || node.kind == .implicitMember ? file.text(in: range) : nil
                report(
                    .invalidOption,
                    "'target' takes a platform, such as :ios, or a list of them, such as [:ios, :macos]",
                    Int(node.start), Int(node.end),
                    fixIts: name.map { name in
                        [.replacing(range, with: ":" + name.drop { $0 == "." }, isSafe: false)]
                    } ?? [])
            }
            element += Int(node.count)
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
