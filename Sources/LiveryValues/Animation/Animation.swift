public import LiveryStyle

/// How a change goes on in time: a curve, and what is done to its time. ``value(at:)`` says where it is when.
public struct Animation: StylesheetValue, CustomStringConvertible {
    /// How an animation goes before any change of its time.
    public enum Base: Hashable, Sendable, Codable {
        /// The host's own; ``value(at:)`` takes a spring without bounce for it.
        case `default`
        /// - Parameter duration: In seconds.
        case curve(UnitCurve, duration: Double)
        /// A spring that keeps its velocity when its target changes.
        ///
        /// - Parameter blendDuration: The seconds over which one spring becomes another.
        case spring(Spring, blendDuration: Double)
        /// A spring for what a person moves.
        ///
        /// - Parameters:
        ///   - response: The period in seconds that it would have without damping.
        ///   - dampingFraction: The damping in parts of the critical one.
        ///   - blendDuration: The seconds over which one spring becomes another.
        case interactiveSpring(response: Double, dampingFraction: Double, blendDuration: Double)
        /// A spring whose movement is added to one that is still going on.
        ///
        /// - Parameter initialVelocity: At the beginning, in ways each second.
        case interpolatingSpring(Spring, initialVelocity: Double)
    }

    /// A change of an animation's time.
    public enum Change: Hashable, Sendable, Codable {
        /// Seconds of nothing before it.
        case delay(Double)
        /// A factor: at 2 it takes half the time.
        case speed(Double)
        /// A number of times; if it autoreverses, every other time goes back.
        case repeatCount(Int, autoreverses: Bool)
        case repeatForever(autoreverses: Bool)
        /// The seconds after which what waits for its end goes on.
        case logicallyComplete(after: Double)
    }

    public var base: Base
    /// In the order in which they are made: each is about the animation with those before it.
    public var changes: [Change]

    /// The seconds that a curve takes when nothing is said.
    public static let standardDuration = 0.35

    public static let `default` = Animation(.default)

    public init(_ base: Base, changes: [Change] = []) {
        self.base = base
        self.changes = changes
    }

    /// An animation by a curve.
    ///
    /// - Parameter duration: In seconds.
    public static func curve(_ curve: UnitCurve, duration: Double = standardDuration) -> Animation {
        Animation(.curve(curve, duration: duration))
    }

    /// An animation by a spring.
    public static func spring(_ spring: Spring = Spring(), blendDuration: Double = 0) -> Animation {
        Animation(.spring(spring, blendDuration: blendDuration))
    }

    /// The animation with one more change.
    public func changed(_ change: Change) -> Animation { Animation(base, changes: changes + [change]) }
}

// MARK: - Reading

extension Animation {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .chained(let base):
            // As deep as the value is, which checking bounds.
            self = try Animation(from: base)
            changes.append(try Change(use, &call))
        case .member: self.init(try Base(use, &call))
        case .initialized: throw use.mismatch
        }
        try call.end()
    }
}

extension Animation.Base {
    fileprivate init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "default": self = .default
        case "linear": self = .curve(.linear, duration: try call.duration(default: Animation.standardDuration))
        case "easeIn": self = .curve(.easeIn, duration: try call.duration(default: Animation.standardDuration))
        case "easeOut": self = .curve(.easeOut, duration: try call.duration(default: Animation.standardDuration))
        case "easeInOut": self = .curve(.easeInOut, duration: try call.duration(default: Animation.standardDuration))
        case "timingCurve":
            let curve = try call.timingCurve()
            self = .curve(curve, duration: try call.duration(default: Animation.standardDuration))
        case "spring":
            let spring = try call.spring(response: 0.5, dampingRatio: 0.825, duration: 0.5, bounce: ("bounce", 0))
            self = .spring(spring, blendDuration: try call.next("blendDuration", default: 0))
        case "interactiveSpring":
            let spring = try call.spring(
                response: 0.15, dampingRatio: 0.86, duration: 0.15, bounce: ("extraBounce", 0.14))
            self = .interactiveSpring(
                response: spring.response, dampingFraction: spring.dampingRatio,
                blendDuration: try call.next("blendDuration", default: 0.25))
        case "interpolatingSpring":
            let spring = try call.interpolatingSpring()
            self = .interpolatingSpring(spring, initialVelocity: try call.next("initialVelocity", default: 0))
        case "smooth", "snappy", "bouncy":
            let duration = try call.duration()
            let extraBounce = try call.extraBounce()
            let spring: Spring =
                switch use.name {
                case "smooth": .smooth(duration: duration, extraBounce: extraBounce)
                case "snappy": .snappy(duration: duration, extraBounce: extraBounce)
                default: .bouncy(duration: duration, extraBounce: extraBounce)
                }
            self = .spring(spring, blendDuration: 0)
        default: throw use.mismatch
        }
    }
}

