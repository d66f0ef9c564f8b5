// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// What happens when the view is tapped.
///
/// - `onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void)`: iOS
///   16, macOS 13, watchOS 9, visionOS 1; not on tvOS. Deprecated: use overload that accepts a CoordinateSpaceProtocol
///   instead
/// - `onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: (CGPoint) ->
///   Void)`: iOS 17, macOS 14, watchOS 10, visionOS 1; not on tvOS.
/// - `onTapGesture(count: Int = 1, perform action: () -> Void)`: iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1.
public struct OnTapGestureModifier: TypedModifier {
    public static let name = "onTapGesture"
    static let overloads = OverloadTable(
        name,
        "count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void",
        "count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: (CGPoint) -> Void",
        "count: Int = 1, perform action: () -> Void")

    /// How many taps in a row. `count: Int = 1`.
    public var count: Int
    /// What the place of the tap is relative to. `coordinateSpace: CoordinateSpace = .local` or `coordinateSpace: some
    /// CoordinateSpaceProtocol = .local`.
    public var coordinateSpace: AnyCoordinateSpace?
    /// Sent with the place of the tap when there is a coordinate space. `perform action: (CGPoint) -> Void` or `perform
    /// action: () -> Void`.
    public var action: Event

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        count = try arguments.value("count", default: 1)
        coordinateSpace = try arguments.valueIfPresent("coordinateSpace", default: .local)
        action = try arguments.reference("action")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("count", count)
        call.addIfPresent("coordinateSpace", coordinateSpace)
        call.add("action", action)
        return call.text
    }
}

/// What happens when the view is pressed for a while.
///
/// - `onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
///   onPressingChanged: ((Bool) -> Void)? = nil)`: iOS 13, macOS 10.15, watchOS 6, visionOS 1; not on tvOS.
/// - `onLongPressGesture(minimumDuration: Double = 0.5, perform: () -> Void, onPressingChanged: ((Bool) -> Void)? =
///   nil)`: tvOS 14; not on iOS, macOS, watchOS, visionOS.
/// - `onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? =
///   nil, perform: () -> Void)`: iOS 13, macOS 10.15, watchOS 6, visionOS 1; not on tvOS. Deprecated: it is
///   ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`` now.
/// - `onLongPressGesture(minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform: () -> Void)`: tvOS
///   14; not on iOS, macOS, watchOS, visionOS. Deprecated: it is
///   ``onLongPressGesture(minimumDuration:perform:onPressingChanged:)`` now.
public struct OnLongPressGestureModifier: TypedModifier {
    public static let name = "onLongPressGesture"
    static let overloads = OverloadTable(
        name,
        "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)? = nil",
        "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: () -> Void",
        abbreviations: [("minimumDuration: Double = 0.5, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)? = nil", of: 0), ("minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: () -> Void", of: 1)])

    /// In seconds. `minimumDuration: Double = 0.5`.
    public var minimumDuration: Double
    /// How far a finger may move, in points. `maximumDistance: CGFloat = 10`.
    public var maximumDistance: Double
    /// `perform action: () -> Void` or `perform: () -> Void`.
    public var action: Event
    /// Sent with whether the view is pressed. `onPressingChanged: ((Bool) -> Void)? = nil`.
    public var onPressingChanged: Event?
    /// Sent with whether the view is pressed. `pressing: ((Bool) -> Void)? = nil`.
    public var pressing: Event?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        minimumDuration = try arguments.value("minimumDuration", default: 0.5)
        maximumDistance = try arguments.value("maximumDistance", default: 10)
        action = try arguments.reference("action")
        onPressingChanged = try arguments.referenceIfPresent("onPressingChanged")
        pressing = try arguments.referenceIfPresent("pressing")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("minimumDuration", minimumDuration)
        call.add("maximumDistance", maximumDistance)
        call.add("action", action)
        call.addIfPresent("onPressingChanged", onPressingChanged)
        call.addIfPresent("pressing", pressing)
        return call.text
    }
}

/// What happens before the view is first drawn.
///
/// - `onAppear(perform action: (() -> Void)? = nil)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct OnAppearModifier: TypedModifier {
    public static let name = "onAppear"
    static let overloads = OverloadTable(name, "perform action: (() -> Void)? = nil")

    /// `perform action: (() -> Void)? = nil`.
    public var action: Event?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        action = try arguments.referenceIfPresent("action")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("action", action)
        return call.text
    }
}

/// What happens when the view is gone.
///
/// - `onDisappear(perform action: (() -> Void)? = nil)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct OnDisappearModifier: TypedModifier {
    public static let name = "onDisappear"
    static let overloads = OverloadTable(name, "perform action: (() -> Void)? = nil")

    /// `perform action: (() -> Void)? = nil`.
    public var action: Event?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        action = try arguments.referenceIfPresent("action")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("action", action)
        return call.text
    }
}

/// What happens when a text field or search is submitted.
///
/// - `onSubmit(of triggers: SubmitTriggers = .text, _ action: () -> Void)`
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct OnSubmitModifier: TypedModifier {
    public static let name = "onSubmit"
    static let overloads = OverloadTable(name, "of triggers: SubmitTriggers = .text, _ action: () -> Void")

    /// `of triggers: SubmitTriggers = .text`.
    public var triggers: SubmitTriggers
    /// `_ action: () -> Void`.
    public var action: Event

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        triggers = try arguments.value("triggers", default: .text)
        action = try arguments.reference("action")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("triggers", triggers)
        call.add("action", action)
        return call.text
    }
}

/// A gesture on the view; those of its children go first.
///
/// - `gesture(_ gesture: some Gesture, including mask: GestureMask = .all)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6,
///   visionOS 1.
/// - `gesture(_ gesture: some Gesture, isEnabled: Bool)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)`: iOS 18, macOS 15, tvOS 18, watchOS 11,
///   visionOS 2.
public struct GestureModifier: TypedModifier {
    public static let name = "gesture"
    static let overloads = OverloadTable(
        name,
        "_ gesture: some Gesture, including mask: GestureMask = .all",
        "_ gesture: some Gesture, isEnabled: Bool",
        "_ gesture: some Gesture, name: String, isEnabled: Bool = true")

    /// `_ gesture: some Gesture`.
    public var gesture: AnyGesture
    /// `including mask: GestureMask = .all`.
    public var mask: GestureMask?
    /// `isEnabled: Bool` or `isEnabled: Bool = true`.
    public var isEnabled: Bool?
    /// `name: String`.
    public var name: String?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        gesture = try arguments.value("gesture")
        mask = try arguments.valueIfPresent("mask", default: .all)
        isEnabled = try arguments.valueIfPresent("isEnabled", default: true)
        name = try arguments.valueIfPresent("name")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("gesture", gesture)
        call.addIfPresent("mask", mask)
        call.addIfPresent("isEnabled", isEnabled)
        call.addIfPresent("name", name)
        return call.text
    }
}
