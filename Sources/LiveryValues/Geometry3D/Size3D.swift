import LiveryStyle

/// A width, height and depth, in points or as factors.
public struct Size3D: StylesheetValue, CustomStringConvertible {
    public var width: Double
    public var height: Double
    public var depth: Double

    public static let zero = Size3D()
    public static let one = Size3D(width: 1, height: 1, depth: 1)

    public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
        self.width = width
        self.height = height
        self.depth = depth
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.member, "one"): self = .one
        case (.initialized, "Size3D"):
            self.init(
                width: try call.next("width", default: 0), height: try call.next("height", default: 0),
                depth: try call.next("depth", default: 0))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The size as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "Size3D", ("width", StylesheetText.number(width)), ("height", StylesheetText.number(height)),
            ("depth", StylesheetText.number(depth)))
    }
}
