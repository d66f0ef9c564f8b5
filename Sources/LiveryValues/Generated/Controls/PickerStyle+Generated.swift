// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `pickerStyle(_:)` takes as a `PickerStyle`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum PickerStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
    case inline
    /// iOS 14, macOS 11, tvOS 17, visionOS 1; not on watchOS.
    case menu
    /// iOS 16, tvOS 16, watchOS 9, visionOS 1; not on macOS.
    case navigationLink
    /// iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
    case palette
    /// macOS 10.15; not on iOS, tvOS, watchOS, visionOS.
    case radioGroup
    /// iOS 13, macOS 10.15, tvOS 13, visionOS 1; not on watchOS.
    case segmented
    /// iOS 13, watchOS 6, visionOS 1; not on macOS, tvOS.
    case wheel
    case tabs

    public static let stylesheetType: TypeReference = .some("PickerStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "inline": self = .inline
            case "menu": self = .menu
            case "navigationLink": self = .navigationLink
            case "palette": self = .palette
            case "radioGroup": self = .radioGroup
            case "segmented": self = .segmented
            case "wheel": self = .wheel
            case "tabs": self = .tabs
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultPickerStyle": self = .automatic
            case "InlinePickerStyle": self = .inline
            case "MenuPickerStyle": self = .menu
            case "NavigationLinkPickerStyle": self = .navigationLink
            case "PalettePickerStyle": self = .palette
            case "RadioGroupPickerStyle": self = .radioGroup
            case "SegmentedPickerStyle": self = .segmented
            case "WheelPickerStyle": self = .wheel
            case "TabsPickerStyle": self = .tabs
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
        case .inline: ".inline"
        case .menu: ".menu"
        case .navigationLink: ".navigationLink"
        case .palette: ".palette"
        case .radioGroup: ".radioGroup"
        case .segmented: ".segmented"
        case .wheel: ".wheel"
        case .tabs: ".tabs"
        }
    }
}
