public import LiveryStyle

/// A gradient from a circle to a larger one with the same centre.
public struct RadialGradient: StylesheetValue, CustomStringConvertible {
    public var gradient: AnyGradient
    public var center: UnitPoint
    /// In points.
    public var startRadius: Double
    /// In points.
    public var endRadius: Double

    public init(gradient: AnyGradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Reads the initializers and `.radialGradient(…)`.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        let gradient: AnyGradient
        switch (use.kind, use.name) {
        case (.initialized, "RadialGradient"): gradient = try call.nextGradient("gradient")
        case (.member, "radialGradient"): gradient = try call.nextGradient(nil)
        default: throw use.mismatch
        }
        self.init(
            gradient: gradient, center: try call.next("center", default: .center),
            startRadius: try call.next("startRadius", default: 0), endRadius: try call.next("endRadius"))
        try call.end()
    }

    /// The gradient as a stylesheet writes it where a shape style is asked for.
    public var description: String {
        StylesheetText.gradient(
            gradient, type: "RadialGradient", member: "radialGradient", ("center", center.description),
            ("startRadius", StylesheetText.number(startRadius)), ("endRadius", StylesheetText.number(endRadius)))
    }
}
