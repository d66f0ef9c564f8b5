// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `controlGroupStyle(_:)` takes as a `ControlGroupStyle`.
///
/// iOS 15, macOS 12, tvOS 17, visionOS 1; not on watchOS.
public enum ControlGroupStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
    case navigation
    /// iOS 16.4, macOS 13.3, tvOS 17, visionOS 1; not on watchOS.
    case menu, compactMenu
    /// iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
    case palette

    public static let stylesheetType: TypeReference = .some("ControlGroupStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "navigation": self = .navigation
            case "menu": self = .menu
            case "compactMenu": self = .compactMenu
            case "palette": self = .palette
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticControlGroupStyle": self = .automatic
            case "NavigationControlGroupStyle": self = .navigation
            case "MenuControlGroupStyle": self = .menu
            case "CompactMenuControlGroupStyle": self = .compactMenu
            case "PaletteControlGroupStyle": self = .palette
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .navigation: ".navigation"
        case .menu: ".menu"
        case .compactMenu: ".compactMenu"
        case .palette: ".palette"
        }
    }
}
