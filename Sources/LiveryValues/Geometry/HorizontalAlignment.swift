public import LiveryStyle

/// Where views are aligned from side to side.
public enum HorizontalAlignment: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case leading
    case center
    case trailing
    /// Where the separator of a list's row starts.
    case listRowSeparatorLeading
    /// Where the separator of a list's row ends.
    case listRowSeparatorTrailing
}
