// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `labelStyle(_:)` takes as a `LabelStyle`.
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public enum LabelStyle: StylesheetValue, CustomStringConvertible {
    case automatic, iconOnly, titleOnly
    /// iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.
    case titleAndIcon

    public static let stylesheetType: TypeReference = .some("LabelStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "iconOnly": self = .iconOnly
            case "titleOnly": self = .titleOnly
            case "titleAndIcon": self = .titleAndIcon
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultLabelStyle": self = .automatic
            case "IconOnlyLabelStyle": self = .iconOnly
            case "TitleOnlyLabelStyle": self = .titleOnly
            case "TitleAndIconLabelStyle": self = .titleAndIcon
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
        case .iconOnly: ".iconOnly"
        case .titleOnly: ".titleOnly"
        case .titleAndIcon: ".titleAndIcon"
        }
    }
}
