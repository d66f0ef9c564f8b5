// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// Content on a sheet above the screen.
///
/// - `sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct SheetModifier: TypedModifier {
    public static let name = "sheet"
    static let overloads = OverloadTable(
        name,
        "isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View")

    /// `isPresented: Binding<Bool>`.
    public var isPresented: ChangeTracked<Bool>
    /// `onDismiss: (() -> Void)? = nil`.
    public var onDismiss: Event?
    /// `@ViewBuilder content: () -> some View`.
    public var content: ContentReference

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isPresented = try arguments.reference("isPresented")
        onDismiss = try arguments.referenceIfPresent("onDismiss")
        content = try arguments.reference("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isPresented", isPresented)
        call.addIfPresent("onDismiss", onDismiss)
        call.add("content", content)
        return call.text
    }
}

/// Content above the whole screen.
///
/// - `fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some
///   View)`
///
/// iOS 14, tvOS 14, watchOS 7, visionOS 1; not on macOS.
public struct FullScreenCoverModifier: TypedModifier {
    public static let name = "fullScreenCover"
    static let overloads = OverloadTable(
        name,
        "isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View")

    /// `isPresented: Binding<Bool>`.
    public var isPresented: ChangeTracked<Bool>
    /// `onDismiss: (() -> Void)? = nil`.
    public var onDismiss: Event?
    /// `@ViewBuilder content: () -> some View`.
    public var content: ContentReference

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isPresented = try arguments.reference("isPresented")
        onDismiss = try arguments.referenceIfPresent("onDismiss")
        content = try arguments.reference("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isPresented", isPresented)
        call.addIfPresent("onDismiss", onDismiss)
        call.add("content", content)
        return call.text
    }
}

/// Content in a bubble beside the view.
///
/// - `popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?
///   = nil, @ViewBuilder content: () -> some View)`: iOS 13, macOS 10.15, visionOS 1; not on tvOS, watchOS.
/// - `popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), @ViewBuilder
///   content: () -> some View)`: iOS 18, macOS 15, visionOS 2; not on tvOS, watchOS.
public struct PopoverModifier: TypedModifier {
    public static let name = "popover"
    static let overloads = OverloadTable(
        name,
        "isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: () -> some View",
        abbreviations: [("isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), @ViewBuilder content: () -> some View", of: 0)])

    /// `isPresented: Binding<Bool>`.
    public var isPresented: ChangeTracked<Bool>
    /// `attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)`.
    public var attachmentAnchor: PopoverAttachmentAnchor
    /// `arrowEdge: Edge? = nil`.
    public var arrowEdge: Edge?
    /// `@ViewBuilder content: () -> some View`.
    public var content: ContentReference

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isPresented = try arguments.reference("isPresented")
        attachmentAnchor = try arguments.value("attachmentAnchor", default: .rect(.bounds))
        arrowEdge = try arguments.valueIfPresent("arrowEdge")
        content = try arguments.reference("content")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isPresented", isPresented)
        call.add("attachmentAnchor", attachmentAnchor)
        call.addIfPresent("arrowEdge", arrowEdge)
        call.add("content", content)
        return call.text
    }
}

/// A question or message above everything.
///
/// - `alert(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)`: iOS
///   15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `alert(_ titleKey: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)`:
///   iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)`: iOS 15, macOS 12,
///   tvOS 15, watchOS 8, visionOS 1.
/// - `alert(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)`: iOS 15, macOS 12, tvOS
///   15, watchOS 8, visionOS 1.
/// - `alert(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
///   @ViewBuilder message: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `alert(_ titleKey: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
///   @ViewBuilder message: () -> some View)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message:
///   () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `alert(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: ()
///   -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct AlertModifier: TypedModifier {
    public static let name = "alert"
    static let overloads = OverloadTable(
        name,
        "_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View",
        "_ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View",
        "_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View",
        "_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View",
        "_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View",
        "_ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View",
        "_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View",
        "_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View")

    /// `_ titleKey: LocalizedStringKey` or `_ titleKey: LocalizedStringResource` or `_ title: String` or `_ title:
    /// Text`.
    public var title: Text
    /// `isPresented: Binding<Bool>`.
    public var isPresented: ChangeTracked<Bool>
    /// `@ViewBuilder actions: () -> some View`.
    public var actions: ContentReference
    /// `@ViewBuilder message: () -> some View`.
    public var message: ContentReference?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        title = try arguments.value("title")
        isPresented = try arguments.reference("isPresented")
        actions = try arguments.reference("actions")
        message = try arguments.referenceIfPresent("message")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("title", title)
        call.add("isPresented", isPresented)
        call.add("actions", actions)
        call.addIfPresent("message", message)
        return call.text
    }
}

