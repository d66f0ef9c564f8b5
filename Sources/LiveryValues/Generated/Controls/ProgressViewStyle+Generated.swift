// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `progressViewStyle(_:)` takes as a `ProgressViewStyle`.
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public enum ProgressViewStyle: StylesheetValue, CustomStringConvertible {
    case automatic, circular, linear
    /// `CircularProgressViewStyle(tint: Color)`
    case circularTint(Color)
    /// `LinearProgressViewStyle(tint: Color)`
    case linearTint(Color)

    public static let stylesheetType: TypeReference = .some("ProgressViewStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "circular": self = .circular
            case "linear": self = .linear
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultProgressViewStyle": self = .automatic
            case "CircularProgressViewStyle" where call.isAtEnd: self = .circular
            case "CircularProgressViewStyle": self = try .circularTint(call.next("tint"))
            case "LinearProgressViewStyle" where call.isAtEnd: self = .linear
            case "LinearProgressViewStyle": self = try .linearTint(call.next("tint"))
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
        case .circular: ".circular"
        case .linear: ".linear"
        case .circularTint(let tint):
            StylesheetText.call("CircularProgressViewStyle", ("tint", StylesheetText.value(tint)))
        case .linearTint(let tint): StylesheetText.call("LinearProgressViewStyle", ("tint", StylesheetText.value(tint)))
        }
    }
}
