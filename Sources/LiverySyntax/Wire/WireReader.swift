import LiveryJSON
import LiverySource

/// Reads LiveView Native 0.4's wire AST: `[name, annotations, arguments]` nodes in JSON.
///
/// Every call and expression gets the range of the JSON it was read from. What has no form of a node is reported and
/// left out; nothing else is lost. The reader is bounded by the depth that the JSON document was read with.
public struct WireReader {
    public private(set) var diagnostics: [Diagnostic] = []

    public init() {}

    // MARK: Modifiers

    /// The modifiers of an array of nodes, or of one bare node.
    public mutating func modifiers(from value: JSONValue) -> [ModifierCall] {
        guard value.kind == .array else {
            report("expected an array of modifiers", value)
            return []
        }
        if value.elements.first?.kind == .string { return modifier(from: value).map { [$0] } ?? [] }
        return value.elements.compactMap { modifier(from: $0) }
    }

    /// One modifier, `["padding", {}, [8]]`.
    public mutating func modifier(from value: JSONValue) -> ModifierCall? {
        guard let node = Node(value), let list = node.arguments else {
            report("expected a modifier: [\"name\", {annotations}, [arguments]]", value)
            return nil
        }
        return ModifierCall(
            name: node.name, nameRange: node.nameRange, arguments: arguments(list), range: value.range)
    }

    /// Arguments in order: an object of one key is a labelled argument.
    private mutating func arguments(_ list: JSONValue) -> [Argument] {
        list.elements.flatMap { labelled($0) ?? [Argument(value: expression(from: $0))] }
    }

    private mutating func labelled(_ value: JSONValue) -> [Argument]? {
        guard value.kind == .object else { return nil }
        return value.members.map { member in
            Argument(label: member.key, labelRange: member.keyRange, value: expression(from: member.value))
        }
    }

    // MARK: Expressions

    /// One value: a scalar, a node, a list or labelled entries.
    public mutating func expression(from value: JSONValue) -> Expression {
        let range = value.range
        switch value.kind {
        case .null: return Expression(.null, range: range)
        case .boolean: return Expression(.boolean(value.boolean ?? false), range: range)
        case .number: return number(value)
        case .string: return Expression(.string(value.string ?? ""), range: range)
        case .object: return Expression(.dictionary(labelled(value) ?? []), range: range)
        case .invalid: return Expression(.invalid, range: range)
        case .array:
            if let node = Node(value) { return expression(node, value) }
            let elements = value.elements
            if !elements.isEmpty, elements.allSatisfy({ $0.kind == .object && $0.count == 1 }) {
                return Expression(.dictionary(elements.flatMap { labelled($0) ?? [] }), range: range)
            }
            return Expression(.array(elements.map { expression(from: $0) }), range: range)
        }
    }

    private mutating func number(_ value: JSONValue) -> Expression {
        if let integer = value.integer { return Expression(.integer(integer), range: value.range) }
        if let double = value.double { return Expression(.number(double), range: value.range) }
        report("this number doesn't fit 64 bits", value)
        return Expression(.invalid, range: value.range)
    }

    private mutating func expression(_ node: Node, _ value: JSONValue) -> Expression {
        let range = value.range
        switch node.name {
        case ".": return member(node, value)
        case ":":
            if let name = node.text { return Expression(.atom(name), range: range) }
        case "__attr__":
            if let name = node.text {
                return Expression(.attribute(name: name, nameRange: node.content.range, default: nil), range: range)
            }
            if let list = node.arguments { return attribute(arguments(list), range, value) }
        case "__event__":
            if let list = node.arguments { return event(arguments(list), range, value) }
        case "__gesture_state__":
            if let list = node.arguments { return Expression(.gestureState(arguments(list)), range: range) }
        case "...", "..<":
            if let list = node.arguments, list.count == 2 {
                let bounds = list.elements.map { $0.isNull ? nil : expression(from: $0) }
                return Expression(
                    .range(lower: bounds[0], upper: bounds[1], isClosed: node.name == "..."), range: range)
            }
        case "Elixir":
            // A variable that the compiler did not replace: ["Elixir", {}, ["name", {}, "Elixir"]].
            if let name = node.arguments?.elements.first?.string { return Expression(.identifier(name), range: range) }
            report("'Elixir' takes a variable: [\"Elixir\", {}, [\"name\", {}, \"Elixir\"]]", value)
            return Expression(.invalid, range: range)
        default:
            if let list = node.arguments {
                return Expression(
                    .call(name: node.name, nameRange: node.nameRange, arguments: arguments(list)), range: range)
            }
        }
        switch node.name {
        case ":": report("':' takes a name: [\":\", {}, \"name\"]", value)
        case "...", "..<": report("'\(node.name)' takes two bounds, null for one that is left out", value)
        default: report("'\(node.name)' takes an array of arguments", value)
        }
        return Expression(.invalid, range: range)
    }

