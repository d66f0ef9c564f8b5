import LiveryCatalogue
import LiverySource
import LiverySyntax

extension TypeChecker {
    // MARK: Scalars

    /// What a literal can become, and what it is when nothing else is asked for.
    private struct Literal {
        var protocolName: String
        /// Types that it becomes before others, best first.
        var preferred: [String]
        var value: StyleValue
        var phrase: String
    }

    private func literal(_ expression: Expression) -> Literal? {
        switch expression.kind {
        case .boolean(let value):
            Literal(
                protocolName: "ExpressibleByBooleanLiteral", preferred: ["Bool"], value: .boolean(value),
                phrase: "a boolean")
        case .integer(let value):
            Literal(
                protocolName: "ExpressibleByIntegerLiteral", preferred: ["Int", "Double"], value: .integer(value),
                phrase: "the integer \(value)")
        case .number(let value):
            Literal(
                protocolName: "ExpressibleByFloatLiteral", preferred: ["Double", "CGFloat"], value: .number(value),
                phrase: "the number \(StyleValue.text(of: value))")
        case .string(let value):
            // SwiftUI prefers LocalizedStringKey for a literal: its StringProtocol overloads are disfavoured.
            Literal(
                protocolName: "ExpressibleByStringLiteral", preferred: ["LocalizedStringKey", "String"],
                value: .string(value), phrase: "a string")
        default: nil
        }
    }

    mutating func checkLiteral(_ expression: Expression, as expected: TypeReference) throws(Mistake) -> Checked {
        guard let literal = literal(expression) else { throw mismatch(expression, expected, "nil") }
        switch expected {
        case .some(let name, _):
            let types = name == "View" ? [] : literal.preferred.filter { $0 != "LocalizedStringKey" }
            guard let type = types.first(where: { catalogue.conforms($0, to: name) }) else { break }
            return Checked(expression: .constant(literal.value), type: .named(type))
        case .named(let name, _):
            if catalogue.conforms(name, to: literal.protocolName) {
                var checked = Checked(
                    expression: .constant(try value(of: literal, expression, as: name)), type: expected)
                checked.score.conversions = literal.preferred.firstIndex(of: name) ?? literal.preferred.count
                return checked
            }
            if case .string(let text) = expression.kind {
                if catalogue.conforms(name, to: "ExpressibleByExtendedGraphemeClusterLiteral") {
                    guard text.count == 1 else {
                        throw mismatch(expression, expected, "a string of \(text.count) characters")
                    }
                    return Checked(expression: .constant(.string(text)), type: expected)
                }
                throw stringMismatch(text, expression, expected)
            }
        default: break
        }
        throw mismatch(expression, expected, literal.phrase)
    }

    /// The value that a literal is as a type: an integer written where a number is asked for is a number.
    private func value(of literal: Literal, _ expression: Expression, as type: String) throws(Mistake) -> StyleValue {
        if case .integer(let value) = literal.value, catalogue.conforms(type, to: "ExpressibleByFloatLiteral") {
            return .number(Double(value))
        }
        if case .string(let text) = literal.value, type == "Date" || type == "URL" {
            guard let value = lookups.conversion.value(of: text, as: .named(type)) else {
                throw mismatch(
                    expression, .named(type),
                    type == "Date" ? "a string that is no ISO 8601 date" : "a string that is no URL")
            }
            return value
        }
        return literal.value
    }

    /// Someone who writes `"red"` where `.red` is meant is told so.
    private func stringMismatch(_ text: String, _ expression: Expression, _ expected: TypeReference) -> Mistake {
        var mistake = mismatch(expression, expected, "a string")
        if let name = expected.name, catalogue.staticMemberNames(on: name).contains(text) {
            mistake.fixIts = [.replacing(expression.range, with: ".\(text)", isSafe: false)]
        }
        return mistake
    }

    /// Captured text, which converts as the text of a prop does.
    func checkCaptured(_ text: String, _ range: SourceRange, as expected: TypeReference) throws(Mistake) -> Checked {
        let conversion = lookups.conversion
        guard conversion.isPossible(to: expected) else {
            throw Mistake(
                rule: "type-mismatch", message: "expected \(phrase(expected)), found the captured text '\(text)'",
                range: range, progress: 2)
        }
        guard let value = conversion.value(of: text, as: expected) else {
            throw Mistake(
                rule: "type-mismatch", message: "the captured text '\(text)' is no \(phrase(expected))", range: range,
                progress: 2)
        }
        var checked = Checked(expression: .constant(value), type: expected)
        checked.score.conversions = conversion.rank(of: expected)
        return checked
    }

