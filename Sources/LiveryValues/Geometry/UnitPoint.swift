public import LiveryStyle

/// A point in a rectangle whose sides are 1 long: `(0, 0)` is the top leading corner, `(1, 1)` the bottom trailing one.
public struct UnitPoint: StylesheetValue, CustomStringConvertible {
    public var x: Double
    public var y: Double

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    private static let named: [(name: String, point: UnitPoint)] = [
        ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
        ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
        ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ]

    /// A point by its fractions of the width and height; the top leading corner by default.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, let name):
            guard let point = Self.named.first(where: { $0.name == name })?.point else { throw use.mismatch }
            self = point
        case (.initialized, "UnitPoint") where call.isAtEnd: self = .zero
        case (.initialized, "UnitPoint"): self.init(x: try call.next("x"), y: try call.next("y"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The point as a stylesheet writes it.
    public var description: String {
        if let name = Self.named.last(where: { $0.point == self })?.name { return "." + name }
        return StylesheetText.call("UnitPoint", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)))
    }
}
