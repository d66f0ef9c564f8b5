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
        // Arguments stand in the order of the parameters; those without a label are told apart by it.
        var next = 0
        for parameter in overload.parameters where parameter.label == nil {
            while next < arguments.count, arguments[next].label != nil { next += 1 }
            guard next < arguments.count else { return nil }
            if parameter.name == label { return arguments[next].value }
            next += 1
        }
        return nil
    }
}
