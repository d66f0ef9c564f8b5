public import LiveryStyle

/// The direction in which leading and trailing follow each other.
public enum LayoutDirection: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case leftToRight
    case rightToLeft
}
