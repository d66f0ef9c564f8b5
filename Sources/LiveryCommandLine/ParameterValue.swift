/// A type whose values can be given on the command line.
///
/// An enumeration with string raw values and all its cases conforms by saying so; its raw values are the choices.
package protocol ParameterValue {
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
    package static var choices: [String] { [] }
    package static func hint(for argument: String) -> String { "it must be \(expectation)" }
}

extension ParameterValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    package init?(argument: String) { self.init(rawValue: argument) }
    package var argument: String { rawValue }
    package static var choices: [String] { allCases.map(\.rawValue) }

    package static var expectation: String {
        let quoted = choices.map { "'\($0)'" }
        return quoted.dropLast().isEmpty
            ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }
}

extension String: ParameterValue {
    package init?(argument: String) { self = argument }
    package var argument: String { self }
    package static var expectation: String { "a text" }
}

extension Int: ParameterValue {
    package init?(argument: String) { self.init(argument) }
    package var argument: String { String(self) }
    package static var expectation: String { "a whole number" }
}

extension Double: ParameterValue {
    package init?(argument: String) {
        guard let value = Double(argument), value.isFinite else { return nil }
        self = value
    }

    package var argument: String { description }
    package static var expectation: String { "a number" }
}
