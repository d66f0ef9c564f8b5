public import LiveryStyle

/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: StylesheetValue, CustomStringConvertible {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.initialized, "EdgeInsets") where call.isAtEnd: self.init()
        case (.initialized, "EdgeInsets"):
            self.init(
                top: try call.next("top"), leading: try call.next("leading"), bottom: try call.next("bottom"),
                trailing: try call.next("trailing"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The insets as a stylesheet writes them.
    public var description: String {
        if self == EdgeInsets() { return "EdgeInsets()" }
        return StylesheetText.call(
            "EdgeInsets", ("top", StylesheetText.number(top)), ("leading", StylesheetText.number(leading)),
            ("bottom", StylesheetText.number(bottom)), ("trailing", StylesheetText.number(trailing)))
    }
}
