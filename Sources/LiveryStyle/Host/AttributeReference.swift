import LiveryCatalogue
import LiveryTree

/// Why a prop has no value of the type that is asked for.
public enum AttributeError: Error, Hashable, Sendable {
    case missing(name: String)
    case malformed(name: String, type: String)
}

/// A value of the portable model as a stylesheet gives it: `12`, `attr("size")`, `gesture_state(…)`,
/// `.red.opacity(attr("opacity"))`. It is the `Resolvable` of every ``StylesheetValue``.
public enum AttributeReference<Value: StylesheetValue>: StylesheetResolvable {
    case constant(Value)
    case attribute(name: String, default: Value?)
    case gestureState(GestureStateReference)
    /// What a stylesheet says, with props in it.
    case expression(CheckedExpression, default: Value?)

    public static var stylesheetType: TypeReference { Value.stylesheetType }
    public static var signatures: [StylesheetSignature] { Value.signatures }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        switch expression {
        case .constant(.gestureState(let state)): self = .gestureState(state)
        case .constant(let constant) where !constant.containsGestureState: self = .constant(try Value(from: constant))
        default: self = .expression(expression, default: nil)
        }
    }

    /// The names of the props that the value depends on, each once.
    public var attributes: [String] {
        switch self {
        case .constant, .gestureState: []
        case .attribute(let name, _): [name]
        case .expression(let expression, _): expression.attributes
        }
    }

    /// The value, when it is the same on every node.
    public var constant: Value? {
        if case .constant(let value) = self { return value }
        return nil
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Value {
        switch self {
        case .constant(let value): return value
        case .attribute(let name, let fallback):
            guard let prop = element.value(of: name) else {
                if let fallback { return fallback }
                throw .missing(name: name)
            }
            if let value = context.conversion.value(of: prop, as: Value.stylesheetType),
                let result = try? Value(from: value)
            {
                return result
            }
            if let fallback { return fallback }
            throw .malformed(name: name, type: "\(Value.stylesheetType)")
        case .gestureState(let state):
            let value = context.gestureStates[state.gesture] ?? state.defaultValue
            guard let value, let result = try? Value(from: value) else { throw .missing(name: state.gesture) }
            return result
        case .expression(let expression, let fallback):
            var binder = Binder(props: element, conversion: context.conversion)
            guard let bound = binder.value(of: expression) else {
                if let fallback { return fallback }
                throw binder.failures.first?.error ?? .missing(name: "")
            }
            do throws(StylesheetDecodingError) {
                return try Value(from: bound)
            } catch {
                if let fallback { return fallback }
                throw .malformed(name: expression.attributes.first ?? "\(expression)", type: "\(Value.stylesheetType)")
            }
        }
    }

    public func withDefault(_ value: @autoclosure () -> Self) -> Self {
        guard case .expression(let expression, nil) = self, case .constant(let fallback) = value() else { return self }
        return .expression(expression, default: fallback)
    }
}

extension AttributeReference: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Value.BooleanLiteralType) { self = .constant(Value(booleanLiteral: value)) }
}

extension AttributeReference: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Value.IntegerLiteralType) { self = .constant(Value(integerLiteral: value)) }
}

extension AttributeReference: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Value.FloatLiteralType) { self = .constant(Value(floatLiteral: value)) }
}

extension AttributeReference: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .constant(Value(unicodeScalarLiteral: value))
    }
}

extension AttributeReference: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .constant(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension AttributeReference: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    public init(stringLiteral value: Value.StringLiteralType) { self = .constant(Value(stringLiteral: value)) }
}

extension StyleValue {
    /// Whether a gesture's state is somewhere in the value, so that it is known only later.
    var containsGestureState: Bool {
        switch self {
        case .gestureState: true
        case .null, .boolean, .integer, .number, .string, .content, .event: false
        case .array(let elements): elements.contains(where: \.containsGestureState)
        case .tuple(let entries), .initialized(_, let entries): entries.contains(where: \.value.containsGestureState)
        case .range(let lower, let upper, _): [lower, upper].contains { $0?.containsGestureState == true }
        case .member(let member):
            member.base?.containsGestureState == true
                || member.arguments?.contains(where: \.value.containsGestureState) == true
        case .binding(_, let value): value.containsGestureState
        }
    }
}
