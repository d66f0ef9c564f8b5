public import LiveryStyle

/// How the inside of a path is filled.
public struct FillStyle: StylesheetValue, CustomStringConvertible {
    /// Whether a point is inside by the even-odd rule, rather than by the winding number.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "FillStyle" else { throw use.mismatch }
        self.init(
            eoFill: try call.next("eoFill", default: false), antialiased: try call.next("antialiased", default: true))
        try call.end()
    }

    /// The style as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "FillStyle", ("eoFill", isEOFilled ? "true" : nil), ("antialiased", isAntialiased ? nil : "false"))
    }
}
