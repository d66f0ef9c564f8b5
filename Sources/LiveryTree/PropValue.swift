import LiveryJSON

/// The value of a prop, or of a text among children, with the kind that the payload gives it.
public enum PropValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(PropNumber)
    case string(String)
    /// An array or object.
    case json(JSONFragment)

    /// The value of JSON; null for a value that can't be read.
    public init(_ value: JSONValue) {
        self = value.document.withTape { PropValue(value.document, $0, at: value.index) }
    }

    init(_ document: JSONDocument, _ tape: JSONTape, at index: Int) {
        switch tape.kind(at: index) {
        case .boolean: self = .bool(tape.boolean(at: index))
        case .string: self = .string(tape.string(at: index))
        case .number:
            let text = tape.numberText(at: index) ?? "0"
            // Past the finite range the tape has no value; the sign tells which infinity is meant.
            let double = tape.double(at: index) ?? (text.utf8.first == UInt8(ascii: "-") ? -.infinity : .infinity)
            self = .number(PropNumber(text: text, integer: tape.integer(at: index), double: double))
        case .array, .object: self = .json(JSONFragment(JSONValue(document: document, index: index)))
        case .null, .invalid: self = .null
        }
    }

    /// What a reader sees: a string as it is, a number as written, `true` or `false`; nil for null, arrays and objects.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        case .bool(let value): value ? "true" : "false"
        case .null, .json: nil
        }
    }

    /// What the value is, with its article.
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .json(let fragment): fragment.value.kind == .array ? "an array" : "an object"
        }
    }
}
