// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// What is spoken as the view's name.
///
/// - `accessibilityLabel(_ label: Text, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11,
///   visionOS 2.
/// - `accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11,
///   visionOS 2.
/// - `accessibilityLabel(_ label: String, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityLabel(@ViewBuilder content: () -> some View)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityLabel(_ label: Text)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `accessibilityLabel(_ labelKey: LocalizedStringKey)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `accessibilityLabel(_ resource: LocalizedStringResource)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `accessibilityLabel(_ label: String)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `accessibilityLabel(_ label: Text)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityLabel(_ label: Text)` of Text: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `accessibilityLabel(_ labelKey: LocalizedStringKey)` of Text: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `accessibilityLabel(_ label: String)` of Text: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct AccessibilityLabelModifier: TypedModifier {
    public static let name = "accessibilityLabel"
    static let overloads = OverloadTable(
        name,
        "_ label: Text, isEnabled: Bool",
        "_ label: LocalizedStringKey, isEnabled: Bool",
        "_ label: LocalizedStringResource, isEnabled: Bool",
        "_ label: String, isEnabled: Bool",
        "@ViewBuilder content: () -> some View",
        "_ label: Text",
        "_ label: LocalizedStringKey",
        "_ label: LocalizedStringResource",
        "_ label: String")

    /// `_ label: Text` or `_ labelKey: LocalizedStringKey` or `_ label: LocalizedStringResource` or `_ label: String`
    /// or `_ resource: LocalizedStringResource`.
    public var label: Text?
    /// Whether the label counts; it does when nil. `isEnabled: Bool`.
    public var isEnabled: Bool?
    /// `@ViewBuilder content: () -> some View`.
    public var content: ContentReference?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        label = try arguments.valueIfPresent("label")
        isEnabled = try arguments.valueIfPresent("isEnabled")
        content = try arguments.referenceIfPresent("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("label", label)
        call.addIfPresent("isEnabled", isEnabled)
        call.addIfPresent("content", content)
        return call.text
    }
}

/// What is spoken about what the view does.
///
/// - `accessibilityHint(_ text: Text, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS
///   2.
/// - `accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11,
///   visionOS 2.
/// - `accessibilityHint(_ value: String, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityHint(_ hint: Text)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `accessibilityHint(_ hint: LocalizedStringKey)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `accessibilityHint(_ hint: LocalizedStringResource)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `accessibilityHint(_ hint: String)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct AccessibilityHintModifier: TypedModifier {
    public static let name = "accessibilityHint"
    static let overloads = OverloadTable(
        name,
        "_ hint: Text, isEnabled: Bool",
        "_ hint: LocalizedStringKey, isEnabled: Bool",
        "_ hint: LocalizedStringResource, isEnabled: Bool",
        "_ hint: String, isEnabled: Bool",
        "_ hint: Text",
        "_ hint: LocalizedStringKey",
        "_ hint: LocalizedStringResource",
        "_ hint: String")

    /// `_ text: Text` or `_ key: LocalizedStringKey` or `_ resource: LocalizedStringResource` or `_ value: String` or
    /// `_ hint: Text` or `_ hint: LocalizedStringKey` or `_ hint: LocalizedStringResource` or `_ hint: String`.
    public var hint: Text
    /// Whether the hint counts; it does when nil. `isEnabled: Bool`.
    public var isEnabled: Bool?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        hint = try arguments.value("hint")
        isEnabled = try arguments.valueIfPresent("isEnabled")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("hint", hint)
        call.addIfPresent("isEnabled", isEnabled)
        return call.text
    }
}

/// Hides the view from assistive technology.
///
/// - `accessibilityHidden(_ hidden: Bool, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `accessibilityHidden(_ hidden: Bool)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct AccessibilityHiddenModifier: TypedModifier {
    public static let name = "accessibilityHidden"
    static let overloads = OverloadTable(
        name,
        "_ hidden: Bool, isEnabled: Bool",
        "_ hidden: Bool")

    /// `_ hidden: Bool`.
    public var hidden: Bool
    /// Whether the modifier counts; it does when nil. `isEnabled: Bool`.
    public var isEnabled: Bool?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        hidden = try arguments.value("hidden")
        isEnabled = try arguments.valueIfPresent("isEnabled")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("hidden", hidden)
        call.addIfPresent("isEnabled", isEnabled)
        return call.text
    }
}

/// The name that tests know the view by; it isn't spoken.
///
/// - `accessibilityIdentifier(_ identifier: String, isEnabled: Bool)`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS
///   2.
/// - `accessibilityIdentifier(_ identifier: String)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `accessibilityIdentifier(_ identifier: String)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct AccessibilityIdentifierModifier: TypedModifier {
    public static let name = "accessibilityIdentifier"
    static let overloads = OverloadTable(
        name,
        "_ identifier: String, isEnabled: Bool",
        "_ identifier: String")

    /// `_ identifier: String`.
    public var identifier: String
    /// Whether the identifier counts; it does when nil. `isEnabled: Bool`.
    public var isEnabled: Bool?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        identifier = try arguments.value("identifier")
        isEnabled = try arguments.valueIfPresent("isEnabled")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("identifier", identifier)
        call.addIfPresent("isEnabled", isEnabled)
        return call.text
    }
}
