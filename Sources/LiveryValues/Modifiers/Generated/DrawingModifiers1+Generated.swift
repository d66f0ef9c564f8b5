// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// Content or a style behind the view.
///
/// - `background(@ViewBuilder _ background: () -> some View, alignment: Alignment = .center)`: iOS 13, macOS 10.15,
///   tvOS 13, watchOS 6, visionOS 1. Deprecated: Use background(alignment:content:) instead.
/// - `background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)`: iOS 15, macOS 12, tvOS 15,
///   watchOS 8, visionOS 1.
/// - `background(ignoresSafeAreaEdges edges: Edge.Set = .all)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)`: iOS 15, macOS 12, tvOS 15,
///   watchOS 8, visionOS 1.
/// - `background(in shape: some Shape, fillStyle: FillStyle = FillStyle())`: iOS 15, macOS 12, tvOS 15, watchOS 8,
///   visionOS 1.
/// - `background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle())`: iOS 15, macOS
///   12, tvOS 15, watchOS 8, visionOS 1.
/// - `background(in shape: some InsettableShape, fillStyle: FillStyle = FillStyle())`: iOS 15, macOS 12, tvOS 15,
///   watchOS 8, visionOS 1.
/// - `background(_ style: some ShapeStyle, in shape: some InsettableShape, fillStyle: FillStyle = FillStyle())`: iOS
///   15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct BackgroundModifier: TypedModifier {
    public static let name = "background"
    static let overloads = OverloadTable(
        name,
        "@ViewBuilder _ content: () -> some View, alignment: Alignment = .center",
        "alignment: Alignment = .center, @ViewBuilder content: () -> some View",
        "ignoresSafeAreaEdges: Edge.Set = .all",
        "_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all",
        "in shape: some Shape, fillStyle: FillStyle = FillStyle()",
        "_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()",
        "in shape: some InsettableShape, fillStyle: FillStyle = FillStyle()",
        "_ style: some ShapeStyle, in shape: some InsettableShape, fillStyle: FillStyle = FillStyle()")

    /// `@ViewBuilder _ background: () -> some View` or `@ViewBuilder content: () -> some View`.
    public var content: ContentReference?
    /// `alignment: Alignment = .center`.
    public var alignment: Alignment?
    /// `ignoresSafeAreaEdges edges: Edge.Set = .all`.
    public var ignoresSafeAreaEdges: Edge.Set?
    /// `_ style: some ShapeStyle`.
    public var style: AnyShapeStyle?
    /// `in shape: some Shape` or `in shape: some InsettableShape`.
    public var shape: AnyShape?
    /// `fillStyle: FillStyle = FillStyle()`.
    public var fillStyle: FillStyle?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        content = try arguments.referenceIfPresent("content")
        alignment = try arguments.valueIfPresent("alignment", default: .center)
        ignoresSafeAreaEdges = try arguments.valueIfPresent("ignoresSafeAreaEdges", default: .all)
        style = try arguments.valueIfPresent("style")
        shape = try arguments.valueIfPresent("shape")
        fillStyle = try arguments.valueIfPresent("fillStyle", default: FillStyle())
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("content", content)
        call.addIfPresent("alignment", alignment)
        call.addIfPresent("ignoresSafeAreaEdges", ignoresSafeAreaEdges)
        call.addIfPresent("style", style)
        call.addIfPresent("shape", shape)
        call.addIfPresent("fillStyle", fillStyle)
        return call.text
    }
}

/// Content or a style in front of the view.
///
/// - `overlay(@ViewBuilder _ overlay: () -> some View, alignment: Alignment = .center)`: iOS 13, macOS 10.15, tvOS 13,
///   watchOS 6, visionOS 1. Deprecated: Use overlay(alignment:content:) instead.
/// - `overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View)`: iOS 15, macOS 12, tvOS 15,
///   watchOS 8, visionOS 1.
/// - `overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)`: iOS 15, macOS 12, tvOS 15,
///   watchOS 8, visionOS 1.
/// - `overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle())`: iOS 15, macOS 12,
///   tvOS 15, watchOS 8, visionOS 1.
public struct OverlayModifier: TypedModifier {
    public static let name = "overlay"
    static let overloads = OverloadTable(
        name,
        "@ViewBuilder _ content: () -> some View, alignment: Alignment = .center",
        "alignment: Alignment = .center, @ViewBuilder content: () -> some View",
        "_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all",
        "_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()")

    /// `@ViewBuilder _ overlay: () -> some View` or `@ViewBuilder content: () -> some View`.
    public var content: ContentReference?
    /// `alignment: Alignment = .center`.
    public var alignment: Alignment?
    /// `_ style: some ShapeStyle`.
    public var style: AnyShapeStyle?
    /// `ignoresSafeAreaEdges edges: Edge.Set = .all`.
    public var ignoresSafeAreaEdges: Edge.Set?
    /// `in shape: some Shape`.
    public var shape: AnyShape?
    /// `fillStyle: FillStyle = FillStyle()`.
    public var fillStyle: FillStyle?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        content = try arguments.referenceIfPresent("content")
        alignment = try arguments.valueIfPresent("alignment", default: .center)
        style = try arguments.valueIfPresent("style")
        ignoresSafeAreaEdges = try arguments.valueIfPresent("ignoresSafeAreaEdges", default: .all)
        shape = try arguments.valueIfPresent("shape")
        fillStyle = try arguments.valueIfPresent("fillStyle", default: FillStyle())
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("content", content)
        call.addIfPresent("alignment", alignment)
        call.addIfPresent("style", style)
        call.addIfPresent("ignoresSafeAreaEdges", ignoresSafeAreaEdges)
        call.addIfPresent("shape", shape)
        call.addIfPresent("fillStyle", fillStyle)
        return call.text
    }
}

