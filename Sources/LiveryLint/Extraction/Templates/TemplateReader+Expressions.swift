import LiverySource

extension TemplateReader {
    /// Reads an attribute's value that is an Elixir expression.
    func readExpression(
        _ range: Range<Int>, of attribute: inout TemplateAttribute, _ builder: inout ContentBuilder
    ) {
        attribute.value = .dynamic
        if attribute.name == "class" {
            var reader = ClassExpressionReader(cursor.part(range), map)
            reader.read(into: &builder)
        }
        var part = cursor.part(range)
        part.skipElixirTrivia()
        if let literal = part.readElixirTextLiteral() {
            part.skipElixirTrivia()
            guard part.isAtEnd, literal.isTerminated else { return }
            let text = literal.text(in: cursor, map)
            guard !text.hasHoles else { return }
            let escaping = escaping(in: literal)
            attribute.value = .text(EmbeddedText(.plain, text, in: builder.host, escaping: escaping))
            if attribute.name == "style" { addStyle(text, escaping, &builder) }
        } else if part.byte == UInt8(ascii: "["), attribute.name == "style" {
            part.offset += 1
            readStyles(part, &builder)
        }
    }

    private func escaping(in literal: ElixirLiteral) -> [LiteralEscaping] {
        let delimiter = literal.delimiter
        if delimiter.isHeredoc { return [.verbatim(closer: delimiter.closer, count: 3)] + self.literal }
        return [literal.name.isEmpty ? .elixirString : .sigil(closer: delimiter.closer)] + self.literal
    }

    private func addStyle(_ text: MappedText, _ escaping: [LiteralEscaping], _ builder: inout ContentBuilder) {
        builder.content.inlineStyles.append(EmbeddedText(.body, text, in: builder.host, escaping: escaping))
    }

    /// Adds the strings of a list; its other elements are known only when the program runs.
    private func readStyles(_ list: ByteCursor, _ builder: inout ContentBuilder) {
        var part = list
        var isAtElement = true
        var depth = 0
        while !part.isAtEnd {
            part.skipElixirTrivia()
            let byte = part.byte
            if let literal = part.readElixirTextLiteral() {
                part.skipElixirTrivia()
                let isElement =
                    isAtElement && depth == 0 && literal.isTerminated
                    && (part.byte == UInt8(ascii: ",") || part.byte == UInt8(ascii: "]"))
                isAtElement = false
                guard isElement else { continue }
                let text = literal.text(in: cursor, map)
                if !text.hasHoles { addStyle(text, escaping(in: literal), &builder) }
                continue
            }
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth < 0 { return }
            isAtElement = byte == UInt8(ascii: ",") && depth == 0
            part.skipElixirToken()
        }
    }
}

extension ByteCursor {
    /// Passes a string, or a `~s` or `~S` sigil; nil, and passes nothing, when none is there.
    fileprivate mutating func readElixirTextLiteral() -> ElixirLiteral? {
        if byte == UInt8(ascii: "\"") { return readElixirString() }
        guard byte == UInt8(ascii: "~"), byte(after: 1) | 0x20 == UInt8(ascii: "s") else { return nil }
        var probe = self
        guard let sigil = probe.readElixirSigil(), sigil.name.count == 1 else { return nil }
        self = probe
        return sigil
    }
}

/// Finds the class names in an Elixir expression that is the value of a class attribute.
///
/// Every string counts that isn't compared or looked up: what the expression gives is one of them, or some put together.
struct ClassExpressionReader {
    /// What stands before a literal.
    private enum Operator {
        case none, concatenation, comparison
    }

    private var cursor: ByteCursor
    private let map: TextMap
    private var previous = Operator.none

    init(_ cursor: ByteCursor, _ map: TextMap) {
        self.cursor = cursor
        self.map = map
    }

    mutating func read(into builder: inout ContentBuilder) {
        while true {
            cursor.skipElixirTrivia()
            if cursor.isAtEnd { return }
            switch cursor.byte {
            case UInt8(ascii: "\""): addClasses(of: cursor.readElixirString(), &builder)
            case UInt8(ascii: "~"):
                if let sigil = cursor.readElixirSigil() {
                    if isText(sigil) { addClasses(of: sigil, &builder) }
                } else {
                    pass(&builder)
                }
            case UInt8(ascii: "'"):
                _ = cursor.readElixirString()
                pass(&builder)
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
                cursor.offset += 1
                previous = .none
            default: readToken(&builder)
            }
        }
    }

    private mutating func pass(_ builder: inout ContentBuilder) {
        builder.content.hasDynamicClasses = true
        previous = .none
    }

    /// Reads what is neither a string nor a list's punctuation.
    private mutating func readToken(_ builder: inout ContentBuilder) {
        pass(&builder)
        if cursor.isAt("<>") {
            cursor.offset += 2
            previous = .concatenation
        } else if cursor.isAt("==") || cursor.isAt("!=") || cursor.isAt("=~") {
            cursor.offset += cursor.isAt("===") || cursor.isAt("!==") ? 3 : 2
            previous = .comparison
        } else if cursor.byte == UInt8(ascii: ":") {
            cursor.offset += 1
            // An atom may be a string.
            if cursor.byte == UInt8(ascii: "\"") { _ = cursor.readElixirString() } else { cursor.skipIdentifier() }
        } else if ByteCursor.isIdentifierPart(cursor.byte) {
            let isIn = cursor.isAt(word: "in")
            cursor.skipElixirToken()
            if isIn { skipList() } else if cursor.byte == UInt8(ascii: "[") { skipList() }
        } else {
            cursor.skipElixirToken()
        }
    }

    /// Passes the list that something is looked for in, or the key that something is looked up by.
    private mutating func skipList() {
        var probe = cursor
        probe.skipSpace()
        if probe.byte == UInt8(ascii: "~") {
            if probe.readElixirSigil() != nil { cursor = probe }
            return
        }
        guard probe.byte == UInt8(ascii: "[") else { return }
        var depth = 0
        repeat {
            switch probe.byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                _ = probe.readElixirString()
                continue
            default: break
            }
            probe.skipElixirToken()
        } while depth > 0 && !probe.isAtEnd
        cursor = probe
    }

    private func isText(_ sigil: ElixirLiteral) -> Bool {
        ["w", "W", "s", "S"].contains { (name: StaticString) in cursor.text(in: sigil.name, is: name) }
    }

    private mutating func addClasses(of literal: ElixirLiteral, _ builder: inout ContentBuilder) {
        let before = previous
        previous = .none
        guard literal.isTerminated else {
            builder.content.hasDynamicClasses = true
            return
        }
        var next = cursor
        next.skipElixirTrivia()
        let isConcatenated = next.isAt("<>")
        let isKeyOrCompared =
            next.isAt("==") || next.isAt("!=") || next.isAt("=~") || next.isAt("=>") || next.isAt(word: "in")
            || next.byte == UInt8(ascii: ":") && next.offset == cursor.offset
        guard before != .comparison, !isKeyOrCompared else { return }
        builder.addClasses(
            literal.text(in: cursor, map), touchesBefore: before == .concatenation, touchesAfter: isConcatenated)
    }
}
