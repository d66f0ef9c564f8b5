// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// The name space of what belongs to `NavigationBarItem`.
public enum NavigationBarItem {}

extension NavigationBarItem {
    /// What `navigationBarTitle(_:displayMode:)` and `navigationBarTitleDisplayMode(_:)` take as a
    /// `NavigationBarItem.TitleDisplayMode`.
    ///
    /// iOS 13, watchOS 8, visionOS 1; not on macOS, tvOS.
    public enum TitleDisplayMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic, inline, large

        public static let stylesheetType: TypeReference = .named("NavigationBarItem.TitleDisplayMode")
    }
}

/// What `toolbarRole(_:)` takes as a `ToolbarRole`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum ToolbarRole: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 16, tvOS 16, watchOS 9, visionOS 1; not on macOS.
    case navigationStack
    /// iOS 16, macOS 13, visionOS 1; not on tvOS, watchOS.
    case editor
    /// iOS 16, visionOS 1; not on tvOS, watchOS.
    case browser

    public static let stylesheetType: TypeReference = .named("ToolbarRole")
}

/// What `toolbarTitleDisplayMode(_:)` takes as a `ToolbarTitleDisplayMode`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum ToolbarTitleDisplayMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, inline
    /// iOS 17, watchOS 10, visionOS 1; not on macOS, tvOS.
    case large
    /// iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
    case inlineLarge

    public static let stylesheetType: TypeReference = .named("ToolbarTitleDisplayMode")
}

/// What `toolbar(removing:)` takes as a `ToolbarDefaultItemKind`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum ToolbarDefaultItemKind: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case sidebarToggle
    /// macOS 15; not on iOS, tvOS, watchOS, visionOS.
    case title
    /// iOS 26, macOS 26.
    case search

    public static let stylesheetType: TypeReference = .named("ToolbarDefaultItemKind")
}

/// What `touchBarItemPresence(_:)` takes as a `TouchBarItemPresence`.
///
/// macOS 10.15; not on iOS, tvOS, watchOS, visionOS.
public enum TouchBarItemPresence: StylesheetValue, CustomStringConvertible {
    /// `.required(String)`
    case required(String)
    /// `.default(String)`
    case `default`(String)
    /// `.optional(String)`
    case optional(String)

    public static let stylesheetType: TypeReference = .named("TouchBarItemPresence")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "required": self = try .required(call.next(nil))
            case "default": self = try .default(call.next(nil))
            case "optional": self = try .optional(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .required(let value): StylesheetText.call(".required", (nil, StylesheetText.value(value)))
        case .default(let value): StylesheetText.call(".default", (nil, StylesheetText.value(value)))
        case .optional(let value): StylesheetText.call(".optional", (nil, StylesheetText.value(value)))
        }
    }
}

/// What `searchPresentationToolbarBehavior(_:)` takes as a `SearchPresentationToolbarBehavior`.
///
/// iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, visionOS 1.
public enum SearchPresentationToolbarBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, avoidHidingContent

    public static let stylesheetType: TypeReference = .named("SearchPresentationToolbarBehavior")
}

/// What `searchScopes(_:activation:_:)` takes as a `SearchScopeActivation`.
///
/// iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.
public enum SearchScopeActivation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 16.4, macOS 13.3, visionOS 1; not on tvOS, watchOS.
    case onTextEntry, onSearchPresentation

    public static let stylesheetType: TypeReference = .named("SearchScopeActivation")
}

/// What a stylesheet can write as a `SearchSuggestionsPlacement`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum SearchSuggestionsPlacement: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, menu, content

    public static let stylesheetType: TypeReference = .named("SearchSuggestionsPlacement")
}

extension SearchSuggestionsPlacement {
    /// What `searchSuggestions(_:for:)` takes as a `SearchSuggestionsPlacement.Set`.
    ///
    /// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType: TypeReference = .named("SearchSuggestionsPlacement.Set")

        public static let menu = Set(rawValue: 1 << 0)
        public static let content = Set(rawValue: 1 << 1)

        public static let namedMembers: [(name: String, value: Set)] = [
            ("menu", .menu), ("content", .content),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// What `searchToolbarBehavior(_:)` takes as a `SearchToolbarBehavior`.
///
/// iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
public enum SearchToolbarBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 26.
    case minimize

    public static let stylesheetType: TypeReference = .named("SearchToolbarBehavior")
}

/// What `tabViewSearchActivation(_:)` takes as a `TabSearchActivation`.
///
/// iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
public enum TabSearchActivation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, searchTabSelection

    public static let stylesheetType: TypeReference = .named("TabSearchActivation")
}

/// What `tabBarMinimizeBehavior(_:)` takes as a `TabBarMinimizeBehavior`.
///
/// iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
public enum TabBarMinimizeBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, never
    /// iOS 26.
    case onScrollDown, onScrollUp

    public static let stylesheetType: TypeReference = .named("TabBarMinimizeBehavior")
}

/// What `tabViewCustomization(_:)` takes as a `TabViewCustomization`.
///
/// iOS 18, macOS 15, visionOS 2; not on tvOS, watchOS.
public struct TabViewCustomization: StylesheetValue, CustomStringConvertible {
    public static let stylesheetType: TypeReference = .named("TabViewCustomization")

    public init() {}

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        guard case .initialized = use.kind, use.name == "TabViewCustomization" else { throw use.mismatch }
        let call = use.call
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        StylesheetText.call("TabViewCustomization")
    }
}

/// What `customizationBehavior(_:for:)` takes as a `TabCustomizationBehavior`.
///
/// iOS 18, macOS 15, visionOS 2; not on tvOS, watchOS.
public enum TabCustomizationBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, disabled, reorderable

    public static let stylesheetType: TypeReference = .named("TabCustomizationBehavior")
}

/// What `tabPlacement(_:)` takes as a `TabPlacement`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum TabPlacement: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, pinned, sidebarOnly

    public static let stylesheetType: TypeReference = .named("TabPlacement")
}

/// What `defaultAdaptableTabBarPlacement(_:)`, `customizationBehavior(_:for:)` and `defaultVisibility(_:for:)` take as
/// an `AdaptableTabBarPlacement`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum AdaptableTabBarPlacement: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, tabBar, sidebar

    public static let stylesheetType: TypeReference = .named("AdaptableTabBarPlacement")
}
