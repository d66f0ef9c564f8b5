import LiveryJSON
import LiverySource
import LiverySyntax

/// Values whose meaning no table knows: the arguments of the generic form of an entry.
extension EntryContext {
    /// The value as an argument. A string converts to the type that its place asks for.
    mutating func argument(_ value: JSONValue) -> Expression {
        switch value.kind {
        case .string: return Expression(.text(value.string ?? ""), range: value.range)
        case .array:
            if WireReader.isNode(value) { return wireExpression(value) }
            return Expression(.array(value.elements.map { argument($0) }), range: value.range)
        case .object:
            if let reference = AttributeObject(value), let attribute = reference.expression({ argument($0) }) {
                return attribute
            }
            if let event = Expression(event: value) { return event }
            let entries = value.members.map { member in
                Argument(label: member.key, labelRange: member.keyRange, value: argument(member.value))
            }
            return Expression(.dictionary(entries), range: value.range)
        case .null, .boolean, .number, .invalid: return Expression(data: value)
        }
    }
}

extension Expression {
    /// `{"event": "name", "throttle": 100}`: an object that names an event, with options in camelCase.
    fileprivate init?(event value: JSONValue) {
        guard let name = value["event"], let text = name.string else { return nil }
        let options = value.members.filter { $0.key != "event" && !$0.value.isNull }.map { member in
            Argument(label: member.key.camelCased, labelRange: member.keyRange, value: Expression(data: member.value))
        }
        self.init(.event(name: text, nameRange: name.range, options: options), range: value.range)
    }

    /// A JSON value as it stands: strings are strings, objects are dictionaries.
    init(data value: JSONValue) {
        let kind: Kind =
            switch value.kind {
            case .null: .null
            case .boolean: .boolean(value.boolean ?? false)
            case .number: value.integer.map { .integer($0) } ?? value.double.map { .number($0) } ?? .invalid
            case .string: .string(value.string ?? "")
            case .array: .array(value.elements.map(Expression.init(data:)))
            case .object:
                .dictionary(
                    value.members.map {
                        Argument(label: $0.key, labelRange: $0.keyRange, value: Expression(data: $0.value))
                    })
            case .invalid: .invalid
            }
        self.init(kind, range: value.range)
    }
}

/// `{"attr": "name"}` or `{"attr": "name", "default": value}`: a reference to a prop of the element.
struct AttributeObject {
    private let range: SourceRange
    private let name: String
    private let nameRange: SourceRange
    private let fallback: JSONValue?

    init?(_ value: JSONValue) {
        guard value.kind == .object, let attribute = value["attr"], let name = attribute.string,
            value.members.allSatisfy({ $0.key == "attr" || $0.key == "default" })
        else { return nil }
        range = value.range
        self.name = name
        nameRange = attribute.range
        fallback = value["default"]
    }

    /// The reference; nil when its default can't be decoded.
    func expression(_ decode: (JSONValue) -> Expression?) -> Expression? {
        var fallbackExpression: Expression?
        if let fallback {
            guard let decoded = decode(fallback) else { return nil }
            fallbackExpression = decoded
        }
        return Expression(.attribute(name: name, nameRange: nameRange, default: fallbackExpression), range: range)
    }
}