extension Animation.Change {
    fileprivate init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "delay": self = .delay(try call.next(nil))
        case "speed": self = .speed(try call.next(nil))
        case "repeatCount":
            let count: Int = try call.next(nil)
            self = .repeatCount(count, autoreverses: try call.next("autoreverses", default: true))
        case "repeatForever": self = .repeatForever(autoreverses: try call.next("autoreverses", default: true))
        case "logicallyComplete": self = .logicallyComplete(after: try call.next("after"))
        default: throw use.mismatch
        }
    }
}

extension ValueCall {
    /// A curve, or the four coordinates of the control points of one.
    fileprivate mutating func timingCurve() throws(StylesheetDecodingError) -> UnitCurve {
        var probe = self
        if let curve = try? probe.next(nil, as: UnitCurve.self) {
            self = probe
            return curve
        }
        let x1: Double = try next(nil)
        let y1: Double = try next(nil)
        let x2: Double = try next(nil)
        return .bezier(x1, y1, x2, try next(nil))
    }

    /// A spring, its response and damping fraction, or its duration and bounce, which stand for nothing given too.
    ///
    /// - Parameter bounce: The label of the bounce, and what there is of it without.
    fileprivate mutating func spring(
        response: Double, dampingRatio: Double, duration: Double, bounce: (label: String, value: Double)
    ) throws(StylesheetDecodingError) -> Spring {
        if let spring = try nextIfPresent(nil, as: Spring.self) { return spring }
        if isNext("response") || isNext("dampingFraction") {
            let response: Double = try next("response", default: response)
            return Spring(response: response, dampingRatio: try next("dampingFraction", default: dampingRatio))
        }
        let duration = try self.duration(default: duration)
        return Spring(duration: duration, bounce: bounce.value + (try next(bounce.label, default: 0)))
    }

    fileprivate mutating func interpolatingSpring() throws(StylesheetDecodingError) -> Spring {
        if isNext("mass") || isNext("stiffness") {
            let mass: Double = try next("mass", default: 1)
            let stiffness: Double = try next("stiffness")
            let damping: Double = try next("damping")
            return Spring(.physical(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
        }
        return try spring(response: 0.5, dampingRatio: 1, duration: 0.5, bounce: ("bounce", 0))
    }
}

// MARK: - Writing

extension Animation {
    /// The animation as a stylesheet writes it.
    public var description: String { changes.reduce(base.text) { $0 + $1.text } }
}

extension Animation.Base {
    fileprivate var text: String {
        switch self {
        case .default: ".default"
        case .curve(let curve, let duration): Self.text(curve, duration)
        case .spring(let spring, let blendDuration):
            StylesheetText.call(
                ".spring", (nil, spring.description), ("blendDuration", StylesheetText.number(blendDuration, unless: 0))
            )
        case .interactiveSpring(let response, let dampingFraction, let blendDuration):
            StylesheetText.call(
                ".interactiveSpring", ("response", StylesheetText.number(response)),
                ("dampingFraction", StylesheetText.number(dampingFraction)),
                ("blendDuration", StylesheetText.number(blendDuration, unless: 0.25)))
        case .interpolatingSpring(let spring, let initialVelocity):
            StylesheetText.call(
                ".interpolatingSpring", (nil, spring.description),
                ("initialVelocity", StylesheetText.number(initialVelocity, unless: 0)))
        }
    }

    private static func text(_ curve: UnitCurve, _ duration: Double) -> String {
        let seconds = StylesheetText.number(duration, unless: Animation.standardDuration)
        if curve.isInverse {
            return StylesheetText.call(
                ".timingCurve", (nil, curve.description), ("duration", StylesheetText.number(duration)))
        }
        switch curve.form {
        case .linear, .easeIn, .easeOut, .easeInOut:
            guard let seconds else { return curve.description }
            return StylesheetText.call(curve.description, ("duration", seconds))
        case .circularEaseIn, .circularEaseOut, .circularEaseInOut:
            return StylesheetText.call(
                ".timingCurve", (nil, curve.description), ("duration", StylesheetText.number(duration)))
        case .bezier(let start, let end):
            return StylesheetText.call(
                ".timingCurve", (nil, StylesheetText.number(start.x)), (nil, StylesheetText.number(start.y)),
                (nil, StylesheetText.number(end.x)), (nil, StylesheetText.number(end.y)), ("duration", seconds))
        }
    }
}

extension Animation.Change {
    fileprivate var text: String {
        switch self {
        case .delay(let seconds): ".delay(\(StylesheetText.number(seconds)))"
        case .speed(let factor): ".speed(\(StylesheetText.number(factor)))"
        case .repeatCount(let count, let autoreverses):
            StylesheetText.call(".repeatCount", (nil, String(count)), ("autoreverses", autoreverses ? nil : "false"))
        case .repeatForever(let autoreverses):
            StylesheetText.call(".repeatForever", ("autoreverses", autoreverses ? nil : "false"))
        case .logicallyComplete(let seconds): ".logicallyComplete(after: \(StylesheetText.number(seconds)))"
        }
    }
}
