// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `menuActionDismissBehavior(_:)` takes as a `MenuActionDismissBehavior`.
///
/// iOS 16.4, macOS 13.3, tvOS 17, visionOS 1; not on watchOS.
public enum MenuActionDismissBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, enabled
    /// iOS 16.4, tvOS 17, visionOS 1; not on macOS, watchOS.
    case disabled

    public static let stylesheetType: TypeReference = .named("MenuActionDismissBehavior")
}

/// What `menuOrder(_:)` takes as a `MenuOrder`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum MenuOrder: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, fixed
    /// iOS 16, visionOS 1; not on macOS, tvOS, watchOS.
    case priority

    public static let stylesheetType: TypeReference = .named("MenuOrder")
}

/// What `paletteSelectionEffect(_:)` takes as a `PaletteSelectionEffect`.
///
/// iOS 17, macOS 14, visionOS 1; not on watchOS.
public enum PaletteSelectionEffect: StylesheetValue, CustomStringConvertible {
    case automatic, custom
    /// `.symbolVariant(_ variant: SymbolVariants)`
    case symbolVariant(SymbolVariants)

    public static let stylesheetType: TypeReference = .named("PaletteSelectionEffect")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "custom": self = .custom
            case "symbolVariant": self = try .symbolVariant(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .custom: ".custom"
        case .symbolVariant(let variant): StylesheetText.call(".symbolVariant", (nil, StylesheetText.value(variant)))
        }
    }
}

/// What `springLoadingBehavior(_:)` takes as a `SpringLoadingBehavior`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum SpringLoadingBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, enabled, disabled

    public static let stylesheetType: TypeReference = .named("SpringLoadingBehavior")
}

/// What `layoutDirectionBehavior(_:)` takes as a `LayoutDirectionBehavior`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public enum LayoutDirectionBehavior: StylesheetValue, CustomStringConvertible {
    case fixed, mirrors
    /// `.mirrors(in: LayoutDirection)`
    case mirrorsIn(LayoutDirection)

    public static let stylesheetType: TypeReference = .named("LayoutDirectionBehavior")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "fixed": self = .fixed
            case "mirrors" where call.isAtEnd: self = .mirrors
            case "mirrors": self = try .mirrorsIn(call.next("in"))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .fixed: ".fixed"
        case .mirrors: ".mirrors"
        case .mirrorsIn(let `in`): StylesheetText.call(".mirrors", ("in", StylesheetText.value(`in`)))
        }
    }
}

/// What `fileDialogBrowserOptions(_:)` takes as a `FileDialogBrowserOptions`.
///
/// iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
public struct FileDialogBrowserOptions: StylesheetOptionSet {
    public static let stylesheetType: TypeReference = .named("FileDialogBrowserOptions")

    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)

    public static let namedMembers: [(name: String, value: FileDialogBrowserOptions)] = [
        ("enumeratePackages", .enumeratePackages), ("includeHiddenFiles", .includeHiddenFiles),
        ("displayFileExtensions", .displayFileExtensions),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What `dragPreviewsFormation(_:)` and `dropPreviewsFormation(_:)` take as a `DragDropPreviewsFormation`.
///
/// macOS 26; not on tvOS, watchOS.
public enum DragDropPreviewsFormation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case `default`, pile, stack, list

    public static let stylesheetType: TypeReference = .named("DragDropPreviewsFormation")
}

/// What `windowDismissBehavior(_:)`, `windowFullScreenBehavior(_:)`, `windowMinimizeBehavior(_:)` and 1 more modifiers
/// take as a `WindowInteractionBehavior`.
///
/// macOS 15; not on iOS, tvOS, watchOS, visionOS.
public enum WindowInteractionBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, enabled, disabled

    public static let stylesheetType: TypeReference = .named("WindowInteractionBehavior")
}

/// What `windowToolbarFullScreenVisibility(_:)` takes as a `WindowToolbarFullScreenVisibility`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum WindowToolbarFullScreenVisibility: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, visible, onHover

    public static let stylesheetType: TypeReference = .named("WindowToolbarFullScreenVisibility")
}

/// What `contentToolbar(for:content:)` takes as a `ContentToolbarPlacement`.
///
/// iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4.
public enum ContentToolbarPlacement: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case tabViewSidebar

    public static let stylesheetType: TypeReference = .named("ContentToolbarPlacement")
}
