public import LiveryStyle

/// How the content of a view changes while the view stays.
public enum ContentTransition: StylesheetValue, CustomStringConvertible {
    /// At once.
    case identity
    /// From one to the other, as far as it has steps in between.
    case interpolate
    /// By fading.
    case opacity
    /// By digits that roll.
    ///
    /// - Parameter countsDown: Whether they roll downwards.
    case numericText(countsDown: Bool)
    /// By digits that roll up when the value rises, and down when it falls.
    case numericValue(Double)
    /// By an effect of a symbol.
    case symbolEffect(AnySymbolEffect, options: SymbolEffectOptions)

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "identity"): self = .identity
        case (.member, "interpolate"): self = .interpolate
        case (.member, "opacity"): self = .opacity
        case (.member, "numericText") where call.isNext("value"): self = .numericValue(try call.next("value"))
        case (.member, "numericText"): self = .numericText(countsDown: try call.next("countsDown", default: false))
        case (.member, "symbolEffect"):
            let effect = try call.next(nil, default: AnySymbolEffect(.automatic))
            self = .symbolEffect(effect, options: try call.next("options", default: .default))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The transition as a stylesheet writes it.
    public var description: String {
        switch self {
        case .identity: ".identity"
        case .interpolate: ".interpolate"
        case .opacity: ".opacity"
        case .numericText(let countsDown):
            StylesheetText.call(".numericText", ("countsDown", countsDown ? "true" : nil))
        case .numericValue(let value): ".numericText(value: \(StylesheetText.number(value)))"
        case .symbolEffect(let effect, let options):
            StylesheetText.call(
                ".symbolEffect", (nil, effect.description),
                ("options", options == .default ? nil : options.description))
        }
    }
}
