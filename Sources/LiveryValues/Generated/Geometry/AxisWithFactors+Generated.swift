// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// A part of values of `AffineTransform3D`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum AxisWithFactors: StylesheetValue, CustomStringConvertible {
    /// `.xAxis(yShearFactor: Double, zShearFactor: Double)`
    case xAxis(yShearFactor: Double, zShearFactor: Double)
    /// `.yAxis(xShearFactor: Double, zShearFactor: Double)`
    case yAxis(xShearFactor: Double, zShearFactor: Double)
    /// `.zAxis(xShearFactor: Double, yShearFactor: Double)`
    case zAxis(xShearFactor: Double, yShearFactor: Double)

    public static let stylesheetType: TypeReference = .named("AxisWithFactors")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "xAxis":
                self = try .xAxis(yShearFactor: call.next("yShearFactor"), zShearFactor: call.next("zShearFactor"))
            case "yAxis":
                self = try .yAxis(xShearFactor: call.next("xShearFactor"), zShearFactor: call.next("zShearFactor"))
            case "zAxis":
                self = try .zAxis(xShearFactor: call.next("xShearFactor"), yShearFactor: call.next("yShearFactor"))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .xAxis(let yShearFactor, let zShearFactor):
            StylesheetText.call(
                ".xAxis", ("yShearFactor", StylesheetText.value(yShearFactor)),
                ("zShearFactor", StylesheetText.value(zShearFactor)))
        case .yAxis(let xShearFactor, let zShearFactor):
            StylesheetText.call(
                ".yAxis", ("xShearFactor", StylesheetText.value(xShearFactor)),
                ("zShearFactor", StylesheetText.value(zShearFactor)))
        case .zAxis(let xShearFactor, let yShearFactor):
            StylesheetText.call(
                ".zAxis", ("xShearFactor", StylesheetText.value(xShearFactor)),
                ("yShearFactor", StylesheetText.value(yShearFactor)))
        }
    }
}
