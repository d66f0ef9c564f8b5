import LiveryCatalogue

/// A type or protocol by its name, with what was found of it in the catalogue.
final class NamedType {
    let name: String
    /// Nil when there is no such type.
    let declaration: Declaration?
    fileprivate var statics: [String: [MemberCandidate]] = [:]
    fileprivate var members: [String: [MemberCandidate]] = [:]
    fileprivate var nested: [String: NamedType?] = [:]
    fileprivate var knownType: KnownType?

    /// What the catalogue declares under the name.
    struct Declaration {
        /// The name of the type itself, where the other is a typealias of it.
        let name: String
        let isProtocol: Bool
        fileprivate let functions: [FunctionDeclaration]
    }

    fileprivate var knownInitializers: [Overload]?

    init(_ name: String, _ declaration: TypeDeclaration?) {
        self.name = name
        self.declaration = declaration.map {
            Declaration(name: $0.name, isProtocol: $0.kind == .protocol, functions: $0.initializers)
        }
    }

    /// Lets go of everything that may hold on to the type itself.
    func forget() {
        statics = [:]
        members = [:]
        nested = [:]
        knownType = nil
        knownInitializers = nil
    }
}

/// A member that a look-up found, with what checking asks of it.
final class MemberCandidate {
    /// What the member's value is.
    enum Result {
        /// The type that the member was found on.
        case own
        /// An optional, or an optional of one, of that type.
        case optionalOfOwn(TypeReference)
        case type(KnownType)
    }

    /// Nil for a property.
    let overload: Overload?
    let result: Result
    /// The type that the member is listed under for the host; nil for the type that it was found on.
    let owner: String?
    let availability: Availability
    let isDeprecated: Bool
    /// Whether it is an enum case that isn't called.
    let isPlainCase: Bool
    /// The member as a value, when it has neither arguments nor a base.
    let value: CheckedExpression?

    init(_ member: Member, _ lookups: CatalogueLookups) {
        switch member {
        case .property: overload = nil
        case .function(let function): overload = Overload(function, lookups)
        }
        let isPlainCase = overload.map { $0.function.kind == .enumCase && $0.parameters.isEmpty } ?? false
        result = MemberCandidate.result(member.type, lookups)
        let owner = member.owner == "Self" ? nil : lookups.ownerName(member)
        availability = member.availability
        isDeprecated = member.availability.deprecation != nil
        value =
            overload == nil || isPlainCase
            ? owner.map { .constant(.member(StyleMember(type: $0, name: member.name))) } : nil
        self.isPlainCase = isPlainCase
        self.owner = owner
    }

    /// Whether a meaning of the member can have a better score than one that was found.
    func canBeBetter(than best: Score, _ base: Meaning?, _ written: WrittenArguments?) -> Bool {
        var bound = overload?.bestScore(forCount: written?.list.count ?? 0) ?? Score(deprecated: isDeprecated ? 1 : 0)
        if let base { bound += base.checked.score }
        return bound < best
    }

    /// `Self` in a member's type means the type that the member was found on.
    private static func result(_ type: TypeReference, _ lookups: CatalogueLookups) -> Result {
        switch type {
        case .named("Self", _): .own
        case .optional where type.unwrapped.name == "Self": .optionalOfOwn(type)
        case .optional: .type(lookups.type(resolvingWithin: type))
        default: .type(lookups.type(resolving: type))
        }
    }
}

extension CatalogueLookups {
    /// The static members of a name that a type has, for `.name` where the type is expected.
    func staticMembers(named name: String, on type: NamedType) -> [MemberCandidate] {
        if let known = type.statics[name] { return known }
        let found = catalogue.staticMembers(named: name, on: type.name).map { MemberCandidate($0, self) }
        if mayKeep(found.isEmpty) { type.statics[name] = found }
        return found
    }

    /// The members of a name that the type's values have.
    func members(named name: String, of type: NamedType) -> [MemberCandidate] {
        if let known = type.members[name] { return known }
        let found = catalogue.members(named: name, of: type.name).map { MemberCandidate($0, self) }
        if mayKeep(found.isEmpty) { type.members[name] = found }
        return found
    }

    /// The type that is declared within another by a name.
    func nestedType(named name: String, in type: NamedType) -> NamedType? {
        if let known = type.nested[name] { return known }
        let found = declaredType(named: type.name + "." + name)
        if mayKeep(found == nil) { type.nested[name] = .some(found) }
        return found
    }

    /// The initializers of a type.
    func initializers(of type: NamedType) -> [Overload] {
        if let known = type.knownInitializers { return known }
        let found = (type.declaration?.functions ?? []).map { Overload($0, self) }
        type.knownInitializers = found
        return found
    }

    /// The type of values that a name stands for, as it is written.
    func valueType(of type: NamedType) -> KnownType {
        if let known = type.knownType { return known }
        let found = self.type(.named(type.name))
        type.knownType = found
        return found
    }

    /// The type that a static member is listed under for the host: the type it gives when a protocol's extension declares
    /// it, so that `.red` is a `Color` in any place.
    fileprivate func ownerName(_ member: Member) -> String {
        let isStatic =
            switch member {
            case .property(let property): property.isStatic
            case .function(let function): function.kind == .staticMethod || function.kind == .enumCase
            }
        guard isStatic, case .named(let name, _) = member.type, name != "Self",
            named(member.owner).declaration?.isProtocol ?? false
        else { return member.owner }
        return name
    }
}
