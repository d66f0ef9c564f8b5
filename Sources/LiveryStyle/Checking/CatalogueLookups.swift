import LiveryCatalogue

/// Look-ups in a catalogue that one run of checks makes again and again.
///
/// Not for sharing: a checker and the values it copies itself to use it one after another.
final class CatalogueLookups {
    /// How many names that lead nowhere are remembered; a hostile sheet could name any number.
    private static let maximumMisses = 10_000

    let catalogue: Catalogue
    let conversion: AttributeConversion
    /// What stands for values that aren't wanted.
    let blank = CheckedExpression.constant(.null)
    private var types: [TypeReference: KnownType] = [:]
    private var names: [String: NamedType] = [:]
    private var overloads: [String: ModifierOverloads] = [:]
    private var targets: [[DeploymentTarget]] = []
    private var misses = 0

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        conversion = AttributeConversion(catalogue: catalogue)
    }

    /// Types hold on to types: a type's member may give the type.
    deinit {
        for type in types.values { type.forget() }
        for type in names.values { type.forget() }
    }

    // MARK: Types

    /// A type, with every typealias in it replaced.
    func type(resolving reference: TypeReference) -> KnownType { type(catalogue.resolved(reference)) }

    /// An optional type, with every typealias within it replaced.
    func type(resolvingWithin reference: TypeReference) -> KnownType {
        func resolved(_ type: TypeReference) -> TypeReference {
            if case .optional(let wrapped) = type { return .optional(resolved(wrapped)) }
            return catalogue.resolved(type)
        }
        return type(resolved(reference))
    }

    /// A type as it is.
    func type(_ reference: TypeReference) -> KnownType {
        if let known = types[reference] { return known }
        let form: KnownType.Form =
            switch reference {
            case .optional(let wrapped): .optional(type(resolving: wrapped))
            case .function: .function
            case .named("Binding", let arguments) where arguments.count == 1: .binding(type(resolving: arguments[0]))
            default: .value
            }
        let found = KnownType(
            reference, form: form, named: reference.name.map(named), unwrapped: reference.unwrapped.name.map(named),
            attributeRank: conversion.rank(of: reference))
        types[reference] = found
        return found
    }

    /// A type by a name of the catalogue.
    func named(_ name: String) -> NamedType {
        if let known = names[name] { return known }
        let found = NamedType(name, catalogue.type(named: name))
        names[name] = found
        return found
    }

    /// A type by any name; nil when there is none.
    func declaredType(named name: String) -> NamedType? {
        if let known = names[name] { return known.declaration == nil ? nil : known }
        guard let declaration = catalogue.type(named: name) else { return nil }
        let found = NamedType(name, declaration)
        names[name] = found
        return found
    }

    // MARK: Modifiers

    /// The overloads of a modifier; nil when there is none of the name.
    func modifiers(named name: String) -> ModifierOverloads? {
        if let known = overloads[name] { return known }
        let functions = catalogue.modifiers(named: name)
        if functions.isEmpty { return nil }
        let found = ModifierOverloads(functions.enumerated().map { Overload($1, self, order: $0) })
        overloads[name] = found
        return found
    }

    // MARK: Bounds

    /// Whether the answer to a look-up is worth keeping: what exists is, and so many names that don't.
    func mayKeep(_ isMiss: Bool) -> Bool {
        guard isMiss else { return true }
        misses += 1
        return misses <= CatalogueLookups.maximumMisses
    }

    /// A number for a list of targets, the same for equal ones.
    func number(of list: [DeploymentTarget]) -> Int {
        if let known = targets.firstIndex(of: list) { return known }
        targets.append(list)
        return targets.count - 1
    }
}
