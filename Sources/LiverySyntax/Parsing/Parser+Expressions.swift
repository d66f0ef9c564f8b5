import LiverySource

extension Parser {
    /// Whether the byte at the position can begin an expression.
    func startsExpression() -> Bool {
        let byte = lexer.byte
        if Lexer.isIdentifierPart(byte) { return byte < 0x80 || !lexer.isAt(symbol: "\u{201D}") }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"),
            UInt8(ascii: "`"):
            return true
        case UInt8(ascii: "."): return true
        case UInt8(ascii: "<"): return lexer.isAt(symbol: "<%=")
        default: return false
        }
    }

    /// `expression = operand [range-operator [operand]] | range-operator operand`
    ///
    /// Adds exactly one subtree, gives its end, and leaves the position there.
    mutating func parseExpression() -> Int {
        let start = lexer.offset
        if lexer.byte == UInt8(ascii: "."), lexer.byte(after: 1) == UInt8(ascii: ".") { return parsePrefixRange(start) }
        let index = nodes.count
        let end = parseOperand()
        // Nearly every expression is followed by one of these at once.
        let byte = lexer.byte
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { return end }
        var probe = lexer
        probe.skipTrivia()
        guard probe.byte == UInt8(ascii: "."), probe.byte(after: 1) == UInt8(ascii: ".") else { return end }
        lexer.offset = probe.offset
        return parseRangeRest(index)
    }

    private mutating func parsePrefixRange(_ start: Int) -> Int {
        let index = open(.range, at: start)
        let isHalfOpen = readRangeOperator()
        if isHalfOpen { nodes[index].flags.insert(.isHalfOpen) }
        var end = lexer.offset
        lexer.skipTrivia()
        if startsOperand() {
            end = parseOperand()
        } else {
            report(.invalidRange, "a range has at least one bound", start, end)
            lexer.offset = end
        }
        close(index, at: end)
        return end
    }

    private mutating func parseRangeRest(_ lowerIndex: Int) -> Int {
        wrap(lowerIndex, in: .range, flags: .hasLowerBound)
        let operatorStart = lexer.offset
        let isHalfOpen = readRangeOperator()
        if isHalfOpen { nodes[lowerIndex].flags.insert(.isHalfOpen) }
        var end = lexer.offset
        var probe = lexer
        let newline = probe.skipTrivia()
        let save = lexer.offset
        lexer.offset = probe.offset
        // Outside of brackets the next line is the next rule or directive.
        if startsOperand(), !newline || closer != 0 {
            end = parseOperand()
        } else {
            lexer.offset = save
            if isHalfOpen {
                report(
                    .invalidRange, "expected an upper bound after '..<'", operatorStart, end,
                    fixIts: [.replacing(SourceRange(operatorStart, end), with: "...", isSafe: false)])
            }
        }
        close(lowerIndex, at: end)
        return end
    }

    /// Reads `...` or `..<`, or reports a `..`; says whether it is half-open.
    private mutating func readRangeOperator() -> Bool {
        let start = lexer.offset
        if lexer.byte(after: 2) == UInt8(ascii: "<") {
            lexer.offset += 3
            return true
        }
        if lexer.byte(after: 2) == UInt8(ascii: ".") {
            lexer.offset += 3
            return false
        }
        lexer.offset += 2
        report(
            .invalidRange, "a range is written with '...' or '..<'", start, start + 2,
            fixIts: [.replacing(SourceRange(start, start + 2), with: "...", isSafe: false)])
        return false
    }

    /// Whether an operand begins at the position; `+` and `-` are signs there.
    func startsOperand() -> Bool {
        if lexer.byte == UInt8(ascii: "-") || lexer.byte == UInt8(ascii: "+") { return true }
        return startsExpression() && !(lexer.byte == UInt8(ascii: ".") && lexer.byte(after: 1) == UInt8(ascii: "."))
    }

    /// `operand = primary { "." member }`
    mutating func parseOperand() -> Int {
        let index = nodes.count
        var end = parsePrimary()
        var isChain = false
        var links = 0
        while true {
            let byte = lexer.byte
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
            var probe = lexer
            let newline = probe.skipTrivia()
            if probe.byte == UInt8(ascii: "?"), probe.offset == end, probe.byte(after: 1) == UInt8(ascii: ".") {
                report(
                    .unsupportedSyntax, "a stylesheet has no optional chaining", end, end + 1,
                    fixIts: [.replacing(SourceRange(end, end + 1), with: "", isSafe: false)])
                probe.offset += 1
            }
            guard probe.byte == UInt8(ascii: "."), probe.byte(after: 1) != UInt8(ascii: ".") else { break }
            let base = nodes[index].kind
            let isLiteral = !isChain && base.isLiteral
            if isLiteral, newline { break }
            if isLiteral, !Lexer.isIdentifierStart(probe.byte(after: 1)) { break }
            if !isChain {
                wrap(index, in: .memberChain)
                isChain = true
            }
            let dot = probe.offset
            lexer.offset = dot + 1
            end = parseMember(dot, kind: .member)
            links += 1
            if links == SyntaxLimits.nesting {
                report(.nestingLimit, "a chain has at most \(SyntaxLimits.nesting) members", dot, end)
            }
            if isLiteral {
                report(.memberOfLiteral, "\(base.phrase) has no members", dot, end)
            }
        }
        if isChain { close(index, at: end) }
        return end
    }

    /// A member's name and arguments; the position is after the dot. Gives its end.
    mutating func parseMember(_ dot: Int, kind: SyntaxKind) -> Int {
        if Lexer.isSpace(lexer.byte) {
            var probe = lexer
            probe.skipTrivia()
            if Lexer.isIdentifierPart(probe.byte) {
                report(
                    .spaceAfterDot, "white space after '.' is not allowed", dot + 1, probe.offset,
                    fixIts: [.replacing(SourceRange(dot + 1, probe.offset), with: "", isSafe: true)])
                lexer.offset = probe.offset
                // The name of an implicit member is found right after its dot.
                return parseNamedMember(lexer.offset - 1, kind: kind)
            }
        }
        return parseNamedMember(dot, kind: kind)
    }

    private mutating func parseNamedMember(_ dot: Int, kind: SyntaxKind) -> Int {
        let nameStart = lexer.offset
        let start = kind == .member ? nameStart : dot
        let byte = lexer.byte
        if Lexer.isIdentifierPart(byte) {
            let length = readName()
            let next = lexer.byte
            if next == UInt8(ascii: ",") || next == UInt8(ascii: ")") || next == UInt8(ascii: ".") {
                leaf(kind, start, lexer.offset, nameLength: length)
                return lexer.offset
            }
            return parseMemberArguments(open(kind, at: start, nameLength: length))
        }
        let index = open(kind, at: start)
        if byte == UInt8(ascii: "`") {
            lexer.offset += 1
            let length = readName()
            nodes[index].nameLength = UInt16(truncatingIfNeeded: length)
            nodes[index].flags.insert(.isEscaped)
            if lexer.byte == UInt8(ascii: "`"), length > 0 {
                lexer.offset += 1
            } else {
                report(.invalidCharacter, "expected a name and a closing backtick", nameStart, lexer.offset)
                cutOffEnd = lexer.offset
            }
        } else if byte == UInt8(ascii: "{") || lexer.isAt(symbol: "<%=") {
            nodes[index].flags.insert(.isInterpolated)
            _ = parseInterpolation()
        } else {
            report(.invalidCharacter, "expected a member's name after '.'", nameStart, min(nameStart + 1, lexer.end))
            // What stands there instead is no operator of this expression.
            if "+-*/%?&|!=<>^~$@\\".utf8.contains(byte) { lexer.offset += 1 }
        }
        return parseMemberArguments(index)
    }

    /// The arguments of the member at `index`, if it has any. Gives its end.
    private mutating func parseMemberArguments(_ index: Int) -> Int {
        var end = lexer.offset
        var probe = lexer
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        if probe.byte == UInt8(ascii: "(") {
            lexer.offset = probe.offset
            nodes[index].flags.insert(.hasArguments)
            end = parseArguments()
        }
        if lexer.byte == UInt8(ascii: " ") || lexer.byte == UInt8(ascii: "{") { skipTrailingClosure() }
        close(index, at: end)
        return end
    }

    // MARK: Primaries

    private mutating func parsePrimary() -> Int {
        let start = lexer.offset
        let byte = lexer.byte
        if Lexer.isIdentifierStart(byte) { return parseNameOrCall(start) }
        if Lexer.isDigit(byte) { return parseNumber(start) }
        switch byte {
        case UInt8(ascii: "."):
            lexer.offset += 1
            return parseMember(start, kind: .implicitMember)
        case UInt8(ascii: "\""): return parseString()
        case UInt8(ascii: ":"): return parseAtom(start)
        case UInt8(ascii: "["): return parseCollection(start)
        case UInt8(ascii: "("): return parseTuple(start)
        case UInt8(ascii: "{"): return parseInterpolation()
        case UInt8(ascii: "`"): return parseEscapedName(start)
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            if Lexer.isDigit(lexer.byte(after: 1)) {
                lexer.offset += 1
                return parseNumber(start)
            }
            report(.unsupportedSyntax, "only a number can have a sign", start, start + 1)
            lexer.offset += 1
            lexer.skipTrivia()
            if startsExpression() { return parseOperand() }
        case UInt8(ascii: "<"):
            if lexer.isAt(symbol: "<%=") { return parseInterpolation() }
            report(.invalidCharacter, "expected a value", start, start + 1)
            lexer.offset += 1
        case UInt8(ascii: "'"): _ = reportedWrongQuotes()
        case UInt8(ascii: "\\"):
            report(.unsupportedSyntax, "a stylesheet has no key paths", start, start + 1)
            lexer.offset += 1
        default: reportNoValue(start)
        }
        leaf(.invalid, start, lexer.offset)
        return lexer.offset
    }

    private mutating func reportNoValue(_ start: Int) {
        let byte = lexer.byte
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || lexer.isAtEnd
            || byte == 0x0A || byte == 0x0D
        {
            report(.missingValue, "expected a value", start, start)
            return
        }
        lexer.offset += 1
        report(
            .invalidCharacter, "'\(file.text(in: SourceRange(start, start + 1)))' can't begin a value", start, start + 1
        )
        if Lexer.isIdentifierStart(lexer.byte) { _ = lexer.skipIdentifier() }
    }

    private mutating func parseEscapedName(_ start: Int) -> Int {
        lexer.offset += 1
        let length = readName()
        if lexer.byte == UInt8(ascii: "`"), length > 0 {
            lexer.offset += 1
            leaf(.identifier, start, lexer.offset, flags: .isEscaped, nameLength: length)
        } else {
            report(.invalidCharacter, "expected a name and a closing backtick", start, lexer.offset)
            cutOffEnd = lexer.offset
            leaf(.invalid, start, lexer.offset)
        }
        return lexer.offset
    }

    private mutating func parseNameOrCall(_ start: Int) -> Int {
        if lexer.byte >= 0x80, reportedWrongQuotes() {
            leaf(.invalid, start, lexer.offset)
            return lexer.offset
        }
        let length = readName()
        let nameEnd = lexer.offset
        if let literal = literalKind(start, length) {
            leaf(literal, start, nameEnd)
            return nameEnd
        }
        var probe = lexer
        while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
        guard probe.byte == UInt8(ascii: "(") else {
            leaf(.identifier, start, nameEnd, nameLength: length)
            return nameEnd
        }
        lexer.offset = probe.offset
        let kind = callKind(start, length)
        let index = open(kind, at: start, flags: .hasArguments, nameLength: length)
        let errors = errorCount
        let end = parseArguments()
        if kind == .call {
            if lexer.byte == UInt8(ascii: " ") || lexer.byte == UInt8(ascii: "{") { skipTrailingClosure() }
        } else {
            if errorCount == errors { checkReference(index, start, end) }
        }
        close(index, at: end)
        return end
    }

    private func literalKind(_ start: Int, _ length: Int) -> SyntaxKind? {
        switch length {
        case 3: lexer.text(start, length, is: "nil") ? .null : nil
        case 4: lexer.text(start, length, is: "true") ? .boolean : nil
        case 5: lexer.text(start, length, is: "false") ? .boolean : nil
        default: nil
        }
    }

    private func callKind(_ start: Int, _ length: Int) -> SyntaxKind {
        switch length {
        case 4: lexer.text(start, length, is: "attr") ? .attribute : .call
        case 5: lexer.text(start, length, is: "event") ? .event : .call
        case 13: lexer.text(start, length, is: "gesture_state") ? .gestureState : .call
        default: .call
        }
    }

    /// Reports an `attr` or `event` whose arguments are not what it takes.
    private mutating func checkReference(_ index: Int, _ start: Int, _ end: Int) {
        let kind = nodes[index].kind
        guard kind != .gestureState else { return }
        let name = kind == .attribute ? "attr" : "event"
        let rule: SyntaxRule = kind == .attribute ? .invalidAttribute : .invalidEvent
        guard index + 1 < nodes.count, nodes[index + 1].kind == .string else {
            reportNoName(index, rule, name, start, end)
            return
        }
        var child = index + 1 + Int(nodes[index + 1].count)
        while child < nodes.count {
            let node = nodes[child]
            let range = SourceRange(node.start, node.end)
            if kind == .attribute {
                let label = file.text(in: SourceRange(node.start, node.start + UInt32(node.nameLength)))
                if node.kind != .argument || label != "default" {
                    let isOnly = child + Int(node.count) == nodes.count && node.kind != .argument
                    report(
                        rule, "'attr' takes nothing after the name but 'default:'", range.offsets.lowerBound,
                        range.offsets.upperBound,
                        fixIts: isOnly ? [.inserting("default: ", at: node.start, isSafe: false)] : [])
                    return
                }
            } else if node.kind != .argument, node.kind != .array || node.count > 1, node.kind != .dictionary {
                report(
                    rule, "an option of 'event' needs a label: debounce, throttle, target, type or params",
                    range.offsets.lowerBound, range.offsets.upperBound)
            }
            child += Int(node.count)
        }
    }

    /// Reports a reference that doesn't begin with a name in quotes; a plain name is offered in quotes.
    private mutating func reportNoName(_ index: Int, _ rule: SyntaxRule, _ name: String, _ start: Int, _ end: Int) {
        let message = "'\(name)' takes a name in quotes first: \(name)(\"name\")"
        guard index + 1 < nodes.count else { return report(rule, message, start, end) }
        let first = nodes[index + 1]
        let range = SourceRange(first.start, first.end)
        let isName = first.kind == .identifier || first.kind == .atom && !first.flags.contains(.isEscaped)
        report(
            rule, message, Int(first.start), firstLineEnd(Int(first.start), Int(first.end)),
            fixIts: isName
                ? [.replacing(range, with: "\"\(file.text(in: range).drop { $0 == ":" })\"", isSafe: false)] : [])
    }
}

extension SyntaxKind {
    /// Whether the kind is a value that has no members.
    fileprivate var isLiteral: Bool {
        switch self {
        case .null, .boolean, .integer, .float, .string, .atom, .attribute, .event, .array, .dictionary: true
        default: false
        }
    }

    /// What the kind is called in a message.
    fileprivate var phrase: String {
        switch self {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer, .float: "a number"
        case .string: "a string"
        case .atom: "a content name"
        case .attribute: "'attr(…)'"
        case .event: "'event(…)'"
        default: "a list"
        }
    }
}
