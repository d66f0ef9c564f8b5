import LiveryJSON
import LiveryStyle

extension StyleValue {
    /// Writes the value as JSON, so that its structure can be read without a stylesheet parser.
    ///
    /// `nil`, booleans, numbers, strings and arrays are JSON's own; every other value is an object whose `kind` says
    /// what it is. The page `Documentation/preview-json.md` shows each.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .boolean(let value): writer.boolean(value)
        case .integer(let value): writer.integer(value)
        case .number(let value): write(value, to: &writer)
        case .string(let value): writer.string(value)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .tuple(let entries):
            writer.object(ofKind: "tuple") { writer in writer.arguments("entries", entries) }
        case .range(let lower, let upper, let isClosed):
            writer.object(ofKind: "range") { writer in
                if let lower { writer.member("lower", lower) }
                if let upper { writer.member("upper", upper) }
                writer.key("isClosed")
                writer.boolean(isClosed)
            }
        case .member(let member):
            writer.object(ofKind: "member") { writer in
                if let base = member.base { writer.member("base", base) }
                writer.member("type", member.type)
                writer.member("name", member.name)
                if let arguments = member.arguments { writer.arguments("arguments", arguments) }
            }
        case .initialized(let type, let arguments):
            writer.object(ofKind: "initialized") { writer in
                writer.member("type", type)
                writer.arguments("arguments", arguments)
            }
        case .content(let names):
            writer.object(ofKind: "content") { writer in writer.member("templates", names) }
        case .event(let event):
            writer.object(ofKind: "event") { event.writeMembers(to: &$0) }
        case .gestureState(let state):
            writer.object(ofKind: "gestureState") { state.writeMembers(to: &$0) }
        case .binding(let attribute, let value):
            writer.object(ofKind: "binding") { writer in
                writer.member("attribute", attribute)
                writer.member("value", value)
            }
        }
    }

    /// JSON has no numbers past the finite range: `{"kind": "number", "text": "inf"}`.
    private func write(_ number: Double, to writer: inout JSONWriter) {
        if number.isFinite { return writer.number(number) }
        writer.object(ofKind: "number") { $0.member("text", number.description) }
    }
}

extension EventReference {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("name", name)
        if let type { writer.member("type", type) }
        if let target { writer.member("target", target) }
        if let debounce { writer.member("debounce", .number(debounce)) }
        if let throttle { writer.member("throttle", .number(throttle)) }
        if let params { writer.member("params", params) }
    }
}

extension GestureStateReference {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("gesture", gesture)
        writer.member("property", property)
        if let defaultValue { writer.member("defaultValue", defaultValue) }
        if let minimum { writer.member("minimum", .number(minimum)) }
        if let maximum { writer.member("maximum", .number(maximum)) }
        writer.member("scale", .number(scale))
        writer.member("offset", .number(offset))
    }
}

extension JSONWriter {
    fileprivate mutating func object(ofKind kind: String, _ writeMembers: (inout JSONWriter) -> Void) {
        beginObject()
        member("kind", kind)
        writeMembers(&self)
        endObject()
    }

    fileprivate mutating func member(_ name: String, _ value: StyleValue) {
        key(name)
        value.write(to: &self)
    }

    fileprivate mutating func arguments(_ name: String, _ arguments: [StyleArgument]) {
        key(name)
        beginArray()
        for argument in arguments {
            beginObject()
            if let label = argument.label { member("label", label) }
            member("value", argument.value)
            endObject()
        }
        endArray()
    }
}
