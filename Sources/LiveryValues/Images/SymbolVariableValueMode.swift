public import LiveryStyle

/// What a variable symbol's value changes.
public enum SymbolVariableValueMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// The opacity of layers.
    case color
    /// How much of the lines is drawn.
    case draw
}
