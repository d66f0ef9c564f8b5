import LiveryCatalogue

/// Reads the arguments of a call.
public struct ArgumentDecoder: Sendable {
    /// The name of the modifier, type or member that is called.
    public let name: String
    /// The arguments that the call gives, in order.
    public let arguments: [CheckedArgument]
    @usableFromInline let catalogue: Catalogue

    /// The arguments of a call without those that are a parameter's default.
    init(name: String, arguments: [CheckedArgument], catalogue: Catalogue) {
        self.name = name
        self.arguments = arguments.contains(where: \.isDefault) ? arguments.filter { !$0.isDefault } : arguments
        self.catalogue = catalogue
    }

    /// The arguments that a checked modifier gives.
    public init(of modifier: CheckedModifier, in catalogue: Catalogue) {
        self.init(name: modifier.name, arguments: modifier.arguments, catalogue: catalogue)
    }

    /// The arguments of a call whose values are bound.
    init(name: String, arguments: [StyleArgument], catalogue: Catalogue) {
        self.name = name
        self.arguments = arguments.map {
            CheckedArgument(label: $0.label, value: .constant($0.value), isOptional: false)
        }
        self.catalogue = catalogue
    }

    /// Whether there is an argument with a label.
    public func contains(_ label: String) -> Bool { arguments.contains { $0.label == label } }

    /// The argument with a label.
    public func decode<Value: StylesheetResolvable>(_ label: String, as type: Value.Type = Value.self)
        throws(StylesheetDecodingError) -> Value
    {
        guard let value = try decodeIfPresent(label, as: type) else {
            throw StylesheetDecodingError(reason: .missing(label: label, index: arguments.count))
        }
        return value
    }

    /// The argument with a label, or nil when the call leaves it out.
    public func decodeIfPresent<Value: StylesheetResolvable>(_ label: String, as type: Value.Type = Value.self)
        throws(StylesheetDecodingError) -> Value?
    {
        guard let index = arguments.firstIndex(where: { $0.label == label }) else { return nil }
        return try decode(argument: index)
    }

    /// The argument at an index among those without a label.
    public func decode<Value: StylesheetResolvable>(at index: Int, as type: Value.Type = Value.self)
        throws(StylesheetDecodingError) -> Value
    {
        var remaining = index
        for (place, argument) in arguments.enumerated() where argument.label == nil {
            if remaining == 0 { return try decode(argument: place) }
            remaining -= 1
        }
        throw StylesheetDecodingError(reason: .missing(label: nil, index: index))
    }

    // What is generic is inlinable, so that it is compiled for the types of who uses it: looking them up at run time would
    // take longer than decoding.
    @inlinable
    func decode<Value: StylesheetResolvable>(argument index: Int) throws(StylesheetDecodingError) -> Value {
        do throws(StylesheetDecodingError) {
            return try Value(from: arguments[index].value, in: catalogue)
        } catch {
            throw error.ofArgument(index)
        }
    }

    // MARK: Overloads

    /// The overloads of the call, to be tried one by one.
    public var overloads: OverloadDecoder { OverloadDecoder(arguments: self) }
}

/// Tries overloads in the order of their declaration; the first that decodes is taken.
///
///     var overloads = arguments.overloads
///     do throws(StylesheetDecodingError) {
///         var call = overloads.next("card(_:in:)")
///         let fill: StyleValue.Resolvable = try call.next(nil)
///         let radius: Double.Resolvable = try call.next("in", default: 8)
///         try call.end()
///         self = Card(fill, in: radius)
///         return
///     } catch { overloads.add(error) }
///     throw overloads.error
public struct OverloadDecoder: Sendable {
    private let arguments: ArgumentDecoder
    private var signature = ""
    /// The first one by itself: most calls fit the first overload or the second.
    private var first: StylesheetDecodingError.Candidate?
    private var others: [StylesheetDecodingError.Candidate] = []

    init(arguments: ArgumentDecoder) { self.arguments = arguments }

    /// Begins an overload.
    ///
    /// - Parameter signature: Its name and labels, for messages.
    public mutating func next(_ signature: String) -> CallDecoder {
        self.signature = signature
        return CallDecoder(arguments: arguments)
    }

    /// Notes why the overload doesn't fit.
    public mutating func add(_ error: StylesheetDecodingError) {
        let candidate = StylesheetDecodingError.Candidate(signature: signature, error: error)
        if first == nil { first = candidate } else { others.append(candidate) }
    }

    /// Why no overload fits: the reason, when there is only one to try.
    public var error: StylesheetDecodingError {
        if let first, others.isEmpty { return first.error }
        let candidates = (first.map { [$0] } ?? []) + others
        return StylesheetDecodingError(
            reason: .candidates(candidates), argument: candidates.compactMap(\.error.argument).max())
    }
}

/// Takes the arguments of a call by the parameters of one overload, in order, as Swift assigns them.
public struct CallDecoder: Sendable {
    @usableFromInline let arguments: ArgumentDecoder
    @usableFromInline var index = 0

    init(arguments: ArgumentDecoder) { self.arguments = arguments }

    @inlinable var isNext: Bool { index < arguments.arguments.count }

    @usableFromInline
    func missing(_ label: String?) -> StylesheetDecodingError {
        StylesheetDecodingError(reason: .missing(label: label, index: index))
    }

    /// The argument of a parameter that has no default.
    ///
    /// - Parameter label: The parameter's label; nil for none.
    @inlinable
    public mutating func next<Value: StylesheetResolvable>(_ label: String?) throws(StylesheetDecodingError) -> Value {
        guard isNext, arguments.arguments[index].label == label else { throw missing(label) }
        defer { index += 1 }
        return try arguments.decode(argument: index)
    }

    /// The argument of a parameter that has a default, which also stands in for `nil`, and for props that nodes don't have.
    @inlinable
    public mutating func next<Value: StylesheetResolvable>(
        _ label: String?, default value: @autoclosure () -> Value
    ) throws(StylesheetDecodingError) -> Value {
        guard isNext, arguments.arguments[index].label == label else { return value() }
        defer { index += 1 }
        if case .constant(.null) = arguments.arguments[index].value {
            // A type that has nil of its own takes it; for others it asks for the default.
            return (try? Value(from: .constant(.null), in: arguments.catalogue)) ?? value()
        }
        let result: Value = try arguments.decode(argument: index)
        return result.withDefault(value())
    }

    /// Ends the call.
    ///
    /// - Throws: When arguments are left.
    public func end() throws(StylesheetDecodingError) {
        guard isNext else { return }
        throw StylesheetDecodingError(reason: .unexpected(label: arguments.arguments[index].label), argument: index)
    }
}
