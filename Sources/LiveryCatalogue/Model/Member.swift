import LiverySource

/// What a member lookup finds: a property, or something that is called.
public enum Member: Hashable, Sendable {
    case property(PropertyDeclaration)
    /// A method or an enum case; a case without a payload isn't called.
    case function(FunctionDeclaration)

    public var name: String {
        switch self {
        case .property(let property): property.name
        case .function(let function): function.name
        }
    }

    /// The type or protocol that declares the member.
    public var owner: String {
        switch self {
        case .property(let property): property.owner
        case .function(let function): function.owner
        }
    }

    /// The type of the property, or of the result of a call.
    public var type: TypeReference {
        switch self {
        case .property(let property): property.type
        case .function(let function): function.result
        }
    }

    public var availability: Availability {
        switch self {
        case .property(let property): property.availability
        case .function(let function): function.availability
        }
    }

    public var location: SourceLocation {
        switch self {
        case .property(let property): property.location
        case .function(let function): function.location
        }
    }

    /// Whether the member is written with parentheses.
    public var isCalled: Bool {
        switch self {
        case .property: false
        case .function(let function): function.kind != .enumCase || !function.parameters.isEmpty
        }
    }
}
