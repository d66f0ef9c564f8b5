public import LiveryStyle

/// How the layers of a symbol get their colours.
public enum SymbolRenderingMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// All in the foreground's style.
    case monochrome
    /// In the symbol's own colours.
    case multicolor
    /// In levels of the foreground's style.
    case hierarchical
    /// Each in a style of its own.
    case palette
}
