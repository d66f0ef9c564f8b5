import LiverySource

extension ErlangReader {
    func hostRange(_ range: Range<Int>) -> SourceRange {
        map.hostRange(of: SourceRange(range.lowerBound, range.upperBound))
    }

    /// Reads a list of attributes after its bracket, and passes the bracket that closes it.
    mutating func readAttributes(of element: inout TemplateElement, _ builder: inout ContentBuilder) {
        while true {
            cursor.skipErlangTrivia()
            if cursor.isAtEnd || isAtFormEnd { return }
            switch cursor.byte {
            case UInt8(ascii: "]"):
                cursor.offset += 1
                return
            case UInt8(ascii: ")"), UInt8(ascii: "}"): return
            case UInt8(ascii: ","): cursor.offset += 1
            case UInt8(ascii: "|"):
                element.hasSpread = true
                cursor.offset += 1
            case UInt8(ascii: "{"):
                cursor.offset += 1
                readAttribute(of: &element, &builder)
            default: readBareAttribute(of: &element, &builder)
            }
        }
    }

    /// Reads an atom alone, or another expression, which may give any attributes.
    private mutating func readBareAttribute(of element: inout TemplateElement, _ builder: inout ContentBuilder) {
        let start = cursor.offset
        if let name = readAtom() {
            cursor.skipErlangTrivia()
            if cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: "]") {
                element.attributes.append(
                    TemplateAttribute(
                        name: cursor.text(in: name), nameRange: hostRange(name), value: .none,
                        valueRange: hostRange(name.upperBound..<name.upperBound)))
                return
            }
        }
        element.hasSpread = true
        skipExpression(stopsAtComma: true, &builder)
        // Whatever stands here, reading goes on.
        if cursor.offset == start { cursor.offset += 1 }
    }

    /// Reads `name, value}` after the brace.
    private mutating func readAttribute(of element: inout TemplateElement, _ builder: inout ContentBuilder) {
        cursor.skipErlangTrivia()
        guard let name = readAtom() else {
            element.hasSpread = true
            closeTuple(&builder)
            return
        }
        cursor.skipErlangTrivia()
        guard cursor.byte == UInt8(ascii: ",") else {
            closeTuple(&builder)
            return
        }
        cursor.offset += 1
        cursor.skipErlangTrivia()
        let start = cursor.offset
        var attribute = TemplateAttribute(
            name: cursor.text(in: name), nameRange: hostRange(name), value: .dynamic,
            valueRange: hostRange(start..<start))
        if let literal = cursor.readErlangLiteral(map) {
            if !literal.isTerminated {
                builder.report(
                    .unterminatedLiteral, "the value of '\(attribute.name)' is never closed", start..<(start + 1), map)
            }
            cursor.skipErlangTrivia()
            if cursor.byte == UInt8(ascii: "}"), literal.isTerminated {
                attribute.valueRange = hostRange(literal.content)
                attribute.value = .text(
                    EmbeddedText(.plain, literal.text, in: builder.host, escaping: [literal.escaping]))
                builder.addValue(ofAttribute: attribute.name, literal.text, escaping: [literal.escaping])
                element.attributes.append(attribute)
                closeTuple(&builder)
                return
            }
            cursor.offset = literal.isTerminated ? start : cursor.offset
        }
        let isClass = attribute.name == "class"
        if isClass { builder.content.hasDynamicClasses = true }
        skipExpression(findsClasses: isClass, &builder)
        var end = cursor.offset
        while end > start, ByteCursor.isSpace(cursor.base[end - 1]) { end -= 1 }
        attribute.valueRange = hostRange(start..<end)
        element.attributes.append(attribute)
        closeTuple(&builder)
    }

    private mutating func closeTuple(_ builder: inout ContentBuilder) {
        skipExpression(&builder)
        if cursor.byte == UInt8(ascii: "}") { cursor.offset += 1 }
    }

    /// Passes an expression up to a bracket that it doesn't open, the end of the form, or a comma.
    ///
    /// - Parameter findsClasses: Whether strings that the expression may give are class names: all that aren't arguments,
    ///   patterns or compared. In a list or a binary they are put together with what stands beside them.
    mutating func skipExpression(
        stopsAtComma: Bool = false, findsClasses: Bool = false, _ builder: inout ContentBuilder
    ) {
        var brackets: [UInt8] = []
        var previous: UInt8 = 0
        while !cursor.isAtEnd, !isAtFormEnd {
            let byte = cursor.byte
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets.append(byte)
                cursor.offset += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if brackets.isEmpty { return }
                while let bracket = brackets.popLast(), bracket == UInt8(ascii: "<") {}
                cursor.offset += 1
            case UInt8(ascii: ",") where brackets.isEmpty && stopsAtComma: return
            case UInt8(ascii: "\""), UInt8(ascii: "~"), UInt8(ascii: "<"):
                guard let literal = cursor.readErlangLiteral(map) else {
                    if cursor.isAt("<<") {
                        brackets.append(byte)
                        cursor.offset += 1
                    }
                    cursor.offset += 1
                    break
                }
                guard literal.isTerminated, findsClasses else { break }
                addClasses(of: literal, in: brackets.last, after: previous, &builder)
            case UInt8(ascii: ">") where brackets.last == UInt8(ascii: "<") && cursor.isAt(">>"):
                brackets.removeLast()
                cursor.offset += 2
            case UInt8(ascii: "%"), 0x20, 0x09...0x0D:
                cursor.skipErlangTrivia()
                continue
            case _ where ByteCursor.isIdentifierPart(byte): cursor.skipIdentifier()
            default: skipToken()
            }
            previous = byte
        }
    }

    /// Adds the class names of a string in an expression.
    private func addClasses(
        of literal: ErlangLiteral, in bracket: UInt8?, after previous: UInt8, _ builder: inout ContentBuilder
    ) {
        let isList = bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "<")
        guard bracket == nil || isList else { return }
        var next = cursor
        next.skipErlangTrivia()
        let isPatternOrCompared =
            next.isAt("->") || next.isAt("=") || next.isAt("/=") || previous == UInt8(ascii: "=")
        guard !isPatternOrCompared else { return }
        let comma = UInt8(ascii: ",")
        builder.addClasses(
            literal.text, touchesBefore: previous == UInt8(ascii: "+") || isList && previous == comma,
            touchesAfter: next.isAt("++") || isList && next.byte == comma)
    }
}
