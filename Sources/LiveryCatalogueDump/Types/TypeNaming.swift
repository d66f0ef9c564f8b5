import LiveryCatalogue
import SwiftSyntax

/// Finds how a catalogue names the types of parameters, from what source says of them: what their `stylesheetType` is when
/// the code runs.
struct TypeNaming {
    /// How many types are looked through for one name: typealiases, and `stylesheetType`s of generic arguments.
    static let maximumDepth = 64

    let table: TypeTable
    /// The types of which source doesn't say what a catalogue calls them: they keep their own names.
    private var unknown: [String] = []
    /// The types that were named, each once.
    private(set) var named: [KnownType] = []
    private var names: Set<String> = []

    init(_ table: TypeTable) { self.table = table }

    /// The unknown types since the last time, each once.
    mutating func takeUnknown() -> [String] {
        defer { unknown = [] }
        return unknown
    }

    /// Where a type stands: in which types, and what their generic parameters are there.
    struct Scope {
        var path: [String] = []
        var generics: [String: TypeReference] = [:]
    }

    // MARK: - Types

    /// How a catalogue names a type that is written in a scope.
    mutating func reference(to type: TypeSyntax, in scope: Scope, depth: Int = 0) -> TypeReference {
        guard depth < TypeNaming.maximumDepth else { return unknown(type) }
        switch type.as(TypeSyntaxEnum.self) {
        case .arrayType(let array): return .array(reference(to: array.element, in: scope, depth: depth + 1))
        case .optionalType(let optional):
            return .optional(reference(to: optional.wrappedType, in: scope, depth: depth + 1))
        case .implicitlyUnwrappedOptionalType(let optional):
            return .optional(reference(to: optional.wrappedType, in: scope, depth: depth + 1))
        case .attributedType(let attributed): return reference(to: attributed.baseType, in: scope, depth: depth + 1)
        case .tupleType(let tuple):
            guard tuple.elements.count == 1, let element = tuple.elements.first, element.firstName == nil else {
                return unknown(type)
            }
            return reference(to: element.type, in: scope, depth: depth + 1)
        case .identifierType, .memberType:
            if let path = TypePath(type) { return reference(to: path, type, in: scope, depth: depth) }
            // `[Double].Resolvable`: the value's own name.
            if let member = type.as(MemberTypeSyntax.self), member.name.text == "Resolvable" {
                return reference(to: member.baseType, in: scope, depth: depth + 1)
            }
            return unknown(type)
        default: return unknown(type)
        }
    }

    private mutating func reference(
        to path: TypePath, _ type: TypeSyntax, in scope: Scope, depth: Int
    ) -> TypeReference {
        if path.names.count == 1, let bound = scope.generics[path.names[0]] { return bound }
        if let found = find(path, in: scope, depth: depth) {
            return reference(to: found.type, found.generics, depth: depth + 1)
        }
        if path.names.count > 1, path.names.last == "Resolvable" {
            return reference(to: path.dropLast, type, in: scope, depth: depth + 1)
        }
        note(path.names.joined(separator: "."))
        let arguments = path.arguments.map { reference(to: $0, in: scope, depth: depth + 1) }
        return .named(path.names.last ?? "", arguments: arguments)
    }

    /// How a catalogue names a type that was found.
    mutating func reference(
        to type: KnownType, _ generics: [String: TypeReference] = [:], depth: Int = 0
    ) -> TypeReference {
        if depth < TypeNaming.maximumDepth {
            if names.insert(type.name).inserted { named.append(type) }
            if let member = type.stylesheetType {
                let scope = Scope(path: type.path, generics: generics)
                if let value = member.value, let result = self.value(of: value, in: scope, depth: depth + 1) {
                    return result
                }
            } else if let attribute = type.attribute, let name = attribute.stylesheetName {
                return .named(name)
            } else {
                return .named(type.catalogueName)
            }
        }
        note(type.name)
        return .named(type.catalogueName)
    }

