import LiveryStyle

/// Writes values as stylesheets do.
enum StylesheetText {
    static func number(_ value: Double) -> String { StyleValue.number(value).description }

    /// The text in quotes, with its escapes.
    static func string(_ value: String) -> String { StyleValue.string(value).description }

    static func list(_ elements: [some CustomStringConvertible]) -> String {
        "[" + elements.map(\.description).joined(separator: ", ") + "]"
    }

    /// `name(label: value)`. An argument whose text is nil is left out: it says no more than its parameter's default.
    static func call(_ name: String, _ arguments: (label: String?, text: String?)...) -> String {
        call(name, arguments)
    }

    static func call(_ name: String, _ arguments: [(label: String?, text: String?)]) -> String {
        let list = arguments.compactMap { argument in
            argument.text.map { (argument.label.map { "\($0): " } ?? "") + $0 }
        }
        return "\(name)(\(list.joined(separator: ", ")))"
    }

    /// An implicit member with its type before the dot, where the place asks for another type.
    static func qualified(_ text: String, by type: String) -> String { text.hasPrefix(".") ? type + text : text }

    /// The number, or nil when it is the default of its parameter.
    static func number(_ value: Double, unless standard: Double) -> String? {
        value == standard ? nil : number(value)
    }
}

extension CustomStringConvertible where Self: StylesheetValue & RawRepresentable<String> {
    /// The case as a stylesheet writes it.
    public var description: String { "." + rawValue }
}
