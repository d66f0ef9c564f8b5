// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `presentedWindowStyle(_:)` takes as a `WindowStyle`.
///
/// macOS 11, visionOS 1; not on iOS, tvOS, watchOS.
public enum WindowStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// macOS 11; not on iOS, tvOS, watchOS, visionOS.
    case hiddenTitleBar, titleBar
    /// macOS 15, visionOS 1; not on iOS, tvOS, watchOS.
    case plain
    /// visionOS 1; not on iOS, macOS, tvOS, watchOS.
    case volumetric

    public static let stylesheetType: TypeReference = .some("WindowStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "hiddenTitleBar": self = .hiddenTitleBar
            case "titleBar": self = .titleBar
            case "plain": self = .plain
            case "volumetric": self = .volumetric
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultWindowStyle": self = .automatic
            case "HiddenTitleBarWindowStyle": self = .hiddenTitleBar
            case "TitleBarWindowStyle": self = .titleBar
            case "PlainWindowStyle": self = .plain
            case "VolumetricWindowStyle": self = .volumetric
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
        case .hiddenTitleBar: ".hiddenTitleBar"
        case .titleBar: ".titleBar"
        case .plain: ".plain"
        case .volumetric: ".volumetric"
        }
    }
}
