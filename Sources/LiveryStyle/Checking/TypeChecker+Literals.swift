import LiveryCatalogue
import LiverySource
import LiverySyntax

extension TypeChecker {
    // MARK: Scalars

    mutating func checkLiteral(_ expression: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        switch expression.kind {
        case .boolean(let value):
            return try checkLiteral(.boolean, .boolean(value), "a boolean", expression, as: expected)
        case .integer(let value):
            return try checkLiteral(.integer, .integer(value), "the integer \(value)", expression, as: expected)
        case .number(let value):
            return try checkLiteral(
                .number, .number(value), "the number \(StyleValue.text(of: value))", expression, as: expected)
        case .string(let text): return try checkString(text, expression, as: expected)
        default: throw mismatch(expression, expected, found(expression))
        }
    }

    private func checkLiteral(
        _ kind: LiteralKind, _ value: StyleValue, _ phrase: @autoclosure () -> String, _ expression: Expression,
        as expected: KnownType
    ) throws(Mistake) -> Checked {
        var checked = Checked(expression: blank)
        switch lookups.fit(of: kind, as: expected) {
        case .asWritten(let conversions):
            checked.score.conversions = conversions
            if makesValues { checked.expression = .constant(value) }
        case .asNumber(let conversions):
            checked.score.conversions = conversions
            // An integer written where a number is asked for is a number.
            if makesValues, case .integer(let integer) = value {
                checked.expression = .constant(.number(Double(integer)))
            }
        case .misfit, .asText, .asCharacter: throw mismatch(expression, expected, phrase())
        }
        return checked
    }

    private mutating func checkString(_ text: String, _ expression: Expression, as expected: KnownType)
        throws(Mistake)
        -> Checked
    {
        var checked = Checked(expression: blank)
        switch lookups.fit(of: .string, as: expected) {
        case .asWritten(let conversions), .asNumber(let conversions):
            checked.score.conversions = conversions
            if makesValues { checked.expression = .constant(.string(text)) }
        case .asText(let conversions):
            hasReadContent = true
            let type = expected.reference.name ?? ""
            guard let value = lookups.conversion.value(of: text, as: .named(type)) else {
                throw mismatch(
                    expression, lookups.type(.named(type)),
                    type == "Date" ? "a string that is no ISO 8601 date" : "a string that is no URL")
            }
            checked.score.conversions = conversions
            checked.expression = .constant(value)
        case .asCharacter:
            hasReadContent = true
            guard text.count == 1 else {
                throw mismatch(expression, expected, "a string of \(text.count) characters")
            }
            if makesValues { checked.expression = .constant(.string(text)) }
        case .misfit: throw stringMismatch(text, expression, expected)
        }
        return checked
    }

    /// Someone who writes `"red"` where `.red` is meant, or `"8"` where a number is, is told so.
    private func stringMismatch(_ text: String, _ expression: Expression, _ expected: KnownType) -> Mistake {
        var mistake = mismatch(expression, expected, "a string")
        guard isExplaining else { return mistake }
        if let type = expected.named, !lookups.staticMembers(named: text, on: type).isEmpty {
            mistake.fixIts = replacement(of: expression.range, reading: "\"\(text)\"", with: ".\(text)")
        } else if let literal = LiteralKind(spelling: text), lookups.takes(literal, as: expected) {
            mistake.fixIts = replacement(of: expression.range, reading: "\"\(text)\"", with: text)
        }
        return mistake
    }

    /// Captured text, which converts as the text of a prop does.
    func checkCaptured(_ text: String, _ range: SourceRange, as expected: KnownType) throws(Mistake) -> Checked {
        guard let row = lookups.row(for: expected) else {
            throw mistake(
                2,
                Mistake(
                    rule: "type-mismatch", .type([wanted(expected)], found: "the captured text '\(text)'"), range: range
                ))
        }
        guard let value = lookups.conversion.value(of: .string(text), in: row) else {
            throw mistake(
                2,
                Mistake(rule: "type-mismatch", .capturedText([wanted(expected)], text), range: range))
        }
        var checked = Checked(expression: .constant(value))
        checked.score.conversions = expected.attributeRank
        return checked
    }

    // MARK: Collections

