public import LiveryStyle

/// How progress goes on with time, both from 0 to 1.
public struct UnitCurve: StylesheetValue, CustomStringConvertible {
    /// The form of a curve.
    public enum Form: Hashable, Sendable, Codable {
        case linear
        case easeIn
        case easeOut
        case easeInOut
        /// Quarters of circles.
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        /// A cubic Bézier curve from `(0, 0)` to `(1, 1)`, of time and progress, with its two control points.
        case bezier(start: UnitPoint, end: UnitPoint)
    }

    public var form: Form
    /// Whether time and progress are exchanged.
    public var isInverse: Bool

    public static let linear = UnitCurve(.linear)
    public static let easeIn = UnitCurve(.easeIn)
    public static let easeOut = UnitCurve(.easeOut)
    public static let easeInOut = UnitCurve(.easeInOut)

    public init(_ form: Form, isInverse: Bool = false) {
        self.form = form
        self.isInverse = isInverse
    }

    /// A cubic Bézier curve by the time and progress of its control points.
    public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(.bezier(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2)))
    }

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve { UnitCurve(form, isInverse: !isInverse) }
}

// MARK: - Stylesheets

extension UnitCurve {
    private static let named: [(name: String, form: Form)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
        ("circularEaseInOut", .circularEaseInOut),
    ]

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        // As deep as the value is, which checking bounds.
        case (.chained(let base), "inverse"): self = try UnitCurve(from: base).inverse
        case (.member, "bezier"):
            let start: UnitPoint = try call.next("startControlPoint")
            self.init(.bezier(start: start, end: try call.next("endControlPoint")))
        case (.member, let name):
            guard let form = Self.named.first(where: { $0.name == name })?.form else { throw use.mismatch }
            self.init(form)
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The curve as a stylesheet writes it.
    public var description: String {
        let text =
            if case .bezier(let start, let end) = form {
                ".bezier(startControlPoint: \(start), endControlPoint: \(end))"
            } else {
                "." + (Self.named.first { $0.form == form }?.name ?? "linear")
            }
        return isInverse ? text + ".inverse" : text
    }
}

// MARK: - Values

extension UnitCurve {
    /// The progress at a time.
    ///
    /// - Parameter time: From 0 to 1; anything else is taken as the closer of the two.
    /// - Returns: Mostly from 0 to 1; a Bézier curve can go beyond.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch form {
        case .linear: return time
        case .easeIn: return bezier(0.42, 0, 1, 1, at: time)
        case .easeOut: return bezier(0, 0, 0.58, 1, at: time)
        case .easeInOut: return bezier(0.42, 0, 0.58, 1, at: time)
        case .circularEaseIn: return isInverse ? Self.circularOut(time) : Self.circularIn(time)
        case .circularEaseOut: return isInverse ? Self.circularIn(time) : Self.circularOut(time)
        case .circularEaseInOut:
            let isFirstHalf = time < 0.5
            let part = isFirstHalf ? 2 * time : 2 * time - 1
            let value = isFirstHalf != isInverse ? Self.circularIn(part) : Self.circularOut(part)
            return isFirstHalf ? value / 2 : 0.5 + value / 2
        case .bezier(let start, let end): return bezier(start.x, start.y, end.x, end.y, at: time)
        }
    }

    private static func circularIn(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }

    private static func circularOut(_ time: Double) -> Double { (time * (2 - time)).squareRoot() }

    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
        isInverse
            ? Self.bezier(times: (y1, y2), values: (x1, x2), at: time)
            : Self.bezier(times: (x1, x2), values: (y1, y2), at: time)
    }

    /// The value of a cubic curve where its time is the one given. Times of control points outside of 0 to 1, where time
    /// would go back, are taken as the closer of the two.
    private static func bezier(times: (Double, Double), values: (Double, Double), at time: Double) -> Double {
        let first = min(max(times.0, 0), 1)
        let second = min(max(times.1, 0), 1)
        // Time only rises with the parameter, so that halving finds the parameter to the last bit of the mantissa.
        var low = 0.0
        var high = 1.0
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if cubic(first, second, middle) < time { low = middle } else { high = middle }
        }
        return cubic(values.0, values.1, (low + high) / 2)
    }

    /// A coordinate of a cubic Bézier curve from 0 to 1.
    private static func cubic(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}
