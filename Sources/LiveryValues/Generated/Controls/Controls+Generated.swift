// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `buttonRepeatBehavior(_:)` takes as a `ButtonRepeatBehavior`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum ButtonRepeatBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, enabled, disabled

    public static let stylesheetType: TypeReference = .named("ButtonRepeatBehavior")
}

/// What `buttonSizing(_:)` takes as a `ButtonSizing`.
///
/// iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
public enum ButtonSizing: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, fitted, flexible

    public static let stylesheetType: TypeReference = .named("ButtonSizing")
}

/// What `controlSize(_:)` takes as a `ControlSize`.
///
/// iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1.
public enum ControlSize: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case mini, small, regular
    /// iOS 15, macOS 11, tvOS 15, watchOS 9, visionOS 1.
    case large
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
    case extraLarge

    public static let stylesheetType: TypeReference = .named("ControlSize")
}

/// What `headerProminence(_:)` takes as a `Prominence`.
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public enum Prominence: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case standard, increased

    public static let stylesheetType: TypeReference = .named("Prominence")
}

/// What `badgeProminence(_:)` takes as a `BadgeProminence`.
///
/// iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
public enum BadgeProminence: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case decreased, standard, increased

    public static let stylesheetType: TypeReference = .named("BadgeProminence")
}

/// What `disclosureGroupStyle(_:)` takes as a `DisclosureGroupStyle`.
///
/// iOS 16, macOS 13, visionOS 1; not on tvOS, watchOS.
public enum DisclosureGroupStyle: StylesheetValue, CustomStringConvertible {
    case automatic

    public static let stylesheetType: TypeReference = .some("DisclosureGroupStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticDisclosureGroupStyle": self = .automatic
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        }
    }
}

/// What `formStyle(_:)` takes as a `FormStyle`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum FormStyle: StylesheetValue, CustomStringConvertible {
    case automatic, columns, grouped

    public static let stylesheetType: TypeReference = .some("FormStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "columns": self = .columns
            case "grouped": self = .grouped
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticFormStyle": self = .automatic
            case "ColumnsFormStyle": self = .columns
            case "GroupedFormStyle": self = .grouped
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .columns: ".columns"
        case .grouped: ".grouped"
        }
    }
}

/// What `groupBoxStyle(_:)` takes as a `GroupBoxStyle`.
///
/// iOS 14, macOS 11, visionOS 1; not on tvOS, watchOS.
public enum GroupBoxStyle: StylesheetValue, CustomStringConvertible {
    case automatic

    public static let stylesheetType: TypeReference = .some("GroupBoxStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultGroupBoxStyle": self = .automatic
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        }
    }
}

/// What `indexViewStyle(_:)` takes as an `IndexViewStyle`.
///
/// iOS 14, tvOS 14, watchOS 8, visionOS 1; not on macOS.
public enum IndexViewStyle: StylesheetValue, CustomStringConvertible {
    case page
    /// `.page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)`
    case pageBackgroundDisplayMode(PageIndexViewStyle.BackgroundDisplayMode)

    public static let stylesheetType: TypeReference = .some("IndexViewStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "page" where call.isAtEnd: self = .page
            case "page": self = try .pageBackgroundDisplayMode(call.next("backgroundDisplayMode"))
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "PageIndexViewStyle":
                self = try .pageBackgroundDisplayMode(call.next("backgroundDisplayMode", default: .automatic))
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .page: ".page"
        case .pageBackgroundDisplayMode(let backgroundDisplayMode):
            StylesheetText.call(".page", ("backgroundDisplayMode", StylesheetText.value(backgroundDisplayMode)))
        }
    }
}

/// The name space of what belongs to `PageIndexViewStyle`.
public enum PageIndexViewStyle {}

extension PageIndexViewStyle {
    /// A part of values of `IndexViewStyle` and `PageIndexViewStyle`.
    ///
    /// iOS 14, tvOS 14, watchOS 8, visionOS 1; not on macOS.
    public enum BackgroundDisplayMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic, always, never
        /// iOS 14, visionOS 1; not on macOS, tvOS, watchOS.
        case interactive

        public static let stylesheetType: TypeReference = .named("PageIndexViewStyle.BackgroundDisplayMode")
    }
}

/// What `labeledContentStyle(_:)` takes as a `LabeledContentStyle`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum LabeledContentStyle: StylesheetValue, CustomStringConvertible {
    case automatic

    public static let stylesheetType: TypeReference = .some("LabeledContentStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticLabeledContentStyle": self = .automatic
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        }
    }
}

/// What `navigationSplitViewStyle(_:)` takes as a `NavigationSplitViewStyle`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum NavigationSplitViewStyle: StylesheetValue, CustomStringConvertible {
    case automatic, balanced, prominentDetail

    public static let stylesheetType: TypeReference = .some("NavigationSplitViewStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "balanced": self = .balanced
            case "prominentDetail": self = .prominentDetail
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticNavigationSplitViewStyle": self = .automatic
            case "BalancedNavigationSplitViewStyle": self = .balanced
            case "ProminentDetailNavigationSplitViewStyle": self = .prominentDetail
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .balanced: ".balanced"
        case .prominentDetail: ".prominentDetail"
        }
    }
}

/// What `navigationViewStyle(_:)` takes as a `NavigationViewStyle`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1.
public enum NavigationViewStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
    case columns
    /// iOS 13, tvOS 13, watchOS 7, visionOS 1; not on macOS.
    case stack

    public static let stylesheetType: TypeReference = .some("NavigationViewStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "columns": self = .columns
            case "stack": self = .stack
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultNavigationViewStyle": self = .automatic
            case "StackNavigationViewStyle": self = .stack
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .columns: ".columns"
        case .stack: ".stack"
        }
    }
}

/// The name space of what belongs to `PageTabViewStyle`.
public enum PageTabViewStyle {}

extension PageTabViewStyle {
    /// A part of values of `TabViewStyle` and `PageTabViewStyle`.
    ///
    /// iOS 14, tvOS 14, watchOS 8, visionOS 1; not on macOS.
    public enum IndexDisplayMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic, always, never

        public static let stylesheetType: TypeReference = .named("PageTabViewStyle.IndexDisplayMode")
    }
}

/// The name space of what belongs to `VerticalPageTabViewStyle`.
public enum VerticalPageTabViewStyle {}

extension VerticalPageTabViewStyle {
    /// A part of values of `TabViewStyle` and `VerticalPageTabViewStyle`.
    ///
    /// watchOS 10; not on iOS, macOS, tvOS, visionOS.
    public enum TransitionStyle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic, blur, identity

        public static let stylesheetType: TypeReference = .named("VerticalPageTabViewStyle.TransitionStyle")
    }
}

/// What `textEditorStyle(_:)` takes as a `TextEditorStyle`.
///
/// iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
public enum TextEditorStyle: StylesheetValue, CustomStringConvertible {
    case automatic, plain
    /// visionOS 1; not on iOS, macOS, tvOS, watchOS.
    case roundedBorder

    public static let stylesheetType: TypeReference = .some("TextEditorStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "plain": self = .plain
            case "roundedBorder": self = .roundedBorder
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AutomaticTextEditorStyle": self = .automatic
            case "PlainTextEditorStyle": self = .plain
            case "RoundedBorderTextEditorStyle": self = .roundedBorder
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .plain: ".plain"
        case .roundedBorder: ".roundedBorder"
        }
    }
}
