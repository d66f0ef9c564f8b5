public import LiveryStyle

/// A vector, in points.
///
/// A type of its own on every platform; where CoreGraphics is imported too, `LiveryValues.CGVector` tells the two apart.
public struct CGVector: StylesheetValue, CustomStringConvertible {
    public var dx: Double
    public var dy: Double

    public static let zero = CGVector(dx: 0, dy: 0)

    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.initialized, "CGVector"): self.init(dx: try call.next("dx"), dy: try call.next("dy"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The vector as a stylesheet writes it.
    public var description: String {
        StylesheetText.call("CGVector", ("dx", StylesheetText.number(dx)), ("dy", StylesheetText.number(dy)))
    }
}
