import LiveryCatalogue

/// Reads the arguments of a call.
public struct ArgumentDecoder: Sendable {
    /// The name of the modifier, type or member that is called.
    public let name: String
    /// The arguments that the call gives, in order.
    public let arguments: [CheckedArgument]
    let catalogue: Catalogue

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

    func decode<Value: StylesheetResolvable>(argument index: Int) throws(StylesheetDecodingError) -> Value {
        do throws(StylesheetDecodingError) {
            return try Value(from: arguments[index].value, in: catalogue)
        } catch {
            throw StylesheetDecodingError(reason: error.reason, argument: index)
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
    private var candidates: [StylesheetDecodingError.Candidate] = []

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
        candidates.append(StylesheetDecodingError.Candidate(signature: signature, error: error))
    }

    /// Why no overload fits: the reason, when there is only one to try.
    public var error: StylesheetDecodingError {
        if candidates.count == 1 { return candidates[0].error }
        return StylesheetDecodingError(
            reason: .candidates(candidates), argument: candidates.compactMap(\.error.argument).max())
    }
}

/// Takes the arguments of a call by the parameters of one overload, in order, as Swift assigns them.
public struct CallDecoder: Sendable {
    private let arguments: ArgumentDecoder
    private var index = 0

    init(arguments: ArgumentDecoder) { self.arguments = arguments }

    private var isNext: Bool { index < arguments.arguments.count }

    /// The argument of a parameter that has no default.
    ///
    /// - Parameter label: The parameter's label; nil for none.
    public mutating func next<Value: StylesheetResolvable>(_ label: String?) throws(StylesheetDecodingError) -> Value {
        guard isNext, arguments.arguments[index].label == label else {
            throw StylesheetDecodingError(reason: .missing(label: label, index: index))
        }
        defer { index += 1 }
        return try arguments.decode(argument: index)
    }

    /// The argument of a parameter that has a default, which also stands in for `nil`, and for props that nodes don't have.
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
