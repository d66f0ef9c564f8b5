import LiveryCatalogue

/// A type that places ask for or values have, with the answers that checking wants of it again and again.
///
/// Each ``CatalogueLookups`` has one object for each type, so that equal types are the same object.
final class KnownType {
    /// What the type is to whoever looks for a value of it.
    enum Form {
        case optional(KnownType)
        /// A closure.
        case function
        /// A two-way binding of a type.
        case binding(KnownType)
        case value
    }

    let reference: TypeReference
    let form: Form
    /// The type or protocol that a named or opaque type goes by; nil for structural types.
    let named: NamedType?
    /// What has the members of the type's values: the type itself, or the one within an optional.
    let unwrapped: NamedType?
    /// Whether a closure takes content, or an action.
    let isContent: Bool
    let isAction: Bool
    /// Whether a name stands for a value of the type: for a view in most, and for a namespace.
    let takesContentName: Bool
    let isNamespace: Bool
    /// How far from text the type is, for choosing among overloads.
    let attributeRank: Int

    // Answers that are found when they are first asked for.
    fileprivate var literals: [LiteralFit?] = [nil, nil, nil, nil]
    fileprivate var knownRow: AttributeConversion.Row??
    fileprivate var knownConversions: [ObjectIdentifier: Int?] = [:]
    fileprivate var knownElement: KnownType??
    fileprivate var knownParts: [KnownType]?
    /// How a message speaks of the type.
    var wanted: WantedType?
    /// What implicit members without arguments mean where the type is expected.
    var plainMembers: [PlainMember.Key: PlainMember] = [:]

    init(_ reference: TypeReference, form: Form, named: NamedType?, unwrapped: NamedType?, attributeRank: Int) {
        self.reference = reference
        self.form = form
        self.named = named
        self.unwrapped = unwrapped
        self.attributeRank = attributeRank
        isContent = reference.isContent
        isAction = reference.isAction
        takesContentName = reference.name.map(KnownType.contentTypes.contains) ?? false
        isNamespace = reference == .named("Namespace.ID")
    }

    /// Types other than closures whose value can be a name: mostly content, where the child with that template is used.
    private static let contentTypes: Set<String> = [
        "View", "Text", "Shape", "InsettableShape", "RoundedRectangularShape", "ToolbarContent", "GestureStateName",
    ]

    /// Lets go of everything that may hold on to the type itself.
    func forget() {
        knownConversions = [:]
        knownElement = nil
        knownParts = nil
        plainMembers = [:]
    }
}

/// What an implicit member without arguments means where a type is expected: `.red`, `.leading`.
final class PlainMember {
    struct Key: Hashable {
        var name: String
        /// The number of the targets that it was judged for. Hardly any two keys differ in it alone, so that it isn't hashed.
        var targets: Int

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    let meanings: Meanings
    /// The meaning that the place takes; nil when it takes none.
    let best: Checked?
    /// The steps that finding out takes, which count whether or not it is known.
    let steps: Int

    init(meanings: Meanings, best: Checked?, steps: Int) {
        self.meanings = meanings
        self.best = best
        self.steps = steps
    }
}

/// A kind of literal.
enum LiteralKind: Int { case boolean, integer, number, string }

/// Whether and how well a literal of one kind fits a type.
enum LiteralFit {
    case misfit
    /// As it is, after so many better types.
    case asWritten(conversions: Int)
    /// An integer that becomes a number.
    case asNumber(conversions: Int)
    /// A string whose text has to be right for the type.
    case asText(conversions: Int)
    /// A string of one character.
    case asCharacter
}

extension CatalogueLookups {
    /// Whether and how well literals of a kind fit a type.
    func fit(of literal: LiteralKind, as type: KnownType) -> LiteralFit {
        if let known = type.literals[literal.rawValue] { return known }
        let found = findFit(of: literal, as: type.reference)
        type.literals[literal.rawValue] = found
        return found
    }

