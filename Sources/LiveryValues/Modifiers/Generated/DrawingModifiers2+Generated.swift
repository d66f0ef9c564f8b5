// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import Foundation
public import LiveryStyle

/// Cuts off what lies outside of a shape.
///
/// - `clipShape(_ shape: some Shape, style: FillStyle = FillStyle())`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ClipShapeModifier: TypedModifier {
    public static let name = "clipShape"
    static let overloads = OverloadTable(name, "_ shape: some Shape, style: FillStyle = FillStyle()")

    /// `_ shape: some Shape`.
    public var shape: AnyShape
    /// `style: FillStyle = FillStyle()`.
    public var style: FillStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        shape = try arguments.value("shape")
        style = try arguments.value("style", default: FillStyle())
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("shape", shape)
        call.add("style", style)
        return call.text
    }
}

/// Cuts off what lies outside of the view's frame.
///
/// - `clipped(antialiased: Bool = false)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ClippedModifier: TypedModifier {
    public static let name = "clipped"
    static let overloads = OverloadTable(name, "antialiased: Bool = false")

    /// `antialiased: Bool = false`.
    public var antialiased: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        antialiased = try arguments.value("antialiased", default: false)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("antialiased", antialiased)
        return call.text
    }
}

/// The shape that touches and the like have to hit.
///
/// - `contentShape(_ shape: some Shape, eoFill: Bool = false)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false)`: iOS 15, macOS 12, tvOS 15,
///   watchOS 8, visionOS 1.
public struct ContentShapeModifier: TypedModifier {
    public static let name = "contentShape"
    static let overloads = OverloadTable(
        name,
        "_ shape: some Shape, eoFill: Bool = false",
        "_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false")

    /// `_ shape: some Shape`.
    public var shape: AnyShape
    /// `eoFill: Bool = false`.
    public var eoFill: Bool
    /// `_ kind: ContentShapeKinds`.
    public var kind: ContentShapeKinds?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        shape = try arguments.value("shape")
        eoFill = try arguments.value("eoFill", default: false)
        kind = try arguments.valueIfPresent("kind")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("shape", shape)
        call.add("eoFill", eoFill)
        call.addIfPresent("kind", kind)
        return call.text
    }
}

/// Shows the view where content is opaque.
///
/// - `mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS
///   8, visionOS 1.
/// - `mask(@ViewBuilder _ mask: () -> some View)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. Deprecated: Use
///   overload where mask accepts a @ViewBuilder instead.
public struct MaskModifier: TypedModifier {
    public static let name = "mask"
    static let overloads = OverloadTable(
        name,
        "alignment: Alignment = .center, @ViewBuilder _ content: () -> some View",
        abbreviations: [("@ViewBuilder _ content: () -> some View", of: 0)])

    /// `alignment: Alignment = .center`.
    public var alignment: Alignment
    /// `@ViewBuilder _ mask: () -> some View`.
    public var content: ContentReference

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        alignment = try arguments.value("alignment", default: .center)
        content = try arguments.reference("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("alignment", alignment)
        call.add("content", content)
        return call.text
    }
}

/// Draws the view larger or smaller; the layout stays.
///
/// - `scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center)`: iOS 13, macOS 10.15, tvOS 13,
///   watchOS 6, visionOS 1.
/// - `scaleEffect(_ scale: Size3D, anchor: UnitPoint3D = .center)`: visionOS 1; not on iOS, macOS, tvOS, watchOS.
/// - `scaleEffect(_ s: CGFloat, anchor: UnitPoint3D = .center)`: visionOS 1; not on iOS, macOS, tvOS, watchOS.
/// - `scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor: UnitPoint3D = .center)`: visionOS 1;
///   not on iOS, macOS, tvOS, watchOS.
public struct ScaleEffectModifier: TypedModifier {
    public static let name = "scaleEffect"
    static let overloads = OverloadTable(
        name,
        "_ size: CGSize, anchor: UnitPoint = .center",
        "_ scale: CGFloat, anchor: UnitPoint = .center",
        "x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center",
        "_ size3D: Size3D, anchor anchor3D: UnitPoint3D = .center",
        "_ scale: CGFloat, anchor anchor3D: UnitPoint3D = .center",
        "x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor anchor3D: UnitPoint3D = .center")

    /// A factor for each direction. `_ scale: CGSize`.
    public var size: CGSize?
    /// `anchor: UnitPoint = .center`.
    public var anchor: UnitPoint?
    /// A factor. `_ scale: CGFloat` or `_ s: CGFloat`.
    public var scale: Double?
    /// A factor. `x: CGFloat = 1.0`.
    public var x: Double?
    /// A factor. `y: CGFloat = 1.0`.
    public var y: Double?
    /// A factor for each direction. `_ scale: Size3D`.
    public var size3D: Size3D?
    /// `anchor: UnitPoint3D = .center`.
    public var anchor3D: UnitPoint3D?
    /// A factor. `z: CGFloat = 1.0`.
    public var z: Double?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        size = try arguments.valueIfPresent("size")
        anchor = try arguments.valueIfPresent("anchor", default: .center)
        scale = try arguments.valueIfPresent("scale")
        x = try arguments.valueIfPresent("x", default: 1.0)
        y = try arguments.valueIfPresent("y", default: 1.0)
        size3D = try arguments.valueIfPresent("size3D")
        anchor3D = try arguments.valueIfPresent("anchor3D", default: .center)
        z = try arguments.valueIfPresent("z", default: 1.0)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("size", size)
        call.addIfPresent("anchor", anchor)
        call.addIfPresent("scale", scale)
        call.addIfPresent("x", x)
        call.addIfPresent("y", y)
        call.addIfPresent("size3D", size3D)
        call.addIfPresent("anchor3D", anchor3D)
        call.addIfPresent("z", z)
        return call.text
    }
}

/// Draws the view turned; the layout stays.
///
/// - `rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct RotationEffectModifier: TypedModifier {
    public static let name = "rotationEffect"
    static let overloads = OverloadTable(name, "_ angle: Angle, anchor: UnitPoint = .center")

    /// `_ angle: Angle`.
    public var angle: Angle
    /// `anchor: UnitPoint = .center`.
    public var anchor: UnitPoint

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        angle = try arguments.value("angle")
        anchor = try arguments.value("anchor", default: .center)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("angle", angle)
        call.add("anchor", anchor)
        return call.text
    }
}

/// Hides what the view says.
///
/// - `redacted(reason: RedactionReasons)`
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct RedactedModifier: TypedModifier {
    public static let name = "redacted"
    static let overloads = OverloadTable(name, "reason: RedactionReasons")

    /// `reason: RedactionReasons`.
    public var reason: RedactionReasons

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        reason = try arguments.value("reason")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("reason", reason)
        return call.text
    }
}

/// Whether the presentation is light or dark; as the system is when nil.
///
/// - `preferredColorScheme(_ colorScheme: ColorScheme?)`
///
/// iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1.
public struct PreferredColorSchemeModifier: TypedModifier {
    public static let name = "preferredColorScheme"
    static let overloads = OverloadTable(name, "_ colorScheme: ColorScheme?")

    /// `_ colorScheme: ColorScheme?`.
    public var colorScheme: ColorScheme?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        colorScheme = try arguments.valueIfPresent("colorScheme")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("colorScheme", colorScheme)
        return call.text
    }
}
