import LiverySource

/// A parameter of a function, initialiser or enum case.
public struct Parameter: Hashable, Sendable {
    /// The label at the call; nil for `_`.
    public var label: String?
    /// The name inside the function; empty for an unlabelled value of an enum case.
    public var name: String
    public var type: TypeReference
    /// The source text of the default value; nil when the argument is required.
    public var defaultText: String?
    /// Whether the parameter takes any number of arguments: `T...`.
    public var isVariadic: Bool

    public init(
        label: String?, name: String, type: TypeReference, defaultText: String? = nil, isVariadic: Bool = false
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultText = defaultText
        self.isVariadic = isVariadic
    }

    /// Whether a call must have the argument.
    public var isRequired: Bool { defaultText == nil && !isVariadic }
}

extension Parameter: CustomStringConvertible {
    /// The parameter as Swift writes it: `in shape: some Shape = .rect`.
    public var description: String {
        var text = ""
        if let builder = type.unwrapped.builder { text += "@\(builder) " }
        if let label {
            text += label == name || name.isEmpty ? label + ": " : "\(label) \(name): "
        } else if !name.isEmpty {
            text += "_ \(name): "
        }
        text += type.description
        if isVariadic { text += "..." }
        if let defaultText { text += " = \(defaultText)" }
        return text
    }
}

extension TypeReference {
    /// The result builder of a closure.
    fileprivate var builder: String? {
        if case .function(_, _, let builder) = self { return builder }
        return nil
    }
}

/// A function-like declaration: a modifier, method, static method, initialiser or enum case.
public struct FunctionDeclaration: Hashable, Sendable {
    /// What kind of declaration it is, and so how it is called.
    public enum Kind: Hashable, Sendable {
        /// An instance method of a view-like receiver, declared in an extension: what a stylesheet applies to a node.
        ///
        /// View-like are the protocols `View`, `TabContent`, `DynamicViewContent` and those that inherit from one of
        /// them, and the types `Text` and `Image`.
        case modifier
        /// Any other instance method.
        case method
        case staticMethod
        case initializer
        /// An enum case; without a payload it has no parameters and is written without parentheses.
        case enumCase
    }

    public var kind: Kind
    /// The base name; `init` for an initialiser.
    public var name: String
    /// The receiver of a modifier, else the enclosing type or protocol: `View`, `Edge.Set`.
    public var owner: String
    public var parameters: [Parameter]
    /// What a call gives: for initialisers and cases the owner, whose generic arguments the call decides.
    public var result: TypeReference
    /// Whether an initialiser may give nil (`init?`).
    public var isFailable: Bool
    /// The availability, restricted by that of the enclosing declarations.
    public var availability: Availability
    /// Where the declaration stands, from its name to its result.
    public var location: SourceLocation

    public init(
        kind: Kind, name: String, owner: String, parameters: [Parameter], result: TypeReference,
        isFailable: Bool = false, availability: Availability = Availability(), location: SourceLocation
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.parameters = parameters
        self.result = result
        self.isFailable = isFailable
        self.availability = availability
        self.location = location
    }

    /// The labels of the parameters in order, nil for `_`.
    public var labels: [String?] { parameters.map(\.label) }

    /// The declaration as Swift writes it, without keywords: `opacity(_ opacity: Double) -> some View`.
    public var signature: String {
        if kind == .enumCase && parameters.isEmpty { return name }
        var text = name
        if isFailable { text += "?" }
        text += "(" + parameters.map(\.description).joined(separator: ", ") + ")"
        if kind != .initializer && kind != .enumCase { text += " -> \(result)" }
        return text
    }

    /// The base name with its labels: `background(_:ignoresSafeAreaEdges:)`.
    public var compoundName: String {
        if kind == .enumCase && parameters.isEmpty { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
