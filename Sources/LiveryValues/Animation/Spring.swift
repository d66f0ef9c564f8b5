public import LiveryStyle

/// A damped spring, by whichever of its properties a stylesheet gives; what moves has a mass of 1 unless it says so.
public struct Spring: StylesheetValue, CustomStringConvertible {
    /// What a spring is given by.
    public enum Form: Hashable, Sendable, Codable {
        /// - Parameters:
        ///   - duration: How long it seems to take, in seconds.
        ///   - bounce: 0 for none, up to 1 for a spring that never rests; below 0 it is slower than without.
        case perceptual(duration: Double, bounce: Double)
        /// - Parameter allowOverDamping: Whether a damping above the critical one is kept, rather than lowered to it.
        case physical(mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool)
        /// - Parameters:
        ///   - response: The period in seconds that it would have without damping.
        ///   - dampingRatio: The damping in parts of the critical one.
        case response(Double, dampingRatio: Double)
        /// - Parameters:
        ///   - duration: When it has come to rest, in seconds.
        ///   - epsilon: How close to its target is at rest.
        case settling(duration: Double, dampingRatio: Double, epsilon: Double)
    }

    public var form: Form

    public static let smooth = Spring.smooth()
    public static let snappy = Spring.snappy()
    public static let bouncy = Spring.bouncy()

    public init(_ form: Form) { self.form = form }

    public init(duration: Double = 0.5, bounce: Double = 0) { form = .perceptual(duration: duration, bounce: bounce) }

    public init(response: Double, dampingRatio: Double) { form = .response(response, dampingRatio: dampingRatio) }

    /// A spring without bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

// MARK: - Stylesheets

extension Spring {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "smooth"): self = .smooth(duration: try call.duration(), extraBounce: try call.extraBounce())
        case (.member, "snappy"): self = .snappy(duration: try call.duration(), extraBounce: try call.extraBounce())
        case (.member, "bouncy"): self = .bouncy(duration: try call.duration(), extraBounce: try call.extraBounce())
        case (.initialized, "Spring"): form = try Form(&call)
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The spring as a stylesheet writes it.
    public var description: String {
        switch form {
        case .perceptual(let duration, let bounce):
            StylesheetText.call(
                "Spring", ("duration", StylesheetText.number(duration, unless: 0.5)),
                ("bounce", StylesheetText.number(bounce, unless: 0)))
        case .physical(let mass, let stiffness, let damping, let allowOverDamping):
            StylesheetText.call(
                "Spring", ("mass", StylesheetText.number(mass, unless: 1)),
                ("stiffness", StylesheetText.number(stiffness)), ("damping", StylesheetText.number(damping)),
                ("allowOverDamping", allowOverDamping ? "true" : nil))
        case .response(let response, let dampingRatio):
            StylesheetText.call(
                "Spring", ("response", StylesheetText.number(response)),
                ("dampingRatio", StylesheetText.number(dampingRatio)))
        case .settling(let duration, let dampingRatio, let epsilon):
            StylesheetText.call(
                "Spring", ("settlingDuration", StylesheetText.number(duration)),
                ("dampingRatio", StylesheetText.number(dampingRatio)),
                ("epsilon", StylesheetText.number(epsilon, unless: 0.001)))
        }
    }
}

extension Spring.Form {
    fileprivate init(_ call: inout ValueCall) throws(StylesheetDecodingError) {
        if call.isNext("mass") || call.isNext("stiffness") {
            let mass: Double = try call.next("mass", default: 1)
            let stiffness: Double = try call.next("stiffness")
            let damping: Double = try call.next("damping")
            self = .physical(
                mass: mass, stiffness: stiffness, damping: damping,
                allowOverDamping: try call.next("allowOverDamping", default: false))
        } else if call.isNext("response") {
            let response: Double = try call.next("response")
            self = .response(response, dampingRatio: try call.next("dampingRatio"))
        } else if call.isNext("settlingDuration") {
            let duration: Double = try call.next("settlingDuration")
            let dampingRatio: Double = try call.next("dampingRatio")
            self = .settling(
                duration: duration, dampingRatio: dampingRatio, epsilon: try call.next("epsilon", default: 0.001))
        } else {
            self = .perceptual(duration: try call.duration(), bounce: try call.next("bounce", default: 0))
        }
    }
}

extension ValueCall {
    /// `duration:` of a spring, half a second unless it is given.
    mutating func duration(default value: Double = 0.5) throws(StylesheetDecodingError) -> Double {
        try next("duration", default: value)
    }

    mutating func extraBounce() throws(StylesheetDecodingError) -> Double { try next("extraBounce", default: 0) }
}