    mutating func checkArray(_ elements: [Expression], _ expression: Expression, as expected: KnownType)
        throws(Mistake)
        -> Checked
    {
        guard let elementType = lookups.listElement(of: expected) else {
            let names = elements.compactMap { if case .atom(let name) = $0.kind { name } else { nil } }
            if !names.isEmpty, names.count == elements.count { return try checkAtoms(names, expression, as: expected) }
            throw mismatch(expression, expected, "a list")
        }
        var checked = Checked(expression: blank)
        var values: [CheckedExpression] = []
        for element in elements {
            let value = try check(element: element, as: elementType)
            if makesValues { values.append(value.expression) }
            checked.add(value)
        }
        if makesValues { checked.expression = CheckedExpression.array(values).folded }
        return checked
    }

    /// A part of a value whose kind is right: a mistake in it is more to the point than one of a place that asks for
    /// another kind.
    private mutating func check(element: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        do throws(Mistake) { return try check(element, as: expected) } catch {
            var mistake = within(element, error, progress: 4)
            mistake.isWithinArgument = true
            throw mistake
        }
    }

    mutating func checkDictionary(_ entries: [Argument], _ expression: Expression, as expected: KnownType)
        throws(Mistake) -> Checked
    {
        var arguments: [CheckedArgument] = []
        var checked = Checked(expression: blank)
        let parts = lookups.parts(of: expected)
        switch expected.reference {
        case .tuple(let elements):
            guard entries.count == elements.count, zip(entries, elements).allSatisfy({ $0.label == $1.label }) else {
                throw mismatch(
                    expression, expected, "(\(entries.map { ($0.label ?? "_") + ":" }.joined(separator: ", ")))")
            }
            for (entry, type) in zip(entries, parts) {
                let value = try check(element: entry.value, as: type)
                arguments.append(CheckedArgument(label: entry.label, value: value.expression, isOptional: false))
                checked.add(value)
            }
        case .dictionary:
            for entry in entries {
                let value = try check(element: entry.value, as: parts[1])
                arguments.append(CheckedArgument(label: entry.label, value: value.expression, isOptional: false))
                if !value.remarks.isEmpty { checked.remarks += value.remarks }
            }
        default: throw mismatch(expression, expected, "labelled values")
        }
        if makesValues { checked.expression = CheckedExpression.tuple(arguments).folded }
        return checked
    }

    mutating func checkRange(
        _ lower: Expression?, _ upper: Expression?, _ isClosed: Bool, _ expression: Expression,
        as expected: KnownType
    ) throws(Mistake) -> Checked {
        let own =
            switch (lower != nil, upper != nil, isClosed) {
            case (true, true, true): "ClosedRange"
            case (true, true, false): "Range"
            case (true, false, _): "PartialRangeFrom"
            case (_, _, true): "PartialRangeThrough"
            case (_, _, false): "PartialRangeUpTo"
            }
        switch expected.reference {
        case .named(own, let arguments) where arguments.count == 1: break
        case .some("RangeExpression", let arguments) where arguments.count == 1: break
        default: throw mismatch(expression, expected, "a \(own)")
        }
        let bound = lookups.parts(of: expected)[0]
        // The bounds are compared, whether or not their values are wanted.
        let madeValues = makesValues
        makesValues = true
        defer { makesValues = madeValues }
        var checkedLower: Checked?
        var checkedUpper: Checked?
        if let lower { checkedLower = try check(element: lower, as: bound) }
        if let upper { checkedUpper = try check(element: upper, as: bound) }
        if let low = checkedLower?.expression.constant?.number, let high = checkedUpper?.expression.constant?.number {
            hasReadContent = true
            if low > high {
                throw mistake(
                    Mistake.certain,
                    Mistake(
                        rule: "invalid-range",
                        message: "the lower bound \(StyleValue.text(of: low)) is above the upper bound "
                            + StyleValue.text(of: high), range: expression.range))
            }
        }
        var checked = Checked(expression: blank)
        if madeValues {
            checked.expression =
                CheckedExpression.range(
                    lower: checkedLower?.expression, upper: checkedUpper?.expression, isClosed: isClosed
                ).folded
        }
        for part in [checkedLower, checkedUpper].compactMap({ $0 }) { checked.add(part) }
        return checked
    }
}

extension LiteralKind {
    /// The kind of literal that a text would be without quotation marks.
    fileprivate init?(spelling text: String) {
        if text == "true" || text == "false" {
            self = .boolean
        } else if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.isEmpty, Int(text) != nil {
            self = .integer
        } else {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2,
                parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
            else { return nil }
            self = .number
        }
    }
}

extension CatalogueLookups {
    /// Whether a type takes literals of a kind.
    fileprivate func takes(_ literal: LiteralKind, as type: KnownType) -> Bool {
        if case .misfit = fit(of: literal, as: type) { return false }
        return true
    }
}
