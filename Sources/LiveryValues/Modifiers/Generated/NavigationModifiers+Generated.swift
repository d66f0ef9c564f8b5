// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// The title of a screen.
///
/// - `navigationTitle(_ title: Text)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `navigationTitle(_ titleKey: LocalizedStringKey)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `navigationTitle(_ title: LocalizedStringResource)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `navigationTitle(_ title: String)`: iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
/// - `navigationTitle(@ViewBuilder _ title: () -> some View)`: iOS 14, macOS 11, tvOS 14, watchOS 7.
/// - `navigationTitle(_ title: Binding<String>)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct NavigationTitleModifier: TypedModifier {
    public static let name = "navigationTitle"
    static let overloads = OverloadTable(
        name,
        "_ title: Text",
        "_ title: LocalizedStringKey",
        "_ title: LocalizedStringResource",
        "_ title: String",
        "@ViewBuilder _ content: () -> some View",
        "_ editedTitle: Binding<String>")

    /// `_ title: Text` or `_ titleKey: LocalizedStringKey` or `_ title: LocalizedStringResource` or `_ title: String`.
    public var title: Text?
    /// `@ViewBuilder _ title: () -> some View`.
    public var content: ContentReference?
    /// `_ title: Binding<String>`.
    public var editedTitle: ChangeTracked<String>?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        title = try arguments.valueIfPresent("title")
        content = try arguments.referenceIfPresent("content")
        editedTitle = try arguments.referenceIfPresent("editedTitle")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("title", title)
        call.addIfPresent("content", content)
        call.addIfPresent("editedTitle", editedTitle)
        return call.text
    }
}

/// How large the title of a screen is.
///
/// - `navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)`
///
/// iOS 14, watchOS 8, visionOS 1; not on macOS, tvOS.
public struct NavigationBarTitleDisplayModeModifier: TypedModifier {
    public static let name = "navigationBarTitleDisplayMode"
    static let overloads = OverloadTable(name, "_ displayMode: NavigationBarItem.TitleDisplayMode")

    /// `_ displayMode: NavigationBarItem.TitleDisplayMode`.
    public var displayMode: NavigationBarItem.TitleDisplayMode

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        displayMode = try arguments.value("displayMode")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("displayMode", displayMode)
        return call.text
    }
}

/// What bars hold, or whether they are there.
///
/// - `toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS
///   1. Deprecated: it is ``toolbarVisibility(_:for:)`` now.
/// - `toolbar(removing: ToolbarDefaultItemKind?)`: iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
/// - `toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent)`: iOS 14, macOS 11, tvOS 14, watchOS 7,
///   visionOS 1.
/// - `toolbar(id: String, @ToolbarContentBuilder content: () -> some CustomizableToolbarContent)`: iOS 14, macOS 11,
///   tvOS 14, watchOS 7, visionOS 1.
public struct ToolbarModifier: TypedModifier {
    public static let name = "toolbar"
    static let overloads = OverloadTable(
        name,
        "_ visibility: Visibility, for bars: ToolbarPlacement...",
        "removing removedItem: ToolbarDefaultItemKind?",
        "@ToolbarContentBuilder content: () -> some ToolbarContent",
        "id: String, @ToolbarContentBuilder content: () -> some CustomizableToolbarContent")

    /// `_ visibility: Visibility`.
    public var visibility: Visibility?
    /// `for bars: ToolbarPlacement...`.
    public var bars: [ToolbarPlacement]?
    /// `removing: ToolbarDefaultItemKind?`.
    public var removedItem: ToolbarDefaultItemKind?
    /// `@ToolbarContentBuilder content: () -> some ToolbarContent` or `@ToolbarContentBuilder content: () -> some
    /// CustomizableToolbarContent`.
    public var content: ToolbarContentReference?
    /// `id: String`.
    public var id: String?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        visibility = try arguments.valueIfPresent("visibility")
        bars = try arguments.listIfPresent("bars")
        removedItem = try arguments.valueIfPresent("removedItem")
        content = try arguments.referenceIfPresent("content")
        id = try arguments.valueIfPresent("id")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("visibility", visibility)
        call.addListIfPresent("bars", bars)
        call.addIfPresent("removedItem", removedItem)
        call.addIfPresent("content", content)
        call.addIfPresent("id", id)
        return call.text
    }
}

/// What a tab view shows for the view in its bar.
///
/// - `tabItem(@ViewBuilder _ label: () -> some View)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. Deprecated: Use Tab(title:image:value:content:) and related
/// initializers instead
public struct TabItemModifier: TypedModifier {
    public static let name = "tabItem"
    static let overloads = OverloadTable(name, "@ViewBuilder _ label: () -> some View")

    /// `@ViewBuilder _ label: () -> some View`.
    public var label: ContentReference

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        label = try arguments.reference("label")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("label", label)
        return call.text
    }
}
