// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import Foundation
public import LiveryStyle

/// Room around the view.
///
/// - `padding(_ insets: EdgeInsets)`
/// - `padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)`
/// - `padding(_ length: CGFloat)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct PaddingModifier: TypedModifier {
    public static let name = "padding"
    static let overloads = OverloadTable(
        name,
        "_ insets: EdgeInsets",
        "_ edges: Edge.Set = .all, _ length: CGFloat? = nil",
        abbreviations: [("_ length: CGFloat", of: 1)])

    /// `_ insets: EdgeInsets`.
    public var insets: EdgeInsets?
    /// `_ edges: Edge.Set = .all`.
    public var edges: Edge.Set?
    /// In points; as the platform has it when nil. `_ length: CGFloat? = nil` or `_ length: CGFloat`.
    public var length: Double?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        insets = try arguments.valueIfPresent("insets")
        edges = try arguments.valueIfPresent("edges", default: .all)
        length = try arguments.valueIfPresent("length")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("insets", insets)
        call.addIfPresent("edges", edges)
        call.addIfPresent("length", length)
        return call.text
    }
}

/// A size, or limits of it, with the place of the view within.
///
/// - `frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)`: iOS 13, macOS 10.15, tvOS
///   13, watchOS 6, visionOS 1.
/// - `frame()`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. Deprecated: Please pass one or more parameters.
/// - `frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
///   idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)`: iOS 13, macOS 10.15,
///   tvOS 13, watchOS 6, visionOS 1.
/// - `frame(depth: CGFloat?, alignment: DepthAlignment = .center)`: visionOS 1; not on iOS, macOS, tvOS, watchOS.
/// - `frame(minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment: DepthAlignment =
///   .center)`: visionOS 1; not on iOS, macOS, tvOS, watchOS.
public struct FrameModifier: TypedModifier {
    public static let name = "frame"
    static let overloads = OverloadTable(
        name,
        "width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center",
        "minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center",
        "depth: CGFloat?, alignment depthAlignment: DepthAlignment = .center",
        "minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment depthAlignment: DepthAlignment = .center",
        abbreviations: [("", of: 0)])

    /// In points; the view's own when nil. `width: CGFloat? = nil`.
    public var width: Double?
    /// In points; the view's own when nil. `height: CGFloat? = nil`.
    public var height: Double?
    /// `alignment: Alignment = .center`.
    public var alignment: Alignment?
    /// `minWidth: CGFloat? = nil`.
    public var minWidth: Double?
    /// `idealWidth: CGFloat? = nil`.
    public var idealWidth: Double?
    /// In points; infinite for all there is. `maxWidth: CGFloat? = nil`.
    public var maxWidth: Double?
    /// `minHeight: CGFloat? = nil`.
    public var minHeight: Double?
    /// `idealHeight: CGFloat? = nil`.
    public var idealHeight: Double?
    /// In points; infinite for all there is. `maxHeight: CGFloat? = nil`.
    public var maxHeight: Double?
    /// In points; the view's own when nil. `depth: CGFloat?`.
    public var depth: Double?
    /// `alignment: DepthAlignment = .center`.
    public var depthAlignment: DepthAlignment?
    /// `minDepth: CGFloat? = nil`.
    public var minDepth: Double?
    /// `idealDepth: CGFloat? = nil`.
    public var idealDepth: Double?
    /// `maxDepth: CGFloat? = nil`.
    public var maxDepth: Double?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        width = try arguments.valueIfPresent("width")
        height = try arguments.valueIfPresent("height")
        alignment = try arguments.valueIfPresent("alignment", default: .center)
        minWidth = try arguments.valueIfPresent("minWidth")
        idealWidth = try arguments.valueIfPresent("idealWidth")
        maxWidth = try arguments.valueIfPresent("maxWidth")
        minHeight = try arguments.valueIfPresent("minHeight")
        idealHeight = try arguments.valueIfPresent("idealHeight")
        maxHeight = try arguments.valueIfPresent("maxHeight")
        depth = try arguments.valueIfPresent("depth")
        depthAlignment = try arguments.valueIfPresent("depthAlignment", default: .center)
        minDepth = try arguments.valueIfPresent("minDepth")
        idealDepth = try arguments.valueIfPresent("idealDepth")
        maxDepth = try arguments.valueIfPresent("maxDepth")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("width", width)
        call.addIfPresent("height", height)
        call.addIfPresent("alignment", alignment)
        call.addIfPresent("minWidth", minWidth)
        call.addIfPresent("idealWidth", idealWidth)
        call.addIfPresent("maxWidth", maxWidth)
        call.addIfPresent("minHeight", minHeight)
        call.addIfPresent("idealHeight", idealHeight)
        call.addIfPresent("maxHeight", maxHeight)
        call.addIfPresent("depth", depth)
        call.addIfPresent("depthAlignment", depthAlignment)
        call.addIfPresent("minDepth", minDepth)
        call.addIfPresent("idealDepth", idealDepth)
        call.addIfPresent("maxDepth", maxDepth)
        return call.text
    }
}

