// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `listStyle(_:)` takes as a `ListStyle`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum ListStyle: StylesheetValue, CustomStringConvertible {
    case automatic, plain
    /// iOS 13, tvOS 13, visionOS 1; not on macOS, watchOS.
    case grouped
    /// iOS 14, macOS 11, visionOS 1; not on tvOS, watchOS.
    case inset
    /// iOS 14, visionOS 1; not on macOS, tvOS, watchOS.
    case insetGrouped
    /// iOS 14, macOS 10.15, visionOS 1; not on tvOS, watchOS.
    case sidebar
    /// macOS 12; not on iOS, tvOS, watchOS, visionOS.
    case bordered
    /// watchOS 6; not on iOS, macOS, tvOS, visionOS.
    case carousel
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case elliptical
    /// `.inset(alternatesRowBackgrounds: Bool)`
    ///
    /// macOS 12; not on iOS, tvOS, watchOS, visionOS.
    case insetAlternatesRowBackgrounds(Bool)
    /// `.bordered(alternatesRowBackgrounds: Bool)`
    ///
    /// macOS 12; not on iOS, tvOS, watchOS, visionOS.
    case borderedAlternatesRowBackgrounds(Bool)

    public static let stylesheetType: TypeReference = .some("ListStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "plain": self = .plain
            case "grouped": self = .grouped
            case "inset" where call.isAtEnd: self = .inset
            case "inset": self = try .insetAlternatesRowBackgrounds(call.next("alternatesRowBackgrounds"))
            case "insetGrouped": self = .insetGrouped
            case "sidebar": self = .sidebar
            case "bordered" where call.isAtEnd: self = .bordered
            case "bordered": self = try .borderedAlternatesRowBackgrounds(call.next("alternatesRowBackgrounds"))
            case "carousel": self = .carousel
            case "elliptical": self = .elliptical
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultListStyle": self = .automatic
            case "PlainListStyle": self = .plain
            case "GroupedListStyle": self = .grouped
            case "InsetListStyle" where call.isAtEnd: self = .inset
            case "InsetListStyle": self = try .insetAlternatesRowBackgrounds(call.next("alternatesRowBackgrounds"))
            case "InsetGroupedListStyle": self = .insetGrouped
            case "SidebarListStyle": self = .sidebar
            case "BorderedListStyle" where call.isAtEnd: self = .bordered
            case "BorderedListStyle":
                self = try .borderedAlternatesRowBackgrounds(call.next("alternatesRowBackgrounds"))
            case "CarouselListStyle": self = .carousel
            case "EllipticalListStyle": self = .elliptical
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
        case .grouped: ".grouped"
        case .inset: ".inset"
        case .insetAlternatesRowBackgrounds(let alternatesRowBackgrounds):
            StylesheetText.call(".inset", ("alternatesRowBackgrounds", StylesheetText.value(alternatesRowBackgrounds)))
        case .insetGrouped: ".insetGrouped"
        case .sidebar: ".sidebar"
        case .bordered: ".bordered"
        case .borderedAlternatesRowBackgrounds(let alternatesRowBackgrounds):
            StylesheetText.call(
                ".bordered", ("alternatesRowBackgrounds", StylesheetText.value(alternatesRowBackgrounds)))
        case .carousel: ".carousel"
        case .elliptical: ".elliptical"
        }
    }
}
