public import Foundation
public import LiveryCatalogue
public import LiveryStyle

/// How a view comes and goes: what a stylesheet writes for `some Transition`.
///
/// ``AnyTransition`` is the same where a stylesheet has to write an `AnyTransition`.
public indirect enum Transition: StylesheetValue, CustomStringConvertible {
    /// At once.
    case identity
    /// By fading.
    case opacity
    /// In from the leading edge, out to the trailing one.
    case slide
    /// From a part of the size and back, without fading.
    ///
    /// - Parameter anchor: The point that stays where it is.
    case scale(Double, anchor: UnitPoint)
    /// In from an edge, out to the same.
    case move(edge: Edge)
    /// In from an edge, out to the one across, and fading.
    case push(from: Edge)
    /// From a distance in points and back.
    case offset(CGSize)
    /// By blurring and scaling.
    case blurReplace(BlurReplaceConfiguration)
    /// By the effect of the symbol that the view is.
    case symbolEffect(AnySymbolEffect, options: SymbolEffectOptions)
    case asymmetric(insertion: Transition, removal: Transition)
    /// Both at the same time.
    case combined(Transition, with: Transition)
    /// By an animation of its own; at once when nil.
    case animated(Transition, Animation?)

    /// Which way what is replaced goes and what replaces it comes.
    public enum BlurReplaceConfiguration: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case downUp
        case upUp

        public static let stylesheetType = TypeReference.named("BlurReplaceTransition.Configuration")
    }

    public static let stylesheetType = TypeReference.some("Transition")

    /// From nothing, about the centre.
    public static let scale = Transition.scale(0, anchor: .center)
    public static let blurReplace = Transition.blurReplace(.downUp)
    public static let symbolEffect = Transition.symbolEffect(AnySymbolEffect(.automatic), options: .default)
}

/// How a view comes and goes: what a stylesheet writes for `AnyTransition`.
public struct AnyTransition: StylesheetValue, CustomStringConvertible {
    public var transition: Transition

    public init(_ transition: Transition) { self.transition = transition }

    public init(from value: StyleValue) throws(StylesheetDecodingError) { transition = try Transition(from: value) }

    /// The transition as a stylesheet writes it.
    public var description: String { transition.erasedText }
}

// MARK: - Reading

extension Transition {
    /// The transition of a value of any type that is one, or of `AnyTransition`. As deep as the value is, which checking
    /// bounds.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member: self = try Transition(member: use, &call)
        case .initialized: self = try Transition(initialized: use, &call)
        case .chained(let base):
            let transition = try Transition(from: base)
            switch use.name {
            case "animation": self = .animated(transition, try call.next(nil))
            case "combined": self = .combined(transition, with: try call.next("with"))
            default: throw use.mismatch
            }
        }
        try call.end()
    }

    private init(member use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "identity": self = .identity
        case "opacity": self = .opacity
        case "slide": self = .slide
        case "scale" where call.isAtEnd: self = .scale
        case "scale":
            let scale: Double = try call.isNext("scale") ? call.next("scale") : call.next(nil)
            self = .scale(scale, anchor: try call.next("anchor", default: .center))
        case "move": self = .move(edge: try call.next("edge"))
        case "push": self = .push(from: try call.next("from"))
        case "offset":
            if let offset = try call.nextIfPresent(nil, as: CGSize.self) {
                self = .offset(offset)
            } else {
                let x: Double = try call.next("x", default: 0)
                self = .offset(CGSize(width: x, height: try call.next("y", default: 0)))
            }
        case "blurReplace": self = .blurReplace(try call.next(nil, default: .downUp))
        case "symbolEffect" where call.isAtEnd: self = .symbolEffect
        case "symbolEffect":
            let effect: AnySymbolEffect = try call.next(nil)
            self = .symbolEffect(effect, options: try call.next("options", default: .default))
        case "asymmetric":
            let insertion: Transition = try call.next("insertion")
            self = .asymmetric(insertion: insertion, removal: try call.next("removal"))
        default: throw use.mismatch
        }
    }

    private init(initialized use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "AnyTransition": self = try call.next(nil)
        case "IdentityTransition": self = .identity
        case "OpacityTransition": self = .opacity
        case "SlideTransition": self = .slide
        case "ScaleTransition":
            let scale: Double = try call.next(nil)
            self = .scale(scale, anchor: try call.next("anchor", default: .center))
        case "MoveTransition": self = .move(edge: try call.next("edge"))
        case "PushTransition": self = .push(from: try call.next("edge"))
        case "OffsetTransition": self = .offset(try call.next(nil))
        case "BlurReplaceTransition": self = .blurReplace(try call.next("configuration"))
        case "SymbolEffectTransition":
            let effect: AnySymbolEffect = try call.next("effect")
            self = .symbolEffect(effect, options: try call.next("options"))
        case "AsymmetricTransition":
            let insertion: Transition = try call.next("insertion")
            self = .asymmetric(insertion: insertion, removal: try call.next("removal"))
        default: throw use.mismatch
        }
    }
}

// MARK: - Writing

extension Transition {
    /// The transition as a stylesheet writes it.
    public var description: String {
        switch self {
        case .identity: ".identity"
        case .opacity: ".opacity"
        case .slide: ".slide"
        case .scale(0, anchor: .center): ".scale"
        case .scale(let scale, let anchor):
            StylesheetText.call(
                ".scale", (nil, StylesheetText.number(scale)), ("anchor", anchor == .center ? nil : "\(anchor)"))
        case .move(let edge): ".move(edge: \(edge))"
        case .push(let edge): ".push(from: \(edge))"
        case .offset(let offset):
            StylesheetText.call(
                ".offset", ("x", StylesheetText.number(Double(offset.width))),
                ("y", StylesheetText.number(Double(offset.height))))
        case .blurReplace(.downUp): ".blurReplace"
        case .blurReplace(let configuration): ".blurReplace(\(configuration))"
        case .symbolEffect(let effect, let options):
            StylesheetText.call(
                ".symbolEffect", (nil, effect.description),
                ("options", options == .default ? nil : options.description))
        case .asymmetric(let insertion, let removal): ".asymmetric(insertion: \(insertion), removal: \(removal))"
        case .combined(let transition, let other): "\(transition).combined(with: \(other))"
        case .animated(let transition, let animation):
            "\(transition).animation(\(animation?.description ?? "nil"))"
        }
    }

    /// The transition as a stylesheet writes it where it has to be an `AnyTransition`, which has other members.
    fileprivate var erasedText: String {
        switch self {
        case .scale(0, anchor: .center): ".scale"
        case .scale(let scale, let anchor):
            StylesheetText.call(
                ".scale", ("scale", StylesheetText.number(scale)), ("anchor", anchor == .center ? nil : "\(anchor)"))
        case .blurReplace, .symbolEffect: "AnyTransition(\(self))"
        case .asymmetric(let insertion, let removal):
            ".asymmetric(insertion: \(insertion.erasedText), removal: \(removal.erasedText))"
        case .combined(let transition, let other): "\(transition.erasedText).combined(with: \(other.erasedText))"
        case .animated(let transition, let animation):
            "\(transition.erasedText).animation(\(animation?.description ?? "nil"))"
        case .identity, .opacity, .slide, .move, .push, .offset: description
        }
    }
}
