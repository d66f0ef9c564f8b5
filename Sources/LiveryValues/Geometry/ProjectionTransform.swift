public import LiveryStyle

/// A projection of the plane.
public struct ProjectionTransform: StylesheetValue, CustomStringConvertible {
    /// What the projection is made of.
    public enum Content: Hashable, Sendable, Codable {
        /// Lines that are parallel stay so.
        case affine(CGAffineTransform)
        /// The plane moved through space, and seen from in front.
        case spatial(CATransform3D)
    }

    public var content: Content

    /// The identity, unless a transform is given.
    public init(_ transform: CGAffineTransform = .identity) { content = .affine(transform) }
    public init(_ transform: CATransform3D) { content = .spatial(transform) }

    /// The transform of the plane, when the projection is one.
    public var affineTransform: CGAffineTransform? {
        if case .affine(let transform) = content { return transform }
        return nil
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "ProjectionTransform" else { throw use.mismatch }
        if call.isNext(nil, as: CATransform3D.self) {
            self.init(try call.next(nil, as: CATransform3D.self))
        } else {
            self.init(try call.next(nil, default: CGAffineTransform.identity))
        }
        try call.end()
    }

    /// The projection as a stylesheet writes it.
    public var description: String {
        switch content {
        case .affine(.identity): "ProjectionTransform()"
        case .affine(let transform): StylesheetText.call("ProjectionTransform", (nil, transform.description))
        case .spatial(let transform): StylesheetText.call("ProjectionTransform", (nil, transform.description))
        }
    }
}
