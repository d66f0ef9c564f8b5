import LiverySyntax

/// A value as a host gets it: what a stylesheet said, checked, with every reference bound.
///
/// The model is portable: it names SwiftUI's types and members without having them. `.red.opacity(0.5)` is the member
/// `opacity` of the member `red` of `Color`.
public enum StyleValue: Hashable, Sendable, Codable {
    /// `nil`.
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number with a fraction, or one that its parameter takes as such; in points, degrees or whatever the parameter says.
    case number(Double)
    case string(String)
    /// A list, or the members of an option set.
    case array([StyleValue])
    /// A tuple or dictionary: labelled values in order.
    case tuple([StyleArgument])
    indirect case range(lower: StyleValue?, upper: StyleValue?, isClosed: Bool)
    /// An enum case, a static member, or a member of another value, with or without arguments.
    indirect case member(StyleMember)
    /// `Color(red: 1, green: 0, blue: 0)`.
    indirect case initialized(type: String, arguments: [StyleArgument])
    /// Children of the node by the name of their template; several for `[:a, :b]`.
    case content([String])
    indirect case event(EventReference)
    indirect case gestureState(GestureStateReference)
    /// The value of a two-way parameter, with the prop that holds it.
    indirect case binding(attribute: String, value: StyleValue)
}

/// An argument, in the order of the call.
public struct StyleArgument: Hashable, Sendable, Codable {
    public var label: String?
    public var value: StyleValue

    public init(label: String? = nil, _ value: StyleValue) {
        self.label = label
        self.value = value
    }
}

/// A member of a type or of a value.
public struct StyleMember: Hashable, Sendable, Codable {
    /// The value before the dot; nil for an enum case or static member.
    public var base: StyleValue?
    /// The type that declares the member.
    public var type: String
    public var name: String
    /// Nil when the member is written without parentheses.
    public var arguments: [StyleArgument]?

    public init(base: StyleValue? = nil, type: String, name: String, arguments: [StyleArgument]? = nil) {
        self.base = base
        self.type = type
        self.name = name
        self.arguments = arguments
    }
}

/// An event that the host sends to the server: `event("tap", throttle: 100)`.
public struct EventReference: Hashable, Sendable, Codable {
    public var name: String
    /// The kind of event sent; `click` when nil.
    public var type: String?
    /// The live component that gets it, by number.
    public var target: Int?
    /// Milliseconds of silence before it is sent; goes before ``throttle``.
    public var debounce: Double?
    /// The least milliseconds between two.
    public var throttle: Double?
    /// Values to send instead of the modifier's own.
    public var params: StyleValue?

    public init(
        name: String, type: String? = nil, target: Int? = nil, debounce: Double? = nil, throttle: Double? = nil,
        params: StyleValue? = nil
    ) {
        self.name = name
        self.type = type
        self.target = target
        self.debounce = debounce
        self.throttle = throttle
        self.params = params
    }
}

/// A value that a gesture sets while it goes on: `gesture_state(:drag, .translation.width, scale: 2)`.
///
/// The host computes `(raw + offset) * scale`, then applies `min` and `max`.
public struct GestureStateReference: Hashable, Sendable, Codable {
    /// The name that the gesture was given with `updating(:name)`.
    public var gesture: String
    /// The path of the property, such as `["translation", "width"]`.
    public var property: [String]
    public var defaultValue: StyleValue?
    public var minimum: Double?
    public var maximum: Double?
    public var scale: Double
    public var offset: Double
    /// The type that the value has to be of, such as `CGFloat`; nil for that of the property.
    public var type: String?

    public init(
        gesture: String, property: [String], defaultValue: StyleValue? = nil, minimum: Double? = nil,
        maximum: Double? = nil, scale: Double = 1, offset: Double = 0, type: String? = nil
    ) {
        self.gesture = gesture
        self.property = property
        self.defaultValue = defaultValue
        self.minimum = minimum
        self.maximum = maximum
        self.scale = scale
        self.offset = offset
        self.type = type
    }
}

// MARK: - Reading values

extension StyleValue {
    /// The boolean, or nil for another value.
    public var boolean: Bool? {
        switch self {
        case .boolean(let value): value
        case .binding(_, let value): value.boolean
        default: nil
        }
    }

