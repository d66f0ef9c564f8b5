public import LiveryStyle

/// How a line is drawn along a path.
public struct StrokeStyle: StylesheetValue, CustomStringConvertible {
    /// In points.
    public var lineWidth: Double
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How many times the line's width a mitred corner may be long before it is bevelled.
    public var miterLimit: Double
    /// The lengths of dashes and of the gaps between them by turns, in points; none for a whole line.
    public var dash: [Double]
    /// Where in the dashes the line starts, in points.
    public var dashPhase: Double

    public init(
        lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "StrokeStyle" else { throw use.mismatch }
        self.init(
            lineWidth: try call.next("lineWidth", default: 1), lineCap: try call.next("lineCap", default: .butt),
            lineJoin: try call.next("lineJoin", default: .miter), miterLimit: try call.next("miterLimit", default: 10),
            dash: try call.next("dash", default: []), dashPhase: try call.next("dashPhase", default: 0))
        try call.end()
    }

    /// The style as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "StrokeStyle", ("lineWidth", StylesheetText.number(lineWidth, unless: 1)),
            ("lineCap", lineCap == .butt ? nil : lineCap.description),
            ("lineJoin", lineJoin == .miter ? nil : lineJoin.description),
            ("miterLimit", StylesheetText.number(miterLimit, unless: 10)),
            ("dash", dash.isEmpty ? nil : StylesheetText.list(dash.map { StyleValue.number($0) })),
            ("dashPhase", StylesheetText.number(dashPhase, unless: 0)))
    }
}
