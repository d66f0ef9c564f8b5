import LiveryCatalogue
import LiveryTree

/// A two-way parameter, `Binding<Value>`: a prop that the host may change, or a value that only the host has.
///
/// It resolves to a ``ChangeTracker``, which the host keeps for the node and modifier and brings up to date with
/// ``ChangeTracker/update(from:)`` each time it resolves again.
public enum ChangeTracked<Value: StylesheetValue>: StylesheetResolvable, StylesheetContainer {
    /// A value to begin with; changes stay with the host.
    case constant(Value)
    /// A prop, with the value for nodes that don't have it.
    case attribute(name: String, default: Value?)
    /// What a stylesheet says, with props in it.
    case expression(CheckedExpression, default: Value?)

    public typealias Resolved = ChangeTracker<Value>

    public static var stylesheetType: TypeReference { .named("Binding", arguments: [Value.stylesheetType]) }
    static var elementType: any StylesheetResolvable.Type { AttributeReference<Value>.self }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        switch expression {
        // A prop that is bound already, as when a host's modifier is made for each node.
        case .constant(.binding(let name, let value)): self = .attribute(name: name, default: try Value(from: value))
        case .constant(let value): self = .constant(try Value(from: value))
        default: self = .expression(expression, default: nil)
        }
    }

    public func withDefault(_ value: @autoclosure () -> Self) -> Self {
        guard case .expression(let expression, nil) = self, case .constant(let fallback) = value() else { return self }
        return .expression(expression, default: fallback)
    }

    /// - Throws: When the prop is missing or malformed and there is no default.
    public func resolve(
        on element: ElementNode, in context: StyleContext
    ) throws(AttributeError) -> ChangeTracker<Value> {
        switch self {
        case .constant(let value): return ChangeTracker(value)
        case .attribute(let name, let fallback):
            let reference = AttributeReference<Value>.attribute(name: name, default: fallback)
            return try tracker(name, try reference.resolve(on: element, in: context), element, context)
        case .expression(let expression, let fallback):
            var binder = Binder(props: element, conversion: context.conversion)
            let bound = binder.value(of: expression)
            var name: String?
            var value = bound
            if case .binding(let attribute, let inner) = bound { (name, value) = (attribute, inner) }
            if case .attribute(let binding) = expression { name = binding.name }
            if let value, let result = try? Value(from: value) { return try tracker(name, result, element, context) }
            if let fallback { return try tracker(name, fallback, element, context) }
            throw binder.failures.first?.error
                ?? AttributeError(
                    .malformed, name: name ?? expression.attributes.first ?? "",
                    type: "\(Value.stylesheetType.unwrapped)")
        }
    }

    private func tracker(
        _ name: String?, _ value: Value, _ element: ElementNode, _ context: StyleContext
    ) throws(AttributeError) -> ChangeTracker<Value> {
        guard let name else { return ChangeTracker(value) }
        guard let event = element.value(of: "phx-change")?.text, !event.isEmpty else {
            return ChangeTracker(value, attribute: name)
        }
        return ChangeTracker(
            value, attribute: name, event: try Event(event, type: "change").resolve(on: element, in: context))
    }
}
