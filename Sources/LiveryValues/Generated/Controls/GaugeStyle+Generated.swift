// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `gaugeStyle(_:)` takes as a `GaugeStyle`.
///
/// iOS 16, macOS 13, watchOS 7, visionOS 1; not on tvOS.
public enum GaugeStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case circular, linear
    /// iOS 16, macOS 13, watchOS 9, visionOS 1; not on tvOS.
    case linearCapacity, accessoryCircular, accessoryCircularCapacity, accessoryLinear, accessoryLinearCapacity
    /// `CircularGaugeStyle(tint: Color)`
    ///
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case circularTint(Color)
    /// `CircularGaugeStyle(tint: Gradient)`
    ///
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case circularTintGradient(Gradient)
    /// `LinearGaugeStyle(tint: Color)`
    ///
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case linearTint(Color)
    /// `LinearGaugeStyle(tint: Gradient)`
    ///
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case linearTintGradient(Gradient)

    public static let stylesheetType: TypeReference = .some("GaugeStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "circular": self = .circular
            case "linear": self = .linear
            case "linearCapacity": self = .linearCapacity
            case "accessoryCircular": self = .accessoryCircular
            case "accessoryCircularCapacity": self = .accessoryCircularCapacity
            case "accessoryLinear": self = .accessoryLinear
            case "accessoryLinearCapacity": self = .accessoryLinearCapacity
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultGaugeStyle": self = .automatic
            case "CircularGaugeStyle" where call.isAtEnd: self = .circular
            case "CircularGaugeStyle" where call.isNext("tint", as: Color.self):
                self = try .circularTint(call.next("tint"))
            case "CircularGaugeStyle": self = try .circularTintGradient(call.next("tint"))
            case "LinearGaugeStyle" where call.isAtEnd: self = .linear
            case "LinearGaugeStyle" where call.isNext("tint", as: Color.self): self = try .linearTint(call.next("tint"))
            case "LinearGaugeStyle": self = try .linearTintGradient(call.next("tint"))
            case "LinearCapacityGaugeStyle": self = .linearCapacity
            case "AccessoryCircularGaugeStyle": self = .accessoryCircular
            case "AccessoryCircularCapacityGaugeStyle": self = .accessoryCircularCapacity
            case "AccessoryLinearGaugeStyle": self = .accessoryLinear
            case "AccessoryLinearCapacityGaugeStyle": self = .accessoryLinearCapacity
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
        case .linearCapacity: ".linearCapacity"
        case .accessoryCircular: ".accessoryCircular"
        case .accessoryCircularCapacity: ".accessoryCircularCapacity"
        case .accessoryLinear: ".accessoryLinear"
        case .accessoryLinearCapacity: ".accessoryLinearCapacity"
        case .circularTint(let tint): StylesheetText.call("CircularGaugeStyle", ("tint", StylesheetText.value(tint)))
        case .circularTintGradient(let tint):
            StylesheetText.call("CircularGaugeStyle", ("tint", StylesheetText.value(tint)))
        case .linearTint(let tint): StylesheetText.call("LinearGaugeStyle", ("tint", StylesheetText.value(tint)))
        case .linearTintGradient(let tint):
            StylesheetText.call("LinearGaugeStyle", ("tint", StylesheetText.value(tint)))
        }
    }
}
