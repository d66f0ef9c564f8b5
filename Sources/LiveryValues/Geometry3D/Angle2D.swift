import LiveryStyle

/// An angle about an axis in space.
public struct Angle2D: StylesheetValue, CustomStringConvertible {
    /// In radians.
    public var radians: Double

    public static let zero = Angle2D(radians: 0)

    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { self.init(Angle(degrees: degrees)) }
    public init(_ angle: Angle) { radians = angle.radians }

    /// In degrees.
    public var degrees: Double {
        get { Angle(radians: radians).degrees }
        set { radians = Angle(degrees: newValue).radians }
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.member, "degrees"): self.init(degrees: try call.next(nil))
        case (.member, "radians"): self.init(radians: try call.next(nil))
        case (.initialized, "Angle2D") where call.isAtEnd: self = .zero
        case (.initialized, "Angle2D") where call.isNext("degrees"): self.init(degrees: try call.next("degrees"))
        case (.initialized, "Angle2D") where call.isNext("radians"): self.init(radians: try call.next("radians"))
        case (.initialized, "Angle2D"): self.init(try call.next(nil, as: Angle.self))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The angle as a stylesheet writes it.
    public var description: String { StylesheetText.call(".radians", (nil, StylesheetText.number(radians))) }
}
