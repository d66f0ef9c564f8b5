public import LiveryStyle

/// The shape of a button's border.
public enum ButtonBorderShape: StylesheetValue, CustomStringConvertible {
    /// As the button's style decides.
    case automatic
    case capsule
    /// With a radius in points; as the button's style decides when nil.
    case roundedRectangle(radius: Double?)
    case circle

    public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: nil)

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "automatic"), (.member, "buttonBorder"): self = .automatic
        case (.member, "capsule"): self = .capsule
        case (.member, "roundedRectangle"):
            self = .roundedRectangle(radius: try call.nextIfPresent("radius", as: Double.self))
        case (.member, "circle"): self = .circle
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The shape as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .capsule: ".capsule"
        case .roundedRectangle(nil): ".roundedRectangle"
        case .roundedRectangle(let radius?):
            StylesheetText.call(".roundedRectangle", ("radius", StylesheetText.number(radius)))
        case .circle: ".circle"
        }
    }
}
