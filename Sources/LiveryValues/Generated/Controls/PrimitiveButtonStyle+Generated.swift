// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `buttonStyle(_:)` takes as a `PrimitiveButtonStyle`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum PrimitiveButtonStyle: StylesheetValue, CustomStringConvertible {
    case automatic, plain
    /// iOS 13, macOS 10.15, tvOS 17, watchOS 8, visionOS 1.
    case borderless
    /// iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1.
    case bordered
    /// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
    case borderedProminent
    /// macOS 10.15; not on iOS, tvOS, watchOS, visionOS.
    case link
    /// tvOS 14; not on iOS, macOS, watchOS, visionOS.
    case card
    /// macOS 14; not on iOS, tvOS, watchOS, visionOS.
    case accessoryBar, accessoryBarAction
    /// iOS 26, macOS 26, tvOS 26, watchOS 26; not on visionOS.
    case glass, glassProminent
    /// `.glass(_ glass: Glass)`
    ///
    /// Not on visionOS.
    case glassWith(Glass)

    public static let stylesheetType: TypeReference = .some("PrimitiveButtonStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "plain": self = .plain
            case "borderless": self = .borderless
            case "bordered": self = .bordered
            case "borderedProminent": self = .borderedProminent
            case "link": self = .link
            case "card": self = .card
            case "accessoryBar": self = .accessoryBar
            case "accessoryBarAction": self = .accessoryBarAction
            case "glass" where call.isAtEnd: self = .glass
            case "glass": self = try .glassWith(call.next(nil))
            case "glassProminent": self = .glassProminent
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultButtonStyle": self = .automatic
            case "PlainButtonStyle": self = .plain
            case "BorderlessButtonStyle": self = .borderless
            case "BorderedButtonStyle": self = .bordered
            case "BorderedProminentButtonStyle": self = .borderedProminent
            case "LinkButtonStyle": self = .link
            case "CardButtonStyle": self = .card
            case "AccessoryBarButtonStyle": self = .accessoryBar
            case "AccessoryBarActionButtonStyle": self = .accessoryBarAction
            case "GlassButtonStyle" where call.isAtEnd: self = .glass
            case "GlassButtonStyle": self = try .glassWith(call.next(nil))
            case "GlassProminentButtonStyle": self = .glassProminent
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
        case .plain: ".plain"
        case .borderless: ".borderless"
        case .bordered: ".bordered"
        case .borderedProminent: ".borderedProminent"
        case .link: ".link"
        case .card: ".card"
        case .accessoryBar: ".accessoryBar"
        case .accessoryBarAction: ".accessoryBarAction"
        case .glass: ".glass"
        case .glassWith(let glass): StylesheetText.call(".glass", (nil, StylesheetText.value(glass)))
        case .glassProminent: ".glassProminent"
        }
    }
}
