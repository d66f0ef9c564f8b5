// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `listItemTint(_:)` takes as a `ListItemTint`.
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public enum ListItemTint: StylesheetValue, CustomStringConvertible {
    case monochrome
    /// `.fixed(_ tint: Color)`
    case fixed(Color)
    /// `.preferred(_ tint: Color)`
    case preferred(Color)

    public static let stylesheetType: TypeReference = .named("ListItemTint")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "monochrome": self = .monochrome
            case "fixed": self = try .fixed(call.next(nil))
            case "preferred": self = try .preferred(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .monochrome: ".monochrome"
        case .fixed(let tint): StylesheetText.call(".fixed", (nil, StylesheetText.value(tint)))
        case .preferred(let tint): StylesheetText.call(".preferred", (nil, StylesheetText.value(tint)))
        }
    }
}

/// What `listSectionSpacing(_:)` takes as a `ListSectionSpacing`.
///
/// iOS 17, watchOS 10, visionOS 1; not on macOS, tvOS.
public enum ListSectionSpacing: StylesheetValue, CustomStringConvertible {
    case `default`, compact
    /// `.custom(_ spacing: CGFloat)`
    case custom(Double)

    public static let stylesheetType: TypeReference = .named("ListSectionSpacing")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "default": self = .default
            case "compact": self = .compact
            case "custom": self = try .custom(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .default: ".default"
        case .compact: ".compact"
        case .custom(let spacing): StylesheetText.call(".custom", (nil, StylesheetText.value(spacing)))
        }
    }
}

/// What `alternatingRowBackgrounds(_:)` takes as an `AlternatingRowBackgroundBehavior`.
///
/// macOS 14; not on iOS, tvOS, watchOS, visionOS.
public enum AlternatingRowBackgroundBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, enabled, disabled

    public static let stylesheetType: TypeReference = .named("AlternatingRowBackgroundBehavior")
}

/// What `scrollBounceBehavior(_:axes:)` takes as a `ScrollBounceBehavior`.
///
/// iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.
public enum ScrollBounceBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, always, basedOnSize

    public static let stylesheetType: TypeReference = .named("ScrollBounceBehavior")
}

/// What `scrollDismissesKeyboard(_:)` takes as a `ScrollDismissesKeyboardMode`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9; not on visionOS.
public enum ScrollDismissesKeyboardMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, immediately, interactively, never

    public static let stylesheetType: TypeReference = .named("ScrollDismissesKeyboardMode")
}

/// What `scrollIndicators(_:axes:)` takes as a `ScrollIndicatorVisibility`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum ScrollIndicatorVisibility: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, visible, hidden, never

    public static let stylesheetType: TypeReference = .named("ScrollIndicatorVisibility")
}

/// What `scrollInputBehavior(_:for:)` takes as a `ScrollInputBehavior`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum ScrollInputBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, enabled, disabled

    public static let stylesheetType: TypeReference = .named("ScrollInputBehavior")
}

/// What `scrollInputBehavior(_:for:)` takes as a `ScrollInputKind`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum ScrollInputKind: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// watchOS 11; not on iOS, macOS, tvOS, visionOS.
    case handGestureShortcut
    /// visionOS 26; not on iOS, macOS, tvOS, watchOS.
    case look

    public static let stylesheetType: TypeReference = .named("ScrollInputKind")
}

/// What `defaultScrollAnchor(_:for:)` takes as a `ScrollAnchorRole`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum ScrollAnchorRole: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case initialOffset, sizeChanges, alignment

    public static let stylesheetType: TypeReference = .named("ScrollAnchorRole")
}

/// What `scrollEdgeEffectStyle(_:for:)` takes as a `ScrollEdgeEffectStyle`.
///
/// iOS 26, macOS 26, tvOS 26, watchOS 26; not on visionOS.
public enum ScrollEdgeEffectStyle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, hard, soft

    public static let stylesheetType: TypeReference = .named("ScrollEdgeEffectStyle")
}

/// The name space of what belongs to `ViewAlignedScrollTargetBehavior`.
public enum ViewAlignedScrollTargetBehavior {}

extension ViewAlignedScrollTargetBehavior {
    /// A part of values of `ScrollTargetBehavior` and `ViewAlignedScrollTargetBehavior`.
    ///
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
    public enum LimitBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic, always, never
        /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
        case alwaysByFew, alwaysByOne

        public static let stylesheetType: TypeReference = .named("ViewAlignedScrollTargetBehavior.LimitBehavior")
    }
}

/// What `contentMargins(_:_:for:)` and `contentMargins(_:for:)` take as a `ContentMarginPlacement`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum ContentMarginPlacement: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, scrollContent, scrollIndicators

    public static let stylesheetType: TypeReference = .named("ContentMarginPlacement")
}

/// What `containerBackground(_:for:)` and `containerBackground(for:alignment:content:)` take as a
/// `ContainerBackgroundPlacement`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum ContainerBackgroundPlacement: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// watchOS 10; not on iOS, macOS, tvOS, visionOS.
    case tabView
    /// iOS 18, tvOS 18, watchOS 10, visionOS 2; not on macOS.
    case navigation
    /// iOS 18, watchOS 11, visionOS 2; not on macOS, tvOS.
    case navigationSplitView
    /// macOS 15; not on iOS, tvOS, watchOS, visionOS.
    case window
    case subscriptionStore, subscriptionStoreHeader, subscriptionStoreFullHeight
    /// iOS 17, macOS 14, watchOS 10, visionOS 26; not on tvOS.
    case widget

    public static let stylesheetType: TypeReference = .named("ContainerBackgroundPlacement")
}
