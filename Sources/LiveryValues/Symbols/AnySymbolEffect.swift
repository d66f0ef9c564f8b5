public import LiveryCatalogue
public import LiveryStyle

/// An animation of a symbol: what a stylesheet writes for `some SymbolEffect` and for the protocols of symbol effects that
/// come, go, go on, or happen once.
public struct AnySymbolEffect: StylesheetValue, CustomStringConvertible {
    /// What a symbol does.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case appear
        /// What the platform does where the effect is used.
        case automatic
        case bounce
        case breathe
        case disappear
        case pulse
        /// One symbol takes the place of another.
        case replace
        case rotate
        case scale
        case variableColor
        case wiggle
        case drawOn
        case drawOff
    }

    /// What a kind of effect leaves open.
    public enum Aspect: Int, Hashable, Sendable {
        /// Where to.
        case direction
        /// How a symbol breathes, or goes while another comes.
        case style
        /// Whether colours take turns or stay.
        case accumulation
        /// Whether colours, or what draws a symbol, also go back.
        case reversal
        /// What becomes of layers whose turn it isn't.
        case inactiveLayers
        /// Whether a symbol moves as one.
        case layers
    }

    /// How one aspect of an effect is.
    public enum Option: String, CaseIterable, Hashable, Sendable, Codable {
        case up, down, left, right, forward, backward, clockwise, counterClockwise
        case plain, pulse, downUp, offUp, upUp
        case iterative, cumulative
        case reversing, nonReversing, reversed, nonReversed
        case hideInactiveLayers, dimInactiveLayers
        case byLayer, wholeSymbol, individually

        public var aspect: Aspect {
            switch self {
            case .up, .down, .left, .right, .forward, .backward, .clockwise, .counterClockwise: .direction
            case .plain, .pulse, .downUp, .offUp, .upUp: .style
            case .iterative, .cumulative: .accumulation
            case .reversing, .nonReversing, .reversed, .nonReversed: .reversal
            case .hideInactiveLayers, .dimInactiveLayers: .inactiveLayers
            case .byLayer, .wholeSymbol, .individually: .layers
            }
        }
    }

    public static let stylesheetType = TypeReference.some("SymbolEffect")

    public let kind: Kind
    /// At most one for each aspect, in the order of aspects. What isn't said is up to the host.
    public private(set) var options: [Option] = []
    /// How one symbol replaces another that it has nothing in common with, where those that have move from one to the
    /// other; nil for an effect without such magic.
    public private(set) var magicFallback: [Option]?

    public init(_ kind: Kind) { self.kind = kind }

    /// The option of an aspect, if there is one.
    public func option(of aspect: Aspect) -> Option? { options.first { $0.aspect == aspect } }

    /// The effect with another option in place of one of the same aspect.
    public func with(_ option: Option) -> AnySymbolEffect {
        var result = self
        result.options.removeAll { $0.aspect == option.aspect }
        let place = result.options.firstIndex { $0.aspect.rawValue > option.aspect.rawValue } ?? result.options.endIndex
        result.options.insert(option, at: place)
        return result
    }

    /// A replacement that moves what both symbols have in common.
    ///
    /// - Parameter fallback: The options of the replacement of symbols that have nothing in common.
    public func magic(fallback: [Option]) -> AnySymbolEffect {
        var result = self
        result.magicFallback = fallback.reduce(AnySymbolEffect(.replace)) { $0.with($1) }.options
        return result
    }
}

extension AnySymbolEffect.Kind {
    /// The options that the effect has.
    public var options: [AnySymbolEffect.Option] {
        switch self {
        case .automatic: []
        case .appear, .disappear, .bounce, .scale: [.up, .down, .byLayer, .wholeSymbol]
        case .breathe: [.plain, .pulse, .byLayer, .wholeSymbol]
        case .pulse: [.byLayer, .wholeSymbol]
        case .replace: [.downUp, .offUp, .upUp, .byLayer, .wholeSymbol]
        case .rotate: [.clockwise, .counterClockwise, .byLayer, .wholeSymbol]
        case .variableColor:
            [.iterative, .cumulative, .reversing, .nonReversing, .hideInactiveLayers, .dimInactiveLayers]
        case .wiggle:
            [.up, .down, .left, .right, .forward, .backward, .clockwise, .counterClockwise, .byLayer, .wholeSymbol]
        case .drawOn: [.byLayer, .wholeSymbol, .individually]
        case .drawOff: [.byLayer, .wholeSymbol, .individually, .reversed, .nonReversed]
        }
    }

    /// Whether the effect can happen once, when a value changes.
    public var isDiscrete: Bool {
        switch self {
        case .bounce, .breathe, .pulse, .rotate, .variableColor, .wiggle: true
        case .appear, .automatic, .disappear, .replace, .scale, .drawOn, .drawOff: false
        }
    }

    /// Whether the effect can go on for as long as it is active.
    public var isIndefinite: Bool { self != .automatic && self != .replace }

    /// Whether the effect can be how a symbol comes and goes.
    public var isTransition: Bool {
        switch self {
        case .appear, .automatic, .disappear, .drawOn, .drawOff: true
        case .bounce, .breathe, .pulse, .replace, .rotate, .scale, .variableColor, .wiggle: false
        }
    }

    /// Whether the effect can be how the symbol of an image changes.
    public var isContentTransition: Bool { self == .automatic || self == .replace }
}

// MARK: - Stylesheets

extension AnySymbolEffect {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            guard let kind = Kind(rawValue: use.name) else { throw use.mismatch }
            self.init(kind)
        case .chained(let base):
            // As deep as the value is, which checking bounds.
            let effect = try AnySymbolEffect(from: base)
            if use.name == "magic" {
                let fallback: AnySymbolEffect = try call.next("fallback")
                guard effect.kind == .replace, fallback.kind == .replace, fallback.magicFallback == nil else {
                    throw use.mismatch
                }
                self = effect.magic(fallback: fallback.options)
            } else {
                guard let option = Option(rawValue: use.name), effect.kind.options.contains(option),
                    effect.magicFallback == nil
                else { throw use.mismatch }
                self = effect.with(option)
            }
        case .initialized: throw use.mismatch
        }
        try call.end()
    }

    /// The effect as a stylesheet writes it.
    public var description: String {
        let text = Self.text(kind, options)
        return magicFallback.map { "\(text).magic(fallback: \(Self.text(.replace, $0)))" } ?? text
    }

    private static func text(_ kind: Kind, _ options: [Option]) -> String {
        options.reduce("." + kind.rawValue) { $0 + "." + $1.rawValue }
    }
}
