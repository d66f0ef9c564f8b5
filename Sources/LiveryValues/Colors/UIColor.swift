public import LiveryStyle

/// A colour of UIKit, by its name.
///
/// A type of its own on every platform; where UIKit is imported too, `LiveryValues.UIColor` tells the two apart.
public enum UIColor: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, systemFill, secondarySystemFill,
        tertiarySystemFill, quaternarySystemFill, placeholderText, systemBackground, secondarySystemBackground,
        tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
        tertiarySystemGroupedBackground, separator, opaqueSeparator, link, darkText, lightText, systemBlue,
        systemBrown, systemCyan, systemGreen, systemIndigo, systemMint, systemOrange, systemPink, systemPurple,
        systemRed, systemTeal, systemYellow, systemGray, systemGray2, systemGray3, systemGray4, systemGray5,
        systemGray6, clear, black, blue, brown, cyan, darkGray, gray, green, lightGray, magenta, orange, purple,
        red, white, yellow, tintColor

    /// The colour's components in sRGB; nil for a colour that depends on the platform's settings.
    public var components: Color.Components? {
        switch self {
        case .clear: Color.Components(red: 0, green: 0, blue: 0, opacity: 0)
        default: PlainColor(rawValue: rawValue)?.components
        }
    }
}
