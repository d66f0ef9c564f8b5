public import LiveryStyle

/// Where views are aligned from top to bottom.
public enum VerticalAlignment: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case top
    case center
    case bottom
    /// The baseline of the first line of text.
    case firstTextBaseline
    /// The baseline of the last line of text.
    case lastTextBaseline
}
