public import LiveryStyle

/// A shadow behind a shape or within it.
public struct ShadowStyle: StylesheetValue, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Behind the shape.
        case drop
        /// Within the shape, as if it were cut out.
        case inner
    }

    public var kind: Kind
    public var color: Color
    /// How far the shadow is blurred, in points.
    public var radius: Double
    /// How far it is moved, in points.
    public var x: Double
    public var y: Double

    public init(kind: Kind, color: Color, radius: Double, x: Double = 0, y: Double = 0) {
        self.kind = kind
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
    }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .member = use.kind, let kind = Kind(rawValue: use.name) else { throw use.mismatch }
        let color = try call.nextIfPresent("color", as: Color.self) ?? Self.standardColor(of: kind)
        self.init(
            kind: kind, color: color, radius: try call.next("radius"), x: try call.next("x", default: 0),
            y: try call.next("y", default: 0))
        try call.end()
    }

    private static func standardColor(of kind: Kind) -> Color {
        (kind == .drop ? Self.drop(radius: 0) : .inner(radius: 0)).color
    }

    /// The shadow as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            ".\(kind.rawValue)", ("color", color == Self.standardColor(of: kind) ? nil : color.description),
            ("radius", StylesheetText.number(radius)), ("x", StylesheetText.number(x, unless: 0)),
            ("y", StylesheetText.number(y, unless: 0)))
    }
}
