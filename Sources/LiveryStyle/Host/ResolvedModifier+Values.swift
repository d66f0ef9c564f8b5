import LiveryCatalogue

extension ResolvedModifier {
    /// The value of a parameter as a type of the portable model.
    ///
    /// - Parameters:
    ///   - label: The parameter's label, or its name when it has none: `modifier.value("length", as: Double.self)`.
    ///   - type: The type to read it as.
    /// - Returns: Nil when the overload that matched has no such parameter, and when the call leaves it out and its default
    ///   can't be expressed.
    /// - Throws: When the value is of another type.
    public func value<Value: StylesheetValue>(
        _ label: String, as type: Value.Type = Value.self
    ) throws(StylesheetDecodingError) -> Value? {
        guard let value = parameterValue(label) else { return nil }
        return try Value(from: value)
    }

    /// The values of a parameter that takes any number of arguments, such as `for` of `toolbar(.hidden, for: .tabBar, .bottomBar)`.
    ///
    /// - Returns: Nil when the overload that matched has no such parameter; empty when the call leaves it out.
    /// - Throws: When a value is of another type.
    public func values<Value: StylesheetValue>(
        _ label: String, as type: Value.Type = Value.self
    ) throws(StylesheetDecodingError) -> [Value]? {
        let parameters = overload.parameters
        guard let index = parameters.firstIndex(where: { ($0.label ?? $0.name) == label && $0.isVariadic }) else {
            return nil
        }
        var result: [Value] = []
        for argument in arguments.ofParameter(index, among: parameters) {
            result.append(try Value(from: argument.value))
        }
        return result
    }

    /// The reference that a parameter takes, such as content or an event.
    public func reference<Reference: StylesheetResolvable>(
        _ label: String, as type: Reference.Type = Reference.self, in catalogue: Catalogue = .swiftUI
    ) throws(StylesheetDecodingError) -> Reference? {
        guard let value = parameterValue(label) else { return nil }
        return try Reference(from: .constant(value), in: catalogue)
    }

    /// The value of the parameter with a label, or with a name when it has no label. Linear in the parameters.
    public func parameterValue(_ label: String) -> StyleValue? {
        if let argument = arguments.first(where: { $0.label == label }) { return argument.value }
        let parameters = overload.parameters
        guard let index = parameters.firstIndex(where: { $0.label == nil && $0.name == label }) else { return nil }
        return arguments.ofParameter(index, among: parameters).first?.value
    }
}

extension [ResolvedArgument] {
    /// The arguments of a parameter: one, several of a variadic one, or none when it has no value.
    ///
    /// Arguments stand in the order of the parameters; one is missing when the call leaves it out and its default can't be
    /// expressed. Linear in the parameters.
    package func ofParameter(_ index: Int, among parameters: [Parameter]) -> ArraySlice<ResolvedArgument> {
        var first = 0
        var next = 0
        for parameter in parameters[...index] {
            first = next
            guard next < count, self[next].label == parameter.label else { continue }
            next += 1
            while parameter.isVariadic, next < count, self[next].label == nil { next += 1 }
        }
        return self[first..<next]
    }
}

extension ResolvedModifier {
    /// Whether the host registered a modifier of this name.
    public var isHosted: Bool { source.hostMaker != nil }

    /// Whether a value depends on what a gesture in progress says.
    public var dependsOnGestures: Bool { arguments.contains { !$0.value.gestures.isEmpty } }

    /// The names of the gestures that the values depend on, each once; a host binds them again when one goes on.
    public var gestures: [String] {
        var names: [String] = []
        for name in arguments.flatMap(\.value.gestures) where !names.contains(name) { names.append(name) }
        return names
    }

    /// The modifier with what gestures say in place of their states: `offset(x: gesture_state(:drag, .translation.width))`
    /// becomes `offset(x: 12)`.
    ///
    /// - Parameter gestures: What gestures in progress say, by name; one that isn't here is not in progress.
    /// - Throws: When a gesture in progress doesn't have a property that is read without a default.
    public func bindingGestures(_ gestures: [String: GestureValue]) throws(AttributeError) -> ResolvedModifier {
        guard dependsOnGestures else { return self }
        var bound: [ResolvedArgument] = []
        bound.reserveCapacity(arguments.count)
        for argument in arguments {
            var argument = argument
            argument.value = try argument.value.bindingGestures(gestures)
            bound.append(argument)
        }
        return ResolvedModifier(source: source, arguments: bound, occurrence: occurrence)
    }
}