/// A choice of actions above the screen.
///
/// - `confirmationDialog(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility =
///   .automatic, @ViewBuilder actions: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `confirmationDialog(_ titleKey: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility =
///   .automatic, @ViewBuilder actions: () -> some View)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
///   @ViewBuilder actions: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `confirmationDialog(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
///   @ViewBuilder actions: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
/// - `confirmationDialog(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility =
///   .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View)`: iOS 15, macOS 12, tvOS
///   15, watchOS 8, visionOS 1.
/// - `confirmationDialog(_ titleKey: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility =
///   .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View)`: iOS 16, macOS 13, tvOS
///   16, watchOS 9, visionOS 1.
/// - `confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
///   @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS
///   8, visionOS 1.
/// - `confirmationDialog(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
///   @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View)`: iOS 15, macOS 12, tvOS 15, watchOS
///   8, visionOS 1.
public struct ConfirmationDialogModifier: TypedModifier {
    public static let name = "confirmationDialog"
    static let overloads = OverloadTable(
        name,
        "_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View",
        "_ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View",
        "_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View",
        "_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View",
        "_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View",
        "_ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View",
        "_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View",
        "_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View")

    /// `_ titleKey: LocalizedStringKey` or `_ titleKey: LocalizedStringResource` or `_ title: String` or `_ title:
    /// Text`.
    public var title: Text
    /// `isPresented: Binding<Bool>`.
    public var isPresented: ChangeTracked<Bool>
    /// `titleVisibility: Visibility = .automatic`.
    public var titleVisibility: Visibility
    /// `@ViewBuilder actions: () -> some View`.
    public var actions: ContentReference
    /// `@ViewBuilder message: () -> some View`.
    public var message: ContentReference?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        title = try arguments.value("title")
        isPresented = try arguments.reference("isPresented")
        titleVisibility = try arguments.value("titleVisibility", default: .automatic)
        actions = try arguments.reference("actions")
        message = try arguments.referenceIfPresent("message")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("title", title)
        call.add("isPresented", isPresented)
        call.add("titleVisibility", titleVisibility)
        call.add("actions", actions)
        call.addIfPresent("message", message)
        return call.text
    }
}

/// The heights that a sheet, which the view is the content of, stops at.
///
/// - `presentationDetents(_ detents: Set<PresentationDetent>)`
/// - `presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)`
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct PresentationDetentsModifier: TypedModifier {
    public static let name = "presentationDetents"
    static let overloads = OverloadTable(
        name,
        "_ detents: Set<PresentationDetent>",
        "_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>")

    /// `_ detents: Set<PresentationDetent>`.
    public var detents: Set<PresentationDetent>
    /// `selection: Binding<PresentationDetent>`.
    public var selection: ChangeTracked<PresentationDetent>?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        detents = try arguments.value("detents")
        selection = try arguments.referenceIfPresent("selection")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("detents", detents)
        call.addIfPresent("selection", selection)
        return call.text
    }
}

/// Actions that a long press or a secondary click shows.
///
/// - `contextMenu(@ViewBuilder menuItems: () -> some View)`: iOS 13, macOS 10.15, tvOS 14, visionOS 1; not on watchOS.
/// - `contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View)`: iOS 16, macOS 13,
///   tvOS 16, visionOS 1; not on watchOS.
public struct ContextMenuModifier: TypedModifier {
    public static let name = "contextMenu"
    static let overloads = OverloadTable(
        name,
        "@ViewBuilder menuItems: () -> some View",
        "@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View")

    /// `@ViewBuilder menuItems: () -> some View`.
    public var menuItems: ContentReference
    /// `@ViewBuilder preview: () -> some View`.
    public var preview: ContentReference?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        menuItems = try arguments.reference("menuItems")
        preview = try arguments.referenceIfPresent("preview")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("menuItems", menuItems)
        call.addIfPresent("preview", preview)
        return call.text
    }
}
