import LiveryCatalogue

/// What the Swift type of a generated value looks like.
enum ValueShape {
    /// Nothing but names: an enum of strings.
    case members([Constructor])
    case options([Constructor])
    /// One initializer: a structure of its parameters.
    case structure(ValueCase)
    /// A text.
    case text(hasInitializer: Bool)
    /// An enum with payloads.
    case cases([ValueCase])
}

/// A case of a generated enum, or the one initializer of a structure.
struct ValueCase {
    struct Payload {
        /// The label that a stylesheet writes.
        var label: String?
        /// The label of the case's payload.
        var caseLabel: String?
        var name: String
        var type: String
        var defaultText: String?
        /// Whether it is the value that the member is chained to.
        var isBase = false
    }

    var name: String
    /// What stylesheets can write for the case; the first is how it is described.
    var constructors: [Constructor]
    var payload: [Payload]
}

extension PortableTypes {
    /// The name that a catalogue has for a generated type.
    func reference(of name: String) -> TypeReference {
        guard let type = catalogue.type(named: name) else { return .named(name) }
        if type.kind == .protocol { return .some(name) }
        let ownType = type.staticProperties.first?.type ?? .named(name)
        return ownType.name?.plainName == name ? ownType : .named(name)
    }

    func shape(of name: String) -> ValueShape {
        let constructors = distinctConstructors(of: name)
        if catalogue.conforms(name, to: "OptionSet") {
            return .options(constructors.filter { $0.kind == .member && !$0.isCalled })
        }
        if catalogue.isStringLiteral(name) { return .text(hasInitializer: !constructors.isEmpty) }
        if constructors.allSatisfy({ $0.kind == .member && !$0.isCalled && !$0.isScoped }) {
            return .members(constructors)
        }
        let cases = cases(of: constructors, named: name)
        if cases.count == 1, cases[0].constructors.count == 1, cases[0].constructors[0].kind == .initializer {
            return .structure(cases[0])
        }
        return .cases(cases)
    }

    /// The constructors that have portable parameters, without those that a stylesheet can't tell from another because
    /// they differ in the kind of text that they take.
    func distinctConstructors(of name: String) -> [Constructor] {
        var result: [Constructor] = []
        for var constructor in constructors(of: name) where isPortable(constructor) {
            constructor.parameters.removeAll { swiftName(of: $0.type) == nil }
            let twin = result.firstIndex { other in
                other.kind == constructor.kind && other.name == constructor.name && other.labels == constructor.labels
                    && (other.kind == .member || other.owner == constructor.owner)
                    && other.isCalled == constructor.isCalled
                    && zip(other.parameters, constructor.parameters).allSatisfy {
                        $0.type == $1.type || $0.type.isText && $1.type.isText
                    }
            }
            guard let twin else {
                result.append(constructor)
                continue
            }
            if constructor.parameters.contains(where: { $0.type == .named("Text") }) { result[twin] = constructor }
        }
        return result
    }

    /// Whether every parameter that has to be given is portable.
    package func isPortable(_ constructor: Constructor) -> Bool {
        constructor.parameters.allSatisfy { $0.defaultText != nil || swiftName(of: $0.type) != nil }
            && (constructor.kind != .chained || swiftName(ofBase: constructor.owner) != nil)
    }

    private func swiftName(ofBase owner: String) -> String? {
        if catalogue.type(named: owner)?.kind == .protocol { return swiftName(of: .some(owner)) }
        if let name = swiftName(of: .named(owner)) { return name }
        if case .erased(let parent) = place(of: owner) { return swiftName(of: .some(parent)) }
        return nil
    }

    // MARK: Cases

    private func cases(of constructors: [Constructor], named type: String) -> [ValueCase] {
        var cases: [ValueCase] = []
        var bases: [String] = []
        for constructor in constructors {
            if constructor.kind == .initializer,
                let index = cases.firstIndex(where: { isSame(constructor, as: $0.constructors[0], of: type) })
            {
                cases[index].constructors.append(constructor)
                continue
            }
            cases.append(ValueCase(name: "", constructors: [constructor], payload: payload(of: constructor)))
            bases.append(baseName(of: constructor, among: constructors, type))
        }
        var taken: Set<String> = []
        // Plain members keep their names.
        for index in cases.indices where cases[index].constructors[0].isPlain {
            cases[index].name = bases[index]
            taken.insert(bases[index])
        }
        for index in cases.indices where !cases[index].constructors[0].isPlain {
            let group = bases.indices.filter { bases[$0] == bases[index] }.map { cases[$0].constructors[0] }
            let (name, isFirstLabelSaid) = distinctName(of: cases[index], bases[index], in: group, taken)
            cases[index].name = name
            taken.insert(name)
            if isFirstLabelSaid, let first = cases[index].payload.firstIndex(where: { !$0.isBase }) {
                cases[index].payload[first].caseLabel = nil
            }
        }
        return cases
    }

