// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `accessibility(addTraits:)`, `accessibility(removeTraits:)`, `accessibilityAddTraits(_:)` and 1 more modifiers
/// take as an `AccessibilityTraits`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct AccessibilityTraits: StylesheetOptionSet {
    public static let stylesheetType: TypeReference = .named("AccessibilityTraits")

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    public static let namedMembers: [(name: String, value: AccessibilityTraits)] = [
        ("isButton", .isButton), ("isHeader", .isHeader), ("isSelected", .isSelected), ("isLink", .isLink),
        ("isSearchField", .isSearchField), ("isImage", .isImage), ("playsSound", .playsSound),
        ("isKeyboardKey", .isKeyboardKey), ("isStaticText", .isStaticText), ("isSummaryElement", .isSummaryElement),
        ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("isModal", .isModal), ("isToggle", .isToggle), ("isTabBar", .isTabBar),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What `accessibilityElement(children:)` takes as an `AccessibilityChildBehavior`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum AccessibilityChildBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case ignore, contain, combine

    public static let stylesheetType: TypeReference = .named("AccessibilityChildBehavior")
}

/// What `accessibilityActions(category:_:)` takes as an `AccessibilityActionCategory`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum AccessibilityActionCategory: StylesheetValue, CustomStringConvertible {
    case `default`, edit
    /// `AccessibilityActionCategory(_ name: Text)`
    case name(Text)

    public static let stylesheetType: TypeReference = .named("AccessibilityActionCategory")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "default": self = .default
            case "edit": self = .edit
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AccessibilityActionCategory": self = try .name(call.next(nil))
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .default: ".default"
        case .edit: ".edit"
        case .name(let name): StylesheetText.call("AccessibilityActionCategory", (nil, StylesheetText.value(name)))
        }
    }
}

/// What `accessibilityDirectTouch(_:options:)` takes as an `AccessibilityDirectTouchOptions`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public struct AccessibilityDirectTouchOptions: StylesheetOptionSet {
    public static let stylesheetType: TypeReference = .named("AccessibilityDirectTouchOptions")

    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)

    public static let namedMembers: [(name: String, value: AccessibilityDirectTouchOptions)] = [
        ("silentOnTouch", .silentOnTouch), ("requiresActivation", .requiresActivation),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What `accessibilityLabeledPair(role:id:in:)` takes as an `AccessibilityLabeledPairRole`.
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public enum AccessibilityLabeledPairRole: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case label, content

    public static let stylesheetType: TypeReference = .named("AccessibilityLabeledPairRole")
}

/// What `accessibilityQuickAction(style:content:)` and `accessibilityQuickAction(style:isActive:content:)` take as an
/// `AccessibilityQuickActionStyle`.
///
/// watchOS 9; not on iOS, macOS, tvOS, visionOS.
public enum AccessibilityQuickActionStyle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case prompt, outline

    public static let stylesheetType: TypeReference = .some("AccessibilityQuickActionStyle")
}

/// What `accessibilityCustomContent(_:_:importance:)` takes as an `AccessibilityCustomContentKey`.
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public enum AccessibilityCustomContentKey: StylesheetValue, CustomStringConvertible {
    /// `AccessibilityCustomContentKey(_ label: Text, id: String)`
    case of(Text, id: String)
    /// `AccessibilityCustomContentKey(_ labelKey: LocalizedStringKey)`
    case labelKey(LocalizedStringKey)

    public static let stylesheetType: TypeReference = .named("AccessibilityCustomContentKey")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .initialized:
            switch use.name {
            case "AccessibilityCustomContentKey" where call.contains("id"):
                self = try .of(call.next(nil), id: call.next("id"))
            case "AccessibilityCustomContentKey": self = try .labelKey(call.next(nil))
            default: throw use.mismatch
            }
        case .member, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .of(let label, let id):
            StylesheetText.call(
                "AccessibilityCustomContentKey", (nil, StylesheetText.value(label)), ("id", StylesheetText.value(id)))
        case .labelKey(let labelKey):
            StylesheetText.call("AccessibilityCustomContentKey", (nil, StylesheetText.value(labelKey)))
        }
    }
}

/// The name space of what belongs to `AXCustomContent`.
public enum AXCustomContent {}

extension AXCustomContent {
    /// What `accessibilityCustomContent(_:_:importance:)` takes as an `AXCustomContent.Importance`.
    ///
    /// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
    public enum Importance: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case `default`, high

        public static let stylesheetType: TypeReference = .named("AXCustomContent.Importance")
    }
}

/// What `redacted(reason:)` takes as a `RedactionReasons`.
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct RedactionReasons: StylesheetOptionSet {
    public static let stylesheetType: TypeReference = .named("RedactionReasons")

    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)

    public static let namedMembers: [(name: String, value: RedactionReasons)] = [
        ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
