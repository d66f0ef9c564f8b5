import LiveryTree

/// A property of a modifier whose value is a prop of the node that the modifier is used on.
///
///     @Attribute("opacity") var opacity: Double = 1
///     @Attribute("title") var title: String?
///     @Attribute("count") var count: Int
///
/// The prop is converted as `attr(…)` is (``AttributeConversion``). The default stands in for a prop that is missing or
/// malformed, and the projected value (`$opacity`) tells which; an optional is nil for a prop that is missing. Without a
/// default, ``ResolvedModifier/host(as:on:in:by:)`` throws instead of giving the modifier.
///
/// A property without a default has a value only in a modifier that was brought up to date for a node; reading it in any
/// other is a mistake of the program and stops it.
@propertyWrapper
public struct Attribute<Value: StylesheetValue>: DynamicProperty {
    struct Definition: Sendable {
        let name: String
        let fallback: Value?
        /// What stands for a prop that is missing; that may be less than what stands for one that is malformed.
        let missing: Value?
    }

    private let cell: DynamicCell<Definition, AttributeState<Value>?>

    private init(_ definition: Definition, _ state: AttributeState<Value>?) {
        cell = DynamicCell(definition, state)
    }

    /// A prop with a default.
    public init(wrappedValue: Value, _ name: String) {
        self.init(Definition(name: name, fallback: wrappedValue, missing: wrappedValue), nil)
    }

    /// A prop that nodes have to have.
    public init(_ name: String) {
        self.init(Definition(name: name, fallback: nil, missing: nil), nil)
    }

    /// A prop that nodes may have.
    public init(_ name: String) where Value: ExpressibleByNilLiteral {
        self.init(Definition(name: name, fallback: nil, missing: .some(nil)), nil)
    }

    public var wrappedValue: Value {
        let definition = cell.definition
        guard let value = cell.state?.value ?? definition.fallback ?? definition.missing else {
            // No input leads here: a modifier for a node has the value, or isn't made (`AttributeError`). There is none to give
            // to a host that reads a prop without asking for a node.
            preconditionFailure("'\(definition.name)' is read in a modifier that isn't for a node: see host(as:on:in:)")
        }
        return value
    }

    /// Whether the node has the prop, and whether it is of the type.
    public var projectedValue: AttributeState<Value> {
        cell.state
            ?? AttributeState(name: cell.definition.name, value: cell.definition.fallback ?? cell.definition.missing)
    }

    var address: UInt { cell.address }
    var attributeName: String? { cell.definition.name }

    func updated(for place: DynamicPlace) throws(AttributeError) -> Self {
        Attribute(cell.definition, try state(for: place))
    }

    func update(for place: DynamicPlace) throws(AttributeError) { cell.state = try state(for: place) }

    private func state(for place: DynamicPlace) throws(AttributeError) -> AttributeState<Value> {
        let definition = cell.definition
        guard let prop = place.node.value(of: definition.name) else {
            let error = self.error(.missing)
            guard let value = definition.missing else { throw error }
            return AttributeState(name: definition.name, value: value, error: error)
        }
        if let value = place.context.conversion.value(of: prop, as: Value.self) {
            return AttributeState(name: definition.name, value: value)
        }
        let error = self.error(.malformed)
        guard let value = definition.fallback else { throw error }
        return AttributeState(name: definition.name, value: value, error: error)
    }

    private func error(_ reason: AttributeError.Reason) -> AttributeError {
        AttributeError(reason, name: cell.definition.name, type: "\(Value.stylesheetType.unwrapped)")
    }
}

/// What a node has for an ``Attribute``.
public struct AttributeState<Value: StylesheetValue>: Hashable, Sendable {
    /// The name of the prop.
    public let name: String
    /// The value, or the default in its place; nil for a property without a default that isn't for a node yet.
    public let value: Value?
    /// Why the default stands in for the prop; nil when it doesn't.
    public let error: AttributeError?

    init(name: String, value: Value?, error: AttributeError? = nil) {
        self.name = name
        self.value = value
        self.error = error
    }

    /// Whether the node doesn't have the prop.
    public var isMissing: Bool { error?.reason == .missing }

    /// Whether the prop is of another type.
    public var isMalformed: Bool { error?.reason == .malformed }
}
