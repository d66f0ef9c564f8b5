public import LiveryCatalogue
public import LiveryStyle

extension Font {
    /// How heavy the strokes of a font are.
    public enum Weight: String, CaseIterable, Comparable, StylesheetValue, CustomStringConvertible {
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black

        public static let stylesheetType = TypeReference.named("Font.Weight")

        /// The weight on the scale of OpenType and CSS, from 100 to 900; regular is 400.
        public var numericValue: Int {
            switch self {
            case .ultraLight: 100
            case .thin: 200
            case .light: 300
            case .regular: 400
            case .medium: 500
            case .semibold: 600
            case .bold: 700
            case .heavy: 800
            case .black: 900
            }
        }

        public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.numericValue < rhs.numericValue }
    }

    /// How wide the letters of a font are.
    public enum Width: StylesheetValue, CustomStringConvertible {
        case compressed
        case condensed
        case standard
        case expanded
        /// A width of its own: 0 is the standard one, less is narrower, more is wider.
        case value(Double)

        public static let stylesheetType = TypeReference.named("Font.Width")

        private static let named: [(name: String, width: Width)] = [
            ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
        ]

        public init(from value: StyleValue) throws(StylesheetDecodingError) {
            let use = try ValueUse(of: value, as: Self.stylesheetType)
            var call = use.call
            switch (use.kind, use.name) {
            case (.member, let name):
                guard let width = Self.named.first(where: { $0.name == name })?.width else { throw use.mismatch }
                self = width
            case (.initialized, "Font.Width"): self = .value(try call.next(nil))
            default: throw use.mismatch
            }
            try call.end()
        }

        /// The width on the scale of OpenType and CSS, in percent of the standard width: from 50 to 200.
        ///
        /// A value of its own is taken as the part by which letters are wider.
        public var percentage: Double {
            switch self {
            case .compressed: 62.5
            case .condensed: 75
            case .standard: 100
            case .expanded: 125
            case .value(let value): min(max(100 + 100 * value, 50), 200)
            }
        }

        /// The width as a stylesheet writes it.
        public var description: String {
            if case .value(let value) = self { return "Font.Width(\(StylesheetText.number(value)))" }
            return "." + (Self.named.first { $0.width == self }?.name ?? "standard")
        }
    }

    /// The kind of a system font's letters.
    public enum Design: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case `default`
        case serif
        case rounded
        case monospaced

        public static let stylesheetType = TypeReference.named("Font.Design")
    }

    /// A kind of text, for which the system has a size and weight.
    public enum TextStyle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case extraLargeTitle
        case extraLargeTitle2
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2

        public static let stylesheetType = TypeReference.named("Font.TextStyle")
    }

    /// How much room there is between lines.
    public enum Leading: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case standard
        case tight
        case loose

        public static let stylesheetType = TypeReference.named("Font.Leading")
    }
}
