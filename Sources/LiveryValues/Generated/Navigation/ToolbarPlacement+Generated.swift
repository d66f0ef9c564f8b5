// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `toolbar(_:for:)`, `toolbarBackground(_:for:)`, `toolbarBackgroundVisibility(_:for:)` and 3 more modifiers take
/// as a `ToolbarPlacement`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum ToolbarPlacement: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 16, watchOS 10, visionOS 1; not on macOS, tvOS.
    case bottomBar
    /// iOS 16, tvOS 16, watchOS 9, visionOS 1; not on macOS.
    case navigationBar
    /// iOS 16, tvOS 16, visionOS 1; not on macOS, watchOS.
    case tabBar
    /// macOS 13; not on iOS, tvOS, watchOS, visionOS.
    case windowToolbar
    /// visionOS 1; not on iOS, macOS, tvOS, watchOS.
    case bottomOrnament
    /// `.accessoryBar(id: some Hashable)`
    ///
    /// macOS 14; not on iOS, tvOS, watchOS, visionOS.
    case accessoryBar(id: StyleValue)

    public static let stylesheetType: TypeReference = .named("ToolbarPlacement")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "bottomBar": self = .bottomBar
            case "navigationBar": self = .navigationBar
            case "tabBar": self = .tabBar
            case "windowToolbar": self = .windowToolbar
            case "bottomOrnament": self = .bottomOrnament
            case "accessoryBar": self = try .accessoryBar(id: call.next("id"))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .bottomBar: ".bottomBar"
        case .navigationBar: ".navigationBar"
        case .tabBar: ".tabBar"
        case .windowToolbar: ".windowToolbar"
        case .bottomOrnament: ".bottomOrnament"
        case .accessoryBar(let id): StylesheetText.call(".accessoryBar", ("id", StylesheetText.value(id)))
        }
    }
}
