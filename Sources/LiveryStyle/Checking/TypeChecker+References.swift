import LiveryCatalogue
import LiverySource
import LiverySyntax

extension TypeChecker {
    // MARK: Content and actions

    func checkAtom(_ name: String, _ expression: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        if expected.isNamespace { return Checked(expression: makesValues ? .constant(.string(name)) : blank) }
        if expected.takesContentName { return Checked(expression: makesValues ? .constant(.content([name])) : blank) }
        var mistake = mismatch(expression, expected, "the content name ':\(name)'")
        if isExplaining, let type = expected.named, !lookups.staticMembers(named: name, on: type).isEmpty {
            mistake.fixIts = replacement(of: expression.range, reading: ":\(name)", with: ".\(name)")
        }
        throw mistake
    }

    /// A list of names where no list is expected.
    func checkAtoms(_ names: [String], _ expression: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        if names.count == 1 { return try checkAtom(names[0], expression, as: expected) }
        if expected.takesContentName { return Checked(expression: .constant(.content(names))) }
        throw mismatch(expression, expected, "content names")
    }

    mutating func checkClosure(_ expression: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        if expected.isContent {
            switch expression.kind {
            case .placeholder: return Checked(expression: blank)
            case .atom(let name): return Checked(expression: makesValues ? .constant(.content([name])) : blank)
            case .array(let elements):
                let names = elements.compactMap { if case .atom(let name) = $0.kind { name } else { nil } }
                if names.count == elements.count, !names.isEmpty {
                    return Checked(expression: .constant(.content(names)))
                }
            case .text(let name): return Checked(expression: .constant(.content([name])))
            case .string(let name):
                var mistake = mismatch(expression, expected, "a string")
                if isExplaining {
                    mistake.fixIts = replacement(of: expression.range, reading: "\"\(name)\"", with: ":\(name)")
                }
                throw mistake
            default: break
            }
            throw closureMismatch(expression, expected)
        }
        if expected.isAction {
            switch expression.kind {
            case .placeholder: return Checked(expression: blank)
            case .event:
                let event = try event(expression)
                return Checked(expression: makesValues ? .constant(.event(event)) : blank)
            default: throw closureMismatch(expression, expected)
            }
        }
        throw mistake(
            1,
            Mistake(
                rule: "unsupported-parameter",
                message: "a stylesheet can't give this parameter a value: it is a function", range: expression.range))
    }

    /// A value where a closure is asked for was hardly meant for it: another overload has more to say.
    private func closureMismatch(_ expression: Expression, _ expected: KnownType) -> Mistake {
        var mistake = mismatch(expression, expected, found(expression))
        mistake.progress = 0
        return mistake
    }

    /// What an expression is, in a message.
    func found(_ expression: Expression) -> String {
        switch expression.kind {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer, .number: "a number"
        case .string, .text: "a string"
        case .atom(let name): "the content name ':\(name)'"
        case .array: "a list"
        case .dictionary: "labelled values"
        case .implicitMember(let member): "'.\(member.name)'"
        case .member(_, let member): "'.\(member.name)'"
        case .call(let name, _, _): "'\(name)(…)'"
        case .identifier(let name), .placeholder(let name): "'\(name)'"
        case .range: "a range"
        case .attribute: "'attr(…)'"
        case .event: "'event(…)'"
        case .gestureState: "'gesture_state(…)'"
        case .invalid: "nothing"
        }
    }

    // MARK: Events

    private static let eventOptions = ["type", "target", "debounce", "throttle", "params"]

