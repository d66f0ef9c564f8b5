import LiverySource

/// What modifiers, types and members a platform's stylesheets can use.
///
/// A catalogue is data: it is read from text in a subset of Swift's interface syntax (see ``init(reading:)``).
public struct Catalogue: Sendable {
    /// The deepest nesting of a type such as `[[Int]]`; a declaration with a deeper one is reported and left out.
    public static let maximumTypeDepth = 32
    /// The deepest nesting of types and extensions; deeper ones are reported and left out.
    public static let maximumDeclarationDepth = 32

    /// The mistakes found while reading, in order.
    public private(set) var diagnostics: [Diagnostic] = []
    /// What was passed over because it lies outside the subset: the construct and how often.
    public private(set) var skipped: [String: Int] = [:]

    /// Makes an empty catalogue.
    public init() {}

    /// Reads files in order; later files add to and override earlier ones. Never throws.
    public init(reading files: [SourceFile]) {}

    /// Reads one more file, which adds to and overrides what is there.
    public mutating func add(reading file: SourceFile) {}

    /// The catalogue with another's declarations added, which override its own.
    public func merging(_ other: Catalogue) -> Catalogue { self }

    /// The SwiftUI catalogue that ships with Livery.
    public static let swiftUI = Catalogue()

    /// The overloads of a modifier in declaration order; empty when there is none.
    public func modifiers(named name: String) -> [FunctionDeclaration] { [] }
    /// The names of all modifiers in declaration order.
    public var modifierNames: [String] { [] }
    /// The names of all types in declaration order.
    public var typeNames: [String] { [] }
    /// The type of a name; a typealias of a named type gives that type unless `resolvingAliases` is false.
    public func type(named name: String, resolvingAliases: Bool = true) -> TypeDeclaration? { nil }
    /// Whether a type conforms to a protocol, or a protocol is or inherits from it.
    public func conforms(_ type: String, to protocolName: String) -> Bool { false }
    /// Whether a type conforms to a protocol.
    public func conforms(_ type: TypeReference, to protocolName: String) -> Bool { false }
    /// All protocols that a type conforms to.
    public func protocols(of type: String) -> Set<String> { [] }
    /// The members that `.name` can mean where a type is expected.
    public func staticMembers(named name: String, on type: String) -> [Member] { [] }
    /// The names of the members that an implicit member expression can mean where a type is expected.
    public func staticMemberNames(on type: String) -> [String] { [] }
    /// The instance members of a name.
    public func members(named name: String, of type: String) -> [Member] { [] }
    /// The names of the instance members of a type.
    public func memberNames(of type: String) -> [String] { [] }
}
