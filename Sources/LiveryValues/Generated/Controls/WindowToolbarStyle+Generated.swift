// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `presentedWindowToolbarStyle(_:)` takes as a `WindowToolbarStyle`.
///
/// macOS 11; not on iOS, tvOS, watchOS, visionOS.
public enum WindowToolbarStyle: StylesheetValue, CustomStringConvertible {
    case automatic, expanded, unified, unifiedCompact
    /// `.unified(showsTitle: Bool)`
    case unifiedShowsTitle(Bool)
    /// `.unifiedCompact(showsTitle: Bool)`
    case unifiedCompactShowsTitle(Bool)

    public static let stylesheetType: TypeReference = .some("WindowToolbarStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "expanded": self = .expanded
            case "unified" where call.isAtEnd: self = .unified
            case "unified": self = try .unifiedShowsTitle(call.next("showsTitle"))
            case "unifiedCompact" where call.isAtEnd: self = .unifiedCompact
            case "unifiedCompact": self = try .unifiedCompactShowsTitle(call.next("showsTitle"))
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultWindowToolbarStyle": self = .automatic
            case "ExpandedWindowToolbarStyle": self = .expanded
            case "UnifiedWindowToolbarStyle": self = try .unifiedShowsTitle(call.next("showsTitle", default: true))
            case "UnifiedCompactWindowToolbarStyle":
                self = try .unifiedCompactShowsTitle(call.next("showsTitle", default: true))
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
        case .expanded: ".expanded"
        case .unified: ".unified"
        case .unifiedShowsTitle(let showsTitle):
            StylesheetText.call(".unified", ("showsTitle", StylesheetText.value(showsTitle)))
        case .unifiedCompact: ".unifiedCompact"
        case .unifiedCompactShowsTitle(let showsTitle):
            StylesheetText.call(".unifiedCompact", ("showsTitle", StylesheetText.value(showsTitle)))
        }
    }
}
