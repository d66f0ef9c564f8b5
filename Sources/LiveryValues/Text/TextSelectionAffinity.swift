public import LiveryStyle

/// Which line a selection between two lines belongs to.
public enum TextSelectionAffinity: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    /// The line before.
    case upstream
    /// The line after.
    case downstream
}
