// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `hoverEffect(_:in:isEnabled:)` and `hoverEffectGroup(_:)` take as a `HoverEffectGroup`.
///
/// visionOS 2; not on iOS, macOS, tvOS, watchOS.
public struct HoverEffectGroup: StylesheetValue, CustomStringConvertible {
    public static let stylesheetType: TypeReference = .named("HoverEffectGroup")

    /// The argument `id:`; `nil` by default.
    public var id: String?
    /// The argument `in:`.
    public var namespace: Namespace.ID
    /// The argument `behavior:`; `.activatesGroup` by default.
    public var behavior: HoverEffectGroup.Behavior

    public init(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) {
        self.id = id
        self.namespace = namespace
        self.behavior = behavior
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        guard case .initialized = use.kind, use.name == "HoverEffectGroup" else { throw use.mismatch }
        var call = use.call
        id = try call.next("id", default: nil)
        namespace = try call.next("in")
        behavior = try call.next("behavior", default: .activatesGroup)
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "HoverEffectGroup", ("id", StylesheetText.value(id)), ("in", StylesheetText.value(namespace)),
            ("behavior", StylesheetText.value(behavior)))
    }
}

extension HoverEffectGroup {
    /// What `hoverEffectGroup(id:in:behavior:)` takes as a `HoverEffectGroup.Behavior`.
    ///
    /// visionOS 2; not on iOS, macOS, tvOS, watchOS.
    public enum Behavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case activatesGroup, followsGroup, ignoresGroup

        public static let stylesheetType: TypeReference = .named("HoverEffectGroup.Behavior")
    }
}
