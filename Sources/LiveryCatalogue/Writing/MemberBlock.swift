/// Members of one type that can be written between one pair of braces.
struct MemberBlock {
    /// Where members stand.
    enum Place: Hashable {
        /// In the declaration of the type.
        case body
        /// In an extension, perhaps one `where Self == T`.
        case `extension`(selfType: TypeReference?)
    }

    let place: Place
    var members: [Member] = []
    /// Whether no other block of the type comes before.
    var isFirst = true

    /// The availability of all members, when it is the same and an extension around them can say it: one that is
    /// unavailable everywhere would say that the type doesn't conform.
    var sharedAvailability: Availability? {
        guard let first = members.first?.availability, first != Availability(), !first.isUnavailableEverywhere,
            members.allSatisfy({ $0.availability == first })
        else { return nil }
        return first
    }

    /// The members of a type in blocks that read back as the same lists in the same order: that of the declaration
    /// first, when the type has one.
    static func blocks(of type: TypeDeclaration, in catalogue: Catalogue) -> [MemberBlock] {
        let chooser = PlaceChooser(type: type, catalogue: catalogue)
        var lists = [
            type.cases.map(Member.function), type.initializers.map(Member.function),
            type.staticProperties.map(Member.property), type.staticMethods.map(Member.function),
            type.properties.map(Member.property), type.methods.map(Member.function),
        ].map { list in list.map { (member: $0, place: chooser.place(of: $0)) }[...] }

        var blocks: [MemberBlock] = []
        var next: Place? = chooser.hasBody ? .body : lists.lazy.compactMap(\.first?.place).first
        while let place = next {
            var block = MemberBlock(place: place, isFirst: blocks.isEmpty)
            for index in lists.indices {
                let taken = lists[index].prefix { $0.place == place }
                block.members += taken.map(\.member)
                lists[index] = lists[index].dropFirst(taken.count)
            }
            blocks.append(block)
            next = lists.lazy.compactMap(\.first?.place).first
        }
        return blocks
    }
}

/// Decides where a member of a type is written.
private struct PlaceChooser {
    let type: TypeDeclaration
    let catalogue: Catalogue

    /// Whether the type has a declaration with braces.
    var hasBody: Bool {
        if case .typealias = type.kind { return false }
        return type.isDeclared
    }

    private var hasModifiers: Bool { type.methods.contains { $0.kind == .modifier } }

    func place(of member: Member) -> MemberBlock.Place {
        let plain = MemberBlock.Place.extension(selfType: nil)
        switch member {
        case .function(let function):
            switch function.kind {
            // Only what an extension declares is a modifier.
            case .modifier: return plain
            // And what the declaration of a view declares is none.
            case .method: if hasModifiers, hasBody { return .body }
            case .initializer, .enumCase:
                if function.result != .named(type.name) { return .extension(selfType: function.result) }
            case .staticMethod: if let place = conformingPlace(of: member) { return place }
            }
        case .property(let property):
            if property.isStatic, let place = conformingPlace(of: member) { return place }
        }
        guard hasBody, member.availability.restricted(by: type.availability) == member.availability else {
            return plain
        }
        // In the declaration of a type that isn't a protocol, `Self` would be read as that type.
        return containsSelf(member) && type.kind != .protocol ? plain : .body
    }

    /// The extension `where Self == T` for a static member of a protocol that gives a type conforming to it.
    private func conformingPlace(of member: Member) -> MemberBlock.Place? {
        guard type.kind == .protocol || !type.isDeclared, case .named(let name, _) = member.type, name != type.name,
            !containsSelf(member), catalogue.conforms(name, to: type.name)
        else { return nil }
        return .extension(selfType: member.type)
    }

    private func containsSelf(_ member: Member) -> Bool {
        if member.type.containsSelf { return true }
        if case .function(let function) = member { return function.parameters.contains { $0.type.containsSelf } }
        return false
    }
}

extension TypeReference {
    /// Whether `Self` occurs in the type.
    var containsSelf: Bool {
        switch self {
        case .named(let name, let arguments):
            name == "Self" || name.hasPrefix("Self.") || arguments.contains(where: \.containsSelf)
        case .some(_, let arguments): arguments.contains(where: \.containsSelf)
        case .optional(let wrapped): wrapped.containsSelf
        case .array(let element): element.containsSelf
        case .dictionary(let key, let value): key.containsSelf || value.containsSelf
        case .tuple(let elements): elements.contains(where: \.type.containsSelf)
        case .function(let parameters, let result, _):
            parameters.contains(where: \.containsSelf) || result.containsSelf
        case .metatype(let instance): instance.containsSelf
        }
    }

    /// The type with every name of a type in it replaced.
    func mappingNames(_ map: (String) -> String) -> TypeReference {
        func each(_ types: [TypeReference]) -> [TypeReference] { types.map { $0.mappingNames(map) } }
        switch self {
        case .named(let name, let arguments): return .named(map(name), arguments: each(arguments))
        case .some(let name, let arguments): return .some(map(name), arguments: each(arguments))
        case .optional(let wrapped): return .optional(wrapped.mappingNames(map))
        case .array(let element): return .array(element.mappingNames(map))
        case .dictionary(let key, let value): return .dictionary(key.mappingNames(map), value.mappingNames(map))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mappingNames(map)) })
        case .function(let parameters, let result, let builder):
            return .function(parameters: each(parameters), result: result.mappingNames(map), builder: builder)
        case .metatype(let instance): return .metatype(instance.mappingNames(map))
        }
    }
}