    /// Whether an initializer of a conforming type gives what a static member of its protocol does.
    private func isSame(_ initializer: Constructor, as member: Constructor, of type: String) -> Bool {
        member.kind == .member && member.result.name == initializer.owner && member.result.name != type
            && member.labels == initializer.labels
            && zip(member.parameters, initializer.parameters).allSatisfy { $0.type == $1.type }
    }

    private func baseName(of constructor: Constructor, among all: [Constructor], _ type: String) -> String {
        guard constructor.kind == .initializer else { return constructor.name }
        if constructor.owner != type {
            let members = all.filter { $0.kind == .member && $0.result.name == constructor.owner }.map(\.name)
            if let name = members.first, members.allSatisfy({ $0 == name }) { return name }
            let own = constructor.owner.lastComponent
            return (own.hasSuffix(type) ? String(own.dropLast(type.count)) : own).lowercasedFirst
        }
        guard let first = constructor.parameters.first else { return "unspecified" }
        let required = constructor.parameters.filter(\.isRequired)
        // Of several parts none says what the whole is.
        if required.count > 1 || required.isEmpty && constructor.parameters.count > 1 { return "of" }
        return first.label ?? (first.name.isEmpty ? constructor.owner.lastComponent.lowercasedFirst : first.name)
    }

    /// A name for a case that none of the others has: the base name, with what tells it from overloads.
    private func distinctName(
        of value: ValueCase, _ base: String, in group: [Constructor], _ taken: Set<String>
    ) -> (name: String, isFirstLabelSaid: Bool) {
        let constructor = value.constructors[0]
        let isNamedByLabel = constructor.kind == .initializer && constructor.labels.first == base
        let labels = constructor.labels.compactMap(\.self)
        let unique = labels.first { label in group.count { $0.labels.contains(label) } == 1 }
        if !taken.contains(base), group.count == 1 || unique == nil || isNamedByLabel && unique == base {
            return (base, isNamedByLabel)
        }
        let isOnlyLabel = constructor.labels.count == 1 && labels.count == 1
        if let unique {
            let name = base + unique.capitalizedFirst
            if !taken.contains(name) { return (name, isOnlyLabel) }
        }
        let all = base + labels.map(\.capitalizedFirst).joined()
        if !labels.isEmpty, !taken.contains(all) { return (all, isOnlyLabel) }
        if constructor.kind == .chained, !taken.contains(base + "On") { return (base + "On", false) }
        let type = constructor.parameters.first?.type.name?.lastComponent ?? ""
        if type.lowercasedFirst == base.lowercasedFirst, !taken.contains(base + "With") {
            return (base + "With", false)
        }
        if !taken.contains(all + type) { return (all + type, isOnlyLabel) }
        return (all + type + constructor.owner.lastComponent, isOnlyLabel)
    }

    private func payload(of constructor: Constructor) -> [ValueCase.Payload] {
        var payload: [ValueCase.Payload] = []
        if constructor.kind == .chained {
            let type = swiftName(ofBase: constructor.owner) ?? constructor.owner
            payload.append(ValueCase.Payload(name: "base", type: type, isBase: true))
        }
        for parameter in constructor.parameters {
            guard let type = swiftName(of: parameter.type) else { continue }
            let name = parameter.name.isEmpty ? parameter.label ?? "value" : parameter.name
            payload.append(
                ValueCase.Payload(
                    label: parameter.label, caseLabel: parameter.label, name: name == "base" ? "value" : name,
                    type: type,
                    defaultText: parameter.defaultText.map { $0.hasSuffix("]()") ? "[]" : $0 }))
        }
        return payload
    }
}

extension Constructor {
    /// Whether it is nothing but a name.
    var isPlain: Bool { kind == .member && !isCalled }
}

extension TypeReference {
    /// Whether it is one of the types that stand for a text.
    var isText: Bool {
        switch self {
        case .named(let name, _):
            ["String", "LocalizedStringKey", "LocalizedStringResource", "Text"].contains(name)
        case .some(let name, _): name == "StringProtocol"
        default: false
        }
    }
}

extension String {
    var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

    /// The name in backticks where Swift needs them.
    var escaped: String {
        let keywords: Set = [
            "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
            "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
            "let",
            "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
            "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
            "while",
        ]
        return keywords.contains(self) ? "`\(self)`" : self
    }
}
