public import LiveryStyle

/// A gradient around a point; a conic one goes all the way around.
public struct AngularGradient: StylesheetValue, CustomStringConvertible {
    public var gradient: AnyGradient
    public var center: UnitPoint
    /// Clockwise from the direction of growing x.
    public var startAngle: Angle
    public var endAngle: Angle

    public init(gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A gradient of a whole turn.
    public init(gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
    }

    /// Reads the initializers, `.angularGradient(…)` and `.conicGradient(…)`.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        let gradient: AnyGradient
        switch (use.kind, use.name) {
        case (.initialized, "AngularGradient"): gradient = try call.nextGradient("gradient")
        case (.member, "angularGradient"), (.member, "conicGradient"): gradient = try call.nextGradient(nil)
        default: throw use.mismatch
        }
        let center: UnitPoint = try call.next("center", default: .center)
        if call.isNext("startAngle") || call.isNext("endAngle") {
            self.init(
                gradient: gradient, center: center, startAngle: try call.next("startAngle", default: .zero),
                endAngle: try call.next("endAngle", default: .zero))
        } else {
            // Without angles Swift chooses the initializer that leaves out fewer of them, which makes a whole turn.
            self.init(gradient: gradient, center: center, angle: try call.next("angle", default: .zero))
        }
        try call.end()
    }

    /// The gradient as a stylesheet writes it where a shape style is asked for.
    public var description: String {
        StylesheetText.gradient(
            gradient, type: "AngularGradient", member: "angularGradient", ("center", center.description),
            ("startAngle", startAngle.description), ("endAngle", endAngle.description))
    }
}