    private mutating func event(_ expression: Expression) throws(Mistake) -> EventReference {
        guard case .event(let name, let nameRange, let options) = expression.kind else {
            throw .reported(expression.range)
        }
        if name.isEmpty {
            throw Mistake(
                rule: "invalid-event", message: "the name of the event is empty", range: nameRange,
                progress: Mistake.certain)
        }
        var event = EventReference(name: name)
        for option in options {
            let label = option.label ?? ""
            switch (label, option.value.kind) {
            case (_, .null), (_, .placeholder): break
            case ("type", .string(let type)): event.type = type
            case ("target", .integer(let target)): event.target = target
            case ("debounce", .integer(let value)) where isDuration(Double(value)): event.debounce = Double(value)
            case ("debounce", .number(let value)) where isDuration(value): event.debounce = value
            case ("throttle", .integer(let value)) where isDuration(Double(value)): event.throttle = Double(value)
            case ("throttle", .number(let value)) where isDuration(value): event.throttle = value
            case ("params", let kind):
                guard let params = plainValue(Expression(kind, range: option.value.range)) else {
                    throw eventMistake("'params' takes literals, lists and labelled values", option.value.range)
                }
                event.params = params
            case ("type", _), ("target", _), ("debounce", _), ("throttle", _):
                let wanted =
                    switch label {
                    case "type": "a string"
                    case "target": "the number of a component"
                    default: "milliseconds, as a number that is not negative"
                    }
                throw eventMistake("'\(label)' takes \(wanted)", option.value.range)
            default:
                let closest = closestName(to: label, in: TypeChecker.eventOptions)
                var mistake = eventMistake(
                    "an event has no option '\(label)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                    option.labelRange ?? option.range)
                if let closest, let range = option.labelRange {
                    mistake.fixIts = [.replacing(range, with: closest, isSafe: false)]
                }
                throw mistake
            }
        }
        return event
    }

    private mutating func isDuration(_ value: Double) -> Bool {
        hasReadContent = true
        return value >= 0
    }

    private func eventMistake(_ message: String, _ range: SourceRange) -> Mistake {
        Mistake(rule: "invalid-event", message: message, range: range, progress: Mistake.certain)
    }

    /// A value made of literals alone.
    private func plainValue(_ expression: Expression) -> StyleValue? {
        switch expression.kind {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value), .text(let value): .string(value)
        case .array(let elements): plainValues(elements).map(StyleValue.array)
        case .dictionary(let entries):
            plainValues(entries.map(\.value)).map { values in
                .tuple(zip(entries, values).map { StyleArgument(label: $0.label, $1) })
            }
        default: nil
        }
    }

    /// The values of all, or nil when one isn't made of literals alone. Each is looked at once: they nest.
    private func plainValues(_ expressions: [Expression]) -> [StyleValue]? {
        var values: [StyleValue] = []
        for expression in expressions {
            guard let value = plainValue(expression) else { return nil }
            values.append(value)
        }
        return values
    }

    // MARK: Attributes

    mutating func checkBinding(_ expression: Expression, as wrapped: KnownType) throws(Mistake) -> Checked {
        guard case .attribute = expression.kind else { return try check(expression, as: wrapped) }
        // The host knows what it bound: a type without a row of the table is passed on as the payload has it.
        return Checked(
            expression: try binding(expression, as: wrapped, isBinding: true, lookups.row(for: wrapped) ?? .plain))
    }

    mutating func checkAttribute(_ expression: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        guard let row = lookups.row(for: expected) else {
            throw mismatch(expression, expected, "'attr(…)', which can't be converted to it")
        }
        var checked = Checked(expression: try binding(expression, as: expected, isBinding: false, row))
        checked.score.conversions = expected.attributeRank
        return checked
    }

    /// What an `attr` reads, with its default checked.
    private mutating func binding(
        _ expression: Expression, as type: KnownType, isBinding: Bool, _ row: AttributeConversion.Row
    ) throws(Mistake) -> CheckedExpression {
        guard case .attribute(let name, let nameRange, let fallback) = expression.kind else {
            throw .reported(expression.range)
        }
        if name.isEmpty {
            throw mistake(
                Mistake.certain,
                Mistake(rule: "invalid-attr", message: "the name of the prop is empty", range: nameRange))
        }
        var checkedFallback: CheckedExpression?
        if let fallback {
            do throws(Mistake) { checkedFallback = try check(fallback, as: type).expression } catch {
                throw within(fallback, error, progress: 4)
            }
        }
        guard makesValues else { return blank }
        return .attribute(
            AttributeBinding(
                name: name, type: type.reference, isBinding: isBinding, fallback: checkedFallback,
                location: SourceLocation(file: file, range: expression.range), row: row))
    }

