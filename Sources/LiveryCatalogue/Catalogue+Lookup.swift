extension Catalogue {
    // MARK: - Modifiers

    /// The overloads of a modifier; empty when there is none. Grouped by receiver, in declaration order.
    public func modifiers(named name: String) -> [FunctionDeclaration] {
        (index.modifiers[name] ?? []).map { declarations.types[Int($0.type)].methods[Int($0.index)] }
    }

    /// The names of all modifiers, each once, in declaration order.
    public var modifierNames: [String] { index.modifierNames }

    // MARK: - Types

    /// The names of all types and protocols in declaration order, those that are only extended among them.
    public var typeNames: [String] { declarations.types.map(\.name) }

    /// The type or protocol of a name; generic arguments in the name don't matter.
    ///
    /// A typealias of a named type gives that type, unless `resolvingAliases` is false.
    public func type(named name: String, resolvingAliases: Bool = true) -> TypeDeclaration? {
        let index = resolvingAliases ? typeIndex(name) : declarations.index(of: name)
        return index.map { declarations.types[$0] }
    }

    /// The type with every typealias in it replaced by what it stands for.
    public func resolved(_ type: TypeReference) -> TypeReference {
        func each(_ types: [TypeReference]) -> [TypeReference] { types.map(resolved) }
        switch type {
        case .named(let name, let arguments):
            if arguments.isEmpty, let target = aliasTarget(name) { return target }
            return arguments.isEmpty ? type : .named(name, arguments: each(arguments))
        case .optional(let wrapped): return .optional(resolved(wrapped))
        case .array(let element): return .array(resolved(element))
        case .dictionary(let key, let value): return .dictionary(resolved(key), resolved(value))
        case .some(let name, let arguments): return .some(name, arguments: each(arguments))
        case .tuple(let elements):
            return .tuple(elements.map { TypeReference.TupleElement(label: $0.label, type: resolved($0.type)) })
        case .function(let parameters, let result, let builder):
            return .function(parameters: each(parameters), result: resolved(result), builder: builder)
        case .metatype(let instance): return .metatype(resolved(instance))
        }
    }

    // MARK: - Conformances

    /// All protocols that a type conforms to or a protocol inherits from, nearest first, without itself.
    public func protocols(of type: String) -> [String] {
        guard let index = typeIndex(type) else { return [] }
        return self.index.protocols[declarations.types[index].name] ?? []
    }

    /// Whether a type conforms to a protocol, or a protocol is it or inherits from it.
    ///
    /// A composition `P & Q` asks for each of its protocols, and `Any` for nothing.
    public func conforms(_ type: String, to protocolName: String) -> Bool {
        if protocolName == "Any" || type == protocolName { return true }
        let wanted = protocolName.compositionParts
        if wanted.count > 1 { return wanted.allSatisfy { conforms(type, to: $0) } }
        let parts = type.compositionParts
        if parts.count > 1 { return parts.contains { conforms($0, to: protocolName) } }
        return protocols(of: type).contains(protocolName)
    }

    /// Whether values of a type conform to a protocol.
    ///
    /// `Optional`, arrays, dictionaries and `Set` are `Hashable`, `Equatable` or `Sendable` when what they hold is.
    public func conforms(_ type: TypeReference, to protocolName: String) -> Bool {
        if protocolName == "Any" { return true }
        let parts: [TypeReference]
        let name: String
        switch type {
        case .named("Set", let arguments): (name, parts) = ("Set", arguments)
        case .named(let own, _), .some(let own, _): return conforms(own, to: protocolName)
        case .optional(let wrapped): (name, parts) = ("Optional", [wrapped])
        case .array(let element): (name, parts) = ("Array", [element])
        case .dictionary(let key, let value): (name, parts) = ("Dictionary", [key, value])
        case .tuple, .function, .metatype: return false
        }
        if ["Hashable", "Equatable", "Sendable"].contains(protocolName) {
            return parts.allSatisfy { conforms($0, to: protocolName) }
        }
        return conforms(name, to: protocolName)
    }

    // MARK: - Members

    /// What `.name` can mean where a type or `some P` is expected.
    ///
    /// For a type: its own cases and static members, then those of `extension P where Self == T` for the protocols it
    /// conforms to, unless it has a member of the same name and labels itself. For a protocol: the static members of
    /// its extensions and of those of the protocols it inherits from, as far as their type conforms to it; so `.circle`,
    /// declared for `Shape`, serves `some InsettableShape`. Swift's rule: SE-0299.
    public func staticMembers(named name: String, on type: String) -> [Member] {
        var found: [Member] = []
        for part in type.compositionParts {
            for member in staticMembers(onSingle: part, places: { places(named: name, isStatic: true, of: $0) })
            where conforms(member.type, to: type) || !isProtocol(part) {
                if !found.contains(member) { found.append(member) }
            }
        }
        return found
    }

    /// The names of all members that ``staticMembers(named:on:)`` finds for a type, each once.
    public func staticMemberNames(on type: String) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        for part in type.compositionParts {
            for member in staticMembers(onSingle: part, places: allStaticPlaces)
            where conforms(member.type, to: type) || !isProtocol(part) {
                if known.insert(member.name).inserted { names.append(member.name) }
            }
        }
        return names
    }

    /// The properties and methods of a name that values of a type have: its own, then those of the extensions of the
    /// protocols it conforms to, modifiers among them. A member hides one of the same name, labels and parameter types
    /// that comes later.
    ///
    /// `Self` in their types means the type asked for.
    public func members(named name: String, of type: String) -> [Member] {
        var found: [Member] = []
        for owner in lookupOrder(type) {
            for place in places(named: name, isStatic: false, of: owner) {
                let member = member(at: place)
                if !found.contains(where: { $0.hides(member) }) { found.append(member) }
            }
        }
        return found
    }

    /// The names of all properties and methods of a type and of the protocols it conforms to, each once.
    public func memberNames(of type: String) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        for owner in lookupOrder(type) {
            let declaration = declarations.types[owner]
            for name in declaration.properties.lazy.map(\.name) where known.insert(name).inserted { names.append(name) }
            for name in declaration.methods.lazy.map(\.name) where known.insert(name).inserted { names.append(name) }
        }
        return names
    }
}

