import LiveryCatalogue

/// What a bound value says: which initializer or member, on what, with which arguments.
public struct ValueUse: Sendable {
    public enum Kind: Sendable {
        /// `Color(red: 1, green: 0, blue: 0)`; the type's name is ``ValueUse/name``.
        case initialized
        /// An enum case or static member, such as `.red`, with or without arguments.
        case member
        /// A member of another value, such as `.red.opacity(0.5)`.
        case chained(base: StyleValue)
    }

    public let kind: Kind
    /// The member's name; of an initializer the type's.
    public let name: String
    /// The type that declares the member, or that is initialized.
    public let owner: String
    /// Whether the member is written with parentheses.
    public let isCalled: Bool
    /// The arguments, to be taken in order.
    public let call: ValueCall
    private let value: StyleValue
    private let type: TypeReference

    /// - Parameter type: What the value has to be, for messages.
    /// - Throws: When the value is neither an initializer nor a member, such as a number.
    public init(of value: StyleValue, as type: TypeReference) throws(StylesheetDecodingError) {
        self.value = value
        self.type = type
        switch value {
        case .initialized(let name, let arguments):
            kind = .initialized
            self.name = name
            owner = name
            isCalled = true
            call = ValueCall(arguments)
        case .member(let member):
            kind = member.base.map(Kind.chained) ?? .member
            name = member.name
            owner = member.type
            isCalled = member.arguments != nil
            call = ValueCall(member.arguments ?? [])
        default: throw .mismatch(value, with: type)
        }
    }

    /// The error for a use that the type doesn't know.
    public var mismatch: StylesheetDecodingError { .mismatch(value, with: type) }
}

/// Takes the arguments of a call in order, as Swift assigns them to parameters.
public struct ValueCall: Sendable {
    public let arguments: [StyleArgument]
    private var index = 0

    init(_ arguments: [StyleArgument]) { self.arguments = arguments }

    /// Whether the next argument has a label; nil asks for one without.
    public func isNext(_ label: String?) -> Bool { index < arguments.count && arguments[index].label == label }

    /// Whether all arguments are taken.
    public var isAtEnd: Bool { index == arguments.count }

    /// The argument of a parameter that has no default.
    public mutating func next<Value: StylesheetValue>(
        _ label: String?, as type: Value.Type = Value.self
    ) throws(StylesheetDecodingError) -> Value {
        guard let value = try nextIfPresent(label, as: type) else {
            throw StylesheetDecodingError(reason: .missing(label: label, index: index))
        }
        return value
    }

    /// The argument of a parameter that has a default.
    public mutating func next<Value: StylesheetValue>(
        _ label: String?, default value: @autoclosure () -> Value
    ) throws(StylesheetDecodingError) -> Value {
        try nextIfPresent(label, as: Value.self) ?? value()
    }

    /// The argument of a parameter that may be left out; nil when the next argument has another label.
    public mutating func nextIfPresent<Value: StylesheetValue>(
        _ label: String?, as type: Value.Type = Value.self
    ) throws(StylesheetDecodingError) -> Value? {
        guard isNext(label) else { return nil }
        defer { index += 1 }
        return try Value(from: arguments[index].value)
    }

    /// Ends the call.
    ///
    /// - Throws: When arguments are left.
    public func end() throws(StylesheetDecodingError) {
        guard index < arguments.count else { return }
        throw StylesheetDecodingError(reason: .unexpected(label: arguments[index].label), argument: index)
    }
}
