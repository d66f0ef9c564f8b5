import LiverySource

/// Reads the elements of a template, or of markup without expressions.
struct TemplateReader {
    /// What stands in a text besides elements.
    enum Dialect {
        /// Expressions in braces and EEx tags.
        case heex
        /// Nothing.
        case markup
    }

    var cursor: ByteCursor
    let map: TextMap
    let dialect: Dialect
    /// The literal of a host language that the template stands in.
    let literal: [LiteralEscaping]
    private let escapingInDoubleQuotes: [LiteralEscaping]
    private let escapingInSingleQuotes: [LiteralEscaping]
    /// The elements that are open, innermost last.
    private var open: [(index: Int, tag: Range<Int>)] = []
    /// How many elements are open inside the innermost of these, too deep to be told apart.
    private var deeperCount = 0
    /// Whether a brace was not closed, and no later one is looked at.
    private var hasUnclosedBrace = false
    /// Whether a `<%` was not closed, and no later one is looked at.
    private var hasUnclosedTag = false

    init(_ cursor: ByteCursor, _ map: TextMap, dialect: Dialect, literal: [LiteralEscaping]) {
        self.cursor = cursor
        self.map = map
        self.dialect = dialect
        self.literal = literal
        escapingInDoubleQuotes = [.attribute(quote: UInt8(ascii: "\""))] + literal
        escapingInSingleQuotes = [.attribute(quote: UInt8(ascii: "'"))] + literal
    }

    /// Reads the whole text.
    mutating func read(into builder: inout ContentBuilder) {
        while true {
            skipText()
            guard cursor.offset < cursor.end else { return }
            if cursor.base[cursor.offset] == UInt8(ascii: "{") {
                if !skipBraces() { cursor.offset += 1 }
            } else {
                readTag(&builder)
            }
        }
    }

    /// Passes text up to a tag or, where there are any, an expression.
    private mutating func skipText() {
        let hasBraces = dialect == .heex
        var position = cursor.offset
        while position < cursor.end {
            let byte = cursor.base[position]
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") && hasBraces { break }
            position += 1
        }
        cursor.offset = position
    }

    // MARK: Tags

    /// Reads what begins with the `<` at the position.
    private mutating func readTag(_ builder: inout ContentBuilder) {
        switch cursor.byte(after: 1) {
        case UInt8(ascii: "!"): skipDeclaration()
        case UInt8(ascii: "?"): cursor.skip(past: "?>")
        case UInt8(ascii: "%") where dialect == .heex: skipEEx()
        case UInt8(ascii: "/"): readEndTag()
        case let byte where ByteCursor.isIdentifierStart(byte): readElement(&builder)
        case UInt8(ascii: "."), UInt8(ascii: ":"):
            if dialect == .heex, ByteCursor.isIdentifierStart(cursor.byte(after: 2)) {
                readElement(&builder)
            } else {
                cursor.offset += 1
            }
        default: cursor.offset += 1
        }
    }

    private mutating func skipDeclaration() {
        if cursor.isAt("<!--") {
            cursor.offset += 4
            cursor.skip(past: "-->")
        } else if cursor.isAt("<![CDATA[") {
            cursor.skip(past: "]]>")
        } else {
            cursor.skip(past: ">")
        }
    }

    /// Passes `<% … %>` or a comment in that form; a `<` that begins none is passed alone.
    mutating func skipEEx() {
        let start = cursor.offset
        if hasUnclosedTag {
            cursor.offset += 2
        } else if cursor.isAt("<%!--") {
            if !cursor.skip(past: "--%>") { closeEEx(at: start) }
        } else if !cursor.skip(past: "%>") {
            closeEEx(at: start)
        }
    }

    /// What follows a tag that isn't closed is read as if the tag weren't there.
    private mutating func closeEEx(at start: Int) {
        hasUnclosedTag = true
        cursor.offset = min(cursor.end, start + 2)
    }

    /// Passes `{ … }` with all that nests in it; false, and passes nothing, when it isn't closed.
    mutating func skipBraces() -> Bool {
        if hasUnclosedBrace { return false }
        var probe = cursor
        probe.offset += 1
        guard probe.skipElixirBraces() else {
            hasUnclosedBrace = true
            return false
        }
        cursor = probe
        return true
    }

    private static func isTagNamePart(_ byte: UInt8) -> Bool {
        ByteCursor.isIdentifierPart(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: "-")
    }

