import LiveryCatalogue
public import LiveryStyle

/// Colours at the points of a grid that is bent out of shape, row by row.
///
/// A stylesheet may give fewer or more points and colours than the grid has; ``isComplete`` tells.
public struct MeshGradient: StylesheetValue, CustomStringConvertible {
    /// How many points a row has.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    public var points: [UnitPoint]
    public var colors: [Color]
    /// What lies outside of the grid.
    public var background: Color
    /// Whether colours go over into each other smoothly, rather than evenly.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, points: [UnitPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Whether there are a point and a colour for each place in the grid.
    public var isComplete: Bool {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        return width > 0 && height > 0 && !overflow && points.count == count && colors.count == count
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "MeshGradient" else { throw use.mismatch }
        self.init(
            width: try call.next("width"), height: try call.next("height"),
            points: try call.next("points", as: [GridPoint].self).map(\.point), colors: try call.next("colors"),
            background: try call.next("background", default: .clear),
            smoothsColors: try call.next("smoothsColors", default: true),
            colorSpace: try call.next("colorSpace", default: .device))
        try call.end()
    }

    /// The gradient as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "MeshGradient", ("width", String(width)), ("height", String(height)),
            ("points", StylesheetText.list(points.map(GridPoint.init))), ("colors", StylesheetText.list(colors)),
            ("background", background == .clear ? nil : background.description),
            ("smoothsColors", smoothsColors ? nil : "false"),
            ("colorSpace", colorSpace == .device ? nil : colorSpace.description))
    }
}

/// A point as `SIMD2`: `[0.5, 1]` or `SIMD2(0.5, 1)`.
private struct GridPoint: StylesheetValue, CustomStringConvertible {
    static let stylesheetType = TypeReference.named("SIMD2", arguments: [.named("Float")])
    var point: UnitPoint

    init(_ point: UnitPoint) { self.point = point }

    init(from value: StyleValue) throws(StylesheetDecodingError) {
        let coordinates: [Double]
        switch value {
        case .initialized("SIMD2", let arguments): coordinates = try [Double](from: .array(arguments.map(\.value)))
        default: coordinates = try [Double](from: value)
        }
        guard coordinates.count == 2 else { throw .mismatch(value, with: Self.stylesheetType) }
        point = UnitPoint(x: coordinates[0], y: coordinates[1])
    }

    var description: String { "[\(StylesheetText.number(point.x)), \(StylesheetText.number(point.y))]" }
}
