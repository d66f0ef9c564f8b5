import LiveryCatalogue

/// Which type of the portable model stands for each type of a catalogue.
package struct PortableTypes: Sendable {
    package enum Place: Hashable, Sendable {
        /// A type of LiveryStyle or of Swift's own that stands for it, such as `Double` for `CGFloat`.
        case core(String)
        case handWritten(String)
        case generated
        /// Written where `some P` is asked for, and nowhere else: the type of P has its constructors.
        case erased(into: String)
        /// Nothing but a place for other types.
        case nameSpace
        case skipped(reason: String)
        /// Has no portable type, and nobody said why.
        case missing
    }

    package let catalogue: Catalogue
    package let handWritten: HandWrittenTypes
    /// The place of every type of the catalogue, in declaration order.
    package private(set) var places: [(name: String, place: Place)] = []
    private var placesByName: [String: Place] = [:]
    /// What stylesheets can write for each type of the catalogue.
    private let constructors: [String: [Constructor]]
    private let genericNames: [String: String]

    /// What values of Swift's and LiveryStyle's own types stand for.
    private static let core = [
        "Bool": "Bool", "Int": "Int", "Int8": "Int", "Double": "Double", "CGFloat": "Double", "Float": "Double",
        "TimeInterval": "Double", "String": "String", "StringProtocol": "String", "Date": "Date", "URL": "URL",
        "Array": "Array", "Hashable": "StyleValue", "AnyHashable": "StyleValue",
    ]

    /// Hand-written types that stand for more than their own `stylesheetType` says.
    private static let alsoFor = [
        "IndefiniteSymbolEffect": "SymbolEffect", "DiscreteSymbolEffect": "SymbolEffect",
        "ContentTransitionSymbolEffect": "SymbolEffect", "TransitionSymbolEffect": "SymbolEffect",
    ]

    package init(of catalogue: Catalogue, handWritten: HandWrittenTypes) {
        self.catalogue = catalogue
        self.handWritten = handWritten
        genericNames = Dictionary(
            handWritten.types.filter(\.isGeneric).compactMap { type in type.type.name.map { ($0, type.swiftName) } },
            uniquingKeysWith: { first, _ in first })
        var constructors: [String: [Constructor]] = [:]
        for name in catalogue.typeNames where skippedTypes[name] == nil {
            constructors[name] = catalogue.constructors(of: name)
        }
        self.constructors = constructors
        let used = namesOfParameters()
        for name in catalogue.typeNames {
            let place = place(of: name, used)
            places.append((name, place))
            placesByName[name] = place
        }
    }

    package func place(of name: String) -> Place? {
        catalogue.type(named: name).flatMap { placesByName[$0.name] } ?? placesByName[name]
    }

    /// What a stylesheet can write for a type, none for those that are skipped.
    package func constructors(of name: String) -> [Constructor] { constructors[name] ?? [] }

    private func place(of name: String, _ used: Set<String>) -> Place {
        if let core = PortableTypes.core[name] { return .core(core) }
        if let type = handWritten.types.first(where: { $0.type.name?.plainName == name }) {
            return .handWritten(type.swiftName)
        }
        if let reason = skippedTypes[name] { return .skipped(reason: reason) }
        if let other = PortableTypes.alsoFor[name], isHandWritten(.some(other)) { return .erased(into: other) }
        guard let type = catalogue.type(named: name, resolvingAliases: false) else { return .missing }
        if case .typealias = type.kind { return .missing }
        let constructors = constructors(of: name)
        if type.kind == .protocol {
            // What refines a portable protocol is written as one.
            if let parent = portableProtocols(of: name).first { return .erased(into: parent) }
            return constructors.isEmpty ? .missing : .generated
        }
        let parents = portableProtocols(of: name)
        if let parent = parents.first, !used.contains(name) { return .erased(into: parent) }
        if catalogue.isStringLiteral(name) { return .generated }
        if !constructors.isEmpty { return .generated }
        return catalogue.typeNames.contains { $0.hasPrefix(name + ".") } ? .nameSpace : .missing
    }

    /// The protocols of a type that have a portable type, nearest first.
    private func portableProtocols(of name: String) -> [String] {
        catalogue.protocols(of: name).filter { parent in
            if skippedTypes[parent] != nil || PortableTypes.core[parent] != nil { return false }
            if isHandWritten(.some(parent)) { return true }
            return !constructors(of: parent).isEmpty
        }
    }

    private func isHandWritten(_ type: TypeReference) -> Bool { handWritten.types.contains { $0.type == type } }

    /// The names of all types that parameters have or are made of, but for the parameters of what is written by hand.
    private func namesOfParameters() -> Set<String> {
        var names: Set<String> = []
        func collect(_ type: TypeReference) {
            switch type {
            case .named(let name, let arguments):
                names.insert(name.plainName)
                arguments.forEach(collect)
            case .some(_, let arguments): arguments.forEach(collect)
            case .optional(let wrapped), .array(let wrapped), .metatype(let wrapped): collect(wrapped)
            case .dictionary(let key, let value):
                collect(key)
                collect(value)
            case .tuple(let elements): elements.forEach { collect($0.type) }
            case .function(let parameters, _, _): parameters.forEach(collect)
            }
        }
        for name in catalogue.typeNames {
            guard let type = catalogue.type(named: name, resolvingAliases: false) else { continue }
            let isByHand =
                handWritten.types.contains { $0.type.name?.plainName == name }
                || catalogue.protocols(of: name).contains { isHandWritten(.some($0)) }
            let functions = (isByHand ? [] : type.initializers + type.cases + type.staticMethods) + type.methods
            for function in functions where !isByHand || function.kind == .modifier {
                for parameter in function.parameters { collect(parameter.type) }
            }
        }
        return names
    }

    // MARK: Names

    /// The Swift type of a parameter in the portable model; nil when a value of the type can't be portable.
    package func swiftName(of type: TypeReference) -> String? {
        switch catalogue.resolved(type) {
        case .optional(let wrapped): return swiftName(of: wrapped).map { $0 + "?" }
        case .array(let element): return swiftName(of: element).map { "[\($0)]" }
        case .some(let name, let arguments): return swiftName(ofSome: name, arguments)
        case .named(let name, let arguments): return swiftName(ofNamed: name, arguments)
        case .dictionary, .tuple, .function, .metatype: return nil
        }
    }

    private func swiftName(ofNamed name: String, _ arguments: [TypeReference]) -> String? {
        if !arguments.isEmpty, let generic = genericNames[name] {
            let names = arguments.compactMap(swiftName)
            return names.count == arguments.count ? generic + "<" + names.joined(separator: ", ") + ">" : nil
        }
        if let core = PortableTypes.core[name] { return core }
        switch place(of: name) {
        case .handWritten(let swiftName): return swiftName
        case .generated: return name.plainName
        default: return nil
        }
    }

    private func swiftName(ofSome name: String, _ arguments: [TypeReference]) -> String? {
        let type = TypeReference.some(name)
        if let known = handWritten.types.first(where: { $0.type == type }) {
            if known.isGeneric {
                let names = arguments.compactMap(swiftName)
                return names.isEmpty ? nil : known.swiftName + "<" + names.joined(separator: ", ") + ">"
            }
            return known.swiftName
        }
        if let first = name.split(separator: "&").first, first.count < name.count {
            return swiftName(ofSome: String(first.filter { $0 != " " }), [])
        }
        if let core = PortableTypes.core[name] { return core }
        switch place(of: name) {
        case .generated: return name
        case .erased(let parent): return swiftName(ofSome: parent, [])
        default: return nil
        }
    }
}

extension String {
    /// A type's name without generic arguments: `Anchor.Source` of `Anchor<CGRect>.Source`.
    package var plainName: String {
        var depth = 0
        var result = ""
        for character in self {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            default: if depth == 0 { result.append(character) }
            }
        }
        return result
    }
}

extension Catalogue {
    /// Whether a type is written as a string and has no members.
    func isStringLiteral(_ name: String) -> Bool {
        conforms(name, to: "ExpressibleByStringLiteral") && staticMemberNames(on: name).isEmpty
    }
}
