public import LiveryStyle

/// A projection of the plane. Stylesheets make only those that an affine transform can do.
public struct ProjectionTransform: StylesheetValue, CustomStringConvertible {
    public var affineTransform: CGAffineTransform

    /// The identity, unless a transform is given.
    public init(_ transform: CGAffineTransform = .identity) { affineTransform = transform }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "ProjectionTransform" else { throw use.mismatch }
        self.init(try call.next(nil, default: .identity))
        try call.end()
    }

    /// The projection as a stylesheet writes it.
    public var description: String {
        affineTransform == .identity
            ? "ProjectionTransform()" : StylesheetText.call("ProjectionTransform", (nil, affineTransform.description))
    }
}
