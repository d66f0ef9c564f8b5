import LiverySource

/// The types with their members that one file declares, or several files together.
struct Declarations: Sendable {
    private(set) var types: [TypeDeclaration] = []
    private var indices: [String: Int] = [:]

    /// The place in ``types`` of a name.
    func index(of name: String) -> Int? { indices[name] }

    /// The place of a name, with an undeclared type made for it when there is none.
    mutating func index(extending name: String, at location: SourceLocation) -> Int {
        if let index = indices[name] { return index }
        return append(TypeDeclaration(name: name, kind: .structure, isDeclared: false, location: location))
    }

    /// Enters a declaration. What extensions have already said of the type is kept, an earlier declaration is replaced.
    mutating func declare(_ type: TypeDeclaration) -> Int {
        guard let index = indices[type.name] else { return append(type) }
        types[index].kind = type.kind
        types[index].isDeclared = true
        types[index].availability = type.availability
        types[index].location = type.location
        types[index].genericParameters = type.genericParameters
        types[index].inherit(type.inherited)
        return index
    }

    mutating func modify(_ index: Int, _ body: (inout TypeDeclaration) -> Void) { body(&types[index]) }

    private mutating func append(_ type: TypeDeclaration) -> Int {
        indices[type.name] = types.count
        types.append(type)
        return types.count - 1
    }

    /// Adds the declarations of a later file or catalogue, which win over these.
    ///
    /// A modifier replaces those of the same receiver, name and labels; any other member replaces one of the same name,
    /// labels and parameter types.
    mutating func merge(_ later: Declarations) {
        if types.isEmpty {
            self = later
            return
        }
        for type in later.types {
            guard let index = indices[type.name] else {
                _ = append(type)
                continue
            }
            if type.isDeclared { _ = declare(type) } else { types[index].inherit(type.inherited) }
            types[index].merge(membersOf: type)
        }
    }
}

extension TypeDeclaration {
    /// Adds protocols that aren't there yet, up to one more than ``Catalogue/maximumProtocols``, which the index reports.
    mutating func inherit(_ names: [String]) {
        for name in names where inherited.count <= Catalogue.maximumProtocols && !inherited.contains(name) {
            inherited.append(name)
        }
    }

    fileprivate mutating func merge(membersOf later: TypeDeclaration) {
        TypeDeclaration.merge(later.initializers, into: &initializers, by: \.overloadKey)
        TypeDeclaration.merge(later.cases, into: &cases, by: \.name)
        TypeDeclaration.merge(later.staticMethods, into: &staticMethods, by: \.overloadKey)
        TypeDeclaration.merge(later.methods, into: &methods, by: \.overloadKey)
        TypeDeclaration.merge(later.staticProperties, into: &staticProperties, by: \.overloadKey)
        TypeDeclaration.merge(later.properties, into: &properties, by: \.overloadKey)
    }

    private static func merge<Declaration, Key: Hashable>(
        _ later: [Declaration], into earlier: inout [Declaration], by key: (Declaration) -> Key
    ) {
        if later.isEmpty { return }
        let replaced = Set(later.map(key))
        earlier.removeAll { replaced.contains(key($0)) }
        earlier += later
    }
}

/// What two declarations have in common when the later one replaces the earlier.
private struct OverloadKey: Hashable {
    var name: String
    var labels: [String?] = []
    var types: [TypeReference] = []
}

extension FunctionDeclaration {
    fileprivate var overloadKey: OverloadKey {
        OverloadKey(name: name, labels: labels, types: kind == .modifier ? [] : parameters.map(\.type))
    }
}

extension PropertyDeclaration {
    /// Static properties of a protocol for different conforming types may share a name.
    fileprivate var overloadKey: OverloadKey { OverloadKey(name: name, types: isStatic ? [type] : []) }
}
