public import Foundation
public import LiveryCatalogue
public import LiveryStyle

/// A shape: any of the types that a stylesheet can write for `some Shape`.
public struct AnyShape: StylesheetValue, CustomStringConvertible {
    public indirect enum Content: Hashable, Sendable, Codable {
        case rectangle
        /// With elliptical corners of a size in points.
        case roundedRectangle(cornerSize: CGSize, style: RoundedCornerStyle)
        case unevenRoundedRectangle(RectangleCornerRadii, style: RoundedCornerStyle)
        /// A rectangle whose corners are as round as can be.
        case capsule(style: RoundedCornerStyle)
        /// The largest circle in the middle of the rectangle.
        case circle
        case ellipse
        /// The container's shape, made smaller by the distance from it.
        case containerRelative
        case concentricRectangle(corners: Edge.Corner.Style, isUniform: Bool)
        case buttonBorder(ButtonBorderShape)
        /// That of glass when no other is given, a capsule.
        case glassEffect
        /// Children of the node by the names of their templates.
        case template([String])
        /// An insettable shape with its edges moved inwards, in points.
        case inset(AnyShape, by: Double)
        /// A shape moved by points.
        case moved(AnyShape, by: CGSize)
        /// A shape turned clockwise about a point of the rectangle.
        case rotated(AnyShape, by: Angle, anchor: UnitPoint)
        case scaled(AnyShape, x: Double, y: Double, anchor: UnitPoint)
        /// A shape in a rectangle of a size in points, which the anchor places in the shape's own rectangle.
        case sized(AnyShape, CGSize, anchor: UnitPoint)
        case transformed(AnyShape, CGAffineTransform)
        /// A part of the outline, by fractions of its length.
        case trimmed(AnyShape, from: Double, to: Double)
        /// A line along the outline.
        case stroked(AnyShape, StrokeStyle)
        case combined(AnyShape, Operation, AnyShape, eoFill: Bool)
    }

    /// How two shapes become one; by the winding rule, or by the even-odd rule.
    public enum Operation: String, CaseIterable, Hashable, Sendable, Codable {
        case union, intersection, subtracting, symmetricDifference
        /// The parts of the first shape's outline inside of the second.
        case lineIntersection
        /// The parts of the first shape's outline outside of the second.
        case lineSubtraction
    }

    public static let stylesheetType = TypeReference.some("Shape")

    public var content: Content

    public init(_ content: Content) { self.content = content }

    public static let rect = AnyShape(.rectangle)
    public static let circle = AnyShape(.circle)
    public static let ellipse = AnyShape(.ellipse)
    public static let capsule = AnyShape(.capsule(style: .continuous))
    public static let containerRelative = AnyShape(.containerRelative)
    public static let buttonBorder = AnyShape(.buttonBorder(.automatic))

    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> AnyShape {
        .rect(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> AnyShape {
        AnyShape(.roundedRectangle(cornerSize: cornerSize, style: style))
    }

    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> AnyShape {
        AnyShape(.unevenRoundedRectangle(cornerRadii, style: style))
    }

    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> AnyShape {
        AnyShape(.concentricRectangle(corners: corners, isUniform: isUniform))
    }

    public static func capsule(style: RoundedCornerStyle) -> AnyShape { AnyShape(.capsule(style: style)) }

    /// Whether the shape can be drawn with its edges moved inwards.
    public var isInsettable: Bool {
        switch content {
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .circle, .ellipse, .containerRelative,
            .concentricRectangle, .buttonBorder, .template, .inset:
            true
        case .glassEffect, .moved, .rotated, .scaled, .sized, .transformed, .trimmed, .stroked, .combined: false
        }
    }
}