    // MARK: Gesture state

    private static let gestureTypes: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "String", "CGSize", "CGPoint", "Angle", "UnitPoint", "CGVector",
    ]

    private static let gestureOptions = ["defaultValue", "min", "max", "scale", "offset"]

    mutating func checkGestureState(_ arguments: [Argument], _ expression: Expression, as expected: KnownType)
        throws(Mistake)
        -> Checked
    {
        guard let name = expected.reference.name, TypeChecker.gestureTypes.contains(name) else {
            throw mismatch(expression, expected, "'gesture_state(…)', which gives a number, size, angle or point")
        }
        let malformed = Mistake(
            rule: "invalid-gesture-state",
            message: "'gesture_state' takes a gesture's name and a property: gesture_state(:drag, .translation.width)",
            range: expression.range, progress: Mistake.certain)
        guard arguments.count >= 2, arguments[0].label == nil, arguments[1].label == nil,
            case .atom(let gesture) = arguments[0].value.kind, let property = path(arguments[1].value)
        else { throw malformed }
        guard let known = GestureProperty(path: property) else {
            let text = property.map { "." + $0 }.joined()
            let closest = closestName(to: property[0], in: GestureProperty.names.filter { $0 != property[0] })
            throw Mistake(
                rule: "invalid-gesture-state",
                message: "a gesture has no property '\(text)'" + (closest.map { "; did you mean '.\($0)'?" } ?? ""),
                range: arguments[1].value.range, progress: Mistake.certain)
        }
        guard known.fits(name) else {
            let text = property.map { "." + $0 }.joined()
            throw mismatch(expression, expected, "'gesture_state(…)' of '\(text)', a \(known.ownType)")
        }
        var state = GestureStateReference(gesture: gesture, property: property, type: name)
        for argument in arguments.dropFirst(2) {
            let label = argument.label ?? ""
            let number: Double? =
                switch argument.value.kind {
                case .integer(let value): Double(value)
                case .number(let value): value
                default: nil
                }
            switch (label, number) {
            case ("min", let value?): state.minimum = value
            case ("max", let value?): state.maximum = value
            case ("scale", let value?): state.scale = value
            case ("offset", let value?): state.offset = value
            case ("defaultValue", _):
                do throws(Mistake) {
                    state.defaultValue = try check(argument.value, as: expected).expression.constant
                } catch {
                    var mistake = error
                    if mistake.progress < Mistake.certain { mistake.progress = Mistake.certain }
                    throw mistake
                }
            case ("min", _), ("max", _), ("scale", _), ("offset", _):
                throw Mistake(
                    rule: "invalid-gesture-state", message: "'\(label)' takes a number", range: argument.value.range,
                    progress: Mistake.certain)
            default:
                let closest = closestName(to: label, in: TypeChecker.gestureOptions)
                let range = argument.labelRange ?? argument.range
                throw Mistake(
                    rule: "invalid-gesture-state",
                    message: "'gesture_state' has no option '\(label)'"
                        + (closest.map { "; did you mean '\($0)'?" } ?? ""), range: range,
                    fixIts: argument.labelRange == nil
                        ? [] : closest.map { [.replacing(range, with: $0, isSafe: false)] } ?? [],
                    progress: Mistake.certain)
            }
        }
        return Checked(expression: .constant(.gestureState(state)))
    }

    /// The names of a member chain without arguments, such as `.translation.width`.
    private func path(_ expression: Expression) -> [String]? {
        switch expression.kind {
        case .implicitMember(let member) where member.arguments == nil: [member.name]
        case .member(let base, let member) where member.arguments == nil: path(base).map { $0 + [member.name] }
        default: nil
        }
    }
}
