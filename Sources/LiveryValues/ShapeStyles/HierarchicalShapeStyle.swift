public import LiveryStyle

/// A level of a style, from what comes first to what recedes most.
public enum HierarchicalShapeStyle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case primary, secondary, tertiary, quaternary, quinary
}
