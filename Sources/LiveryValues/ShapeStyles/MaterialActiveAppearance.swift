public import LiveryStyle

/// How a material looks in windows that aren't active.
public enum MaterialActiveAppearance: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    case active
    case inactive
    /// Like the window it is in.
    case matchWindow
}
