/// The names of what the reader of `modifiers` arrays reports. Names are stable: configuration refers to them.
public enum ModifiersArrayRule: String, CaseIterable, Sendable {
    /// An entry, or a value in it, that can't be read; the entry is left out.
    case invalidEntry = "invalid-modifier-entry"
    /// A key that the modifier doesn't take; the key is passed over.
    case unknownKey = "unknown-modifier-key"
    /// An entry that changes nothing on this element; the entry is left out.
    case inertModifier = "inert-modifier"
    /// A value that is unknown where LiveView Native 0.1 silently takes a default.
    case defaultedValue = "defaulted-value"
    /// Something that no stylesheet can say; it is left out.
    case noStylesheetForm = "no-stylesheet-form"
    /// More links in the chains of one entry than ``ModifiersArrayLimits/chainLinks``.
    case chainLimit = "chain-limit"
}

/// How much of a `modifiers` array is read. The depth is bounded by the one that the JSON was read with.
public enum ModifiersArrayLimits {
    /// The most links in the chains of one entry, such as the modifiers of a font (`chain-limit`).
    ///
    /// Each link nests its expression one level deeper, so this bounds what recurses over the expression.
    public static let chainLinks = 200
}
