import LiveryCatalogue
import LiveryStyle

/// The arguments of a modifier, read by the names of the properties that stand for its parameters.
///
/// What reads them isn't inlined: some hundred uses would take long to compile, and gain nothing beside the decoding.
struct ModifierArguments {
    /// The parameters of the overload, with properties' names.
    let parameters: [Parameter]
    /// Those of the overload that it stands for, whose defaults count too.
    let whole: [Parameter]
    let arguments: [ResolvedArgument]

    /// What references are read with; they ask nothing of it.
    private static let catalogue = Catalogue(reading: [])

    /// The arguments of a property's parameter: one, or several of a variadic one; none when it has no value.
    private func arguments(_ name: String) -> (isDeclared: Bool, values: ArraySlice<ResolvedArgument>) {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else {
            return (whole.contains { $0.name == name }, [])
        }
        return (true, arguments.ofParameter(index, among: parameters))
    }

    // MARK: Values

    /// The value of a parameter that every call gives.
    @inline(never)
    func value<Value: StylesheetValue>(_ name: String) throws(StylesheetDecodingError) -> Value {
        guard let argument = arguments(name).values.first else { throw missing(name) }
        return try Value(from: argument.value)
    }

    /// The value of a parameter, or its default when the call or the overload leaves it out.
    @inline(never)
    func value<Value: StylesheetValue>(
        _ name: String, default standard: @autoclosure () -> Value
    ) throws(StylesheetDecodingError) -> Value {
        guard let argument = arguments(name).values.first else { return standard() }
        return try Value(from: argument.value)
    }

    /// The value of a parameter; nil when the overload doesn't have it, and for nil.
    @inline(never)
    func valueIfPresent<Value: StylesheetValue>(_ name: String) throws(StylesheetDecodingError) -> Value? {
        guard let argument = arguments(name).values.first, argument.value != .null else { return nil }
        return try Value(from: argument.value)
    }

    /// The value of a parameter, or its default when the call leaves it out; nil when the overload doesn't have it.
    @inline(never)
    func valueIfPresent<Value: StylesheetValue>(
        _ name: String, default standard: @autoclosure () -> Value
    ) throws(StylesheetDecodingError) -> Value? {
        let (isDeclared, values) = arguments(name)
        guard let argument = values.first else { return isDeclared ? standard() : nil }
        return argument.value == .null ? nil : try Value(from: argument.value)
    }

    /// The values of a variadic parameter; nil when the overload doesn't have it.
    @inline(never)
    func listIfPresent<Value: StylesheetValue>(_ name: String) throws(StylesheetDecodingError) -> [Value]? {
        let (isDeclared, values) = arguments(name)
        guard isDeclared else { return nil }
        var result: [Value] = []
        for argument in values { result.append(try Value(from: argument.value)) }
        return result
    }

    // MARK: References

    /// Content, an event or a two-way value that every call gives.
    @inline(never)
    func reference<Reference: StylesheetResolvable>(_ name: String) throws(StylesheetDecodingError) -> Reference {
        guard let argument = arguments(name).values.first else { throw missing(name) }
        return try Reference(from: .constant(argument.value), in: ModifierArguments.catalogue)
    }

    /// Content, an event or a two-way value; nil when the overload doesn't have it, and for nil.
    @inline(never)
    func referenceIfPresent<Reference: StylesheetResolvable>(
        _ name: String
    ) throws(StylesheetDecodingError) -> Reference? {
        guard let argument = arguments(name).values.first, argument.value != .null else { return nil }
        return try Reference(from: .constant(argument.value), in: ModifierArguments.catalogue)
    }

    private func missing(_ name: String) -> StylesheetDecodingError {
        StylesheetDecodingError("there is no value for '\(name)'")
    }
}
