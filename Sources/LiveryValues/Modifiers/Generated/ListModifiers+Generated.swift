// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// The look of lists.
///
/// - `listStyle(_ style: some ListStyle)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ListStyleModifier: TypedModifier {
    public static let name = "listStyle"
    static let overloads = OverloadTable(name, "_ style: some ListStyle")

    /// `_ style: some ListStyle`.
    public var style: ListStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        style = try arguments.value("style")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("style", style)
        return call.text
    }
}

/// Content behind a list row; the list's own when nil.
///
/// - `listRowBackground(@ViewBuilder _ view: (() -> some View)?)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ListRowBackgroundModifier: TypedModifier {
    public static let name = "listRowBackground"
    static let overloads = OverloadTable(name, "@ViewBuilder _ content: (() -> some View)?")

    /// `@ViewBuilder _ view: (() -> some View)?`.
    public var content: ContentReference?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        content = try arguments.referenceIfPresent("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("content", content)
        return call.text
    }
}

/// Room around the content of a list row; the list's own when nil.
///
/// - `listRowInsets(_ insets: EdgeInsets?)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?)`: iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
public struct ListRowInsetsModifier: TypedModifier {
    public static let name = "listRowInsets"
    static let overloads = OverloadTable(
        name,
        "_ insets: EdgeInsets?",
        "_ edges: Edge.Set = .all, _ length: CGFloat?")

    /// `_ insets: EdgeInsets?`.
    public var insets: EdgeInsets?
    /// `_ edges: Edge.Set = .all`.
    public var edges: Edge.Set?
    /// In points. `_ length: CGFloat?`.
    public var length: Double?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        insets = try arguments.valueIfPresent("insets")
        edges = try arguments.valueIfPresent("edges", default: .all)
        length = try arguments.valueIfPresent("length")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("insets", insets)
        call.addIfPresent("edges", edges)
        call.addIfPresent("length", length)
        return call.text
    }
}

/// Whether there are lines above and below a list row.
///
/// - `listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)`
///
/// iOS 15, macOS 13, visionOS 1; not on tvOS, watchOS.
public struct ListRowSeparatorModifier: TypedModifier {
    public static let name = "listRowSeparator"
    static let overloads = OverloadTable(name, "_ visibility: Visibility, edges: VerticalEdge.Set = .all")

    /// `_ visibility: Visibility`.
    public var visibility: Visibility
    /// `edges: VerticalEdge.Set = .all`.
    public var edges: VerticalEdge.Set

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        visibility = try arguments.value("visibility")
        edges = try arguments.value("edges", default: .all)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("visibility", visibility)
        call.add("edges", edges)
        return call.text
    }
}

/// What happens when a list is pulled down.
///
/// - `refreshable(action: () -> Void)`
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct RefreshableModifier: TypedModifier {
    public static let name = "refreshable"
    static let overloads = OverloadTable(name, "action: () -> Void")

    /// `action: () -> Void`.
    public var action: Event

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        action = try arguments.reference("action")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("action", action)
        return call.text
    }
}

/// Buttons beside a list row that is swiped.
///
/// - `swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some
///   View)`: iOS 15, macOS 12, watchOS 8, visionOS 1; not on tvOS.
/// - `swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some
///   View)` of TabContent: iOS 18, macOS 15, visionOS 2; not on tvOS, watchOS.
public struct SwipeActionsModifier: TypedModifier {
    public static let name = "swipeActions"
    static let overloads = OverloadTable(
        name,
        "edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View")

    /// `edge: HorizontalEdge = .trailing`.
    public var edge: HorizontalEdge
    /// `allowsFullSwipe: Bool = true`.
    public var allowsFullSwipe: Bool
    /// `@ViewBuilder content: () -> some View`.
    public var content: ContentReference

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        edge = try arguments.value("edge", default: .trailing)
        allowsFullSwipe = try arguments.value("allowsFullSwipe", default: true)
        content = try arguments.reference("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("edge", edge)
        call.add("allowsFullSwipe", allowsFullSwipe)
        call.add("content", content)
        return call.text
    }
}

/// A field to search with.
///
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)`: iOS 15,
///   macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)`: iOS
///   15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt:
///   LocalizedStringResource)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String)`: iOS 15, macOS
///   12, tvOS 15, watchOS 8, visionOS 1.
/// - `searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
///   prompt: Text? = nil)`: iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
/// - `searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
///   prompt: LocalizedStringKey)`: iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
/// - `searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
///   prompt: LocalizedStringResource)`: iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
/// - `searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
///   prompt: String)`: iOS 17, macOS 14, visionOS 1; not on tvOS, watchOS.
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder
///   suggestions: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1. Deprecated: Use the searchable
///   modifier with the searchSuggestions modifier
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
///   @ViewBuilder suggestions: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1. Deprecated: Use the
///   searchable modifier with the searchSuggestions modifier
/// - `searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String, @ViewBuilder
///   suggestions: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1. Deprecated: Use the searchable
///   modifier with the searchSuggestions modifier
public struct SearchableModifier: TypedModifier {
    public static let name = "searchable"
    static let overloads = OverloadTable(
        name,
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil",
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey",
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource",
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String",
        "text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil",
        "text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey",
        "text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource",
        "text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String",
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> some View",
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> some View",
        "text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String, @ViewBuilder suggestions: () -> some View")

    /// `text: Binding<String>`.
    public var text: ChangeTracked<String>
    /// `placement: SearchFieldPlacement = .automatic`.
    public var placement: SearchFieldPlacement
    /// `prompt: Text? = nil` or `prompt: LocalizedStringKey` or `prompt: LocalizedStringResource` or `prompt: String`.
    public var prompt: Text?
    /// `isPresented: Binding<Bool>`.
    public var isPresented: ChangeTracked<Bool>?
    /// `@ViewBuilder suggestions: () -> some View`.
    public var suggestions: ContentReference?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        text = try arguments.reference("text")
        placement = try arguments.value("placement", default: .automatic)
        prompt = try arguments.valueIfPresent("prompt")
        isPresented = try arguments.referenceIfPresent("isPresented")
        suggestions = try arguments.referenceIfPresent("suggestions")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("text", text)
        call.add("placement", placement)
        call.addIfPresent("prompt", prompt)
        call.addIfPresent("isPresented", isPresented)
        call.addIfPresent("suggestions", suggestions)
        return call.text
    }
}
