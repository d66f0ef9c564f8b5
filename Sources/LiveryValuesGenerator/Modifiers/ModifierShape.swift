import LiveryCatalogue

/// What the Swift type of a modifier looks like: the parameters of all its overloads as properties.
package struct ModifierShape {
    package struct Property {
        package var name: String
        /// The type of its values, without the `?` of a property that may be nil.
        package var type: String
        /// The label of its parameters, which it is told from others by.
        var label: String?
        /// Whether some call gives nothing for it.
        package var isOptional = false
        /// What it is when a call leaves it out, as Swift writes it; nil when every call gives it.
        var defaultText: String?
        /// How the catalogue declares its parameters, each once.
        var declarations: [String] = []
    }

    /// An overload with the property of each of its parameters.
    package struct Overload {
        package var function: FunctionDeclaration
        /// Indices of ``ModifierShape/properties``.
        var properties: [Int]
    }

    package let name: String
    package private(set) var properties: [Property] = []
    package private(set) var overloads: [Overload] = []
    /// The overloads that have no type, with the parameter that is at fault.
    package private(set) var skipped: [(function: FunctionDeclaration, parameter: Parameter)] = []

    /// The name of the Swift type.
    package var typeName: String { name.capitalizedFirst + "Modifier" }

    package init(of name: String, in types: PortableTypes) {
        self.name = name
        let functions = types.catalogue.modifiers(named: name)
        let texts = ModifierShape.textSlots(of: functions)
        for function in functions { add(function, types, texts) }
        for index in properties.indices { settle(index) }
    }

    // MARK: Properties

    private mutating func add(_ function: FunctionDeclaration, _ types: PortableTypes, _ texts: Set<String>) {
        var types = function.parameters.map { type(of: $0, types, texts) }
        for (index, parameter) in function.parameters.enumerated() where types[index] == nil {
            skipped.append((function, parameter))
            return
        }
        for (index, parameter) in function.parameters.enumerated() {
            types[index] = types[index].map { ModifierNames.types["\(name).\(baseName(of: parameter)): \($0)"] ?? $0 }
        }
        var indices: [Int] = []
        for (parameter, type) in zip(function.parameters, types) {
            indices.append(property(for: parameter, type ?? "", isText: texts.contains(parameter.slot)))
        }
        overloads.append(Overload(function: function, properties: indices))
    }

    /// The index of the property for a parameter, which is made if there is none.
    private mutating func property(for parameter: Parameter, _ type: String, isText: Bool) -> Int {
        let wanted = baseName(of: parameter)
        var propertyName =
            ModifierNames.properties["\(name).\(wanted): \(type)"] ?? ModifierNames.properties["\(name).\(wanted)"]
            ?? wanted
        let known = properties.firstIndex { property in
            property.type == type
                && (property.name == propertyName
                    || property.label == parameter.label && (parameter.label != nil || isText))
        }
        if let known {
            // Of the names for a text that of the `Text` is the one that doesn't speak of keys.
            if isText, parameter.type.unwrapped == .named("Text"), properties[known].label == nil,
                !properties[known].declarations.contains(where: { $0.contains(": Text") })
            {
                properties[known].name = propertyName
            }
            note(parameter, in: known)
            return known
        }
        if properties.contains(where: { $0.name == propertyName }) {
            propertyName += type.filter { $0.isLetter || $0.isNumber }.capitalizedFirst
        }
        properties.append(Property(name: propertyName, type: type, label: parameter.label))
        note(parameter, in: properties.count - 1)
        return properties.count - 1
    }

    private mutating func note(_ parameter: Parameter, in index: Int) {
        if !properties[index].declarations.contains(parameter.description) {
            properties[index].declarations.append(parameter.description)
        }
        if properties[index].defaultText == nil { properties[index].defaultText = parameter.defaultText }
    }

    private func baseName(of parameter: Parameter) -> String {
        guard let label = parameter.label, !ModifierNames.connectives.contains(label) else { return parameter.name }
        return label
    }

    /// Decides whether a property may be nil.
    private mutating func settle(_ index: Int) {
        properties[index].isOptional = overloads.contains { overload in
            guard let place = overload.properties.firstIndex(of: index) else { return absorber(of: overload) == nil }
            if case .optional = overload.function.parameters[place].type { return true }
            return false
        }
        if properties[index].defaultText == "nil" { properties[index].defaultText = nil }
    }

    /// The overload by whose defaults an overload says the same: `bold(_: Bool = true)` for `bold()`.
    func absorber(of overload: Overload) -> Overload? {
        overloads.first { other in
            guard other.properties.count > overload.properties.count else { return false }
            var remaining = overload.properties[...]
            for (property, parameter) in zip(other.properties, other.function.parameters) {
                if property == remaining.first {
                    let own = overload.function.parameters[remaining.startIndex]
                    if own.type.isAction && own.type != parameter.type { return false }
                    remaining.removeFirst()
                } else if parameter.isRequired {
                    return false
                }
            }
            return remaining.isEmpty
        }
    }

    // MARK: Types

    /// The Swift type of a parameter's values; nil when they can't be portable.
    private func type(of parameter: Parameter, _ types: PortableTypes, _ texts: Set<String>) -> String? {
        let type = parameter.type.unwrapped
        if texts.contains(parameter.slot) { return "Text" }
        let name: String?
        switch type {
        case .function(_, _, let builder?):
            name = builder.hasPrefix("Toolbar") ? "ToolbarContentReference" : "ContentReference"
        case .function where type.isAction: name = "Event"
        case .named("Binding", let arguments):
            name = arguments.first.flatMap(types.swiftName).map { "ChangeTracked<\($0)>" }
        // Any value that can be compared will do; which, only the host knows.
        case .some("Equatable", _): name = "StyleValue"
        default: name = types.swiftName(of: type)
        }
        return parameter.isVariadic ? name.map { "[\($0)]" } : name
    }

    /// The parameters that overloads take different kinds of text for.
    private static func textSlots(of functions: [FunctionDeclaration]) -> Set<String> {
        var slots: Set<String> = []
        for parameter in functions.flatMap(\.parameters) {
            let type = parameter.type.unwrapped
            if type.isText, type != .named("String"), type.name != "StringProtocol" { slots.insert(parameter.slot) }
        }
        return slots
    }
}

extension Parameter {
    /// What a text parameter is the same as in other overloads: the label, or that there is none, and that it is a text.
    fileprivate var slot: String { type.unwrapped.isText ? label ?? "_" : "" }
}
