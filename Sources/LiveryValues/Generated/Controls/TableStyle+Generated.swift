// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `tableStyle(_:)` takes as a `TableStyle`.
///
/// iOS 16, macOS 12, visionOS 1; not on tvOS, watchOS.
public enum TableStyle: StylesheetValue, CustomStringConvertible {
    case automatic, inset
    /// macOS 12; not on iOS, tvOS, watchOS, visionOS.
    case bordered
    /// `.inset(alternatesRowBackgrounds: Bool)`
    ///
    /// macOS 12; not on iOS, tvOS, watchOS, visionOS.
    case insetAlternatesRowBackgrounds(Bool)
    /// `.bordered(alternatesRowBackgrounds: Bool)`
    ///
    /// macOS 12; not on iOS, tvOS, watchOS, visionOS.
    case borderedAlternatesRowBackgrounds(Bool)

    public static let stylesheetType: TypeReference = .some("TableStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "inset" where call.isAtEnd: self = .inset
            case "inset": self = try .insetAlternatesRowBackgrounds(call.next("alternatesRowBackgrounds"))
            case "bordered" where call.isAtEnd: self = .bordered
            case "bordered": self = try .borderedAlternatesRowBackgrounds(call.next("alternatesRowBackgrounds"))
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticTableStyle": self = .automatic
            case "InsetTableStyle": self = .inset
            case "BorderedTableStyle": self = .bordered
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
        case .inset: ".inset"
        case .insetAlternatesRowBackgrounds(let alternatesRowBackgrounds):
            StylesheetText.call(".inset", ("alternatesRowBackgrounds", StylesheetText.value(alternatesRowBackgrounds)))
        case .bordered: ".bordered"
        case .borderedAlternatesRowBackgrounds(let alternatesRowBackgrounds):
            StylesheetText.call(
                ".bordered", ("alternatesRowBackgrounds", StylesheetText.value(alternatesRowBackgrounds)))
        }
    }
}