    private mutating func readTagName() -> Range<Int> {
        let start = cursor.offset
        while TemplateReader.isTagNamePart(cursor.byte) { cursor.offset += 1 }
        return start..<cursor.offset
    }

    private mutating func readEndTag() {
        cursor.offset += 2
        let name = readTagName()
        while cursor.offset < cursor.end, cursor.byte != UInt8(ascii: ">"), cursor.byte != UInt8(ascii: "<") {
            cursor.offset += 1
        }
        if cursor.byte == UInt8(ascii: ">") { cursor.offset += 1 }
        if deeperCount > 0 {
            deeperCount -= 1
        } else if let match = open.lastIndex(where: { isSameText($0.tag, name) }) {
            open.removeSubrange(match...)
        }
    }

    private func isSameText(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { cursor.base[$0] == cursor.base[$1] }
    }

    private mutating func readElement(_ builder: inout ContentBuilder) {
        cursor.offset += 1
        let tag = readTagName()
        let index = builder.content.elements.count
        builder.content.elements.append(
            TemplateElement(
                tag: cursor.text(in: tag), tagRange: hostRange(tag), attributes: [], parent: open.last?.index,
                hasSpread: false))
        guard readAttributes(of: index, &builder), !isVoid(tag) else { return }
        if cursor.text(in: tag, is: "script") || cursor.text(in: tag, is: "style") {
            skipRawText(tag)
        } else if open.count < HostReader.maximumNesting {
            open.append((index, tag))
        } else {
            deeperCount += 1
            builder.reportNesting(tag, map)
        }
    }

    /// Passes the text of an element that has no elements in it, and its end tag.
    private mutating func skipRawText(_ tag: Range<Int>) {
        while cursor.skip(past: "</") {
            let name = cursor.offset..<min(cursor.end, cursor.offset + tag.count)
            if isSameText(tag, name) {
                cursor.skip(past: ">")
                return
            }
        }
    }

    /// The elements of HTML that have no end tag. Native ones have other names.
    private func isVoid(_ tag: Range<Int>) -> Bool {
        guard tag.count <= 6, cursor.base[tag.lowerBound] >= 0x61 else { return false }
        let names: [StaticString] = [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ]
        return names.contains { cursor.text(in: tag, is: $0) }
    }

    // MARK: Attributes

    func hostRange(_ range: Range<Int>) -> SourceRange {
        map.hostRange(of: SourceRange(range.lowerBound, range.upperBound))
    }

    /// Reads the attributes of a start tag and its `>`; says whether the element is open.
    private mutating func readAttributes(of element: Int, _ builder: inout ContentBuilder) -> Bool {
        while true {
            cursor.skipSpace()
            switch cursor.byte {
            case UInt8(ascii: ">"):
                cursor.offset += 1
                return true
            case UInt8(ascii: "/"):
                cursor.offset += 1
                guard cursor.byte == UInt8(ascii: ">") else { continue }
                cursor.offset += 1
                return false
            case UInt8(ascii: "<"):
                // Without a `>`, the element ends before the next one.
                guard dialect == .heex, cursor.byte(after: 1) == UInt8(ascii: "%") else { return true }
                skipEEx()
                builder.content.elements[element].hasSpread = true
            case UInt8(ascii: "{") where dialect == .heex:
                builder.content.elements[element].hasSpread = true
                if !skipBraces() { cursor.offset += 1 }
            default:
                if cursor.isAtEnd { return true }
                readAttribute(of: element, &builder)
            }
        }
    }

