/// What a piece of terminal output is, and so how it is set off where colours are wanted.
package enum TextStyle: String, CaseIterable, Sendable {
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case insertion = "32"
    case deletion = "31"
    case name = "36"

    /// The text in this style, or as it is when colours aren't wanted or there is nothing to colour.
    package func applied(to text: String, isColored: Bool) -> String {
        isColored && !text.isEmpty ? brackets.start + text + brackets.end : text
    }

    /// The control sequences that begin and end this style.
    package var brackets: (start: String, end: String) { ("\u{1B}[\(rawValue)m", "\u{1B}[0m") }
}

extension Severity {
    /// The style in which a diagnostic of this severity is set off.
    package var textStyle: TextStyle {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
