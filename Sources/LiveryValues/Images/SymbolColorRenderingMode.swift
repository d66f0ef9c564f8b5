public import LiveryStyle

/// Whether symbols are filled evenly.
public enum SymbolColorRenderingMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case flat
    case gradient
}