    private mutating func unknown(_ type: TypeSyntax) -> TypeReference {
        note(type.trimmedDescription)
        return .named(type.trimmedDescription)
    }

    private mutating func note(_ name: String) { if !unknown.contains(name) { unknown.append(name) } }

    // MARK: - Look-up

    /// Finds the type of a path: from the innermost type around it to the outermost, through typealiases.
    private mutating func find(
        _ path: TypePath, in scope: Scope, depth: Int
    ) -> (type: KnownType, generics: [String: TypeReference])? {
        guard depth < TypeNaming.maximumDepth, let first = path.names.first else { return nil }
        if first == "Self" {
            let own = TypePath(names: scope.path + path.names.dropFirst(), arguments: path.arguments)
            return scope.path.isEmpty ? nil : find(own, in: Scope(), depth: depth + 1)
        }
        for count in (0...scope.path.count).reversed() {
            guard let start = table[scope.path[..<count] + [first]] else { continue }
            if let found = follow(path, from: start, in: scope, depth: depth) { return found }
        }
        // A module's name before the type's.
        guard path.names.count > 1, path.names != ["Self"] else { return nil }
        let rest = TypePath(names: Array(path.names.dropFirst()), arguments: path.arguments)
        guard let start = table[[rest.names[0]]] else { return nil }
        return follow(rest, from: start, in: scope, depth: depth)
    }

    private mutating func follow(
        _ path: TypePath, from start: KnownType, in scope: Scope, depth: Int
    ) -> (type: KnownType, generics: [String: TypeReference])? {
        var type = start
        var generics = path.names.count == 1 ? bind(path.arguments, to: type, in: scope, depth: depth) : [:]
        for index in path.names.indices {
            if index > 0 {
                guard let next = table[type.path + [path.names[index]]] else { return nil }
                type = next
                if index == path.names.count - 1 {
                    generics = bind(path.arguments, to: type, in: scope, depth: depth)
                }
            }
            if let target = type.target {
                guard let targetPath = TypePath(target) else { return nil }
                let targetScope = Scope(path: Array(type.path.dropLast()), generics: generics)
                guard let found = find(targetPath, in: targetScope, depth: depth + 1) else { return nil }
                (type, generics) = found
            }
        }
        return (type, generics)
    }

    private mutating func bind(
        _ arguments: [TypeSyntax], to type: KnownType, in scope: Scope, depth: Int
    ) -> [String: TypeReference] {
        var generics: [String: TypeReference] = [:]
        for (name, argument) in zip(type.generics, arguments) {
            generics[name] = reference(to: argument, in: scope, depth: depth + 1)
        }
        return generics
    }
}

/// The names that a type consists of, with the generic arguments of the last.
struct TypePath {
    let names: [String]
    let arguments: [TypeSyntax]

    init(names: [String], arguments: [TypeSyntax]) {
        self.names = names
        self.arguments = arguments
    }

    /// The path of a type that is nothing but names.
    init?(_ type: TypeSyntax) {
        if let identifier = type.as(IdentifierTypeSyntax.self) {
            self.init(
                names: [identifier.name.bareName], arguments: identifier.genericArgumentClause?.types ?? [])
        } else if let member = type.as(MemberTypeSyntax.self), let base = TypePath(member.baseType) {
            // Of `AnyRange<Double>.Resolvable` the arguments are those of the value.
            self.init(
                names: base.names + [member.name.bareName],
                arguments: member.genericArgumentClause?.types ?? base.arguments)
        } else {
            return nil
        }
    }

    var dropLast: TypePath { TypePath(names: names.dropLast(), arguments: arguments) }
}

extension GenericArgumentClauseSyntax {
    fileprivate var types: [TypeSyntax] {
        arguments.compactMap { argument in
            if case .type(let type) = argument.argument { type } else { nil }
        }
    }
}
