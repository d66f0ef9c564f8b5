// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// Lets the view reach beyond the safe area.
///
/// - `ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)`
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct IgnoresSafeAreaModifier: TypedModifier {
    public static let name = "ignoresSafeArea"
    static let overloads = OverloadTable(name, "_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all")

    /// `_ regions: SafeAreaRegions = .all`.
    public var regions: SafeAreaRegions
    /// `edges: Edge.Set = .all`.
    public var edges: Edge.Set

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        regions = try arguments.value("regions", default: .all)
        edges = try arguments.value("edges", default: .all)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("regions", regions)
        call.add("edges", edges)
        return call.text
    }
}

/// Content at an edge, by whose size the safe area shrinks.
///
/// - `safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder
///   content: () -> some View)`
/// - `safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder
///   content: () -> some View)`
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct SafeAreaInsetModifier: TypedModifier {
    public static let name = "safeAreaInset"
    static let overloads = OverloadTable(
        name,
        "edge verticalEdge: VerticalEdge, alignment horizontalAlignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View",
        "edge horizontalEdge: HorizontalEdge, alignment verticalAlignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View")

    /// `edge: VerticalEdge`.
    public var verticalEdge: VerticalEdge?
    /// `alignment: HorizontalAlignment = .center`.
    public var horizontalAlignment: HorizontalAlignment?
    /// In points; as the platform has it when nil. `spacing: CGFloat? = nil`.
    public var spacing: Double?
    /// `@ViewBuilder content: () -> some View`.
    public var content: ContentReference
    /// `edge: HorizontalEdge`.
    public var horizontalEdge: HorizontalEdge?
    /// `alignment: VerticalAlignment = .center`.
    public var verticalAlignment: VerticalAlignment?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        verticalEdge = try arguments.valueIfPresent("verticalEdge")
        horizontalAlignment = try arguments.valueIfPresent("horizontalAlignment", default: .center)
        spacing = try arguments.valueIfPresent("spacing")
        content = try arguments.reference("content")
        horizontalEdge = try arguments.valueIfPresent("horizontalEdge")
        verticalAlignment = try arguments.valueIfPresent("verticalAlignment", default: .center)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("verticalEdge", verticalEdge)
        call.addIfPresent("horizontalAlignment", horizontalAlignment)
        call.addIfPresent("spacing", spacing)
        call.add("content", content)
        call.addIfPresent("horizontalEdge", horizontalEdge)
        call.addIfPresent("verticalAlignment", verticalAlignment)
        return call.text
    }
}

/// Keeps the view's place without drawing it.
///
/// - `hidden()`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `hidden(_ hidden: Bool = true)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct HiddenModifier: TypedModifier {
    public static let name = "hidden"
    static let overloads = OverloadTable(
        name,
        "_ hidden: Bool = true",
        abbreviations: [("", of: 0)])

    /// `_ hidden: Bool = true`.
    public var hidden: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        hidden = try arguments.value("hidden", default: true)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("hidden", hidden)
        return call.text
    }
}
