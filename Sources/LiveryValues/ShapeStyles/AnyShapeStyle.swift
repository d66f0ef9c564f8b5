public import Foundation
public import LiveryCatalogue
public import LiveryStyle

/// What shapes, text and backgrounds are drawn with: any of the types that a stylesheet can write for `some ShapeStyle`.
///
/// A style that is built on another comes to one form, whichever way it was written: the opacity of a colour is a colour,
/// and `.opacity(0.5)` without a base is that of the foreground.
public struct AnyShapeStyle: StylesheetValue, CustomStringConvertible {
    public indirect enum Content: Hashable, Sendable, Codable {
        case color(Color)
        /// From the top of a shape to its bottom.
        case gradient(AnyGradient)
        case linearGradient(LinearGradient)
        case radialGradient(RadialGradient)
        case ellipticalGradient(EllipticalGradient)
        case angularGradient(AngularGradient)
        case meshGradient(MeshGradient)
        case material(Material)
        case image(ImagePaint)
        case semantic(SemanticShapeStyle)
        /// A level of the current foreground style.
        case hierarchical(HierarchicalShapeStyle)
        /// A level of another style.
        case level(AnyShapeStyle, HierarchicalShapeStyle)
        /// A style whose opacity is multiplied by a number from 0 to 1.
        case faded(AnyShapeStyle, opacity: Double)
        case blended(AnyShapeStyle, BlendMode)
        case shadowed(AnyShapeStyle, ShadowStyle)
        /// A style laid out in a rectangle rather than in the shape's own.
        case placed(AnyShapeStyle, in: CGRect)
        /// The appearance of materials in a style.
        case materialActiveAppearance(AnyShapeStyle, MaterialActiveAppearance)
    }

    public static let stylesheetType = TypeReference.some("ShapeStyle")

    public var content: Content

    public init(_ content: Content) { self.content = content }

    /// The style's colour, when it is nothing but one.
    public var color: Color? {
        if case .color(let color) = content { return color }
        return nil
    }

    public static func color(_ color: Color) -> AnyShapeStyle { AnyShapeStyle(.color(color)) }
    public static func material(_ material: Material) -> AnyShapeStyle { AnyShapeStyle(.material(material)) }

    public static let primary = AnyShapeStyle(.hierarchical(.primary))
    public static let secondary = AnyShapeStyle(.hierarchical(.secondary))
    public static let tertiary = AnyShapeStyle(.hierarchical(.tertiary))
    public static let quaternary = AnyShapeStyle(.hierarchical(.quaternary))
    public static let quinary = AnyShapeStyle(.hierarchical(.quinary))
    public static let foreground = AnyShapeStyle(.semantic(.foreground))
    public static let background = AnyShapeStyle(.semantic(.background))
    public static let tint = AnyShapeStyle(.semantic(.tint))
    public static let selection = AnyShapeStyle(.semantic(.selection))
    public static let separator = AnyShapeStyle(.semantic(.separator))
    public static let placeholder = AnyShapeStyle(.semantic(.placeholder))
    public static let link = AnyShapeStyle(.semantic(.link))
    public static let fill = AnyShapeStyle(.semantic(.fill))
    public static let windowBackground = AnyShapeStyle(.semantic(.windowBackground))
}

extension AnyShapeStyle {
    /// A level of the style.
    public func level(_ level: HierarchicalShapeStyle) -> AnyShapeStyle { AnyShapeStyle(.level(self, level)) }

    public func opacity(_ opacity: Double) -> AnyShapeStyle {
        if case .color(let color) = content { return .color(color.opacity(opacity)) }
        return AnyShapeStyle(.faded(self, opacity: opacity))
    }

    public func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(.blended(self, mode)) }

    public func shadow(_ shadow: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(.shadowed(self, shadow)) }

    public func `in`(_ rect: CGRect) -> AnyShapeStyle { AnyShapeStyle(.placed(self, in: rect)) }

    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> AnyShapeStyle {
        if case .material(let material) = content { return .material(material.materialActiveAppearance(appearance)) }
        return AnyShapeStyle(.materialActiveAppearance(self, appearance))
    }
}

/// A shape style as a stylesheet gives it: with references to props in it.
public typealias StylesheetResolvableShapeStyle = AttributeReference<AnyShapeStyle>
