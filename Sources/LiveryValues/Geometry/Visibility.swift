public import LiveryStyle

/// Whether a part of the interface is shown.
public enum Visibility: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// As the part itself decides.
    case automatic
    case visible
    case hidden
}
