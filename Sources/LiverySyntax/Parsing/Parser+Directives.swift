import LiverySource

extension Parser {
    /// `directive = "@import" path | "@safe_list" { name } | "@token" name "=" expression`
    mutating func parseDirective() {
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
            lexer.offset = nameEnd
            skipSpaces()
            let path = SourceRange(lexer.offset, endOfWord(lexer.offset))
            lexer.skipLine()
            let edits = [path.lowerBound, path.upperBound].map { TextEdit.insertion(of: "\"", at: $0) }
            report(
                .invalidDirective, "'@import' takes a path in quotes", path.isEmpty ? start : path.offsets.lowerBound,
                path.isEmpty ? nameEnd : path.offsets.upperBound,
                fixIts: path.isEmpty ? [] : [FixIt("put it in quotes", edits: edits, isSafe: false)])
            return
        }
        let pathStart = lexer.offset
        if parsePlainString(isClassName: false) == pathStart + 2 {
            report(.invalidDirective, "the path of an import can't be empty", pathStart, lexer.offset)
        }
    }

    /// The end of what stands at an offset up to white space or a comment.
    private func endOfWord(_ start: Int) -> Int {
        var end = start
        while end < lexer.end, !Lexer.isSpace(lexer.base[end]), lexer.base[end] != UInt8(ascii: "#") { end += 1 }
        return end
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
            reportNoEquals(nameEnd)
            return
        }
        lexer.offset += 1
        let signEnd = lexer.offset
        if lexer.skipTrivia(), !startsOperand() || lexer.byte == UInt8(ascii: "\"") && startsRule(lexer.offset) {
            report(.missingValue, "expected a value after '='", signEnd, signEnd)
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

    /// Reports that no `=` follows a token's name, and passes the value.
    private mutating func reportNoEquals(_ nameEnd: Int) {
        if Lexer.isAtLineEnd(lexer, nameEnd) {
            report(.invalidDirective, "expected '=' and a value after the token's name", nameEnd, nameEnd)
            return
        }
        let colon = lexer.offset
        if lexer.byte == UInt8(ascii: ":"), !Lexer.isIdentifierStart(lexer.byte(after: 1)) {
            report(
                .invalidDirective, "expected '=' after the token's name, found ':'", colon, colon + 1,
                fixIts: [
                    FixIt(
                        "replace with '='", edits: [TextEdit(SourceRange(nameEnd, colon + 1), replacement: " =")],
                        isSafe: true)
                ])
            lexer.offset += 1
            skipSpaces()
        } else {
            report(
                .invalidDirective, "expected '=' after the token's name", nameEnd, nameEnd,
                fixIts: [.inserting(" =", at: UInt32(nameEnd), isSafe: true)])
        }
        _ = parseExpression()
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