    /// The number, also of an integer; nil for another value. `.infinity` counts.
    public var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        case .binding(_, let value): value.number
        case .member(let member) where member.base == nil && member.arguments == nil:
            switch member.name {
            case "infinity": .infinity
            case "pi": .pi
            case "zero": 0
            default: nil
            }
        default: nil
        }
    }

    /// The integer, or nil for another value.
    public var integer: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        case .binding(_, let value): value.integer
        default: nil
        }
    }

    /// The text, or nil for another value.
    public var string: String? {
        switch self {
        case .string(let value): value
        case .binding(_, let value): value.string
        default: nil
        }
    }

    /// The name of an enum case or static member without arguments, such as `trailing`; nil for another value.
    public var caseName: String? {
        guard case .member(let member) = self, member.base == nil, member.arguments == nil else { return nil }
        return member.name
    }
}

// MARK: - Text

extension StyleValue: CustomStringConvertible {
    /// The value as a stylesheet would write it.
    public var description: String {
        switch self {
        case .null: "nil"
        case .boolean(let value): String(value)
        case .integer(let value): String(value)
        case .number(let value): StyleValue.text(of: value)
        case .string(let value): StyleValue.quoted(value)
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .tuple(let entries): entries.isEmpty ? "[:]" : "(" + StyleValue.list(entries) + ")"
        case .range(let lower, let upper, let isClosed): StyleValue.rangeText(lower, upper, isClosed)
        case .member(let member):
            (member.base?.description ?? "") + "." + member.name
                + (member.arguments.map { "(" + StyleValue.list($0) + ")" } ?? "")
        case .initialized(let type, let arguments): type + "(" + StyleValue.list(arguments) + ")"
        case .content(let names):
            names.count == 1
                ? StringContent.atom(names[0]) : "[" + names.map(StringContent.atom).joined(separator: ", ") + "]"
        case .event(let event): event.description
        case .gestureState(let state): state.description
        case .binding(_, let value): value.description
        }
    }

    /// A number without a needless fraction.
    static func text(of number: Double) -> String {
        if number == .infinity { return ".infinity" }
        if let integer = Int(exactly: number), abs(integer) < 1 << 53 { return String(integer) }
        return number.description
    }

    /// A range; between members the operator needs room, as in `.small ... .large`.
    private static func rangeText(_ lower: StyleValue?, _ upper: StyleValue?, _ isClosed: Bool) -> String {
        let symbol = isClosed ? "..." : "..<"
        let end = upper?.description ?? ""
        guard let start = lower?.description else { return symbol + end }
        return end.utf8.first == UInt8(ascii: ".") ? "\(start) \(symbol) \(end)" : start + symbol + end
    }

    private static func list(_ arguments: [StyleArgument]) -> String {
        arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.description }.joined(separator: ", ")
    }

    /// A text in quotes with its escapes.
    static func quoted(_ text: String) -> String { StringContent.quoted(text) }
}

extension EventReference: CustomStringConvertible {
    public var description: String {
        var parts = [StyleValue.quoted(name)]
        if let type { parts.append("type: \(StyleValue.quoted(type))") }
        if let target { parts.append("target: \(target)") }
        if let debounce { parts.append("debounce: \(StyleValue.text(of: debounce))") }
        if let throttle { parts.append("throttle: \(StyleValue.text(of: throttle))") }
        if let params { parts.append("params: \(params)") }
        return "event(" + parts.joined(separator: ", ") + ")"
    }
}

extension GestureStateReference: CustomStringConvertible {
    public var description: String {
        var parts = [":\(gesture)", property.map { "." + $0 }.joined()]
        if let defaultValue { parts.append("defaultValue: \(defaultValue)") }
        if let minimum { parts.append("min: \(StyleValue.text(of: minimum))") }
        if let maximum { parts.append("max: \(StyleValue.text(of: maximum))") }
        if scale != 1 { parts.append("scale: \(StyleValue.text(of: scale))") }
        if offset != 0 { parts.append("offset: \(StyleValue.text(of: offset))") }
        return "gesture_state(" + parts.joined(separator: ", ") + ")"
    }
}
