import LiveryStyle

/// An angle.
public struct Angle: StylesheetValue, CustomStringConvertible {
    /// Clockwise, in radians.
    public var radians: Double

    public static let zero = Angle(radians: 0)

    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Clockwise, in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.member, "degrees"): self = .degrees(try call.next(nil))
        case (.member, "radians"): self = .radians(try call.next(nil))
        case (.initialized, "Angle") where call.isNext("degrees"): self = .degrees(try call.next("degrees"))
        case (.initialized, "Angle") where call.isNext("radians"): self = .radians(try call.next("radians"))
        case (.initialized, "Angle"): self = .zero
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The angle as a stylesheet writes it: in degrees, unless these don't come to the same radians.
    public var description: String {
        self == Angle(degrees: degrees)
            ? StylesheetText.call(".degrees", (nil, StylesheetText.number(degrees)))
            : StylesheetText.call(".radians", (nil, StylesheetText.number(radians)))
    }
}
