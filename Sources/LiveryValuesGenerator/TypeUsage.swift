import LiveryCatalogue

/// What takes values of each type.
struct TypeUsage {
    private var modifiers: [String: [String]] = [:]
    private var types: [String: [String]] = [:]

    init(of catalogue: Catalogue) {
        func note(_ function: FunctionDeclaration) {
            for parameter in function.parameters {
                guard let name = TypeUsage.name(of: parameter.type) else { continue }
                if function.kind == .modifier {
                    let modifier = function.compoundName
                    if modifiers[name]?.contains(modifier) != true { modifiers[name, default: []].append(modifier) }
                } else if function.owner.plainName != name, types[name]?.contains(function.owner) != true {
                    types[name, default: []].append(function.owner)
                }
            }
        }
        for name in catalogue.modifierNames { catalogue.modifiers(named: name).forEach(note) }
        for name in catalogue.typeNames {
            guard let type = catalogue.type(named: name, resolvingAliases: false) else { continue }
            (type.initializers + type.cases + type.staticMethods).forEach(note)
        }
    }

    private static func name(of type: TypeReference) -> String? {
        switch type {
        case .optional(let wrapped), .array(let wrapped): name(of: wrapped)
        case .named("Set", let arguments), .named("Binding", let arguments): arguments.first.flatMap(name)
        case .named(let name, _), .some(let name, _): name.plainName
        default: nil
        }
    }

    /// A sentence that says what a type is for.
    func summary(of name: String) -> String {
        if let modifiers = modifiers[name], !modifiers.isEmpty {
            let list = modifiers.prefix(3).map { "`\($0)`" }
            let rest = modifiers.count - list.count
            let more = rest > 0 ? ["\(rest) more modifiers"] : []
            return "What \(sentence(list + more)) take\(modifiers.count == 1 ? "s" : "") as \(name.article) `\(name)`."
        }
        if let types = types[name], !types.isEmpty {
            return "A part of values of \(sentence(types.prefix(3).map { "`\($0)`" }))."
        }
        return "What a stylesheet can write as \(name.article) `\(name)`."
    }

    private func sentence(_ parts: [String]) -> String {
        parts.count < 2 ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
    }
}

extension String {
    /// The article before a type's name.
    fileprivate var article: String {
        hasPrefix("NS") || first.map { "AEIO".contains($0) } == true ? "an" : "a"
    }
}
