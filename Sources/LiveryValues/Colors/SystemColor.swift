/// A colour that the platform defines. But for black, white and clear it depends on the platform and its settings.
public enum SystemColor: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black, clear
    /// The colour of text and other foremost content.
    case primary
    /// The colour of what accompanies it.
    case secondary
    /// The colour that the user or the app has chosen for controls.
    case accentColor

    public var description: String { "." + rawValue }
}

extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let white = Color(.system(.white))
    public static let gray = Color(.system(.gray))
    public static let black = Color(.system(.black))
    public static let clear = Color(.system(.clear))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    public static let accentColor = Color(.system(.accentColor))
}
