public import LiveryStyle

/// A radial gradient that is stretched to the rectangle it fills.
public struct EllipticalGradient: StylesheetValue, CustomStringConvertible {
    public var gradient: AnyGradient
    public var center: UnitPoint
    /// As a fraction of the rectangle's width and height.
    public var startRadiusFraction: Double
    /// As a fraction of the rectangle's width and height.
    public var endRadiusFraction: Double

    public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Reads the initializers and `.ellipticalGradient(…)`.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        let gradient: AnyGradient
        switch (use.kind, use.name) {
        case (.initialized, "EllipticalGradient"): gradient = try call.nextGradient("gradient")
        case (.member, "ellipticalGradient"): gradient = try call.nextGradient(nil)
        default: throw use.mismatch
        }
        self.init(
            gradient: gradient, center: try call.next("center", default: .center),
            startRadiusFraction: try call.next("startRadiusFraction", default: 0),
            endRadiusFraction: try call.next("endRadiusFraction", default: 0.5))
        try call.end()
    }

    /// The gradient as a stylesheet writes it where a shape style is asked for.
    public var description: String {
        StylesheetText.gradient(
            gradient, type: "EllipticalGradient", member: "ellipticalGradient",
            ("center", center == .center ? nil : center.description),
            ("startRadiusFraction", StylesheetText.number(startRadiusFraction, unless: 0)),
            ("endRadiusFraction", StylesheetText.number(endRadiusFraction, unless: 0.5)))
    }
}
