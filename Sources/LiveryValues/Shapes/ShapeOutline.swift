public import Foundation

/// What a shape looks like in a rectangle, in terms that every drawing library has: a rounded rectangle or an ellipse,
/// how it is transformed, which part of its outline is drawn, and the line along it.
public struct ShapeOutline: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The corners' sizes fit into the frame.
        case rectangle(Corners, RoundedCornerStyle)
        case ellipse
    }

    /// The sizes of a rectangle's corners, in points.
    public struct Corners: Hashable, Sendable {
        public var topLeading: CGSize
        public var bottomLeading: CGSize
        public var bottomTrailing: CGSize
        public var topTrailing: CGSize

        public static let square = Corners(all: .zero)

        public init(topLeading: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize, topTrailing: CGSize) {
            self.topLeading = topLeading
            self.bottomLeading = bottomLeading
            self.bottomTrailing = bottomTrailing
            self.topTrailing = topTrailing
        }

        public init(all size: CGSize) {
            self.init(topLeading: size, bottomLeading: size, bottomTrailing: size, topTrailing: size)
        }
    }

    public var kind: Kind
    public var frame: CGRect
    /// Applied to the outline.
    public var transform = CGAffineTransform.identity
    /// The part of the outline that is drawn, by fractions of its length.
    public var trim: ClosedRange<Double> = 0...1
    /// The line along the transformed outline; nil when the inside is filled.
    public var stroke: StrokeStyle?

    public init(kind: Kind, frame: CGRect) {
        self.kind = kind
        self.frame = frame
    }
}

extension AnyShape {
    /// The shape in a rectangle; nil when the container, the control or a child of the node decides, and when shapes are
    /// combined, trimmed after they are stroked, stroked twice or distorted after they are stroked.
    public func outline(in rect: CGRect) -> ShapeOutline? {
        // Outermost first, each with its rectangle: a chain is too long for a call within the call for each member.
        var changes: [(content: Content, rect: CGRect)] = []
        var (shape, rect, inset) = (self, rect, 0.0)
        while let base = shape.base {
            switch shape.content {
            case .inset(_, let amount): inset += amount
            case .sized(_, let size, let anchor):
                rect = CGRect(
                    x: rect.origin.x + (rect.size.width - size.width) * anchor.x,
                    y: rect.origin.y + (rect.size.height - size.height) * anchor.y, width: size.width,
                    height: size.height)
            default: changes.append((shape.content, rect))
            }
            shape = base
        }
        var outline = shape.ownOutline(in: rect, inset: inset)
        for (content, rect) in changes.reversed() { outline = outline?.changed(by: content, in: rect) }
        return outline
    }

    /// The shape that this one is a change of; nil for one that is none, or is made of two.
    private var base: AnyShape? {
        switch content {
        case .inset(let base, _), .moved(let base, _), .rotated(let base, _, _), .scaled(let base, _, _, _),
            .sized(let base, _, _), .transformed(let base, _), .trimmed(let base, _, _), .stroked(let base, _):
            base
        default: nil
        }
    }

    /// The outline of a shape that isn't a change of another.
    ///
    /// - Parameter inset: How far its edges are moved inwards.
    private func ownOutline(in rect: CGRect, inset: Double) -> ShapeOutline? {
        switch content {
        case .rectangle: .rectangle(in: rect, inset, CGSize.zero, .circular)
        case .roundedRectangle(let size, let style): .rectangle(in: rect, inset, size, style)
        case .unevenRoundedRectangle(let radii, let style): .rectangle(in: rect, inset, radii, style)
        case .capsule(let style): .capsule(in: rect, inset, style)
        case .circle: .circle(in: rect, inset)
        case .ellipse: ShapeOutline(kind: .ellipse, frame: rect.shrunk(by: inset))
        case .glassEffect: .capsule(in: rect, inset, .continuous)
        case .concentricRectangle(.fixed(let radius), _), .buttonBorder(.roundedRectangle(let radius?)):
            .rectangle(in: rect, inset, CGSize(width: radius, height: radius), .continuous)
        case .buttonBorder(.capsule): .capsule(in: rect, inset, .continuous)
        case .buttonBorder(.circle): .circle(in: rect, inset)
        default: nil
        }
    }
}

// MARK: - Kinds

extension ShapeOutline {
    fileprivate static func rectangle(
        in rect: CGRect, _ inset: Double, _ corner: CGSize, _ style: RoundedCornerStyle
    ) -> ShapeOutline {
        let frame = rect.shrunk(by: inset)
        let size = CGSize(
            width: clamped(corner.width - inset, to: frame.size.width / 2),
            height: clamped(corner.height - inset, to: frame.size.height / 2))
        return ShapeOutline(kind: .rectangle(Corners(all: size), style), frame: frame)
    }

