import LiveryCatalogue

/// Look-ups in a catalogue that one run of checks makes again and again.
///
/// Not for sharing: a checker and the values it copies itself to use it one after another.
final class CatalogueLookups {
    let catalogue: Catalogue
    let conversion: AttributeConversion
    /// The defaults of parameters as values, by their text and type; nil for those that can't be expressed.
    var defaults: [DefaultKey: CheckedExpression?] = [:]
    private var statics: [Key: [Member]] = [:]
    private var members: [Key: [Member]] = [:]
    private var overloads: [String: [FunctionDeclaration]] = [:]
    private var types: [String: (name: String, initializers: [FunctionDeclaration], isProtocol: Bool)?] = [:]

    struct DefaultKey: Hashable {
        var text: String
        var type: TypeReference
    }

    private struct Key: Hashable {
        var type: String
        var name: String
    }

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        conversion = AttributeConversion(catalogue: catalogue)
    }

    func staticMembers(named name: String, on type: String) -> [Member] {
        let key = Key(type: type, name: name)
        if let known = statics[key] { return known }
        let found = catalogue.staticMembers(named: name, on: type)
        statics[key] = found
        return found
    }

    func members(named name: String, of type: String) -> [Member] {
        let key = Key(type: type, name: name)
        if let known = members[key] { return known }
        let found = catalogue.members(named: name, of: type)
        members[key] = found
        return found
    }

    func modifiers(named name: String) -> [FunctionDeclaration] {
        if let known = overloads[name] { return known }
        let found = catalogue.modifiers(named: name)
        overloads[name] = found
        return found
    }

    /// The name and the initializers of a type; nil when there is no such type.
    func initializers(of type: String) -> (name: String, initializers: [FunctionDeclaration])? {
        declaration(of: type).map { ($0.name, $0.initializers) }
    }

    func isType(_ name: String) -> Bool { declaration(of: name) != nil }

    func isProtocol(_ type: String) -> Bool { declaration(of: type)?.isProtocol ?? false }

    private func declaration(of type: String) -> (name: String, initializers: [FunctionDeclaration], isProtocol: Bool)?
    {
        if let known = types[type] { return known }
        let declaration = catalogue.type(named: type).map { ($0.name, $0.initializers, $0.kind == .protocol) }
        types[type] = .some(declaration)
        return declaration
    }
}
