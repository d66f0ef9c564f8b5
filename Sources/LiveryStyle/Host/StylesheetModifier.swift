import LiveryCatalogue
import LiverySource

/// A host's own modifier, which stylesheets can use as they use a built-in one.
///
///     struct FillBackground: StylesheetModifier {
///         static let declarations = "func fillBackground(_ fill: some ShapeStyle) -> some View"
///         let fill: ResolvableValue
///
///         init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
///             fill = try arguments.decode(at: 0)
///         }
///     }
public protocol StylesheetModifier: Sendable {
    /// The overloads in the syntax of a catalogue. Functions without an extension around them are methods of `View`.
    /// They go before built-in overloads with the same labels.
    static var declarations: String { get }

    /// Reads the arguments of one use, which fit one of the overloads. Called once per place in a sheet.
    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError)
}

/// A type whose values stylesheets write, and which may depend on the props of the node they are used on.
public protocol StylesheetResolvable: Sendable {
    /// What the value is on one node.
    associatedtype Resolved

    /// Reads a checked expression.
    init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError)

    /// The value on a node.
    ///
    /// - Throws: When a prop is missing or malformed and there is no default.
    func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Resolved
}

/// Why a host's type can't be made of what a sheet says.
public struct StylesheetDecodingError: Error, Hashable, Sendable {
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}

/// The host's own modifiers and types.
public struct StyleRegistry: Sendable {
    /// The host's declarations, as catalogue files.
    private(set) var declarations: [SourceFile] = []
    private var modifiers: [String: any StylesheetModifier.Type] = [:]

    public init() {}

    /// Adds a modifier. Each name that it declares is decoded by it from now on.
    public mutating func register<Modifier: StylesheetModifier>(_ type: Modifier.Type) {
        let text = type.declarations
        let isBare = !text.contains("extension ")
        let file = SourceFile(path: "\(type)", text: isBare ? "extension View {\n\(text)\n}\n" : text)
        declarations.append(file)
        for name in Catalogue(reading: [file]).modifierNames {
            modifiers[name] = type
        }
    }

    /// Adds types and their members, in the syntax of a catalogue: `struct Video { init(_ url: String, in resolution: Int) }`.
    public mutating func register(declarations text: String, named name: String = "host") {
        register(declarations: SourceFile(path: name, text: text))
    }

    /// Adds the types, members and modifiers that a catalogue file declares. A modifier that is declared but not
    /// registered as a type resolves to its name and arguments.
    public mutating func register(declarations file: SourceFile) {
        declarations.append(file)
    }

    /// The host's modifier of a name.
    func modifier(named name: String) -> (any StylesheetModifier.Type)? { modifiers[name] }
}

/// Reads the arguments of a call.
public struct ArgumentDecoder: Sendable {
    /// The name of the modifier, type or member that is called.
    public let name: String
    /// The arguments that the call gives, in order.
    public let arguments: [CheckedArgument]
    let catalogue: Catalogue

    /// Whether there is an argument with a label.
    public func contains(_ label: String) -> Bool { arguments.contains { $0.label == label } }

    /// The argument with a label.
    public func decode<Value: StylesheetResolvable>(_ label: String, as type: Value.Type = Value.self)
        throws(StylesheetDecodingError) -> Value
    {
        guard let value = try decodeIfPresent(label, as: type) else {
            throw StylesheetDecodingError("the argument '\(label):' is missing")
        }
        return value
    }

    /// The argument with a label, or nil when the call leaves it out.
    public func decodeIfPresent<Value: StylesheetResolvable>(_ label: String, as type: Value.Type = Value.self)
        throws(StylesheetDecodingError) -> Value?
    {
        guard let argument = arguments.first(where: { $0.label == label }) else { return nil }
        return try Value(from: argument.value, in: catalogue)
    }

    /// The argument at an index among those without a label.
    public func decode<Value: StylesheetResolvable>(at index: Int, as type: Value.Type = Value.self)
        throws(StylesheetDecodingError) -> Value
    {
        let unlabelled = arguments.filter { $0.label == nil }
        guard unlabelled.indices.contains(index) else {
            throw StylesheetDecodingError("argument \(index + 1) is missing")
        }
        return try Value(from: unlabelled[index].value, in: catalogue)
    }
}

extension CheckedExpression {
    /// The call that an expression is: the type's or member's name, and its arguments.
    public func call(in catalogue: Catalogue) -> ArgumentDecoder? {
        switch self {
        case .initialized(let type, let arguments):
            return ArgumentDecoder(name: type, arguments: arguments, catalogue: catalogue)
        case .member(_, _, let name, let arguments):
            return ArgumentDecoder(name: name, arguments: arguments ?? [], catalogue: catalogue)
        case .constant(.initialized(let type, let arguments)):
            return ArgumentDecoder(name: type, arguments: CheckedExpression.constants(arguments), catalogue: catalogue)
        case .constant(.member(let member)):
            return ArgumentDecoder(
                name: member.name, arguments: CheckedExpression.constants(member.arguments ?? []), catalogue: catalogue)
        default: return nil
        }
    }

    private static func constants(_ arguments: [StyleArgument]) -> [CheckedArgument] {
        arguments.map { CheckedArgument(label: $0.label, value: .constant($0.value), isOptional: false) }
    }
}
