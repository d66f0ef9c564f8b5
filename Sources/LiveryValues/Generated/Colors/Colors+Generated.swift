// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `colorScheme(_:)`, `preferredColorScheme(_:)` and `toolbarColorScheme(_:for:)` take as a `ColorScheme`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum ColorScheme: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case light, dark

    public static let stylesheetType: TypeReference = .named("ColorScheme")
}

/// What `drawingGroup(opaque:colorMode:)` takes as a `ColorRenderingMode`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum ColorRenderingMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case nonLinear, linear, extendedLinear

    public static let stylesheetType: TypeReference = .named("ColorRenderingMode")
}

/// What `preferredSurroundingsEffect(_:)` takes as a `SurroundingsEffect`.
///
/// visionOS 1; not on iOS, macOS, tvOS, watchOS.
public enum SurroundingsEffect: StylesheetValue, CustomStringConvertible {
    case systemDark
    /// visionOS 2; not on iOS, macOS, tvOS, watchOS.
    case dark, semiDark, ultraDark
    /// `.colorMultiply(_ color: Color)`
    ///
    /// visionOS 2; not on iOS, macOS, tvOS, watchOS.
    case colorMultiply(Color)

    public static let stylesheetType: TypeReference = .named("SurroundingsEffect")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "systemDark": self = .systemDark
            case "dark": self = .dark
            case "semiDark": self = .semiDark
            case "ultraDark": self = .ultraDark
            case "colorMultiply": self = try .colorMultiply(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .systemDark: ".systemDark"
        case .dark: ".dark"
        case .semiDark: ".semiDark"
        case .ultraDark: ".ultraDark"
        case .colorMultiply(let color): StylesheetText.call(".colorMultiply", (nil, StylesheetText.value(color)))
        }
    }
}
