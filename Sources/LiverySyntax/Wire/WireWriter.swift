import LiveryJSON
import LiverySource

/// Writes the AST as LiveView Native 0.4's wire JSON.
public struct WireWriter {
    /// What says where a node came from, for clients that report it.
    public struct Annotations {
        /// The base name of the sheet's file.
        public var file: String
        /// Written as the module of each node; LiveView Native puts the Elixir module here.
        public var module: String
        let index: LineIndex

        public init(file: SourceFile, module: String = "") {
            self.file = file.path.split(separator: "/").last.map(String.init) ?? file.path
            self.module = module
            index = LineIndex(file)
        }
    }

    private var json: JSONWriter
    private var annotations: Annotations?

    /// Makes a writer; `pretty` breaks and indents lines.
    public init(pretty: Bool = false) {
        json = JSONWriter(pretty ? .pretty : .compact)
    }

    /// The JSON written so far.
    public var bytes: [UInt8] { json.bytes }

    // MARK: Sheets

    public mutating func beginSheet() { json.beginObject() }
    public mutating func endSheet() { json.endObject() }

    /// Writes the modifiers of one class, with annotations when they are given.
    public mutating func write(class name: String, _ modifiers: [ModifierCall], annotations: Annotations? = nil) {
        json.key(name)
        self.annotations = annotations
        write(modifiers)
    }

    /// Writes an array of modifiers.
    public mutating func write(_ modifiers: [ModifierCall]) {
        json.beginArray()
        for modifier in modifiers {
            node(modifier.name, modifier.range) { writer in writer.write(arguments: modifier.arguments) }
        }
        json.endArray()
    }

    // MARK: Nodes

    /// `[name, annotations, content]`
    private mutating func node(_ name: String, _ range: SourceRange?, _ content: (inout WireWriter) -> Void) {
        json.beginArray()
        json.string(name)
        json.beginObject()
        if let annotations, let range {
            let line = annotations.index.position(of: range.lowerBound).line
            json.key("file")
            json.string(annotations.file)
            json.key("line")
            json.integer(line)
            json.key("module")
            json.string(annotations.module)
            json.key("source")
            let text = annotations.index.file.text(in: annotations.index.contentRange(ofLine: line))
            json.string(trimmed(text))
        }
        json.endObject()
        content(&self)
        json.endArray()
    }

    private func trimmed(_ text: String) -> String {
        String(
            decoding: text.utf8.drop(while: Lexer.isSpace).reversed().drop(while: Lexer.isSpace).reversed(),
            as: UTF8.self)
    }

    private mutating func write(arguments: [Argument]) {
        json.beginArray()
        for argument in arguments { write(argument) }
        json.endArray()
    }

    private mutating func write(_ argument: Argument) {
        guard let label = argument.label else { return write(argument.value) }
        json.beginObject()
        json.key(label)
        write(argument.value)
        json.endObject()
    }

    private mutating func write(_ expression: Expression) {
        switch expression.kind {
        case .null, .invalid: json.null()
        case .boolean(let value): json.boolean(value)
        case .integer(let value): json.integer(value)
        case .number(let value): write(value)
        case .string(let text): json.string(text)
        case .text(let text): write(captured: text)
        case .atom(let name): node(":", expression.range) { $0.json.string(name) }
        case .array(let elements):
            json.beginArray()
            for element in elements { write(element) }
            json.endArray()
        case .dictionary(let entries): write(arguments: entries)
        case .implicitMember(let member): write(member, on: nil, expression.range)
        case .member(let base, let member): write(member, on: base, expression.range)
        case .call(let name, _, let arguments):
            node(name, expression.range) { $0.write(arguments: arguments) }
        case .identifier(let name), .placeholder(let name):
            node("Elixir", expression.range) { writer in
                writer.json.beginArray()
                writer.json.string(name)
                writer.json.beginObject()
                writer.json.endObject()
                writer.json.string("Elixir")
                writer.json.endArray()
            }
        case .range(let lower, let upper, let isClosed):
            node(isClosed ? "..." : "..<", expression.range) { writer in
                writer.json.beginArray()
                for bound in [lower, upper] {
                    if let bound { writer.write(bound) } else { writer.json.null() }
                }
                writer.json.endArray()
            }
        case .attribute(let name, _, let fallback):
            node("__attr__", expression.range) { writer in
                guard let fallback else { return writer.json.string(name) }
                writer.write(arguments: [
                    Argument(value: Expression(.string(name), range: expression.range)),
                    Argument(label: "default", value: fallback),
                ])
            }
        case .event(let name, _, let options):
            node("__event__", expression.range) { writer in
                writer.write(arguments: [Argument(value: Expression(.string(name), range: expression.range))] + options)
            }
        case .gestureState(let arguments):
            node("__gesture_state__", expression.range) { $0.write(arguments: arguments) }
        }
    }

    private mutating func write(_ number: Double) {
        json.numberText(number.description)
    }

    /// Captured text stands for a literal where it reads as one, else for a string.
    private mutating func write(captured text: String) {
        switch text {
        case "true": json.boolean(true)
        case "false": json.boolean(false)
        case "nil": json.null()
        default:
            switch NumberText.value(text) {
            case .integer(let value): json.integer(value)
            case .number(let value): write(value)
            case nil: json.string(text)
            }
        }
    }

    private mutating func write(_ member: Expression.Member, on base: Expression?, _ range: SourceRange) {
        // A dot that joins has no annotations in LiveView Native's sheets; that of an implicit member has.
        node(".", base == nil ? range : nil) { writer in
            writer.json.beginArray()
            if let base {
                if case .identifier(let name) = base.kind { writer.json.string(name) } else { writer.write(base) }
            } else {
                writer.json.null()
            }
            if let arguments = member.arguments, !arguments.isEmpty {
                writer.node(member.name, range) { $0.write(arguments: arguments) }
            } else {
                writer.json.string(member.name)
            }
            writer.json.endArray()
        }
    }
}