    private mutating func readAttribute(of element: Int, _ builder: inout ContentBuilder) {
        let start = cursor.offset
        nameBytes: while cursor.offset < cursor.end {
            switch cursor.base[cursor.offset] {
            case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "{"),
                UInt8(ascii: "\""), UInt8(ascii: "'"), 0x20, 0x09...0x0D:
                break nameBytes
            default: cursor.offset += 1
            }
        }
        let name = start..<cursor.offset
        guard !name.isEmpty else {
            cursor.offset += 1
            return
        }
        var probe = cursor
        probe.skipSpace()
        var attribute = TemplateAttribute(
            name: cursor.text(in: name), nameRange: hostRange(name), value: .none,
            valueRange: hostRange(name.upperBound..<name.upperBound))
        if probe.byte == UInt8(ascii: "=") {
            probe.offset += 1
            probe.skipSpace()
            cursor.offset = probe.offset
            readValue(of: &attribute, &builder)
        }
        builder.content.elements[element].attributes.append(attribute)
    }

    private mutating func readValue(of attribute: inout TemplateAttribute, _ builder: inout ContentBuilder) {
        let start = cursor.offset
        switch cursor.byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let value = readQuoted() else {
                builder.report(
                    .unterminatedLiteral, "the value of '\(attribute.name)' has no closing quote", start..<(start + 1),
                    map)
                attribute.value = .dynamic
                return
            }
            let isDouble = cursor.base[start] == UInt8(ascii: "\"")
            set(
                &attribute, to: decoded(value), value, isDouble ? escapingInDoubleQuotes : escapingInSingleQuotes,
                &builder)
        case UInt8(ascii: "{") where dialect == .heex:
            guard skipBraces() else {
                attribute.value = .dynamic
                cursor.offset += 1
                return
            }
            let expression = (start + 1)..<(cursor.offset - 1)
            attribute.valueRange = hostRange(expression)
            readExpression(expression, of: &attribute, &builder)
        case UInt8(ascii: "<") where dialect == .heex && cursor.byte(after: 1) == UInt8(ascii: "%"):
            skipEEx()
            attribute.valueRange = hostRange(start..<cursor.offset)
            attribute.value = .dynamic
            if attribute.name == "class" { builder.content.hasDynamicClasses = true }
        default:
            while cursor.offset < cursor.end, !ByteCursor.isSpace(cursor.byte), cursor.byte != UInt8(ascii: ">"),
                cursor.byte != UInt8(ascii: "<")
            {
                cursor.offset += 1
            }
            let value = start..<cursor.offset
            set(&attribute, to: decoded(value), value, [LiteralEscaping.unquoted] + literal, &builder)
        }
    }

    /// Sets a value that is a text, or one in part.
    func set(
        _ attribute: inout TemplateAttribute, to text: MappedText, _ range: Range<Int>, _ escaping: [LiteralEscaping],
        _ builder: inout ContentBuilder
    ) {
        attribute.valueRange = hostRange(range)
        attribute.value =
            text.hasHoles ? .dynamic : .text(EmbeddedText(.plain, text, in: builder.host, escaping: escaping))
        builder.addValue(ofAttribute: attribute.name, text, escaping: escaping)
    }

    /// Passes a quoted value; nil when it isn't closed. EEx tags in it may have quotes of their own.
    private mutating func readQuoted() -> Range<Int>? {
        let quote = cursor.byte
        cursor.offset += 1
        let start = cursor.offset
        while cursor.offset < cursor.end {
            let byte = cursor.base[cursor.offset]
            if byte == quote {
                cursor.offset += 1
                return start..<(cursor.offset - 1)
            }
            if byte == UInt8(ascii: "<"), dialect == .heex, cursor.byte(after: 1) == UInt8(ascii: "%") {
                skipEEx()
            } else {
                cursor.offset += 1
            }
        }
        return nil
    }

    /// What an attribute's text stands for: entities replaced, and holes where it has EEx tags or braces.
    private func decoded(_ range: Range<Int>) -> MappedText {
        var text = MappedText(range.lowerBound..<range.lowerBound, of: cursor, map)
        var part = cursor.part(range)
        var start = range.lowerBound
        while !part.isAtEnd {
            let special = part.offset
            switch part.byte {
            case UInt8(ascii: "&"):
                guard let scalar = part.readEntity() else { continue }
                text.append(start..<special, of: cursor, map)
                text.append(UnicodeScalar(scalar).map { Array(String($0).utf8) } ?? [], for: special..<part.offset, map)
            case UInt8(ascii: "<") where dialect == .heex && part.byte(after: 1) == UInt8(ascii: "%"):
                guard part.skip(past: "%>") else { continue }
                text.append(start..<special, of: cursor, map)
                text.appendHole(for: special..<part.offset, map)
            case UInt8(ascii: "{") where dialect == .heex:
                part.offset += 1
                guard part.skipElixirBraces() else {
                    // Nothing after it closes a brace either.
                    text.append(start..<range.upperBound, of: cursor, map)
                    return text
                }
                text.append(start..<special, of: cursor, map)
                text.appendHole(for: special..<part.offset, map)
            default:
                part.offset += 1
                continue
            }
            start = part.offset
        }
        text.append(start..<range.upperBound, of: cursor, map)
        return text
    }
}
