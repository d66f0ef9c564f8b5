import LiveryCatalogue
import LiverySource

/// A modifier that was checked: one overload with its arguments, ready to be bound to nodes.
///
/// It is made once and shared by all nodes that it applies to.
public final class CheckedModifier: Sendable {
    public var name: String { shared.function.name }
    /// The overload that matched.
    public var function: FunctionDeclaration { shared.function }
    private let shared: SharedFunction
    /// An argument for every parameter, in their order; those that the call leaves out have their defaults.
    public let arguments: [CheckedArgument]
    /// Where the modifier is written.
    public let location: SourceLocation
    /// The names of the props it reads, each once.
    public let attributes: [String]
    /// The host's own modifier, when the host registered one of this name.
    public let hostModifier: (any StylesheetModifier)?
    /// How the host's own modifier is made on each node, when a prop decides what its arguments are.
    let hostOnNodes: HostModifierMaker?
    /// What makes the host's own modifier; nil for one that the host didn't register.
    let hostMaker: HostModifierMaker?
    /// The result, when it is the same on every node.
    let constantArguments: [ResolvedArgument]?

    init(
        function: SharedFunction, arguments: [CheckedArgument], location: SourceLocation,
        hostModifier: (any StylesheetModifier)? = nil, hostMaker: HostModifierMaker? = nil
    ) {
        var attributes: [String] = []
        for argument in arguments { argument.value.collectAttributes(&attributes) }
        shared = function
        self.arguments = arguments
        self.location = location
        self.attributes = attributes
        self.hostModifier = hostModifier
        self.hostMaker = hostMaker
        hostOnNodes = hostModifier == nil ? hostMaker : nil
        constantArguments =
            attributes.isEmpty
            ? arguments.compactMap { argument in
                argument.value.constant.map {
                    ResolvedArgument(label: argument.label, value: $0, isDefault: argument.isDefault)
                }
            } : nil
    }

    /// Why the host's own modifier can't be made on a node; nil when it can, or was made before.
    func hostMistake(with arguments: [ResolvedArgument]) -> Diagnostic? {
        guard let hostOnNodes else { return nil }
        do throws(StylesheetDecodingError) {
            _ = try hostOnNodes.modifier(named: name, arguments)
            return nil
        } catch {
            return error.diagnostic(ofModifier: name, at: location)
        }
    }

    /// The host's own modifier made anew; nil when it can't be.
    ///
    /// - Parameter bound: The arguments on a node, for a modifier that is made for each.
    func makeHost(_ bound: [ResolvedArgument]) -> (any StylesheetModifier)? {
        if let hostOnNodes { return try? hostOnNodes.modifier(named: name, bound) }
        return try? hostMaker?.modifier(named: name, arguments)
    }

    /// Whether the modifier is the same on every node.
    public var isConstant: Bool { constantArguments != nil }
}

/// Makes a host's modifier of its arguments.
final class HostModifierMaker: Sendable {
    private let type: any StylesheetModifier.Type
    private let catalogue: Catalogue

    init(_ type: any StylesheetModifier.Type, catalogue: Catalogue) {
        self.type = type
        self.catalogue = catalogue
    }

    func modifier(
        named name: String, _ arguments: [CheckedArgument]
    ) throws(StylesheetDecodingError) -> any StylesheetModifier {
        try type.init(from: ArgumentDecoder(name: name, arguments: arguments, catalogue: catalogue))
    }

    /// Makes it of arguments that are bound to a node.
    func modifier(
        named name: String, _ arguments: [ResolvedArgument]
    ) throws(StylesheetDecodingError) -> any StylesheetModifier {
        let given = arguments.filter { !$0.isDefault }.map { StyleArgument(label: $0.label, $0.value) }
        return try type.init(from: ArgumentDecoder(name: name, arguments: given, catalogue: catalogue))
    }
}

/// A declaration that many modifiers refer to.
final class SharedFunction: Sendable {
    let function: FunctionDeclaration

    init(_ function: FunctionDeclaration) { self.function = function }
}

/// A modifier as it applies to one node.
public struct ResolvedModifier: Sendable {
    /// The checked modifier that it comes from.
    public let source: CheckedModifier
    /// The arguments in the order of the parameters; those that the call leaves out have their defaults and say so.
    public let arguments: [ResolvedArgument]
    /// How many of the node's modifiers before it are written at the same place, as when a class is named twice. It is
    /// counted for modifiers of the host.
    var occurrence = 0

    public var name: String { source.name }
    /// The overload that matched.
    public var overload: FunctionDeclaration { source.function }
    /// Where the modifier is written.
    public var location: SourceLocation { source.location }
    /// The names of the props that the values depend on.
    public var attributes: [String] { source.attributes }

    /// The value of the parameter with a label; nil when there is none, or when its default can't be expressed.
    public subscript(label: String) -> StyleValue? { arguments.first { $0.label == label }?.value }

    /// The host's own modifier; nil for one of another name, and when it can't be made of the arguments.
    ///
    /// It was made when the sheet was checked, unless a prop decides what its arguments are: then it is made now.
    public var host: (any StylesheetModifier)? {
        if let host = source.hostModifier { return host }
        return source.hostOnNodes.flatMap { try? $0.modifier(named: name, arguments) }
    }

    /// The host's own modifier of a type.
    public func host<Modifier: StylesheetModifier>(as type: Modifier.Type) -> Modifier? { host as? Modifier }
}

extension ResolvedModifier: Equatable {
    /// Whether two are the same overload with the same values, wherever they are written.
    public static func == (lhs: ResolvedModifier, rhs: ResolvedModifier) -> Bool {
        (lhs.source === rhs.source || lhs.overload.location == rhs.overload.location) && lhs.arguments == rhs.arguments
    }
}

extension ResolvedModifier: CustomStringConvertible {
    /// The modifier as a stylesheet would write it, without defaults.
    public var description: String {
        name + "("
            + arguments.filter { !$0.isDefault }.map { ($0.label.map { "\($0): " } ?? "") + $0.value.description }
            .joined(separator: ", ") + ")"
    }
}

extension ResolvedModifier {
    /// The modifier with its arguments' values mapped.
    package func mappingValues(_ transform: (StyleValue) -> StyleValue) -> ResolvedModifier {
        ResolvedModifier(
            source: source,
            arguments: arguments.map {
                ResolvedArgument(label: $0.label, value: transform($0.value), isDefault: $0.isDefault)
            }, occurrence: occurrence)
    }
}

/// An argument with its value for one node.
public struct ResolvedArgument: Hashable, Sendable {
    public var label: String?
    public var value: StyleValue
    /// Whether the value is the parameter's default.
    public var isDefault: Bool
}