/// The view's own size instead of the one it is offered: in both directions unless it says one.
///
/// - `fixedSize(horizontal: Bool, vertical: Bool)`
/// - `fixedSize()`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct FixedSizeModifier: TypedModifier {
    public static let name = "fixedSize"
    static let overloads = OverloadTable(
        name,
        "horizontal: Bool, vertical: Bool",
        "")

    /// Nil where both directions are meant. `horizontal: Bool`.
    public var horizontal: Bool?
    /// Nil where both directions are meant. `vertical: Bool`.
    public var vertical: Bool?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        horizontal = try arguments.valueIfPresent("horizontal")
        vertical = try arguments.valueIfPresent("vertical")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("horizontal", horizontal)
        call.addIfPresent("vertical", vertical)
        return call.text
    }
}

/// Who is given room first when there isn't enough; 0 for views that don't say.
///
/// - `layoutPriority(_ value: Double)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct LayoutPriorityModifier: TypedModifier {
    public static let name = "layoutPriority"
    static let overloads = OverloadTable(name, "_ value: Double")

    /// `_ value: Double`.
    public var value: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        value = try arguments.value("value")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("value", value)
        return call.text
    }
}

/// A ratio of width to height; the view's own when there is none.
///
/// - `aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)`
/// - `aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct AspectRatioModifier: TypedModifier {
    public static let name = "aspectRatio"
    static let overloads = OverloadTable(
        name,
        "_ aspectRatio: CGFloat? = nil, contentMode: ContentMode",
        "_ size: CGSize, contentMode: ContentMode")

    /// Width divided by height; the view's own when nil. `_ aspectRatio: CGFloat? = nil`.
    public var aspectRatio: Double?
    /// `contentMode: ContentMode`.
    public var contentMode: ContentMode
    /// Whose width and height have the ratio. `_ aspectRatio: CGSize`.
    public var size: CGSize?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        aspectRatio = try arguments.valueIfPresent("aspectRatio")
        contentMode = try arguments.value("contentMode")
        size = try arguments.valueIfPresent("size")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("aspectRatio", aspectRatio)
        call.add("contentMode", contentMode)
        call.addIfPresent("size", size)
        return call.text
    }
}

/// The view's own ratio of width to height, as large as fits.
///
/// - `scaledToFit()`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ScaledToFitModifier: TypedModifier {
    public static let name = "scaledToFit"
    static let overloads = OverloadTable(name, "")

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        _ = try Self.overloads.arguments(of: modifier)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        "scaledToFit()"
    }
}

/// The view's own ratio of width to height, as small as fills the room.
///
/// - `scaledToFill()`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ScaledToFillModifier: TypedModifier {
    public static let name = "scaledToFill"
    static let overloads = OverloadTable(name, "")

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        _ = try Self.overloads.arguments(of: modifier)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        "scaledToFill()"
    }
}

/// A move of what is drawn; the layout stays.
///
/// - `offset(_ offset: CGSize)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `offset(x: CGFloat = 0, y: CGFloat = 0)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `offset(z: CGFloat)`: visionOS 1; not on iOS, macOS, tvOS, watchOS.
/// - `offset(_ offset: CGSize)` of Shape: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `offset(_ offset: CGPoint)` of Shape: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `offset(x: CGFloat = 0, y: CGFloat = 0)` of Shape: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct OffsetModifier: TypedModifier {
    public static let name = "offset"
    static let overloads = OverloadTable(
        name,
        "_ offset: CGSize",
        "x: CGFloat = 0, y: CGFloat = 0",
        "z: CGFloat",
        "_ point: CGPoint")

    /// In points. `_ offset: CGSize`.
    public var offset: CGSize?
    /// In points. `x: CGFloat = 0`.
    public var x: Double?
    /// In points. `y: CGFloat = 0`.
    public var y: Double?
    /// In points. `z: CGFloat`.
    public var z: Double?
    /// In points. `_ offset: CGPoint`.
    public var point: CGPoint?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        offset = try arguments.valueIfPresent("offset")
        x = try arguments.valueIfPresent("x", default: 0)
        y = try arguments.valueIfPresent("y", default: 0)
        z = try arguments.valueIfPresent("z")
        point = try arguments.valueIfPresent("point")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("offset", offset)
        call.addIfPresent("x", x)
        call.addIfPresent("y", y)
        call.addIfPresent("z", z)
        call.addIfPresent("point", point)
        return call.text
    }
}

/// The centre of the view within its parent.
///
/// - `position(_ position: CGPoint)`
/// - `position(x: CGFloat = 0, y: CGFloat = 0)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct PositionModifier: TypedModifier {
    public static let name = "position"
    static let overloads = OverloadTable(
        name,
        "_ position: CGPoint",
        "x: CGFloat = 0, y: CGFloat = 0")

    /// In points. `_ position: CGPoint`.
    public var position: CGPoint?
    /// In points. `x: CGFloat = 0`.
    public var x: Double?
    /// In points. `y: CGFloat = 0`.
    public var y: Double?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        position = try arguments.valueIfPresent("position")
        x = try arguments.valueIfPresent("x", default: 0)
        y = try arguments.valueIfPresent("y", default: 0)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("position", position)
        call.addIfPresent("x", x)
        call.addIfPresent("y", y)
        return call.text
    }
}

/// Who is drawn above others; 0 for views that don't say.
///
/// - `zIndex(_ value: Double)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ZIndexModifier: TypedModifier {
    public static let name = "zIndex"
    static let overloads = OverloadTable(name, "_ value: Double")

    /// `_ value: Double`.
    public var value: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        value = try arguments.value("value")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("value", value)
        return call.text
    }
}