    // MARK: Collections

    mutating func checkArray(_ elements: [Expression], _ expression: Expression, as expected: TypeReference)
        throws(Mistake)
        -> Checked
    {
        let elementType: TypeReference
        switch expected {
        case .array(let element): elementType = element
        case .named("Set", let arguments) where arguments.count == 1: elementType = arguments[0]
        case .named("SIMD2", _): elementType = .named("Float")
        case .named(let name, _) where catalogue.conforms(name, to: "OptionSet"): elementType = expected
        case .named(let name, _) where catalogue.conforms(name, to: "ExpressibleByArrayLiteral"): elementType = expected
        default:
            let names = elements.compactMap { if case .atom(let name) = $0.kind { name } else { nil } }
            if !names.isEmpty, names.count == elements.count { return try checkAtom(names, expression, as: expected) }
            throw mismatch(expression, expected, "a list")
        }
        var checked = Checked(expression: .array([]), type: expected)
        var values: [CheckedExpression] = []
        for element in elements {
            let value = try check(element, as: elementType)
            values.append(value.expression)
            checked.score = checked.score + value.score
            checked.remarks += value.remarks
        }
        checked.expression = CheckedExpression.array(values).folded
        return checked
    }

    mutating func checkDictionary(_ entries: [Argument], _ expression: Expression, as expected: TypeReference)
        throws(Mistake) -> Checked
    {
        var arguments: [CheckedArgument] = []
        var checked = Checked(expression: .tuple([]), type: expected)
        switch expected {
        case .tuple(let elements):
            guard entries.count == elements.count, zip(entries, elements).allSatisfy({ $0.label == $1.label }) else {
                throw mismatch(
                    expression, expected, "(\(entries.map { ($0.label ?? "_") + ":" }.joined(separator: " ")))")
            }
            for (entry, element) in zip(entries, elements) {
                let value = try check(entry.value, as: element.type)
                arguments.append(CheckedArgument(label: entry.label, value: value.expression, isOptional: false))
                checked.score = checked.score + value.score
                checked.remarks += value.remarks
            }
        case .dictionary(_, let valueType):
            for entry in entries {
                let value = try check(entry.value, as: valueType)
                arguments.append(CheckedArgument(label: entry.label, value: value.expression, isOptional: false))
                checked.remarks += value.remarks
            }
        default: throw mismatch(expression, expected, "labelled values")
        }
        checked.expression = CheckedExpression.tuple(arguments).folded
        return checked
    }

    mutating func checkRange(
        _ lower: Expression?, _ upper: Expression?, _ isClosed: Bool, _ expression: Expression,
        as expected: TypeReference
    ) throws(Mistake) -> Checked {
        let own =
            switch (lower != nil, upper != nil, isClosed) {
            case (true, true, true): "ClosedRange"
            case (true, true, false): "Range"
            case (true, false, _): "PartialRangeFrom"
            case (_, _, true): "PartialRangeThrough"
            case (_, _, false): "PartialRangeUpTo"
            }
        let bound: TypeReference
        switch expected {
        case .named(own, let arguments) where arguments.count == 1: bound = arguments[0]
        case .some("RangeExpression", let arguments) where arguments.count == 1: bound = arguments[0]
        default: throw mismatch(expression, expected, "a \(own)")
        }
        var checkedLower: Checked?
        var checkedUpper: Checked?
        if let lower { checkedLower = try check(lower, as: bound) }
        if let upper { checkedUpper = try check(upper, as: bound) }
        if let low = checkedLower?.expression.constant?.number, let high = checkedUpper?.expression.constant?.number,
            low > high
        {
            throw Mistake(
                rule: "invalid-range",
                message: "the lower bound \(StyleValue.text(of: low)) is above the upper bound "
                    + StyleValue.text(of: high), range: expression.range, progress: 3)
        }
        var checked = Checked(
            expression: CheckedExpression.range(
                lower: checkedLower?.expression, upper: checkedUpper?.expression, isClosed: isClosed
            ).folded, type: expected)
        for part in [checkedLower, checkedUpper].compactMap({ $0 }) {
            checked.score = checked.score + part.score
            checked.remarks += part.remarks
        }
        return checked
    }
}
