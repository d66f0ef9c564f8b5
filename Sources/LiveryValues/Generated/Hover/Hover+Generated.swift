// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `defaultHoverEffect(_:)`, `hoverEffect(_:)`, `hoverEffect(_:isEnabled:)` and 1 more modifiers take as a
/// `HoverEffect`.
///
/// iOS 13.4, tvOS 16, visionOS 1; not on macOS, watchOS.
public enum HoverEffect: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, highlight, lift

    public static let stylesheetType: TypeReference = .named("HoverEffect")
}

/// What `defaultHoverEffect(_:)`, `hoverEffect(_:isEnabled:)` and `hoverEffect(_:in:isEnabled:)` take as a
/// `CustomHoverEffect`.
///
/// visionOS 2; not on iOS, macOS, tvOS, watchOS.
public enum CustomHoverEffect: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, highlight, lift, empty

    public static let stylesheetType: TypeReference = .some("CustomHoverEffect")
}

/// What `focusable(_:interactions:)` takes as a `FocusInteractions`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public struct FocusInteractions: StylesheetOptionSet {
    public static let stylesheetType: TypeReference = .named("FocusInteractions")

    public static let activate = FocusInteractions(rawValue: 1 << 0)
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    public static let automatic = FocusInteractions(rawValue: 1 << 2)

    public static let namedMembers: [(name: String, value: FocusInteractions)] = [
        ("activate", .activate), ("edit", .edit), ("automatic", .automatic),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What `digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:)`,
/// `digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)` and
/// `digitalCrownRotation(_:from:through:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)` take as a
/// `DigitalCrownRotationalSensitivity`.
///
/// watchOS 6; not on iOS, macOS, tvOS, visionOS.
public enum DigitalCrownRotationalSensitivity: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case low, medium, high

    public static let stylesheetType: TypeReference = .named("DigitalCrownRotationalSensitivity")
}
