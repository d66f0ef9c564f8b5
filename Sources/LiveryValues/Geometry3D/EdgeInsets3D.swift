import LiveryStyle

/// Distances inwards from the sides of a box, in points.
public struct EdgeInsets3D: StylesheetValue, CustomStringConvertible {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double
    public var front: Double
    public var back: Double

    public init(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0, front: Double = 0,
        back: Double = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.front = front
        self.back = back
    }

    /// The same for sides that are opposite to each other.
    public init(horizontal: Double = 0, vertical: Double = 0, depth: Double = 0) {
        self.init(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal, front: depth, back: depth)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        guard case .initialized = use.kind, use.name == "EdgeInsets3D" else { throw use.mismatch }
        var call = use.call
        if ["horizontal", "vertical", "depth"].contains(where: { use.call.contains($0) }) {
            self.init(
                horizontal: try call.next("horizontal", default: 0), vertical: try call.next("vertical", default: 0),
                depth: try call.next("depth", default: 0))
        } else {
            self.init(
                top: try call.next("top", default: 0), leading: try call.next("leading", default: 0),
                bottom: try call.next("bottom", default: 0), trailing: try call.next("trailing", default: 0),
                front: try call.next("front", default: 0), back: try call.next("back", default: 0))
        }
        try call.end()
    }

    /// The insets as a stylesheet writes them.
    public var description: String {
        StylesheetText.call(
            "EdgeInsets3D", ("top", StylesheetText.number(top)), ("leading", StylesheetText.number(leading)),
            ("bottom", StylesheetText.number(bottom)), ("trailing", StylesheetText.number(trailing)),
            ("front", StylesheetText.number(front)), ("back", StylesheetText.number(back)))
    }
}
