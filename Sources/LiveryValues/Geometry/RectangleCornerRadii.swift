public import LiveryStyle

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: StylesheetValue, CustomStringConvertible {
    public var topLeading: Double
    public var bottomLeading: Double
    public var bottomTrailing: Double
    public var topTrailing: Double

    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "RectangleCornerRadii" else { throw use.mismatch }
        self.init(
            topLeading: try call.next("topLeading", default: 0),
            bottomLeading: try call.next("bottomLeading", default: 0),
            bottomTrailing: try call.next("bottomTrailing", default: 0),
            topTrailing: try call.next("topTrailing", default: 0))
        try call.end()
    }

    /// The radii as a stylesheet writes them.
    public var description: String {
        StylesheetText.call(
            "RectangleCornerRadii", ("topLeading", StylesheetText.number(topLeading, unless: 0)),
            ("bottomLeading", StylesheetText.number(bottomLeading, unless: 0)),
            ("bottomTrailing", StylesheetText.number(bottomTrailing, unless: 0)),
            ("topTrailing", StylesheetText.number(topTrailing, unless: 0)))
    }
}
