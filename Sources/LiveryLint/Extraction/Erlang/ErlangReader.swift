import LiverySource

/// Reads an Erlang file: the elements in `?native(…)`.
///
/// An element is a tuple of an atom, a list of attributes and its children: `{'Text', [{class, ~"title"}], […]}`. It is
/// found wherever it stands in the macro's argument, also in functions and conditions.
struct ErlangReader {
    /// A bracket that is open in `?native(…)`.
    private struct Bracket {
        /// The element that it is, or that is around it.
        var element: Int?
        /// How many brackets of elements are around it, itself included.
        var depth: Int
    }

    var cursor: ByteCursor
    let map: TextMap

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
        map = TextMap(verbatim: SourceRange(0, cursor.end))
    }

    /// Reads the whole file.
    mutating func read(into builder: inout ContentBuilder) {
        while true {
            skipCode()
            guard cursor.offset < cursor.end else { return }
            guard cursor.base[cursor.offset] == UInt8(ascii: "?") else {
                skipToken()
                continue
            }
            cursor.offset += 1
            guard cursor.text(in: cursor.skipIdentifier(), is: "native") else { continue }
            cursor.skipErlangTrivia()
            if cursor.byte == UInt8(ascii: "(") { readNative(&builder) }
        }
    }

    /// Passes code up to a macro, or what may hide one.
    private mutating func skipCode() {
        var position = cursor.offset
        scan: while position < cursor.end {
            switch cursor.base[position] {
            case UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "%"), UInt8(ascii: "$"),
                UInt8(ascii: "~"):
                break scan
            default: position += 1
            }
        }
        cursor.offset = position
    }

    /// Passes a comment, literal or quoted atom, or one other byte.
    mutating func skipToken() {
        switch cursor.byte {
        case UInt8(ascii: "%"): cursor.skipLine()
        case UInt8(ascii: "$"): cursor.skipErlangCharacter()
        case UInt8(ascii: "'"): _ = cursor.readErlangQuotedAtom()
        case UInt8(ascii: "\""), UInt8(ascii: "~"):
            if cursor.readErlangLiteral(map) == nil { cursor.offset += 1 }
        default: cursor.offset += 1
        }
    }

    // MARK: Elements

    /// Reads the argument of `?native` at its parenthesis, up to the one that closes it or the end of the form.
    private mutating func readNative(_ builder: inout ContentBuilder) {
        cursor.offset += 1
        var brackets = [Bracket(element: nil, depth: 0)]
        while let innermost = brackets.last, !cursor.isAtEnd, !isAtFormEnd {
            switch cursor.byte {
            case UInt8(ascii: "{"):
                switch readTuple(parent: innermost.element, &builder) {
                case .element(let index) where innermost.depth < HostReader.maximumNesting:
                    brackets.append(Bracket(element: index, depth: innermost.depth + 1))
                case .element:
                    builder.reportNesting(cursor.offset..<cursor.offset, map)
                    brackets.append(innermost)
                case .other: brackets.append(innermost)
                }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                cursor.offset += 1
                brackets.append(innermost)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                cursor.offset += 1
                brackets.removeLast()
            case UInt8(ascii: "?"):
                cursor.offset += 1
                guard cursor.text(in: cursor.skipIdentifier(), is: "html") else { continue }
                cursor.skipErlangTrivia()
                if cursor.byte == UInt8(ascii: "(") {
                    cursor.offset += 1
                    skipExpression(&builder)
                    if cursor.byte == UInt8(ascii: ")") { cursor.offset += 1 }
                }
            case let byte where ByteCursor.isIdentifierPart(byte):
                // The elements of a function that is named stand elsewhere, where nothing tells them from other tuples.
                if cursor.text(in: cursor.skipIdentifier(), is: "fun"), isAtFunctionName {
                    builder.content.hasDynamicClasses = true
                }
            default: skipToken()
            }
        }
    }

    /// Whether `name/1` or `module:name/1` comes after `fun`.
    private var isAtFunctionName: Bool {
        var probe = cursor
        probe.skipErlangTrivia()
        guard !probe.skipIdentifier().isEmpty else { return false }
        return probe.byte == UInt8(ascii: "/") || probe.byte == UInt8(ascii: ":")
    }

    /// Whether the dot that ends a form is here.
    var isAtFormEnd: Bool {
        guard cursor.byte == UInt8(ascii: ".") else { return false }
        let next = cursor.byte(after: 1)
        return ByteCursor.isSpace(next) || next == UInt8(ascii: "%") || cursor.offset + 1 >= cursor.end
    }

    /// Passes an atom, quoted or not, and gives its name; nil, and passes nothing, when none is there.
    mutating func readAtom() -> Range<Int>? {
        if cursor.byte == UInt8(ascii: "'") { return cursor.readErlangQuotedAtom() }
        guard cursor.byte &- 0x61 < 26 else { return nil }
        let start = cursor.offset
        while ByteCursor.isIdentifierPart(cursor.byte) || cursor.byte == UInt8(ascii: "@") { cursor.offset += 1 }
        return start..<cursor.offset
    }

    private enum Tuple {
        case element(Int)
        case other
    }

    /// Passes the brace at the position and, when it begins an element, `'Text', [attributes]` after it. Of a tuple that
    /// is none, what was passed isn't read again.
    private mutating func readTuple(parent: Int?, _ builder: inout ContentBuilder) -> Tuple {
        cursor.offset += 1
        var probe = self
        probe.cursor.skipErlangTrivia()
        guard let tag = probe.readAtom() else { return .other }
        probe.cursor.skipErlangTrivia()
        guard probe.cursor.byte == UInt8(ascii: ",") else { return .other }
        probe.cursor.offset += 1
        probe.cursor.skipErlangTrivia()
        guard probe.cursor.byte == UInt8(ascii: "[") else { return .other }
        cursor.offset = probe.cursor.offset + 1
        var element = TemplateElement(
            tag: cursor.text(in: tag), tagRange: hostRange(tag), attributes: [], parent: parent, hasSpread: false)
        let classCount = builder.content.classUses.count
        let styleCount = builder.content.inlineStyles.count
        let hasDynamicClasses = builder.content.hasDynamicClasses
        readAttributes(of: &element, &builder)
        cursor.skipErlangTrivia()
        guard cursor.byte == UInt8(ascii: ",") else {
            // An element has children. A tuple of two is data, and what was found in it is none of an element's.
            builder.content.classUses.removeSubrange(classCount...)
            builder.content.inlineStyles.removeSubrange(styleCount...)
            builder.content.hasDynamicClasses = hasDynamicClasses
            return .other
        }
        builder.content.elements.append(element)
        return .element(builder.content.elements.count - 1)
    }
}
