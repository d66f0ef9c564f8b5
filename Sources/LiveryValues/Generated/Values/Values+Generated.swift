// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `accessibilityAction(named:_:)`, `accessibilityCustomContent(_:_:importance:)`,
/// `accessibilityDragPoint(_:description:isEnabled:)` and 32 more modifiers take as a `LocalizedStringKey`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct LocalizedStringKey: StylesheetValue, ExpressibleByStringLiteral, CustomStringConvertible {
    public static let stylesheetType: TypeReference = .named("LocalizedStringKey")

    /// What the stylesheet says.
    public var text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        if case .initialized("LocalizedStringKey", _) = value {
            var call = try ValueUse(of: value, as: Self.stylesheetType).call
            text = try call.next(nil)
            try call.end()
            return
        }
        guard let text = value.string else { throw .mismatch(value, with: Self.stylesheetType) }
        self.text = text
    }

    /// The text in quotes.
    public var description: String { StylesheetText.value(text) }
}

/// What `accessibilityAction(named:_:)`, `accessibilityCustomContent(_:_:importance:)`,
/// `accessibilityDragPoint(_:description:isEnabled:)` and 27 more modifiers take as a `LocalizedStringResource`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct LocalizedStringResource: StylesheetValue, ExpressibleByStringLiteral, CustomStringConvertible {
    public static let stylesheetType: TypeReference = .named("LocalizedStringResource")

    /// What the stylesheet says.
    public var text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        if case .initialized("LocalizedStringResource", _) = value {
            var call = try ValueUse(of: value, as: Self.stylesheetType).call
            text = try call.next(nil)
            try call.end()
            return
        }
        guard let text = value.string else { throw .mismatch(value, with: Self.stylesheetType) }
        self.text = text
    }

    /// The text in quotes.
    public var description: String { StylesheetText.value(text) }
}

/// What `task(priority:_:)` and `task(id:priority:_:)` take as a `TaskPriority`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum TaskPriority: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case high, medium, low, userInitiated, utility, background

    public static let stylesheetType: TypeReference = .named("TaskPriority")
}
