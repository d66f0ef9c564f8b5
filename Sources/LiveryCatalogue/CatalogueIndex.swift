/// The tables that make lookups in a catalogue fast.
struct CatalogueIndex: Sendable {
    /// The place of a member: a type, one of its member lists, and the place in that.
    struct Place: Hashable, Sendable {
        enum List: UInt8, Sendable { case cases, staticProperties, staticMethods, properties, methods }

        var type: Int32
        var list: List
        var index: Int32
    }

    private struct MemberKey: Hashable {
        var type: Int32
        var isStatic: Bool
        var name: String
    }

    /// The overloads of each modifier.
    private(set) var modifiers: [String: [Place]] = [:]
    /// The names of modifiers in order of first declaration.
    private(set) var modifierNames: [String] = []
    /// All protocols of each type, nearest first.
    private(set) var protocols: [String: [String]] = [:]
    /// The types that have more than ``Catalogue/maximumProtocols`` protocols.
    private(set) var truncated: [Int] = []
    private var members: [MemberKey: [Place]] = [:]

    /// The receivers besides protocols whose extension methods are modifiers.
    private static let viewTypes: Set<String> = ["Text", "Image"]
    /// The protocols whose extension methods are modifiers, with all that inherit from them.
    private static let viewProtocols: Set<String> = ["View", "TabContent", "DynamicViewContent"]

    init() {}

    /// Indexes declarations, and makes plain methods of those that the reader took for modifiers but whose receiver is
    /// not view-like.
    init(of declarations: inout Declarations) {
        protocols.reserveCapacity(declarations.types.count)
        for (typeIndex, type) in declarations.types.enumerated() {
            let closure = CatalogueIndex.closure(of: type, in: declarations)
            if closure.count > Catalogue.maximumProtocols { truncated.append(typeIndex) }
            protocols[type.name] = Array(closure.prefix(Catalogue.maximumProtocols))
        }
        members.reserveCapacity(declarations.types.count * 4)
        for typeIndex in declarations.types.indices {
            demoteMethods(of: typeIndex, in: &declarations)
            resolveSelf(in: typeIndex, of: &declarations)
            enterMembers(of: declarations.types[typeIndex], at: Int32(typeIndex))
        }
    }

    /// The places of the members of one name that a type itself has.
    func places(ofMembersNamed name: String, isStatic: Bool, ofType type: Int) -> [Place] {
        members[MemberKey(type: Int32(type), isStatic: isStatic, name: name)] ?? []
    }

    /// The protocols that a type names and those that follow from them, breadth first, until there are more
    /// than the limit allows.
    private static func closure(of type: TypeDeclaration, in declarations: Declarations) -> [String] {
        var found = type.inherited
        // A raw type is no protocol: an enumeration of `Int` doesn't have the conformances of `Int`.
        if type.kind == .enumeration, type.cases.allSatisfy(\.parameters.isEmpty) {
            found += ["Hashable", "Equatable"].filter { !found.contains($0) }
        }
        var next = 0
        while next < found.count, found.count <= Catalogue.maximumProtocols {
            defer { next += 1 }
            guard let index = declarations.index(of: found[next]) else { continue }
            let parent = declarations.types[index]
            guard parent.kind == .protocol || (type.kind == .class && parent.kind == .class) || !parent.isDeclared
            else {
                continue
            }
            for name in parent.inherited where !found.contains(name) { found.append(name) }
        }
        return found
    }

    private func demoteMethods(of typeIndex: Int, in declarations: inout Declarations) {
        let type = declarations.types[typeIndex]
        guard !type.methods.isEmpty, !isViewLike(type) else { return }
        declarations.modify(typeIndex) { type in
            for index in type.methods.indices where type.methods[index].kind == .modifier {
                type.methods[index].kind = .method
            }
        }
    }

    /// Replaces `Self` by the type in what members of a concrete type give: only now is it known to be no protocol.
    private func resolveSelf(in typeIndex: Int, of declarations: inout Declarations) {
        let type = declarations.types[typeIndex]
        guard type.isDeclared, type.kind != .protocol else { return }
        let substitution = ["Self": TypeReference.named(type.name)]
        for (index, method) in type.methods.enumerated() where method.result.mentionsSelf {
            declarations.modify(typeIndex) { $0.methods[index].result = method.result.replacing(substitution) }
        }
        for (index, method) in type.staticMethods.enumerated() where method.result.mentionsSelf {
            declarations.modify(typeIndex) { $0.staticMethods[index].result = method.result.replacing(substitution) }
        }
        for (index, property) in type.properties.enumerated() where property.type.mentionsSelf {
            declarations.modify(typeIndex) { $0.properties[index].type = property.type.replacing(substitution) }
        }
        for (index, property) in type.staticProperties.enumerated() where property.type.mentionsSelf {
            declarations.modify(typeIndex) { $0.staticProperties[index].type = property.type.replacing(substitution) }
        }
    }

    private func isViewLike(_ type: TypeDeclaration) -> Bool {
        if CatalogueIndex.viewTypes.contains(type.name) || CatalogueIndex.viewProtocols.contains(type.name) {
            return true
        }
        guard type.kind == .protocol else { return false }
        return protocols[type.name, default: []].contains { CatalogueIndex.viewProtocols.contains($0) }
    }

    private mutating func enterMembers(of type: TypeDeclaration, at typeIndex: Int32) {
        func enter(_ name: String, _ list: Place.List, _ index: Int, isStatic: Bool) {
            let place = Place(type: typeIndex, list: list, index: Int32(index))
            members[MemberKey(type: typeIndex, isStatic: isStatic, name: name), default: []].append(place)
        }
        for (index, member) in type.cases.enumerated() { enter(member.name, .cases, index, isStatic: true) }
        for (index, member) in type.staticProperties.enumerated() {
            enter(member.name, .staticProperties, index, isStatic: true)
        }
        for (index, member) in type.staticMethods.enumerated() {
            enter(member.name, .staticMethods, index, isStatic: true)
        }
        for (index, member) in type.properties.enumerated() { enter(member.name, .properties, index, isStatic: false) }
        for (index, member) in type.methods.enumerated() {
            enter(member.name, .methods, index, isStatic: false)
            guard member.kind == .modifier else { continue }
            let place = Place(type: typeIndex, list: .methods, index: Int32(index))
            if modifiers[member.name]?.append(place) == nil {
                modifiers[member.name] = [place]
                modifierNames.append(member.name)
            }
        }
    }
}

extension TypeReference {
    /// Whether the type is `Self` or an optional of it, the forms in which a member gives its own type.
    fileprivate var mentionsSelf: Bool {
        switch self {
        case .named("Self", _): true
        case .optional(let wrapped): wrapped.mentionsSelf
        default: false
        }
    }
}
