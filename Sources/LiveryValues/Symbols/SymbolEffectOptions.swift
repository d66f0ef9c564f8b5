public import LiveryCatalogue
public import LiveryStyle

/// How fast and how often a symbol's effect goes.
public struct SymbolEffectOptions: StylesheetValue, CustomStringConvertible {
    /// How often an effect goes.
    public enum Repetition: Hashable, Sendable, Codable {
        /// As often as the effect does by itself.
        case automatic
        /// Once.
        case none
        /// Until something else stops it.
        case forever
        /// A number of times; as often as the host likes when nil.
        case count(Int?)
        case behavior(RepeatBehavior)
    }

    /// A way of going again and again.
    public enum RepeatBehavior: StylesheetValue, CustomStringConvertible {
        /// Without a pause.
        case continuous
        /// With pauses.
        ///
        /// - Parameters:
        ///   - count: How often; forever when nil.
        ///   - delay: The pause in seconds; up to the host when nil.
        case periodic(count: Int?, delay: Double?)

        public static let periodic = RepeatBehavior.periodic(count: nil, delay: nil)
        public static let stylesheetType = TypeReference.named("SymbolEffectOptions.RepeatBehavior")
    }

    /// A factor; 1 is the effect's own speed.
    public var speed: Double
    public var repetition: Repetition

    public static let `default` = SymbolEffectOptions()

    public init(speed: Double = 1, repetition: Repetition = .automatic) {
        self.speed = speed
        self.repetition = repetition
    }
}

// MARK: - Stylesheets

extension SymbolEffectOptions {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        // As deep as the value is, which checking bounds.
        case .chained(let base): self = try SymbolEffectOptions(from: base)
        case .member: self.init()
        case .initialized: throw use.mismatch
        }
        switch use.name {
        case "default" where use.isStatic: break
        case "nonRepeating": repetition = .none
        case "repeating": repetition = .forever
        case "speed": speed = try call.next(nil)
        case "repeat":
            let argument: StyleValue = try call.next(nil)
            if case .member = argument {
                repetition = .behavior(try RepeatBehavior(from: argument))
            } else {
                repetition = .count(try Int?(from: argument))
            }
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The options as a stylesheet writes them.
    public var description: String {
        var text = speed == 1 ? "" : ".speed(\(StylesheetText.number(speed)))"
        switch repetition {
        case .automatic: break
        case .none: text += ".nonRepeating"
        case .forever: text += ".repeating"
        case .count(let count): text += ".repeat(\(count.map(String.init) ?? "nil"))"
        case .behavior(let behavior): text += ".repeat(\(behavior))"
        }
        return text.isEmpty ? ".default" : text
    }
}

extension SymbolEffectOptions.RepeatBehavior {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "continuous"): self = .continuous
        case (.member, "periodic"):
            let count: Int? = try call.next(nil, default: nil)
            self = .periodic(count: count, delay: try call.next("delay", default: nil))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The behaviour as a stylesheet writes it.
    public var description: String {
        switch self {
        case .continuous: ".continuous"
        case .periodic(nil, nil): ".periodic"
        case .periodic(let count, let delay):
            StylesheetText.call(
                ".periodic", (nil, count.map(String.init)), ("delay", delay.map { StylesheetText.number($0) }))
        }
    }
}

extension ValueUse {
    /// Whether the value is a case or static member, rather than a member of another value.
    var isStatic: Bool { if case .member = kind { true } else { false } }
}
