import LiveryCatalogue

/// One way in which a stylesheet can write a value of a type.
package struct Constructor: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An enum case or static member of the type, or of a protocol's conforming types: `.medium`, `.height(200)`.
        case member
        /// `ListStyle()`
        case initializer
        /// A property or method of another value: `.fitted.sticky()`.
        case chained
    }

    package var kind: Kind
    /// The type that is initialized, whose value is the base, or whose static member it is.
    package var owner: String
    /// The name of the member; of an initializer the type's.
    package var name: String
    package var parameters: [Parameter]
    /// Whether it is written with parentheses.
    package var isCalled: Bool
    /// Whether the owner has to be written before the dot: `Material.thin` where any shape style is asked for.
    package var isScoped = false
    /// What the value is: the type itself, or one that conforms to the protocol.
    package var result: TypeReference
    package var availability: Availability

    /// The labels of the parameters in order.
    package var labels: [String?] { parameters.map(\.label) }

    /// The constructor as a page names it: `.height(_ height: CGFloat)`.
    package var signature: String {
        let list = isCalled ? "(" + parameters.map(\.description).joined(separator: ", ") + ")" : ""
        return switch kind {
        case .member: (isScoped ? owner : "") + "." + name + list
        case .initializer: owner + list
        case .chained: "(\(owner)).\(name)\(list)"
        }
    }
}

extension Constructor {
    fileprivate init(_ member: Member, _ kind: Kind, of owner: String, isScoped: Bool = false) {
        self.kind = kind
        self.owner = owner
        name = member.name
        if case .function(let function) = member { parameters = function.parameters } else { parameters = [] }
        isCalled = member.isCalled
        self.isScoped = isScoped
        result = member.type
        availability = member.availability
    }

    fileprivate init(_ initializer: FunctionDeclaration, of owner: String) {
        kind = .initializer
        self.owner = owner
        name = owner
        parameters = initializer.parameters
        isCalled = true
        result = initializer.result
        availability = initializer.availability
    }
}

extension Catalogue {
    /// Everything that a stylesheet can write where a type or `some P` is asked for, each once: members, initializers,
    /// and what is chained to other values.
    ///
    /// The modifiers of views aren't among the constructors of what is a view, such as a shape.
    package func constructors(of name: String) -> [Constructor] {
        guard let type = type(named: name) else { return [] }
        var found: [Constructor] = []
        func add(_ constructor: Constructor) {
            let isKnown = found.contains {
                $0.kind == constructor.kind && $0.name == constructor.name && $0.labels == constructor.labels
                    && $0.parameters.map(\.type) == constructor.parameters.map(\.type)
                    && ($0.kind != .chained || $0.owner == constructor.owner)
            }
            if !isKnown { found.append(constructor) }
        }
        let isProtocol = type.kind == .protocol
        let types = isProtocol ? conformingTypes(to: name) : [name]
        for member in staticMemberNames(on: name).flatMap({ staticMembers(named: $0, on: name) })
        where isProtocol || gives(member, name, on: name) {
            add(Constructor(member, .member, of: name))
        }
        for conforming in types {
            for initializer in self.type(named: conforming)?.initializers ?? [] {
                add(Constructor(initializer, of: conforming))
            }
        }
        if isProtocol {
            for conforming in types {
                for member in staticMemberNames(on: conforming).flatMap({ staticMembers(named: $0, on: conforming) })
                where gives(member, conforming, on: conforming) {
                    let constructor = Constructor(member, .member, of: conforming, isScoped: true)
                    let isImplicit = found.contains {
                        $0.kind == .member && $0.name == constructor.name && $0.labels == constructor.labels
                    }
                    if !isImplicit { add(constructor) }
                }
            }
        }
        for constructor in chains(to: name, types, isProtocol: isProtocol) { add(constructor) }
        return found
    }

    /// The concrete types that conform to a protocol, in declaration order.
    package func conformingTypes(to name: String) -> [String] {
        typeNames.filter { conforms($0, to: name) && type(named: $0)?.kind != .protocol }
    }

    /// Whether a static member is of the type itself.
    private func gives(_ member: Member, _ type: String, on owner: String) -> Bool {
        let result = resolved(member.type)
        return result == .named("Self")
            || result.name.map { self.type(named: $0)?.name } == self.type(named: type)?.name
    }

    /// The members of values that give the type, or one that conforms to the protocol.
    private func chains(to name: String, _ types: [String], isProtocol: Bool) -> [Constructor] {
        var found: [Constructor] = []
        for base in typeNames {
            guard let declaration = type(named: base, resolvingAliases: false), declaration.name == base else {
                continue
            }
            let isOwn = types.contains(base) || base == name
            // A protocol's values have the members of those that it inherits from; other protocols' don't concern it.
            if declaration.kind == .protocol && base != name && !conforms(name, to: base) { continue }
            let members =
                declaration.properties.map(Member.property) + declaration.methods.map(Member.function)
            for member in members {
                let isWanted =
                    switch resolved(member.type) {
                    case .named("Self", _): isOwn
                    case .some(let result, _): isProtocol && result == name && isOwn
                    case .named(let result, _):
                        isProtocol
                            ? isOwn && conforms(result, to: name)
                            : type(named: result)?.name == name
                    default: false
                    }
                if isWanted { found.append(Constructor(member, .chained, of: base)) }
            }
        }
        return found
    }
}
