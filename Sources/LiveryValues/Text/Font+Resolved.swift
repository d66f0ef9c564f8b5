extension Font {
    /// What a font is once its changes are made, for a host to look for in its own fonts.
    public struct Resolved: Hashable, Sendable {
        /// The name of a font of the host; nil for the system's.
        public var name: String?
        /// In points.
        public var size: Double
        public var weight: Weight
        public var width: Width = .standard
        /// What kind of letters the system's font has.
        public var design: Design
        public var leading: Leading = .standard
        public var isItalic = false
        /// Whether all letters are of one width.
        public var isMonospaced = false
        /// Whether all digits are of one width.
        public var hasMonospacedDigits = false
        /// Whether lower case letters are small capitals.
        public var hasLowercaseSmallCaps = false
        /// Whether capitals are small.
        public var hasUppercaseSmallCaps = false
    }

    /// The font with its changes made, in their order: a later weight replaces an earlier one or bold, and so on.
    ///
    /// - Parameter size: What a person wants; text styles and fonts that follow them grow with it.
    /// - Complexity: Linear in the number of changes.
    public func resolved(at size: DynamicTypeSize = .large) -> Resolved {
        var result = base.resolved(at: size)
        var lighter = result.weight
        for change in changes {
            switch change {
            case .italic(let isActive): result.isItalic = isActive
            case .bold(let isActive): result.weight = isActive ? .bold : lighter
            case .smallCaps(let isActive):
                result.hasLowercaseSmallCaps = isActive
                result.hasUppercaseSmallCaps = isActive
            case .lowercaseSmallCaps(let isActive): result.hasLowercaseSmallCaps = isActive
            case .uppercaseSmallCaps(let isActive): result.hasUppercaseSmallCaps = isActive
            case .monospaced(let isActive): result.isMonospaced = isActive
            case .monospacedDigit: result.hasMonospacedDigits = true
            case .weight(let weight):
                result.weight = weight
                lighter = weight
            case .width(let width): result.width = width
            case .leading(let leading): result.leading = leading
            case .pointSize(let points): result.size = points
            case .scaled(let factor): result.size *= factor
            }
        }
        return result
    }
}

extension Font.Base {
    fileprivate func resolved(at size: DynamicTypeSize) -> Font.Resolved {
        switch self {
        case .default: Font.Base.style(.body, design: nil, weight: nil).resolved(at: size)
        case .style(let style, let design, let weight):
            Font.Resolved(size: style.size(at: size), weight: weight ?? style.weight, design: design ?? .default)
        case .system(let points, let weight, let design):
            Font.Resolved(size: points, weight: weight ?? .regular, design: design ?? .default)
        case .custom(let name, let points, let style):
            Font.Resolved(
                name: name, size: style.map { points * $0.size(at: size) / $0.size(at: .large) } ?? points,
                weight: .regular, design: .default)
        }
    }
}

extension Font.TextStyle {
    /// The weight that text of the style has.
    public var weight: Font.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The size of the system's font for the style, in points: as Apple's Human Interface Guidelines have it for iOS. The
    /// two extra large titles, of visionOS alone, don't change.
    public func size(at size: DynamicTypeSize = .large) -> Double { sizes[size.rank] }

    /// The sizes at each ``DynamicTypeSize``, from the smallest.
    private var sizes: [Double] {
        switch self {
        case .extraLargeTitle: Array(repeating: 36, count: 12)
        case .extraLargeTitle2: Array(repeating: 28, count: 12)
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
