import LiverySource

extension ElixirReader {
    /// The most bytes of the head of a `class` clause, and of a guard; what is longer is no rule of a sheet.
    private static let maximumHeadLength = 4096

    // MARK: Sigils

    /// Reads the sigil at the position.
    mutating func readSigil(_ builder: inout ContentBuilder) {
        let start = cursor.offset
        guard let sigil = cursor.readElixirSigil() else { return }
        let name = cursor.text(in: sigil.name, isAnyOf: ["SHEET", "RULES", "LVN", "NEEX"])
        guard let name else { return }
        guard sigil.isTerminated else {
            reportUnterminated(sigil, at: start, &builder)
            return
        }
        switch name {
        case "SHEET":
            modules[module].isSheet = true
            append(sigil)
            modules[module].sheet.append(glue: "\n", at: sigil.content.upperBound, map)
        case "RULES": addBody(sigil, &builder)
        default: readTemplate(sigil, &builder)
        }
    }

    private func reportUnterminated(_ sigil: ElixirLiteral, at start: Int, _ builder: inout ContentBuilder) {
        let name = cursor.text(in: sigil.name)
        builder.report(
            .unterminatedLiteral, "this ~\(name) sigil is never closed\(closingRule(sigil.delimiter))",
            start..<sigil.name.upperBound, map)
    }

    private func closingRule(_ delimiter: ElixirDelimiter) -> String {
        guard delimiter.isHeredoc else { return ": '\(String(UnicodeScalar(delimiter.closer)))' is missing" }
        let quotes = String(repeating: String(UnicodeScalar(delimiter.closer)), count: 3)
        return ": \(quotes) on a line of their own are missing"
    }

    private func escaping(_ sigil: ElixirLiteral) -> LiteralEscaping {
        let delimiter = sigil.delimiter
        return delimiter.isHeredoc
            ? .verbatim(closer: delimiter.closer, count: 3) : .sigil(closer: delimiter.closer)
    }

    private func text(of sigil: ElixirLiteral) -> MappedText {
        var text = MappedText(sigil.content.lowerBound..<sigil.content.lowerBound, of: cursor, map)
        text.append(sigil, of: cursor, map)
        return text
    }

    /// Adds a sigil's text to the sheet of the module.
    private mutating func append(_ sigil: ElixirLiteral) {
        modules[module].literals.append(
            HostLiteral(
                range: SourceRange(sigil.content.lowerBound, sigil.content.upperBound), escaping: [escaping(sigil)]))
        modules[module].sheet.append(sigil, of: cursor, map)
    }

    private mutating func addBody(_ sigil: ElixirLiteral, _ builder: inout ContentBuilder) {
        bodies.append(
            EmbeddedText(
                .body, text(of: sigil), in: builder.host, escaping: [escaping(sigil)], moduleName: modules[module].name,
                usesHostVariables: true))
    }

