import LiverySource

/// Reads a Swift file: string literals that a comment or a macro marks as sheets, modifiers or class names.
struct SwiftReader {
    /// What a literal is marked as.
    private enum Mark {
        case sheet, body, classes
        /// A sheet or modifiers, as the text says.
        case either
    }

    private var cursor: ByteCursor
    private let map: TextMap

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
        map = TextMap(verbatim: SourceRange(0, cursor.end))
    }

    /// Reads the whole file.
    mutating func read(into builder: inout ContentBuilder) {
        while true {
            skipCode()
            guard cursor.offset < cursor.end else { return }
            switch cursor.base[cursor.offset] {
            case UInt8(ascii: "/"): readComment(&builder)
            case UInt8(ascii: "#"): readNumberSign(&builder)
            default: _ = cursor.readSwiftLiteral()
            }
        }
    }

    /// Passes code up to a slash, a number sign or a quote.
    private mutating func skipCode() {
        var position = cursor.offset
        while position < cursor.end {
            let byte = cursor.base[position]
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") { break }
            position += 1
        }
        cursor.offset = position
    }

    private mutating func readComment(_ builder: inout ContentBuilder) {
        if cursor.byte(after: 1) == UInt8(ascii: "/") {
            cursor.skipLine()
        } else if cursor.byte(after: 1) == UInt8(ascii: "*") {
            let start = cursor.offset
            cursor.skipNestedComment()
            let range = start..<cursor.offset
            guard let mark = mark(range) else { return }
            cursor.skipSpace()
            if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "#") && isAtRawString {
                readMarked(mark, &builder)
            } else {
                builder.report(
                    .danglingMarker, severity: .warning,
                    "no string literal follows this comment, so nothing is checked",
                    range, map)
            }
        } else {
            cursor.offset += 1
        }
    }

    private var isAtRawString: Bool {
        var probe = cursor
        while probe.byte == UInt8(ascii: "#") { probe.offset += 1 }
        return probe.byte == UInt8(ascii: "\"")
    }

    /// What a comment marks the literal after it as, if anything.
    private func mark(_ comment: Range<Int>) -> Mark? {
        guard comment.count < 64, comment.count >= 4 else { return nil }
        let text = cursor.text(in: (comment.lowerBound + 2)..<(comment.upperBound - 2))
        switch text.split(whereSeparator: \.isWhitespace) {
        case ["livery"]: return .either
        case ["livery", "sheet"]: return .sheet
        case ["livery", "body"]: return .body
        case ["livery", "class"]: return .classes
        default: return nil
        }
    }

    /// Reads a raw string, or one of the macros that take a sheet or modifiers, at its `#`.
    private mutating func readNumberSign(_ builder: inout ContentBuilder) {
        if isAtRawString {
            _ = cursor.readSwiftLiteral()
            return
        }
        cursor.offset += 1
        if cursor.byte == UInt8(ascii: "/") {
            skipRegularExpression()
            return
        }
        let name = cursor.skipIdentifier()
        let isSheet = cursor.text(in: name, is: "stylesheet")
        guard isSheet || cursor.text(in: name, is: "modifiers") else { return }
        cursor.skipSpace()
        guard cursor.byte == UInt8(ascii: "(") else { return }
        cursor.offset += 1
        cursor.skipSpace()
        if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "#") && isAtRawString {
            readMarked(isSheet ? .sheet : .body, &builder)
        }
    }

    /// Passes `#/ … /#` after its `#`, on one line or more; quotes in it mean nothing.
    private mutating func skipRegularExpression() {
        var line = cursor
        line.skipLine()
        var probe = cursor.part(cursor.offset..<line.offset)
        if probe.skip(past: "/#") { cursor.offset = probe.offset } else { cursor.offset += 1 }
    }

    private mutating func readMarked(_ mark: Mark, _ builder: inout ContentBuilder) {
        let start = cursor.offset
        guard let literal = cursor.readSwiftLiteral() else { return }
        let delimiter = start..<min(cursor.end, start + literal.hashes + (literal.isMultiline ? 3 : 1))
        guard literal.isTerminated else {
            builder.report(.unterminatedLiteral, "this marked string literal is never closed", delimiter, map)
            return
        }
        if let interpolation = literal.interpolation {
            builder.report(
                .dynamicStylesheet, severity: .warning,
                "a marked string literal can't have interpolation: what it becomes isn't known, so nothing is checked",
                interpolation, map)
            if case .classes = mark { builder.content.hasDynamicClasses = true }
            return
        }
        let text = literal.text(in: cursor, map)
        let kind: EmbeddedText.Kind
        switch mark {
        case .classes:
            builder.addClasses(text)
            return
        case .sheet: kind = .sheet
        case .body: kind = .body
        case .either: kind = beginsSheet(text.bytes) ? .sheet : .body
        }
        builder.content.texts.append(
            EmbeddedText(
                kind, text, in: builder.host,
                escaping: [.swift(hashes: literal.hashes, indentation: literal.indentation(in: cursor))]))
    }

    /// Whether a text begins as a sheet does, with a pattern or a directive, and not with a modifier.
    private func beginsSheet(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return false }
            var cursor = ByteCursor(base, 0..<bytes.count)
            while true {
                cursor.skipSpace()
                if cursor.byte == UInt8(ascii: "#") || cursor.isAt("//") {
                    cursor.skipLine()
                } else if cursor.isAt("/*") {
                    cursor.skipNestedComment()
                } else {
                    break
                }
            }
            if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "@") { return true }
            guard !cursor.skipIdentifier().isEmpty else { return false }
            cursor.skipSpace()
            return cursor.isAt("<>")
        }
    }
}

extension ByteCursor {
    /// Passes a comment at its `/*`, and the comments in it; without an end, everything.
    mutating func skipNestedComment() {
        var depth = 0
        var position = offset
        while position + 1 < end {
            if base[position] == UInt8(ascii: "/"), base[position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if base[position] == UInt8(ascii: "*"), base[position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 {
                    offset = position
                    return
                }
            } else {
                position += 1
            }
        }
        offset = end
    }
}
