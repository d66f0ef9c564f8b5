import LiverySource

/// A type or protocol with its members, gathered from its declaration and all its extensions.
public struct TypeDeclaration: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case structure, enumeration, `protocol`, `class`
        /// Another name for a type.
        case `typealias`(TypeReference)
    }

    /// The full name: `Edge.Set`.
    public var name: String
    public var kind: Kind
    /// Whether there is a declaration, rather than extensions only; without one, `kind` is `structure`.
    public var isDeclared: Bool
    /// The protocols (and superclass) that the declaration and its extensions name, in order.
    public var inherited: [String] = []
    /// The names of the generic parameters in order.
    public var genericParameters: [String] = []
    public var availability: Availability
    /// Where the name stands: in the declaration, or in the first extension when there is none.
    public var location: SourceLocation

    public var initializers: [FunctionDeclaration] = []
    public var cases: [FunctionDeclaration] = []
    public var staticProperties: [PropertyDeclaration] = []
    public var staticMethods: [FunctionDeclaration] = []
    public var properties: [PropertyDeclaration] = []
    /// Instance methods, modifiers among them.
    public var methods: [FunctionDeclaration] = []

    public init(
        name: String, kind: Kind, isDeclared: Bool = true, availability: Availability = Availability(),
        location: SourceLocation
    ) {
        self.name = name
        self.kind = kind
        self.isDeclared = isDeclared
        self.availability = availability
        self.location = location
    }
}
