import LiveryCatalogue

/// A type that a place asks for, as a message speaks of it.
struct WantedType: Equatable, Sendable {
    /// The type's name as Swift has it, which can be looked up, or what stands for it in a sheet.
    let name: String
    /// Whether the name takes an article.
    let isNamed: Bool
    /// Values of the type as a sheet writes them.
    let example: String?

    /// Several types in a sentence, with an example of the first that has one: `an Int or Bool, such as 2`.
    static func phrase(_ types: [WantedType]) -> String {
        var names = types.map(\.name)
        if let first = types.first, first.isNamed { names[0] = first.article + " " + first.name }
        let example = types.lazy.compactMap(\.example).first
        return list(names, "or") + (example.map { ", such as \($0)" } ?? "")
    }

    /// Whether the name begins with a vowel, as it is said.
    private var article: String {
        if name.hasPrefix("NS") { return "an" }
        return name.first.map { "AEIO".contains($0) } ?? false ? "an" : "a"
    }

    /// Values of the types that modifiers ask for most.
    private static let examples = [
        "ShapeStyle": #".red or Color("name")"#, "Color": #".red or Color("name")"#,
        "Font": ".title or .system(size: 17)", "Edge.Set": ".horizontal or [.top, .leading]",
        "Alignment": ".topLeading", "CGFloat": "8", "Double": "0.5", "Float": "0.5", "Bool": "true", "Int": "2",
        "Angle": ".degrees(45)", "Animation": ".easeInOut", "Shape": ".circle or .rect(cornerRadius: 8)",
        "InsettableShape": ".circle or .rect(cornerRadius: 8)", "String": #""text""#,
        "LocalizedStringKey": #""text""#, "ClosedRange": "1...3", "Range": "1..<3", "PartialRangeFrom": "1...",
        "PartialRangeThrough": "...3", "PartialRangeUpTo": "..<3",
    ]

    static func example(of type: String) -> String? { examples[type] }
}

extension TypeChecker {
    /// A type as a message names it.
    func phrase(_ type: KnownType) -> String { wanted(type).name }

    /// A type with an example of what a sheet can write for it.
    func wanted(_ type: KnownType) -> WantedType {
        if let known = type.wanted { return known }
        let found = description(of: type)
        type.wanted = found
        return found
    }

    private func description(of type: KnownType) -> WantedType {
        switch type.reference {
        case .function where type.isContent: return WantedType(name: "content (:name)", isNamed: false, example: nil)
        case .function where type.isAction:
            return WantedType(name: #"an action (event("name"))"#, isNamed: false, example: nil)
        case .named("Binding", let arguments) where arguments.count == 1:
            return wanted(lookups.type(resolving: arguments[0]))
        case .some(let name, let arguments):
            return WantedType(
                name: "\(TypeReference.named(name, arguments: arguments))", isNamed: true,
                example: WantedType.example(of: name))
        case .named(let name, let arguments):
            let example =
                WantedType.example(of: name) ?? type.named.flatMap(memberExample)
                ?? (name == "Set" ? arguments.first : nil).flatMap(listExample)
            return WantedType(name: "\(type.reference)", isNamed: true, example: example)
        case .tuple(let elements):
            let labels = elements.map { ($0.label ?? "_") + ":" }.joined(separator: ", ")
            return WantedType(name: "(\(labels))", isNamed: false, example: nil)
        case .array(let element):
            return WantedType(name: "\(type.reference)", isNamed: false, example: listExample(element))
        default: return WantedType(name: "\(type.reference)", isNamed: false, example: nil)
        }
    }

    private func listExample(_ element: TypeReference) -> String? {
        guard let name = lookups.type(resolving: element).named.flatMap({ valueNames(of: $0, maximum: 1).first })
        else { return nil }
        return "[.\(name)]"
    }

    private func memberExample(_ type: NamedType) -> String? {
        let names = valueNames(of: type, maximum: 2)
        return names.isEmpty ? nil : list(names.map { ".\($0)" }, "or")
    }
}
