import LiveryJSON
import LiverySource
import LiveryTree

/// Commands of props and effects: arrays that begin with a code (Arizona wire, section 7).
enum ArizonaCommands {
    private enum Code {
        static let pushEvent = 0
        static let navigate = 10
        static let patch = 24
    }

    /// The commands in the value of a prop: one, or a list of them.
    static func commands(in value: PropValue, view: String?) throws(LiveCommandError) -> [LiveCommand] {
        guard let array = array(of: value) else { throw .noCommand }
        guard let first = array.elements.first else { throw .noCommand }
        guard first.kind == .array else { return [try command(array, view: view)] }
        var commands: [LiveCommand] = []
        for element in array.elements { commands.append(try command(element, view: view)) }
        return commands
    }

    /// A command with a part that isn't always the same comes as text, with the escapes of HTML (section 10, point 3).
    private static func array(of value: PropValue) -> JSONValue? {
        switch value {
        case .json(let fragment): return fragment.value.kind == .array ? fragment.value : nil
        case .string(let text):
            guard text.utf8.first == UInt8(ascii: "[") else { return nil }
            var plain = text
            for (escape, character) in [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
            {
                plain = plain.replacing(escape, with: character)
            }
            let document = JSONDocument(reading: SourceFile(path: "<command>", text: plain))
            guard !document.diagnostics.containsError, let root = document.root, root.kind == .array else {
                return nil
            }
            return root
        case .null, .bool, .number: return nil
        }
    }

    private static func command(_ value: JSONValue, view: String?) throws(LiveCommandError) -> LiveCommand {
        switch effect(value, view: view) {
        case .command(let command): return command
        case .load(let location): return .navigate(location, replaces: false)
        case .unsupported(let code, _): throw .unsupported("native clients have no command with the code \(code)")
        case nil: throw .unsupported("the command \(value.text) isn't of the form that its code asks for")
        }
    }

    /// What a command asks for, or nil when it isn't of the form that its code asks for.
    static func effect(_ value: JSONValue, view: String?) -> LiveEffect? {
        guard value.kind == .array, let code = value[0], code.kind == .number else { return nil }
        switch code.integer {
        case Code.pushEvent:
            guard let name = value[1]?.string else { return nil }
            let payload = value[2].flatMap { $0.isNull ? nil : $0.text } ?? "{}"
            return .command(.event(view: view, name: name, payload: payload))
        case Code.navigate:
            guard let (location, options) = location(value) else { return nil }
            if options?["full"]?.boolean == true { return .load(location) }
            return .command(.navigate(location, replaces: options?["replace"]?.boolean ?? false))
        case Code.patch:
            guard let (location, options) = location(value) else { return nil }
            return .command(.patch(location, replaces: options?["replace"]?.boolean ?? false))
        default:
            var arguments = JSONWriter()
            arguments.beginArray()
            for argument in value.elements.dropFirst() { arguments.value(argument) }
            arguments.endArray()
            return .unsupported(code: code.numberText ?? "", arguments: arguments.text)
        }
    }

    private static func location(_ value: JSONValue) -> (LiveLocation, options: JSONValue?)? {
        value[1]?.string.map { (LiveLocation($0), value[2]) }
    }
}

extension JSONValue {
    /// The value as compact JSON.
    var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return writer.text
    }
}
