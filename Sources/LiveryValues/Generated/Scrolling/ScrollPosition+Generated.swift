// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import Foundation
public import LiveryCatalogue
public import LiveryStyle

/// What `scrollPosition(_:anchor:)` takes as a `ScrollPosition`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum ScrollPosition: StylesheetValue, CustomStringConvertible {
    case unspecified
    /// `ScrollPosition(edge: Edge)`
    case edge(Edge)
    /// `ScrollPosition(point: CGPoint)`
    case point(CGPoint)
    /// `ScrollPosition(x: CGFloat, y: CGFloat)`
    case of(x: Double, y: Double)
    /// `ScrollPosition(x: CGFloat)`
    case x(Double)
    /// `ScrollPosition(y: CGFloat)`
    case y(Double)
    /// `ScrollPosition(id: some Hashable, anchor: UnitPoint? = nil)`
    case id(StyleValue, anchor: UnitPoint?)

    public static let stylesheetType: TypeReference = .named("ScrollPosition")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .initialized:
            switch use.name {
            case "ScrollPosition" where call.isAtEnd: self = .unspecified
            case "ScrollPosition" where call.fits(["x", "y"]): self = try .of(x: call.next("x"), y: call.next("y"))
            case "ScrollPosition" where call.contains("id"):
                self = try .id(call.next("id"), anchor: call.next("anchor", default: nil))
            case "ScrollPosition" where call.contains("edge"): self = try .edge(call.next("edge"))
            case "ScrollPosition" where call.contains("point"): self = try .point(call.next("point"))
            case "ScrollPosition" where call.contains("x"): self = try .x(call.next("x"))
            case "ScrollPosition": self = try .y(call.next("y"))
            default: throw use.mismatch
            }
        case .member, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .unspecified: StylesheetText.call("ScrollPosition")
        case .edge(let edge): StylesheetText.call("ScrollPosition", ("edge", StylesheetText.value(edge)))
        case .point(let point): StylesheetText.call("ScrollPosition", ("point", StylesheetText.value(point)))
        case .of(let x, let y):
            StylesheetText.call("ScrollPosition", ("x", StylesheetText.value(x)), ("y", StylesheetText.value(y)))
        case .x(let x): StylesheetText.call("ScrollPosition", ("x", StylesheetText.value(x)))
        case .y(let y): StylesheetText.call("ScrollPosition", ("y", StylesheetText.value(y)))
        case .id(let id, let anchor):
            StylesheetText.call(
                "ScrollPosition", ("id", StylesheetText.value(id)), ("anchor", StylesheetText.value(anchor)))
        }
    }
}
