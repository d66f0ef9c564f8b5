extension GestureStateReference {
    /// The value of the property: `(raw + offset) * scale`, at least ``minimum`` and at most ``maximum``.
    ///
    /// Both numbers of a size or point are scaled alike; the `offset`, `min` and `max` of a rotation are degrees.
    ///
    /// - Parameter gesture: What the gesture says; nil when it isn't in progress, and the value is ``defaultValue`` or else
    ///   zero.
    /// - Returns: Nil when the gesture doesn't have the property and there is no default.
    public func value(in gesture: GestureValue?) -> StyleValue? {
        guard let known = GestureProperty(path: property) else { return defaultValue }
        let type = type ?? known.ownType
        guard let gesture else { return defaultValue ?? GestureStateReference.value(0, 0, as: type) }
        guard let raw = known.raw(in: gesture) else { return defaultValue }
        let value: StyleValue? =
            switch raw {
            case .number(let number): scaled(number).flatMap { GestureStateReference.value($0, $0, as: type) }
            case .angle(let degrees): scaled(degrees).flatMap { GestureStateReference.value($0, $0, as: type) }
            case .pair(let first, let second):
                scaled(first).flatMap { first in
                    scaled(second).flatMap { GestureStateReference.value(first, $0, as: type) }
                }
            }
        return value ?? defaultValue
    }

    /// Nil for what is no number, as infinity times 0.
    private func scaled(_ raw: Double) -> Double? {
        var value = (raw + offset) * scale
        if value.isNaN { return nil }
        if let minimum { value = max(value, minimum) }
        if let maximum { value = min(value, maximum) }
        return value
    }

    /// One number or two as a value of a type that ``GestureProperty`` has.
    private static func value(_ first: Double, _ second: Double, as type: String) -> StyleValue? {
        func pair(_ labels: [String]) -> StyleValue {
            .initialized(
                type: type, arguments: zip(labels, [first, second]).map { StyleArgument(label: $0, .number($1)) })
        }
        return switch type {
        case "CGSize": pair(["width", "height"])
        case "CGPoint", "UnitPoint": pair(["x", "y"])
        case "CGVector": pair(["dx", "dy"])
        case "Angle": .member(StyleMember(type: "Angle", name: "degrees", arguments: [StyleArgument(.number(first))]))
        case "String": .string(StyleValue.text(of: first))
        case "Int": Int(exactly: first.rounded()).map(StyleValue.integer)
        default: .number(first)
        }
    }
}

extension StyleValue {
    /// The value with what gestures say in place of their states.
    ///
    /// - Throws: When a gesture in progress doesn't have a property that is read without a default.
    func bindingGestures(_ gestures: [String: GestureValue]) throws(AttributeError) -> StyleValue {
        switch self {
        case .gestureState(let state):
            if let value = state.value(in: gestures[state.gesture]) { return value }
            throw AttributeError(
                .missingGestureProperty(state.property.joined(separator: ".")), name: state.gesture, type: state.type)
        case .null, .boolean, .integer, .number, .string, .content, .event: return self
        case .array(let elements):
            var values: [StyleValue] = []
            for element in elements { values.append(try element.bindingGestures(gestures)) }
            return .array(values)
        case .tuple(let entries): return .tuple(try entries.bindingGestures(gestures))
        case .initialized(let type, let arguments):
            return .initialized(type: type, arguments: try arguments.bindingGestures(gestures))
        case .range(let lower, let upper, let isClosed):
            return .range(
                lower: try lower?.bindingGestures(gestures), upper: try upper?.bindingGestures(gestures),
                isClosed: isClosed)
        case .member(var member):
            member.base = try member.base?.bindingGestures(gestures)
            member.arguments = try member.arguments?.bindingGestures(gestures)
            return .member(member)
        case .binding(let attribute, let value):
            return .binding(attribute: attribute, value: try value.bindingGestures(gestures))
        }
    }

    /// The names of the gestures whose states are somewhere in the value, each once.
    public var gestures: [String] {
        var names: [String] = []
        collectGestures(&names)
        return names
    }

    fileprivate func collectGestures(_ names: inout [String]) {
        switch self {
        case .gestureState(let state): if !names.contains(state.gesture) { names.append(state.gesture) }
        case .null, .boolean, .integer, .number, .string, .content, .event: break
        case .array(let elements): for element in elements { element.collectGestures(&names) }
        case .tuple(let entries), .initialized(_, let entries):
            for entry in entries { entry.value.collectGestures(&names) }
        case .range(let lower, let upper, _):
            lower?.collectGestures(&names)
            upper?.collectGestures(&names)
        case .member(let member):
            member.base?.collectGestures(&names)
            for argument in member.arguments ?? [] { argument.value.collectGestures(&names) }
        case .binding(_, let value): value.collectGestures(&names)
        }
    }
}

extension [StyleArgument] {
    fileprivate func bindingGestures(_ gestures: [String: GestureValue]) throws(AttributeError) -> [StyleArgument] {
        var result = self
        for index in indices { result[index].value = try result[index].value.bindingGestures(gestures) }
        return result
    }
}

extension CheckedExpression {
    /// The names of the gestures whose states are somewhere in the expression, each once.
    var gestures: [String] {
        var names: [String] = []
        collectGestures(&names)
        return names
    }

    private func collectGestures(_ names: inout [String]) {
        switch self {
        case .constant(let value): value.collectGestures(&names)
        case .attribute(let binding): binding.fallback?.collectGestures(&names)
        case .array(let elements): for element in elements { element.collectGestures(&names) }
        case .tuple(let entries), .initialized(_, let entries):
            for entry in entries { entry.value.collectGestures(&names) }
        case .range(let lower, let upper, _):
            lower?.collectGestures(&names)
            upper?.collectGestures(&names)
        case .member(let base, _, _, let arguments):
            base?.collectGestures(&names)
            for argument in arguments ?? [] { argument.value.collectGestures(&names) }
        }
    }
}
