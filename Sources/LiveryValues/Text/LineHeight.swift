public import LiveryCatalogue
public import LiveryStyle

/// The height of a line of text: `AttributedString.LineHeight` in a stylesheet.
public enum LineHeight: StylesheetValue, CustomStringConvertible {
    /// What the font asks for.
    case normal
    case loose
    case tight
    /// Each line as high as what is in it.
    case variable
    /// A multiple of the font's size.
    case multiple(factor: Double)
    /// Points more than the font's size.
    case leading(increase: Double)
    /// A height in points.
    case exact(points: Double)

    public static let stylesheetType = TypeReference.named("AttributedString.LineHeight")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "normal"): self = .normal
        case (.member, "loose"): self = .loose
        case (.member, "tight"): self = .tight
        case (.member, "variable"): self = .variable
        case (.member, "multiple"): self = .multiple(factor: try call.next("factor"))
        case (.member, "leading"): self = .leading(increase: try call.next("increase"))
        case (.member, "exact"): self = .exact(points: try call.next("points"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The height as a stylesheet writes it.
    public var description: String {
        switch self {
        case .normal: ".normal"
        case .loose: ".loose"
        case .tight: ".tight"
        case .variable: ".variable"
        case .multiple(let factor): ".multiple(factor: \(StylesheetText.number(factor)))"
        case .leading(let increase): ".leading(increase: \(StylesheetText.number(increase)))"
        case .exact(let points): ".exact(points: \(StylesheetText.number(points)))"
        }
    }
}