    private func findFit(of literal: LiteralKind, as type: TypeReference) -> LiteralFit {
        let preferred = literal.preferredTypes
        switch type {
        case .some(let name, _):
            let fits =
                name != "View"
                && preferred.contains { $0 != "LocalizedStringKey" && catalogue.conforms($0, to: name) }
            return fits ? .asWritten(conversions: 0) : .misfit
        case .named(let name, _):
            if catalogue.conforms(name, to: literal.protocolName) {
                let conversions = preferred.firstIndex(of: name) ?? preferred.count
                if literal == .integer, catalogue.conforms(name, to: LiteralKind.number.protocolName) {
                    return .asNumber(conversions: conversions)
                }
                if literal == .string, name == "Date" || name == "URL" { return .asText(conversions: conversions) }
                return .asWritten(conversions: conversions)
            }
            let isCharacter =
                literal == .string && catalogue.conforms(name, to: "ExpressibleByExtendedGraphemeClusterLiteral")
            return isCharacter ? .asCharacter : .misfit
        default: return .misfit
        }
    }

    /// How a prop becomes a value of a type; nil when it can't.
    func row(for type: KnownType) -> AttributeConversion.Row? {
        if let known = type.knownRow { return known }
        let row = conversion.row(for: catalogue.resolved(type.reference))
        type.knownRow = .some(row)
        return row
    }

    /// What the elements of a list are where a type is expected; nil where no list is.
    func listElement(of type: KnownType) -> KnownType? {
        if let known = type.knownElement { return known }
        let element: KnownType? =
            switch type.reference {
            case .array(let element): self.type(resolving: element)
            case .named("Set", let arguments) where arguments.count == 1: self.type(resolving: arguments[0])
            case .named("SIMD2", _): self.type(resolving: .named("Float"))
            case .named(let name, _)
            where catalogue.conforms(name, to: "OptionSet") || catalogue.conforms(name, to: "ExpressibleByArrayLiteral"):
                type
            default: nil
            }
        type.knownElement = .some(element)
        return element
    }

    /// The types within a tuple, dictionary or generic type, in the order in which they are written.
    func parts(of type: KnownType) -> [KnownType] {
        if let known = type.knownParts { return known }
        let parts: [TypeReference] =
            switch type.reference {
            case .tuple(let elements): elements.map(\.type)
            case .dictionary(let key, let value): [key, value]
            case .named(_, let arguments), .some(_, let arguments): arguments
            default: []
            }
        let known = parts.map { self.type(resolving: $0) }
        type.knownParts = known
        return known
    }

    /// How far a type is from another that it converts to without a word: 0 for itself; nil when it doesn't convert.
    func conversion(of type: KnownType, to expected: KnownType) -> Int? {
        if type === expected { return 0 }
        let key = ObjectIdentifier(type)
        if let known = expected.knownConversions[key] { return known }
        let found = findConversion(of: type.reference, to: expected.reference)
        expected.knownConversions[key] = .some(found)
        return found
    }

    private func findConversion(of type: TypeReference, to expected: TypeReference) -> Int? {
        if type == expected { return 0 }
        switch expected {
        case .optional(let wrapped):
            if case .optional(let own) = type { return findConversion(of: own, to: wrapped) }
            return findConversion(of: type, to: wrapped).map { $0 + 1 }
        case .some(let name, _):
            if case .optional = type { return nil }
            return catalogue.conforms(type, to: name) ? 0 : nil
        case .named(let name, _):
            if case .named(let own, let arguments) = type {
                // Generic arguments that the catalogue leaves open don't tell types apart.
                if own == name { return arguments.isEmpty || expected == type ? 0 : 1 }
                if name == "Self" || own == "Self" { return 0 }
                let floating: Set = ["CGFloat", "Double"]
                if floating.contains(own), floating.contains(name) { return 1 }
            }
            return nil
        case .array(let element):
            if case .array(let own) = type { return findConversion(of: own, to: element) }
            return nil
        default: return nil
        }
    }
}

extension LiteralKind {
    fileprivate var protocolName: String {
        switch self {
        case .boolean: "ExpressibleByBooleanLiteral"
        case .integer: "ExpressibleByIntegerLiteral"
        case .number: "ExpressibleByFloatLiteral"
        case .string: "ExpressibleByStringLiteral"
        }
    }

    /// The types that a literal becomes before others, best first.
    fileprivate var preferredTypes: [String] {
        switch self {
        case .boolean: ["Bool"]
        case .integer: ["Int", "Double"]
        case .number: ["Double", "CGFloat"]
        // SwiftUI prefers LocalizedStringKey for a literal: its StringProtocol overloads are disfavoured.
        case .string: ["LocalizedStringKey", "String"]
        }
    }
}
