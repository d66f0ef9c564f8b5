public import LiveryStyle

/// Where the lines of a text of several lines are.
public enum TextAlignment: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case leading
    case center
    case trailing
}
