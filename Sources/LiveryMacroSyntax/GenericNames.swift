import SwiftSyntax

/// The generic parameters that a declaration sees.
struct GenericNames {
    /// Those that nothing is known of, with their declarations when they are the type's own.
    private(set) var unconstrained: [String: GenericParameterSyntax?] = [:]

    /// - Parameter context: The types around the declaration.
    init(
        own: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, context: [Syntax]
    ) {
        for node in context.reversed() {
            let generics = node.asProtocol((any WithGenericParametersSyntax).self)
            add(generics?.genericParameterClause, generics?.genericWhereClause, isOwn: false)
        }
        add(own, requirements, isOwn: true)
    }

    private mutating func add(
        _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, isOwn: Bool
    ) {
        for parameter in clause?.parameters ?? [] {
            unconstrained[parameter.name.bareText] =
                parameter.inheritedType == nil ? .some(isOwn ? parameter : nil) : nil
        }
        for requirement in requirements?.requirements ?? [] {
            let subject: String? =
                switch requirement.requirement {
                case .conformanceRequirement(let conformance): conformance.leftType.trimmedDescription
                case .sameTypeRequirement(let same): same.leftType.trimmedDescription
                default: nil
                }
            if let subject { unconstrained[subject] = nil }
        }
    }

    /// The parameter that a type consists of, alone or in optionals and arrays, when nothing is known of it.
    func unconstrained(in type: TypeSyntax) -> (name: String, declaration: GenericParameterSyntax?)? {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return unconstrained(in: optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): return unconstrained(in: optional.wrappedType)
        case .arrayType(let array): return unconstrained(in: array.element)
        case .attributedType(let attributed): return unconstrained(in: attributed.baseType)
        case .identifierType(let identifier):
            let name = identifier.name.bareText
            return unconstrained[name].map { (name, $0) }
        default: return nil
        }
    }
}