// MARK: - Steps

extension Catalogue {
    /// How many typealiases in a row are followed; a longer chain is a circle.
    private static let maximumAliases = 16

    /// The place of a type's declaration, typealiases followed.
    private func typeIndex(_ name: String) -> Int? {
        var name = name.withoutGenericArguments
        for _ in 0..<Catalogue.maximumAliases {
            guard let index = declarations.index(of: name) else { return nil }
            guard case .typealias(let target) = declarations.types[index].kind else { return index }
            guard let next = target.declarationName else { return nil }
            name = next
        }
        return nil
    }

    /// What a typealias finally stands for; nil when the name is none.
    private func aliasTarget(_ name: String) -> TypeReference? {
        var name = name
        var result: TypeReference?
        for _ in 0..<Catalogue.maximumAliases {
            guard let index = declarations.index(of: name),
                case .typealias(let target) = declarations.types[index].kind
            else { return result }
            result = target
            guard case .named(let next, let arguments) = target, arguments.isEmpty else { return target }
            name = next
        }
        return result
    }

    private func isProtocol(_ name: String) -> Bool {
        typeIndex(name).map { declarations.types[$0].kind == .protocol } ?? false
    }

    /// The places of a type and of its protocols, in the order in which members are looked up.
    private func lookupOrder(_ type: String) -> [Int] {
        var order: [Int] = []
        for part in type.compositionParts {
            guard let own = typeIndex(part) else { continue }
            order.append(own)
            order += protocols(of: declarations.types[own].name).compactMap { declarations.index(of: $0) }
        }
        return order
    }

    private func places(named name: String, isStatic: Bool, of type: Int) -> [CatalogueIndex.Place] {
        index.places(ofMembersNamed: name, isStatic: isStatic, ofType: type)
    }

    private func allStaticPlaces(of type: Int) -> [CatalogueIndex.Place] {
        let declaration = declarations.types[type]
        func places(_ list: CatalogueIndex.Place.List, _ indices: Range<Int>) -> [CatalogueIndex.Place] {
            indices.map { CatalogueIndex.Place(type: Int32(type), list: list, index: Int32($0)) }
        }
        return places(.cases, declaration.cases.indices)
            + places(.staticProperties, declaration.staticProperties.indices)
            + places(.staticMethods, declaration.staticMethods.indices)
    }

    private func staticMembers(
        onSingle type: String, places: (Int) -> [CatalogueIndex.Place]
    ) -> [Member] {
        guard let own = typeIndex(type) else { return [] }
        let name = declarations.types[own].name
        var found = places(own).map(member)
        for parent in protocols(of: name) {
            guard let index = declarations.index(of: parent), declarations.types[index].kind == .protocol else {
                continue
            }
            for place in places(index) {
                let member = member(at: place)
                if isProtocol(name) {
                    found.append(member)
                } else if member.type.name == name || member.type == .named("Self") {
                    if !found.contains(where: { $0.hides(member) }) { found.append(member) }
                }
            }
        }
        return found
    }

    private func member(at place: CatalogueIndex.Place) -> Member {
        let type = declarations.types[Int(place.type)]
        let index = Int(place.index)
        return switch place.list {
        case .cases: .function(type.cases[index])
        case .staticProperties: .property(type.staticProperties[index])
        case .staticMethods: .function(type.staticMethods[index])
        case .properties: .property(type.properties[index])
        case .methods: .function(type.methods[index])
        }
    }
}

extension Member {
    /// Whether a lookup that finds this member first doesn't find the other one.
    fileprivate func hides(_ other: Member) -> Bool {
        switch (self, other) {
        case (.property(let own), .property(let other)): own.name == other.name
        case (.function(let own), .function(let other)):
            own.name == other.name && own.labels == other.labels
                && own.parameters.lazy.map(\.type).elementsEqual(other.parameters.lazy.map(\.type))
        default: false
        }
    }
}
