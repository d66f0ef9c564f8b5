public import LiveryStyle

/// A gradient along a line.
public struct LinearGradient: StylesheetValue, CustomStringConvertible {
    public var gradient: AnyGradient
    public var startPoint: UnitPoint
    public var endPoint: UnitPoint

    public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Reads the initializers and `.linearGradient(…)`.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        let gradient: AnyGradient
        switch (use.kind, use.name) {
        case (.initialized, "LinearGradient"): gradient = try call.nextGradient("gradient")
        case (.member, "linearGradient"): gradient = try call.nextGradient(nil)
        default: throw use.mismatch
        }
        self.init(
            gradient: gradient, startPoint: try call.next("startPoint"), endPoint: try call.next("endPoint"))
        try call.end()
    }

    /// The gradient as a stylesheet writes it where a shape style is asked for.
    public var description: String {
        StylesheetText.gradient(
            gradient, type: "LinearGradient", member: "linearGradient", ("startPoint", startPoint.description),
            ("endPoint", endPoint.description))
    }
}
