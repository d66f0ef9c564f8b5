import LiveryCatalogue
import LiveryTree

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

    @inlinable
    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        switch expression {
        case .constant(.gestureState(let state)): self = .gestureState(state)
        case .constant(let constant) where constant.gestures.isEmpty: self = .constant(try Value(from: constant))
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

    /// The names of the gestures that the value depends on, each once; a host resolves it again when one goes on.
    public var gestures: [String] {
        switch self {
        case .constant, .attribute: []
        case .gestureState(let state): [state.gesture]
        case .expression(let expression, _): expression.gestures
        }
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Value {
        switch self {
        case .constant(let value): return value
        case .attribute(let name, let fallback):
            guard let prop = element.value(of: name) else {
                if let fallback { return fallback }
                throw AttributeError(.missing, name: name, type: Self.typeName)
            }
            if let value = context.conversion.value(of: prop, as: Value.self) { return value }
            if let fallback { return fallback }
            throw AttributeError(.malformed, name: name, type: Self.typeName)
        case .gestureState(let state):
            return try Self.value(of: .gestureState(state), names: [], context)
        case .expression(let expression, let fallback):
            do throws(AttributeError) {
                var binder = Binder(props: element, conversion: context.conversion)
                guard let bound = binder.value(of: expression) else {
                    throw binder.failures.first?.error ?? AttributeError(.missing, name: "")
                }
                return try Self.value(of: bound, names: expression.attributes, context)
            } catch {
                if let fallback { return fallback }
                throw error.within(expression)
            }
        }
    }

    private static var typeName: String { "\(Value.stylesheetType.unwrapped)" }

    /// The value that a bound value stands for, with what gestures say.
    private static func value(
        of bound: StyleValue, names: [String], _ context: StyleContext
    ) throws(AttributeError) -> Value {
        let value = try bound.bindingGestures(context.gestureStates)
        do throws(StylesheetDecodingError) {
            return try Value(from: value)
        } catch {
            throw AttributeError(.malformed, name: names.first ?? bound.gestures.first ?? "", type: typeName)
        }
    }

    @inlinable
    public func withDefault(_ value: @autoclosure () -> Self) -> Self {
        guard case .expression(let expression, nil) = self, case .constant(let fallback) = value() else { return self }
        return .expression(expression, default: fallback)
    }
}

extension AttributeReference: Decodable {
    /// A constant, as its value is written: what saved files hold, rather than stylesheets.
    public init(from decoder: any Decoder) throws { self = .constant(try Value(from: decoder)) }
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

extension AttributeError {
    /// The error with the expression that the prop is a part of.
    fileprivate func within(_ expression: CheckedExpression) -> AttributeError {
        if case .attribute = expression { return self }
        var result = self
        result.text = expression.description
        return result
    }
}
