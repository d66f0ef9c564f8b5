// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `scrollTargetBehavior(_:)` takes as a `ScrollTargetBehavior`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum ScrollTargetBehavior: StylesheetValue, CustomStringConvertible {
    case paging, viewAligned
    /// `.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)`
    case viewAlignedLimitBehavior(ViewAlignedScrollTargetBehavior.LimitBehavior)
    /// `.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?)`
    ///
    /// iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
    case viewAlignedAnchor(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)

    public static let stylesheetType: TypeReference = .some("ScrollTargetBehavior")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "paging": self = .paging
            case "viewAligned" where call.isAtEnd: self = .viewAligned
            case "viewAligned" where call.contains("anchor"):
                self = try .viewAlignedAnchor(
                    limitBehavior: call.next("limitBehavior", default: .automatic), anchor: call.next("anchor"))
            case "viewAligned": self = try .viewAlignedLimitBehavior(call.next("limitBehavior"))
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "PagingScrollTargetBehavior": self = .paging
            case "ViewAlignedScrollTargetBehavior":
                self = try .viewAlignedLimitBehavior(call.next("limitBehavior", default: .automatic))
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .paging: ".paging"
        case .viewAligned: ".viewAligned"
        case .viewAlignedLimitBehavior(let limitBehavior):
            StylesheetText.call(".viewAligned", ("limitBehavior", StylesheetText.value(limitBehavior)))
        case .viewAlignedAnchor(let limitBehavior, let anchor):
            StylesheetText.call(
                ".viewAligned", ("limitBehavior", StylesheetText.value(limitBehavior)),
                ("anchor", StylesheetText.value(anchor)))
        }
    }
}
