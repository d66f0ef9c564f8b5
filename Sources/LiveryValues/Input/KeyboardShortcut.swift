public import LiveryCatalogue
public import LiveryStyle

/// A key that stands for a control, with the keys that are held.
public struct KeyboardShortcut: StylesheetValue, CustomStringConvertible {
    /// Whether a shortcut moves to another key on keyboards and in languages that want it.
    public enum Localization: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic
        /// Wherever the key is, but not to the other side where writing goes from right to left.
        case withoutMirroring
        /// Not at all.
        case custom

        public static let stylesheetType = TypeReference.named("KeyboardShortcut.Localization")
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    /// Return: what a form or dialogue does by default.
    public static let defaultAction = KeyboardShortcut(.named(.return), modifiers: [])
    /// Escape: what puts an end to it.
    public static let cancelAction = KeyboardShortcut(.named(.escape), modifiers: [])

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "defaultAction"): self = .defaultAction
        case (.member, "cancelAction"): self = .cancelAction
        case (.initialized, "KeyboardShortcut"):
            let key: KeyEquivalent = try call.next(nil)
            let modifiers: EventModifiers = try call.next("modifiers", default: .command)
            self.init(key, modifiers: modifiers, localization: try call.next("localization", default: .automatic))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The shortcut as a stylesheet writes it.
    public var description: String {
        if self == .defaultAction { return ".defaultAction" }
        if self == .cancelAction { return ".cancelAction" }
        return StylesheetText.call(
            "KeyboardShortcut", (nil, key.description),
            ("modifiers", modifiers == .command ? nil : modifiers.description),
            ("localization", localization == .automatic ? nil : localization.description))
    }
}
