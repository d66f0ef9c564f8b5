public import LiveryStyle

/// A colour of AppKit, by its name.
///
/// A type of its own on every platform; where AppKit is imported too, `LiveryValues.NSColor` tells the two apart.
public enum NSColor: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case labelColor, secondaryLabelColor, tertiaryLabelColor, quaternaryLabelColor, textColor,
        placeholderTextColor, selectedTextColor, textBackgroundColor, selectedTextBackgroundColor, linkColor,
        separatorColor, windowBackgroundColor, underPageBackgroundColor, controlBackgroundColor, controlColor,
        controlTextColor, controlAccentColor, selectedContentBackgroundColor,
        unemphasizedSelectedContentBackgroundColor, gridColor, headerTextColor, systemBlue, systemBrown,
        systemCyan, systemGray, systemGreen, systemIndigo, systemMint, systemOrange, systemPink, systemPurple,
        systemRed, systemTeal, systemYellow, clear, black, blue, brown, cyan, darkGray, gray, green, lightGray,
        magenta, orange, purple, red, white, yellow

    /// The colour's components in sRGB; nil for a colour that depends on the platform's settings.
    public var components: Color.Components? {
        switch self {
        case .clear: Color.Components(red: 0, green: 0, blue: 0, opacity: 0)
        default: PlainColor(rawValue: rawValue)?.components
        }
    }
}
