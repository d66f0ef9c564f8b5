public import LiveryCatalogue
public import LiveryStyle

/// Whether a person can select text.
public enum TextSelectability: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case enabled
    case disabled

    public static let stylesheetType = TypeReference.some("TextSelectability")
}
