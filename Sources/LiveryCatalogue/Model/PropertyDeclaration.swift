import LiverySource

/// An instance or static property.
public struct PropertyDeclaration: Hashable, Sendable {
    public var name: String
    /// The enclosing type or protocol.
    public var owner: String
    public var type: TypeReference
    public var isStatic: Bool
    /// The availability, restricted by that of the enclosing declarations.
    public var availability: Availability
    /// Where the declaration stands, from its name to its type.
    public var location: SourceLocation

    public init(
        name: String, owner: String, type: TypeReference, isStatic: Bool,
        availability: Availability = Availability(), location: SourceLocation
    ) {
        self.name = name
        self.owner = owner
        self.type = type
        self.isStatic = isStatic
        self.availability = availability
        self.location = location
    }
}
