import LiveryCatalogue
import LiveryTree

/// The node that a stylesheet's value is resolved on.
public typealias ElementNode = Node

/// What values are resolved with, beside the node.
public struct StyleContext: Sendable {
    let conversion: AttributeConversion
    /// The values that gestures have set, by the gesture's name.
    public var gestureStates: [String: StyleValue]

    public init(catalogue: Catalogue = .swiftUI, gestureStates: [String: StyleValue] = [:]) {
        conversion = AttributeConversion(catalogue: catalogue)
        self.gestureStates = gestureStates
    }
}

/// Why a prop has no value of the type that is asked for.
public enum AttributeError: Error, Hashable, Sendable {
    case missing(name: String)
    case malformed(name: String, type: String)
}

/// A scalar that a prop converts to; see ``AttributeConversion`` for how.
public protocol AttributeValue: Sendable {
    /// The type's name in a catalogue.
    static var catalogueType: TypeReference { get }
    /// The value of a constant, or nil when it is of another type.
    init?(_ value: StyleValue)
}

/// A value that is a constant, a prop of the node, or a gesture's state: `12`, `attr("size")`, `gesture_state(…)`.
public enum AttributeReference<Value: AttributeValue>: StylesheetResolvable {
    case constant(Value)
    case attribute(name: String, default: Value?)
    case gestureState(GestureStateReference)

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        switch expression {
        case .constant(.gestureState(let state)): self = .gestureState(state)
        case .constant(let constant):
            guard let value = Value(constant) else {
                throw StylesheetDecodingError("'\(constant)' is no \(Value.catalogueType)")
            }
            self = .constant(value)
        case .attribute(let binding):
            self = .attribute(name: binding.name, default: binding.fallback?.constant.flatMap { Value($0) })
        default: throw StylesheetDecodingError("expected a \(Value.catalogueType)")
        }
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Value {
        switch self {
        case .constant(let value): return value
        case .attribute(let name, let fallback):
            guard let prop = element.value(of: name) else {
                if let fallback { return fallback }
                throw .missing(name: name)
            }
            if let value = context.conversion.value(of: prop, as: Value.catalogueType).flatMap({ Value($0) }) {
                return value
            }
            if let fallback { return fallback }
            throw .malformed(name: name, type: "\(Value.catalogueType)")
        case .gestureState(let state):
            let value = context.gestureStates[state.gesture] ?? state.defaultValue
            guard let value = value.flatMap({ Value($0) }) else { throw .missing(name: state.gesture) }
            return value
        }
    }
}

extension Bool: AttributeValue {
    public static var catalogueType: TypeReference { .named("Bool") }
    public init?(_ value: StyleValue) {
        guard let boolean = value.boolean else { return nil }
        self = boolean
    }
}

extension Int: AttributeValue {
    public static var catalogueType: TypeReference { .named("Int") }
    public init?(_ value: StyleValue) {
        guard let integer = value.integer else { return nil }
        self = integer
    }
}

extension Double: AttributeValue {
    public static var catalogueType: TypeReference { .named("Double") }
    public init?(_ value: StyleValue) {
        guard let number = value.number else { return nil }
        self = number
    }
}

extension String: AttributeValue {
    public static var catalogueType: TypeReference { .named("String") }
    public init?(_ value: StyleValue) {
        guard let string = value.string else { return nil }
        self = string
    }
}

/// Any value of a stylesheet in the portable model, such as a shape style that the host turns into its own.
public struct ResolvableValue: StylesheetResolvable {
    /// The checked expression.
    public let expression: CheckedExpression

    public init(from expression: CheckedExpression, in catalogue: Catalogue) {
        self.expression = expression
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> StyleValue {
        var binder = Binder(props: element, conversion: context.conversion)
        let value = binder.value(of: expression)
        if let value { return value }
        throw binder.failures.first?.error ?? .missing(name: "")
    }
}

/// An enum case or static member of a host's type, by its name.
public struct ResolvableCase<Value: RawRepresentable<String> & Sendable>: StylesheetResolvable {
    private let expression: ResolvableValue

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        if let constant = expression.constant, constant.caseName.flatMap({ Value(rawValue: $0) }) == nil {
            throw StylesheetDecodingError("'\(constant)' is no case of \(Value.self)")
        }
        self.expression = ResolvableValue(from: expression, in: catalogue)
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Value {
        let value = try expression.resolve(on: element, in: context)
        guard let resolved = value.caseName.flatMap({ Value(rawValue: $0) }) else {
            throw .malformed(name: "\(value)", type: "\(Value.self)")
        }
        return resolved
    }
}
