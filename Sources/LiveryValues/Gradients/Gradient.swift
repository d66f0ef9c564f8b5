public import LiveryCatalogue
public import LiveryStyle

/// Colours that go over into each other.
public struct Gradient: StylesheetValue, CustomStringConvertible {
    /// A colour and its place.
    public struct Stop: StylesheetValue, CustomStringConvertible {
        public static let stylesheetType = TypeReference.named("Gradient.Stop")

        public var color: Color
        /// From 0, the gradient's start, to 1.
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }

        public init(from value: StyleValue) throws(StylesheetDecodingError) {
            let use = try ValueUse(of: value, as: Self.stylesheetType)
            var call = use.call
            guard case .initialized = use.kind, use.name == "Gradient.Stop" else { throw use.mismatch }
            self.init(color: try call.next("color"), location: try call.next("location"))
            try call.end()
        }

        /// The stop as a stylesheet writes it.
        public var description: String {
            StylesheetText.call(
                "Gradient.Stop", ("color", color.description), ("location", StylesheetText.number(location)))
        }
    }

    /// How the colours between two stops are found.
    public enum ColorSpace: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        /// In the space of the screen.
        case device
        /// In a space where equal distances look equal, such as Oklab.
        case perceptual

        public static let stylesheetType = TypeReference.named("Gradient.ColorSpace")
    }

    /// In the order in which they were given.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances, the first at the start and the last at the end.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(.gradient(self), colorSpace: space) }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "Gradient" else { throw use.mismatch }
        if call.isNext("colors") {
            self.init(colors: try call.next("colors"))
        } else {
            self.init(stops: try call.next("stops"))
        }
        try call.end()
    }

    /// The gradient as a stylesheet writes it.
    public var description: String {
        let colors = stops.map(\.color)
        return self == Gradient(colors: colors)
            ? StylesheetText.call("Gradient", ("colors", StylesheetText.list(colors)))
            : StylesheetText.call("Gradient", ("stops", StylesheetText.list(stops)))
    }
}