    private func readTemplate(_ sigil: ElixirLiteral, _ builder: inout ContentBuilder) {
        let isVerbatim =
            sigil.delimiter.isHeredoc
            || !cursor.part(sigil.content).contains(escaped: sigil.delimiter.closer)
        guard !isVerbatim else {
            var reader = TemplateReader(
                cursor.part(sigil.content), map, dialect: .heex, literal: [escaping(sigil)])
            reader.read(into: &builder)
            return
        }
        let text = text(of: sigil)
        text.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            var reader = TemplateReader(
                ByteCursor(base, 0..<bytes.count), text.map, dialect: .heex, literal: [escaping(sigil)])
            reader.read(into: &builder)
        }
    }

    // MARK: Clauses

    /// The head of a `class` clause that makes a rule.
    private struct ClauseHead {
        var pattern: Range<Int>
        /// `, target: …`
        var options: Range<Int>?
    }

    /// Reads `class("corner-" <> r) do` after `def`, and its body when that is one `~RULES` sigil. Anything else is left
    /// to be read as other code is.
    mutating func readClassClause(_ builder: inout ContentBuilder) {
        skipInlineSpace()
        guard cursor.isAt(word: "class") else { return }
        cursor.offset += 5
        // The position stays here unless all of a head is there.
        var probe = cursor
        guard let head = readHead(&probe), passGuard(&probe) else { return }
        var isInline = false
        if probe.isAt(word: "do"), probe.byte(after: 2) != UInt8(ascii: ":") {
            probe.offset += 2
            openBlock()
        } else if probe.byte == UInt8(ascii: ",") {
            probe.offset += 1
            probe.skipSpace()
            guard probe.isAt("do:") else { return }
            probe.offset += 3
            isInline = true
        } else {
            return
        }
        cursor = probe
        modules[module].sheet.append(head.pattern, of: cursor, map)
        if let options = head.options { modules[module].sheet.append(options, of: cursor, map) }
        modules[module].sheet.append(glue: " do ", at: probe.offset, map)
        var end = probe.offset
        probe.skipElixirTrivia()
        let sigilStart = probe.offset
        if probe.isAt("~RULES"), let sigil = probe.readElixirSigil(), probe.text(in: sigil.name, is: "RULES") {
            modules[module].isSheet = true
            cursor.offset = probe.offset
            if !sigil.isTerminated {
                reportUnterminated(sigil, at: sigilStart, &builder)
            } else if isInline || isAtEnd(after: probe) {
                append(sigil)
                end = sigil.content.upperBound
            } else {
                addBody(sigil, &builder)
            }
        }
        modules[module].sheet.append(glue: "\nend\n", at: end, map)
    }

    private func isAtEnd(after probe: ByteCursor) -> Bool {
        var probe = probe
        probe.skipElixirTrivia()
        return probe.isAt(word: "end")
    }

    /// Reads the arguments of a `class` clause: a pattern, and options or a target that is not looked at.
    private func readHead(_ probe: inout ByteCursor) -> ClauseHead? {
        probe.skipSpace()
        let hasParentheses = probe.byte == UInt8(ascii: "(")
        if hasParentheses {
            probe.offset += 1
            probe.skipSpace()
        }
        guard probe.byte == UInt8(ascii: "\""), let pattern = readPattern(&probe) else { return nil }
        var head = ClauseHead(pattern: pattern)
        probe.skipSpace()
        guard hasParentheses else { return head }
        if probe.byte == UInt8(ascii: ",") {
            let comma = probe.offset
            probe.offset += 1
            probe.skipSpace()
            let isTarget = probe.isAt("target:")
            guard let close = closingParenthesis(from: probe) else { return nil }
            if isTarget { head.options = comma..<close }
            probe.offset = close
        }
        guard probe.byte == UInt8(ascii: ")") else { return nil }
        probe.offset += 1
        probe.skipSpace()
        return head
    }

    /// `"literal" <> variable`, and more of the same; nil when a part is something else.
    private func readPattern(_ probe: inout ByteCursor) -> Range<Int>? {
        let start = probe.offset
        while true {
            if probe.byte == UInt8(ascii: "\"") {
                let string = probe.readElixirString()
                guard string.isTerminated, !string.delimiter.isHeredoc,
                    string.content.count <= ElixirReader.maximumHeadLength,
                    !cursor.part(string.content).contains(UInt8(ascii: "\\")),
                    !cursor.part(string.content).contains(UInt8(ascii: "#"))
                else { return nil }
            } else if ByteCursor.isIdentifierStart(probe.byte) {
                probe.skipIdentifier()
            } else {
                return nil
            }
            let end = probe.offset
            probe.skipSpace()
            guard probe.isAt("<>") else { return start..<end }
            probe.offset += 2
            probe.skipSpace()
        }
    }

    /// The `)` that closes what was opened before the position, if it comes soon.
    private func closingParenthesis(from probe: ByteCursor) -> Int? {
        var probe = probe
        probe.end = min(probe.end, probe.offset + ElixirReader.maximumHeadLength)
        var depth = 0
        while !probe.isAtEnd {
            switch probe.byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                probe.offset += 1
            case UInt8(ascii: ")") where depth == 0: return probe.offset
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                probe.offset += 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = probe.readElixirString()
            default: probe.skipElixirToken()
            }
        }
        return nil
    }

    /// Passes `when …` up to the `do` or the comma before it; false when neither comes soon.
    private func passGuard(_ probe: inout ByteCursor) -> Bool {
        guard probe.isAt(word: "when") else { return true }
        let end = probe.end
        probe.end = min(end, probe.offset + ElixirReader.maximumHeadLength)
        defer { probe.end = end }
        while !probe.isAtEnd {
            if probe.isAt(word: "do") { return true }
            if probe.byte == UInt8(ascii: ",") {
                var next = probe.at(probe.offset + 1)
                next.skipSpace()
                if next.isAt("do:") { return true }
            }
            if probe.byte == UInt8(ascii: "\"") || probe.byte == UInt8(ascii: "'") {
                _ = probe.readElixirString()
            } else {
                probe.skipElixirToken()
            }
        }
        return false
    }
}

extension MappedText {
    /// Adds what a sigil in capitals stands for: its text, but that a backslash before the closing delimiter falls away.
    fileprivate mutating func append(_ sigil: ElixirLiteral, of source: ByteCursor, _ map: TextMap) {
        var start = sigil.content.lowerBound
        var offset = start
        let end = sigil.content.upperBound
        while offset < end {
            guard source.base[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            if offset + 1 < end, source.base[offset + 1] == sigil.delimiter.closer, !sigil.delimiter.isHeredoc {
                append(start..<offset, of: source, map)
                append(CollectionOfOne(sigil.delimiter.closer), for: offset..<(offset + 2), map)
                start = offset + 2
            }
            offset = min(end, offset + 2)
        }
        append(start..<end, of: source, map)
    }
}

extension ByteCursor {
    /// Passes white space, line breaks and comments of Elixir.
    mutating func skipElixirTrivia() {
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "#") else { return }
            skipLine()
        }
    }

    /// Whether a byte comes before the end of the text.
    func contains(_ byte: UInt8) -> Bool {
        UnsafeBufferPointer(start: base + offset, count: max(0, end - offset)).contains(byte)
    }

    /// Whether a backslash and a byte come before the end of the text.
    fileprivate func contains(escaped byte: UInt8) -> Bool {
        var position = offset
        while position + 1 < end {
            if base[position] == UInt8(ascii: "\\") {
                if base[position + 1] == byte { return true }
                position += 1
            }
            position += 1
        }
        return false
    }

    /// The name among some that a range holds.
    fileprivate func text(in range: Range<Int>, isAnyOf names: [StaticString]) -> String? {
        for name in names where text(in: range, is: name) { return name.description }
        return nil
    }
}
