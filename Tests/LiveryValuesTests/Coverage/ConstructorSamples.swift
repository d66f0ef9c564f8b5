import Livery
import LiveryValuesGenerator

/// Makes up calls of constructors from the types of their parameters.
///
/// Where `usesProps` is set, each scalar argument that a prop can give is an `attr`, and ``props`` says what the node has to
/// have for the call to mean what it means without.
struct ConstructorSamples {
    let types: PortableTypes
    let usesProps: Bool
    /// The members of the node's JSON object.
    private(set) var props: [String] = []

    /// How deep arguments nest; types that are made of each other would go on for ever.
    private static let maximumDepth = 8

    /// Values whose props aren't texts that a stylesheet could have, with those props.
    private static let structures = [
        "CGSize": ("CGSize(width: 1, height: 2)", "[1, 2]"), "CGPoint": ("CGPoint(x: 1, y: 2)", "[1, 2]"),
        "CGVector": ("CGVector(dx: 1, dy: 2)", "[1, 2]"), "Angle": (".degrees(90)", "90"),
        "CGRect": ("CGRect(x: 1, y: 2, width: 3, height: 4)", "[1, 2, 3, 4]"),
        "EdgeInsets": ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "[1, 2, 3, 4]"),
    ]

    private var catalogue: Catalogue { types.catalogue }

    init(types: PortableTypes, usesProps: Bool) {
        self.types = types
        self.usesProps = usesProps
    }

    /// A use of a constructor where a type is asked for; nil when there is nothing to give to one of its parameters.
    mutating func text(of constructor: Constructor, as expected: String, depth: Int = 0) -> String? {
        guard depth < ConstructorSamples.maximumDepth else { return nil }
        let before = props
        guard let arguments = arguments(of: constructor, depth) else {
            props = before
            return nil
        }
        switch constructor.kind {
        case .member: return (constructor.isScoped ? constructor.owner : "") + "." + constructor.name + arguments
        case .initializer: return constructor.owner + arguments
        case .chained:
            guard let base = base(of: constructor, as: expected, depth + 1) else {
                props = before
                return nil
            }
            return base + "." + constructor.name + arguments
        }
    }

    private mutating func arguments(of constructor: Constructor, _ depth: Int) -> String? {
        guard constructor.isCalled else { return "" }
        var arguments: [String] = []
        for parameter in constructor.parameters {
            // A key is written as a text of one character.
            let value = parameter.name == "character" ? scalar(#""k""#) : sample(parameter.type, depth + 1)
            guard let value else {
                if parameter.isRequired { return nil }
                continue
            }
            arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return "(" + arguments.joined(separator: ", ") + ")"
    }

    /// A value of exactly the type whose member a constructor is, with its type before the dot where another is expected.
    private mutating func base(of constructor: Constructor, as expected: String, _ depth: Int) -> String? {
        let owner = constructor.owner
        let own = types.constructors(of: owner)
        let scope = expected == owner ? "" : owner
        // A prop has no members.
        for candidate in own where candidate.kind == .member && !candidate.isCalled && !candidate.isScoped {
            return scope + "." + candidate.name
        }
        for candidate in own where candidate.kind == .initializer {
            if let text = text(of: candidate, as: owner, depth: depth) { return text }
        }
        for candidate in own where candidate.kind == .member {
            if let text = text(of: candidate, as: owner, depth: depth) { return scope + text }
        }
        for parent in catalogue.protocols(of: owner) {
            for candidate in types.constructors(of: parent)
            where candidate.kind == .member && candidate.result.name == owner {
                if let text = text(of: candidate, as: parent, depth: depth) { return text }
            }
        }
        return nil
    }

    // MARK: Arguments

    /// A value of a type; nil when none can be written.
    mutating func sample(_ type: TypeReference, _ depth: Int) -> String? {
        guard depth < ConstructorSamples.maximumDepth else { return nil }
        if type.isAction { return #"event("e")"# }
        if type.isContent { return ":content" }
        switch catalogue.resolved(type) {
        case .optional(let wrapped): return sample(wrapped, depth)
        case .array(let element): return sample(element, depth + 1).map { "[\($0)]" }
        case .some(let name, let arguments):
            switch name {
            case "Hashable", "Equatable", "Any": return scalar(#""id""#)
            case "StringProtocol": return scalar(#""text""#)
            case "View": return ":content"
            case "RangeExpression": return arguments.first.flatMap { sample($0, depth + 1) }.map { "\($0)..." }
            default: return simplest(of: name, depth)
            }
        case .named(let name, let arguments): return sample(named: name, arguments, depth)
        case .dictionary, .tuple, .function, .metatype: return nil
        }
    }

    private mutating func sample(named name: String, _ arguments: [TypeReference], _ depth: Int) -> String? {
        let bound = arguments.first
        switch name {
        case "Bool": return scalar("true")
        case "Int", "Int8": return scalar("1")
        case "Double", "CGFloat", "Float": return scalar("0.5")
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Namespace.ID":
            return scalar(#""text""#)
        case "AnyHashable": return scalar(#""id""#)
        case "KeyEquivalent": return scalar(#""k""#)
        case "Date": return scalar(#""2026-01-31T12:00:00Z""#)
        case "URL": return scalar(#""https://example.org/a""#)
        case "GestureStateName": return ":drag"
        case "SIMD2": return bound.flatMap { sample($0, depth + 1) }.map { "[\($0), \($0)]" }
        case "Set": return bound.flatMap { sample($0, depth + 1) }.map { "[\($0)]" }
        case "ClosedRange": return bound.flatMap { sample($0, depth + 1) }.map { "\($0) ... \($0)" }
        case "Range": return bound.flatMap { sample($0, depth + 1) }.map { "\($0) ..< \($0)" }
        case "PartialRangeFrom": return bound.flatMap { sample($0, depth + 1) }.map { "\($0)..." }
        case "PartialRangeThrough": return bound.flatMap { sample($0, depth + 1) }.map { "... \($0)" }
        case "PartialRangeUpTo": return bound.flatMap { sample($0, depth + 1) }.map { "..< \($0)" }
        default:
            if let (text, prop) = ConstructorSamples.structures[name] { return scalar(text, prop: prop) }
            return simplest(of: name.plainName, depth)
        }
    }

    private mutating func scalar(_ text: String, prop: String? = nil) -> String {
        guard usesProps else { return text }
        let name = "p\(props.count)"
        props.append("\"\(name)\": \(prop ?? text)")
        return "attr(\"\(name)\")"
    }

    /// The value of a type that takes the least: a member, by its name in a prop, or else a call.
    private mutating func simplest(of name: String, _ depth: Int) -> String? {
        let constructors = types.constructors(of: name)
        if let plain = constructors.first(where: { $0.kind == .member && !$0.isCalled && !$0.isScoped }) {
            let text = "." + plain.name
            return catalogue.takesMembersFromProps(name) ? scalar(text, prop: "\"\(plain.name)\"") : text
        }
        for constructor in constructors where constructor.kind != .chained {
            if let text = text(of: constructor, as: name, depth: depth + 1) { return text }
        }
        return nil
    }
}

extension Catalogue {
    /// Whether a prop's text that is a member's name is read as that member.
    fileprivate func takesMembersFromProps(_ name: String) -> Bool {
        let type: TypeReference = self.type(named: name)?.kind == .protocol ? .some(name) : .named(name)
        return AttributeConversion(catalogue: self).isPossible(to: type)
    }
}
