import LiveryCatalogue
import LiverySource

/// An expression whose type is known, with the references that a node binds.
public indirect enum CheckedExpression: Hashable, Sendable {
    /// A value that is the same on every node.
    case constant(StyleValue)
    /// `attr("name")`: the node's prop, converted to the type of its place.
    case attribute(AttributeBinding)
    case array([CheckedExpression])
    case tuple([CheckedArgument])
    case range(lower: CheckedExpression?, upper: CheckedExpression?, isClosed: Bool)
    case member(base: CheckedExpression?, type: String, name: String, arguments: [CheckedArgument]?)
    case initialized(type: String, arguments: [CheckedArgument])
}

/// An argument of a checked call.
public struct CheckedArgument: Hashable, Sendable {
    public var label: String?
    public var value: CheckedExpression
    /// Whether the parameter has a default that can stand in for a prop that is missing or malformed.
    public var isOptional: Bool
    /// Whether the argument is not in the call: its value is the parameter's default.
    public var isDefault = false
    /// The parameter's default, for an argument that reads props; nil when there is none, or when it can't be expressed.
    var standIn: CheckedExpression?

    init(label: String?, value: CheckedExpression, isOptional: Bool, isDefault: Bool = false) {
        self.label = label
        self.value = value
        self.isOptional = isOptional
        self.isDefault = isDefault
    }
}

/// A prop that an argument reads.
public final class AttributeBinding: Sendable {
    public let name: String
    /// What the prop is converted to.
    public let type: TypeReference
    /// Whether the parameter is a two-way `Binding`.
    public let isBinding: Bool
    /// The value of `default:`.
    public let fallback: CheckedExpression?
    /// Where `attr` stands.
    public let location: SourceLocation
    /// How the prop is converted.
    let row: AttributeConversion.Row

    init(
        name: String, type: TypeReference, isBinding: Bool, fallback: CheckedExpression?, location: SourceLocation,
        row: AttributeConversion.Row
    ) {
        self.name = name
        self.type = type
        self.isBinding = isBinding
        self.fallback = fallback
        self.location = location
        self.row = row
    }
}

extension AttributeBinding: Hashable {
    /// Whether both read the same prop in the same way, wherever they are written.
    public static func == (lhs: AttributeBinding, rhs: AttributeBinding) -> Bool {
        lhs.name == rhs.name && lhs.type == rhs.type && lhs.isBinding == rhs.isBinding && lhs.fallback == rhs.fallback
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(type)
    }
}

extension CheckedExpression {
    /// The value, when it is the same on every node.
    public var constant: StyleValue? {
        if case .constant(let value) = self { return value }
        return nil
    }

    /// The names of the props that the value reads, each once, in text order.
    public var attributes: [String] {
        var names: [String] = []
        collectAttributes(&names)
        return names
    }

    func collectAttributes(_ names: inout [String]) {
        switch self {
        case .constant: break
        case .attribute(let binding):
            if !names.contains(binding.name) { names.append(binding.name) }
            binding.fallback?.collectAttributes(&names)
        case .array(let elements): for element in elements { element.collectAttributes(&names) }
        case .tuple(let entries): for entry in entries { entry.value.collectAttributes(&names) }
        case .range(let lower, let upper, _):
            lower?.collectAttributes(&names)
            upper?.collectAttributes(&names)
        case .member(let base, _, _, let arguments):
            base?.collectAttributes(&names)
            for argument in arguments ?? [] { argument.value.collectAttributes(&names) }
        case .initialized(_, let arguments): for argument in arguments { argument.value.collectAttributes(&names) }
        }
    }

    /// The expression as a constant when all of its parts are.
    var folded: CheckedExpression {
        switch self {
        case .constant, .attribute: return self
        case .array(let elements):
            let values = elements.compactMap(\.constant)
            return values.count == elements.count ? .constant(.array(values)) : self
        case .tuple(let entries): return CheckedExpression.values(entries).map { .constant(.tuple($0)) } ?? self
        case .range(let lower, let upper, let isClosed):
            if let lower, lower.constant == nil { return self }
            if let upper, upper.constant == nil { return self }
            return .constant(.range(lower: lower?.constant, upper: upper?.constant, isClosed: isClosed))
        case .member(let base, let type, let name, let arguments):
            if let base, base.constant == nil { return self }
            guard let arguments else {
                return .constant(.member(StyleMember(base: base?.constant, type: type, name: name)))
            }
            return CheckedExpression.values(arguments).map {
                .constant(.member(StyleMember(base: base?.constant, type: type, name: name, arguments: $0)))
            } ?? self
        case .initialized(let type, let arguments):
            return CheckedExpression.values(arguments).map { .constant(.initialized(type: type, arguments: $0)) }
                ?? self
        }
    }

    private static func values(_ arguments: [CheckedArgument]) -> [StyleArgument]? {
        var result: [StyleArgument] = []
        for argument in arguments where !argument.isDefault {
            guard let value = argument.value.constant else { return nil }
            result.append(StyleArgument(label: argument.label, value))
        }
        return result
    }
}

extension CheckedExpression: CustomStringConvertible {
    /// The expression as a stylesheet would write it.
    public var description: String {
        func list(_ arguments: [CheckedArgument]) -> String {
            arguments.filter { !$0.isDefault }.map { ($0.label.map { "\($0): " } ?? "") + $0.value.description }
                .joined(separator: ", ")
        }
        return switch self {
        case .constant(let value): value.description
        case .attribute(let binding):
            "attr(\(StyleValue.quoted(binding.name))" + (binding.fallback.map { ", default: \($0)" } ?? "") + ")"
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .tuple(let entries): "(" + list(entries) + ")"
        case .range(let lower, let upper, let isClosed):
            "\(lower?.description ?? "") \(isClosed ? "..." : "..<") \(upper?.description ?? "")"
        case .member(let base, _, let name, let arguments):
            (base?.description ?? "") + "." + name + (arguments.map { "(" + list($0) + ")" } ?? "")
        case .initialized(let type, let arguments): type + "(" + list(arguments) + ")"
        }
    }
}
