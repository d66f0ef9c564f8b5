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
            reportSuffix(start, suffix)
        } else if lexer.byte == UInt8(ascii: "%"), isPercentage() {
            lexer.offset += 1
            report(
                .invalidNumber, "a percentage is no number: write a fraction, such as 0.5 for 50%", start, lexer.offset)
        } else if digits > 15 {
            checkNumber(start, kind)
        }
        leaf(kind, start, lexer.offset)
        return lexer.offset
    }

    /// Whether the `%` at the position stands for no operator.
    private func isPercentage() -> Bool {
        var probe = self
        probe.lexer.offset += 1
        probe.lexer.skipTrivia()
        return !probe.startsOperand() || probe.lexer.byte == UInt8(ascii: ".")
    }

    /// Reports what stands right after the digits of a number, up to the position.
    private mutating func reportSuffix(_ start: Int, _ suffix: Int) {
        let range = SourceRange(suffix, lexer.offset)
        let number = SourceRange(start, lexer.offset)
        let digits = file.text(in: SourceRange(start, suffix))
        switch file.text(in: SourceRange(suffix, min(lexer.offset, suffix + 40))) {
        case "px", "pt", "dp":
            report(
                .invalidNumber, "a number has no unit: lengths are in points", start, lexer.offset,
                fixIts: [.replacing(range, with: "", isSafe: false)])
        case "em", "rem", "vw", "vh":
            report(.invalidNumber, "a number has no unit: lengths are in points", start, lexer.offset)
        case "deg":
            report(
                .invalidNumber, "a number has no unit: an angle is written .degrees(90)", start, lexer.offset,
                fixIts: [.replacing(number, with: ".degrees(\(digits))", isSafe: false)])
        case let text: report(.invalidNumber, "'\(text)' can't follow a number", start, lexer.offset)
        }
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
            if Lexer.isDigit(lexer.byte) {
                _ = lexer.skipIdentifier()
                let name = SourceRange(start + 1, lexer.offset)
                report(
                    .invalidAtom, "a content name that begins with a digit stands in quotes", start, lexer.offset,
                    fixIts: [.replacing(name, with: "\"\(file.text(in: name))\"", isSafe: true)])
                leaf(.invalid, start, lexer.offset)
                return lexer.offset
            }
            var probe = lexer
            while probe.byte == 0x20 || probe.byte == 0x09 { probe.offset += 1 }
            let isApart = probe.offset > lexer.offset && Lexer.isIdentifierStart(probe.byte)
            report(
                .invalidAtom, Parser.atomHint, start, start + 1,
                fixIts: isApart
                    ? [
                        FixIt(
                            "remove the space", edits: [.deletion(of: SourceRange(lexer.offset, probe.offset))],
                            isSafe: false)
                    ] : [])
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
        settleCollection(index)
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

    /// `(x: 0, y: 1)`, which is written for a parameter that is a tuple, or one expression in parentheses.
    mutating func parseTuple(_ start: Int) -> Int {
        let index = open(.dictionary, at: start)
        let errors = errorCount
        let end = parseList(closer: UInt8(ascii: ")"))
        settleTuple(index, start, end, hasMistake: errorCount != errors)
        close(index, at: end)
        return end
    }

    private mutating func settleTuple(_ index: Int, _ start: Int, _ end: Int, hasMistake: Bool) {
        var labelled = 0
        var plain = 0
        var child = index + 1
        while child < nodes.count {
            if nodes[child].kind == .argument { labelled += 1 } else { plain += 1 }
            child += Int(nodes[child].count)
        }
        if labelled == 0, plain == 1 {
            nodes[index].kind = .parenthesized
        } else if !hasMistake, labelled == 0 || plain > 0 {
            report(
                .unsupportedSyntax,
                "parentheses hold one value, or the labelled parts of a tuple, such as (x: 0, y: 1, z: 0)", start,
                firstLineEnd(start, end))
        }
    }

    private mutating func settleCollection(_ index: Int) {
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
        guard labelled > 0 else { return }
        nodes[index].kind = .dictionary
        if let plain {
            report(
                .mixedCollection, "expected a label: the other entries of this list have one", plain.start, plain.end)
        }
    }

    // MARK: Interpolation

    /// `{name}` or `<%= name %>`; `limit` is where the string around it ends.
    mutating func parseInterpolation(limit: Int? = nil) -> Int {
        let start = lexer.offset
        let isOlder = lexer.byte == UInt8(ascii: "<")
        let isInString = limit != nil && !isOlder
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
            let isUnclosed = length > 0 && !isOlder && nameEnd == lexer.offset
            report(
                .invalidInterpolation,
                isUnclosed
                    ? "expected '}' after the name"
                    : "only the name of a captured variable or a token can be interpolated"
                        + (isInString ? "; a brace as text is written '\\{'" : ""), start,
                firstLineEnd(start, lexer.offset),
                fixIts: isUnclosed ? [.inserting("}", at: UInt32(nameEnd), isSafe: false)] : [])
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
        var end: Int?
        if isOlder {
            var probe = lexer
            while probe.offset < limit, probe.byte != 0x0A, probe.byte != 0x0D, !probe.isAt(symbol: "%>") {
                probe.offset += 1
            }
            if probe.isAt(symbol: "%>") { end = probe.offset + 2 }
        } else {
            end = balancedEnd()
        }
        if let end, end <= limit {
            lexer.offset = end
        } else {
            lexer.offset = likelyStringEnd(start + 1, firstLineEnd(start, limit))
            cutOffEnd = lexer.offset
        }
    }
}