    private mutating func attribute(_ arguments: [Argument], _ range: SourceRange, _ value: JSONValue) -> Expression {
        guard let first = arguments.first, case .string(let name) = first.value.kind else {
            report("'__attr__' takes a name: [\"__attr__\", {}, \"name\"]", value)
            return Expression(.invalid, range: range)
        }
        let fallback = arguments.first { $0.label == "default" }?.value
        return Expression(.attribute(name: name, nameRange: first.value.range, default: fallback), range: range)
    }

    private mutating func event(_ arguments: [Argument], _ range: SourceRange, _ value: JSONValue) -> Expression {
        guard let first = arguments.first, case .string(let name) = first.value.kind else {
            report("'__event__' takes a name first: [\"__event__\", {}, [\"name\"]]", value)
            return Expression(.invalid, range: range)
        }
        let options = arguments.dropFirst().flatMap { argument in
            if argument.label == nil, case .dictionary(let entries) = argument.value.kind { return entries }
            return [argument]
        }
        return Expression(.event(name: name, nameRange: first.value.range, options: options), range: range)
    }

    /// `[".", {}, [base or null, name or node]]`
    private mutating func member(_ node: Node, _ value: JSONValue) -> Expression {
        let range = value.range
        guard let list = node.arguments, list.count == 2 else {
            report("'.' takes a base, or null, and a member: [\".\", {}, [null, \"red\"]]", value)
            return Expression(.invalid, range: range)
        }
        let parts = Array(list.elements)
        let member: Expression.Member
        if let name = parts[1].string {
            member = Expression.Member(name: name, nameRange: parts[1].range)
        } else if let call = Node(parts[1]), let list = call.arguments {
            member = Expression.Member(name: call.name, nameRange: call.nameRange, arguments: arguments(list))
        } else {
            report("expected a member's name, or a node with arguments", parts[1])
            return Expression(.invalid, range: range)
        }
        if parts[0].isNull { return Expression(.implicitMember(member), range: range) }
        let base =
            if let name = parts[0].string {
                Expression(.identifier(name), range: parts[0].range)
            } else {
                expression(from: parts[0])
            }
        return Expression(.member(base: base, member), range: range)
    }

    private mutating func report(_ message: String, _ value: JSONValue) {
        diagnostics.append(Diagnostic(rule: "wire-ast", message: message, file: value.file, range: value.range))
    }

    /// Whether a value has the form of a node, of a modifier or an expression alike.
    public static func isNode(_ value: JSONValue) -> Bool { Node(value) != nil }

    /// `[name, annotations, content]`.
    private struct Node {
        let name: String
        let nameRange: SourceRange
        let content: JSONValue

        init?(_ value: JSONValue) {
            guard value.kind == .array, value.count == 3 else { return nil }
            var elements = value.elements.makeIterator()
            guard let name = elements.next(), name.kind == .string, let text = name.string,
                let annotations = elements.next(), annotations.kind == .object, let content = elements.next(),
                content.kind == .array || content.kind == .string
            else { return nil }
            self.name = text
            nameRange = name.range
            self.content = content
        }

        var arguments: JSONValue? { content.kind == .array ? content : nil }
        var text: String? { content.string }
    }
}
