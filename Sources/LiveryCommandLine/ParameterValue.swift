/// A type whose values can be given on the command line.
///
/// An enumeration with string raw values and all its cases conforms by saying so; its raw values are the choices.
protocol ParameterValue {
    /// The value that a text stands for, or nil.
    init?(argument: String)
    /// The text that stands for the value.
    var argument: String { get }
    /// All texts that stand for a value, when they can be listed.
    static var choices: [String] { get }
    /// What a text must be, for error messages: `a whole number`.
    static var expectation: String { get }
    /// What to do about a text that stands for no value.
    static func hint(for argument: String) -> String
}

extension ParameterValue {
    static var choices: [String] { [] }
    static func hint(for argument: String) -> String { "it must be \(expectation)" }
}

extension ParameterValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    init?(argument: String) { self.init(rawValue: argument) }
    var argument: String { rawValue }
    static var choices: [String] { allCases.map(\.rawValue) }

    static var expectation: String {
        let quoted = choices.map { "'\($0)'" }
        return quoted.dropLast().isEmpty
            ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }
}

extension String: ParameterValue {
    init?(argument: String) { self = argument }
    var argument: String { self }
    static var expectation: String { "a text" }
}

extension Int: ParameterValue {
    init?(argument: String) { self.init(argument) }
    var argument: String { String(self) }
    static var expectation: String { "a whole number" }
}

extension Double: ParameterValue {
    init?(argument: String) {
        guard let value = Double(argument), value.isFinite else { return nil }
        self = value
    }

    var argument: String { description }
    static var expectation: String { "a number" }
}