/// The styles that texts, shapes and symbols are drawn with.
///
/// - `foregroundStyle(_ style: some ShapeStyle)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)`: iOS 15, macOS 12, tvOS 15, watchOS 8,
///   visionOS 1.
/// - `foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle)`: iOS 15,
///   macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `foregroundStyle(_ style: some ShapeStyle)` of Text: iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public struct ForegroundStyleModifier: TypedModifier {
    public static let name = "foregroundStyle"
    static let overloads = OverloadTable(
        name,
        "_ primary: some ShapeStyle",
        "_ primary: some ShapeStyle, _ secondary: some ShapeStyle",
        "_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle")

    /// `_ style: some ShapeStyle` or `_ primary: some ShapeStyle`.
    public var primary: AnyShapeStyle
    /// `_ secondary: some ShapeStyle`.
    public var secondary: AnyShapeStyle?
    /// `_ tertiary: some ShapeStyle`.
    public var tertiary: AnyShapeStyle?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        primary = try arguments.value("primary")
        secondary = try arguments.valueIfPresent("secondary")
        tertiary = try arguments.valueIfPresent("tertiary")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("primary", primary)
        call.addIfPresent("secondary", secondary)
        call.addIfPresent("tertiary", tertiary)
        return call.text
    }
}

/// The colour that texts, shapes and symbols are drawn with; that of the place when nil.
///
/// - `foregroundColor(_ color: Color?)`
/// - `foregroundColor(_ color: Color?)` of Text
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. Deprecated: it is ``foregroundStyle(_:)`` now.
public struct ForegroundColorModifier: TypedModifier {
    public static let name = "foregroundColor"
    static let overloads = OverloadTable(name, "_ color: Color?")

    /// `_ color: Color?`.
    public var color: Color?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        color = try arguments.valueIfPresent("color")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("color", color)
        return call.text
    }
}

/// The accent of controls; that of the place when nil.
///
/// - `tint(_ tint: (some ShapeStyle)?)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `tint(_ tint: Color?)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct TintModifier: TypedModifier {
    public static let name = "tint"
    static let overloads = OverloadTable(
        name,
        "_ tint: (some ShapeStyle)?",
        "_ tint: Color?")

    /// `_ tint: (some ShapeStyle)?` or `_ tint: Color?`.
    public var tint: AnyShapeStyle?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        tint = try arguments.valueIfPresent("tint")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("tint", tint)
        return call.text
    }
}

/// How opaque the view is.
///
/// - `opacity(_ opacity: Double)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct OpacityModifier: TypedModifier {
    public static let name = "opacity"
    static let overloads = OverloadTable(name, "_ opacity: Double")

    /// From 0, clear, to 1. `_ opacity: Double`.
    public var opacity: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        opacity = try arguments.value("opacity")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("opacity", opacity)
        return call.text
    }
}

/// A line along the inside of the view's frame.
///
/// - `border(_ content: some ShapeStyle, width: CGFloat = 1)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct BorderModifier: TypedModifier {
    public static let name = "border"
    static let overloads = OverloadTable(name, "_ content: some ShapeStyle, width: CGFloat = 1")

    /// `_ content: some ShapeStyle`.
    public var content: AnyShapeStyle
    /// In points. `width: CGFloat = 1`.
    public var width: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        content = try arguments.value("content")
        width = try arguments.value("width", default: 1)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("content", content)
        call.add("width", width)
        return call.text
    }
}

/// Round corners that clip the view.
///
/// - `cornerRadius(_ radius: CGFloat, antialiased: Bool = true)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. Deprecated: Use clipShape or fill instead.
public struct CornerRadiusModifier: TypedModifier {
    public static let name = "cornerRadius"
    static let overloads = OverloadTable(name, "_ radius: CGFloat, antialiased: Bool = true")

    /// In points. `_ radius: CGFloat`.
    public var radius: Double
    /// `antialiased: Bool = true`.
    public var antialiased: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        radius = try arguments.value("radius")
        antialiased = try arguments.value("antialiased", default: true)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("radius", radius)
        call.add("antialiased", antialiased)
        return call.text
    }
}

/// A shadow behind the view.
///
/// - `shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat =
///   0)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ShadowModifier: TypedModifier {
    public static let name = "shadow"
    static let overloads = OverloadTable(
        name,
        "color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0")

    /// `color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33)`.
    public var color: Color
    /// How far it is blurred, in points. `radius: CGFloat`.
    public var radius: Double
    /// In points. `x: CGFloat = 0`.
    public var x: Double
    /// In points. `y: CGFloat = 0`.
    public var y: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        color = try arguments.value("color", default: Color(.sRGBLinear, white: 0, opacity: 0.33))
        radius = try arguments.value("radius")
        x = try arguments.value("x", default: 0)
        y = try arguments.value("y", default: 0)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("color", color)
        call.add("radius", radius)
        call.add("x", x)
        call.add("y", y)
        return call.text
    }
}

/// Blurs the view.
///
/// - `blur(radius: CGFloat, opaque: Bool = false)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct BlurModifier: TypedModifier {
    public static let name = "blur"
    static let overloads = OverloadTable(name, "radius: CGFloat, opaque: Bool = false")

    /// In points. `radius: CGFloat`.
    public var radius: Double
    /// `opaque: Bool = false`.
    public var opaque: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        radius = try arguments.value("radius")
        opaque = try arguments.value("opaque", default: false)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("radius", radius)
        call.add("opaque", opaque)
        return call.text
    }
}
