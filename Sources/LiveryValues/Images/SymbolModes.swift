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

/// Whether symbols are filled evenly.
public enum SymbolColorRenderingMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case flat
    case gradient
}

/// What a variable symbol's value changes.
public enum SymbolVariableValueMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// The opacity of layers.
    case color
    /// How much of the lines is drawn.
    case draw
}
