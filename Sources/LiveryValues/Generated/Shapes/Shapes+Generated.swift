// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `glassEffectTransition(_:)` takes as a `GlassEffectTransition`.
///
/// iOS 26, macOS 26, tvOS 26, watchOS 26; not on visionOS.
public enum GlassEffectTransition: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case identity, materialize, matchedGeometry

    public static let stylesheetType: TypeReference = .named("GlassEffectTransition")
}

/// What `glassBackgroundEffect(displayMode:)` and `glassBackgroundEffect(in:displayMode:)` take as a
/// `GlassBackgroundDisplayMode`.
///
/// visionOS 1; not on iOS, macOS, tvOS, watchOS.
public enum GlassBackgroundDisplayMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case always, implicit, never

    public static let stylesheetType: TypeReference = .named("GlassBackgroundDisplayMode")
}

/// What `contentShape(_:_:eoFill:)` takes as a `ContentShapeKinds`.
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct ContentShapeKinds: StylesheetOptionSet {
    public static let stylesheetType: TypeReference = .named("ContentShapeKinds")

    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// iOS 15, visionOS 1; not on macOS, tvOS, watchOS.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// iOS 15, tvOS 15, visionOS 1; not on macOS, watchOS.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// iOS 15, tvOS 15, visionOS 1; not on macOS, watchOS.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)

    public static let namedMembers: [(name: String, value: ContentShapeKinds)] = [
        ("interaction", .interaction), ("dragPreview", .dragPreview), ("contextMenuPreview", .contextMenuPreview),
        ("hoverEffect", .hoverEffect), ("accessibility", .accessibility), ("focusEffect", .focusEffect),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