    /// Corners that don't fit beside each other are made smaller together, as CSS does (Backgrounds 3, section 4.5).
    fileprivate static func rectangle(
        in rect: CGRect, _ inset: Double, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle
    ) -> ShapeOutline {
        let frame = rect.shrunk(by: inset)
        let (width, height) = (Double(frame.size.width), Double(frame.size.height))
        func radius(_ radius: Double) -> Double { clamped(radius - inset, to: max(width, height)) }
        let (topLeading, topTrailing) = (radius(radii.topLeading), radius(radii.topTrailing))
        let (bottomLeading, bottomTrailing) = (radius(radii.bottomLeading), radius(radii.bottomTrailing))
        var factor = 1.0
        for (side, sum) in [
            (width, topLeading + topTrailing), (width, bottomLeading + bottomTrailing),
            (height, topLeading + bottomLeading), (height, topTrailing + bottomTrailing),
        ] where sum > side { factor = min(factor, side / sum) }
        func size(_ radius: Double) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
        return ShapeOutline(
            kind: .rectangle(
                Corners(
                    topLeading: size(topLeading), bottomLeading: size(bottomLeading),
                    bottomTrailing: size(bottomTrailing), topTrailing: size(topTrailing)), style), frame: frame)
    }

    fileprivate static func capsule(in rect: CGRect, _ inset: Double, _ style: RoundedCornerStyle) -> ShapeOutline {
        let frame = rect.shrunk(by: inset)
        let radius = min(frame.size.width, frame.size.height) / 2
        return ShapeOutline(
            kind: .rectangle(Corners(all: CGSize(width: radius, height: radius)), style), frame: frame)
    }

    fileprivate static func circle(in rect: CGRect, _ inset: Double) -> ShapeOutline {
        let frame = rect.shrunk(by: inset)
        let side = min(frame.size.width, frame.size.height)
        return ShapeOutline(
            kind: .ellipse,
            frame: CGRect(
                x: frame.origin.x + (frame.size.width - side) / 2, y: frame.origin.y + (frame.size.height - side) / 2,
                width: side, height: side))
    }

    /// A length from 0 to a limit; 0 for what is no number.
    private static func clamped(_ length: Double, to limit: Double) -> Double {
        length > 0 ? min(length, max(limit, 0)) : 0
    }
}

// MARK: - Changes

extension ShapeOutline {
    /// The outline after what a shape does to the one it is made of, in the shape's rectangle.
    fileprivate func changed(by content: AnyShape.Content, in rect: CGRect) -> ShapeOutline? {
        switch content {
        case .moved(_, let offset):
            return transformed(by: CGAffineTransform(translationX: offset.width, y: offset.height))
        case .rotated(_, let angle, let anchor):
            return transformed(by: CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: rect))
        case .scaled(_, let x, let y, let anchor):
            return transformed(by: CGAffineTransform(scaleX: x, y: y).about(anchor, in: rect))
        case .transformed(_, let transform): return transformed(by: transform)
        case .trimmed(_, let start, let end): return trimmed(from: start, to: end)
        case .stroked(_, let style):
            guard stroke == nil else { return nil }
            var result = self
            result.stroke = style
            return result
        default: return self
        }
    }

    /// A line is transformed with its outline; only one that keeps its proportions is a line of the same kind.
    private func transformed(by change: CGAffineTransform) -> ShapeOutline? {
        var result = self
        result.transform = transform.concatenating(change)
        guard var style = stroke else { return result }
        let keepsProportions =
            change.a == change.d && change.b == -change.c || change.a == -change.d && change.b == change.c
        guard keepsProportions else { return nil }
        let factor = (change.a * change.a + change.b * change.b).squareRoot()
        if factor != 1 {
            style.lineWidth *= factor
            style.dash = style.dash.map { $0 * factor }
            style.dashPhase *= factor
            result.stroke = style
        }
        return result
    }

    private func trimmed(from start: Double, to end: Double) -> ShapeOutline? {
        guard stroke == nil else { return nil }
        func fraction(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }
        let length = trim.upperBound - trim.lowerBound
        let lower = trim.lowerBound + length * fraction(start)
        var result = self
        result.trim = lower...max(lower, trim.lowerBound + length * fraction(end))
        return result
    }
}

extension CGAffineTransform {
    /// The transform with a point of a rectangle in the place of the origin.
    fileprivate func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let x = Double(rect.origin.x + rect.size.width * anchor.x)
        let y = Double(rect.origin.y + rect.size.height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(
            CGAffineTransform(translationX: x, y: y))
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards, to a point in its middle at most.
    fileprivate func shrunk(by inset: Double) -> CGRect {
        let horizontal = min(inset, size.width / 2)
        let vertical = min(inset, size.height / 2)
        return CGRect(
            x: origin.x + horizontal, y: origin.y + vertical, width: size.width - 2 * horizontal,
            height: size.height - 2 * vertical)
    }
}
