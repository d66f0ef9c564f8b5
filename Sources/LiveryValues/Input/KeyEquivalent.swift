public import LiveryStyle

/// A key by what it types, or by its name.
public enum KeyEquivalent: StylesheetValue, CustomStringConvertible {
    /// A key that types nothing, or nothing that can be seen.
    public enum Named: String, CaseIterable, Hashable, Sendable, Codable {
        case upArrow
        case downArrow
        case leftArrow
        case rightArrow
        case escape
        /// Backspace.
        case delete
        case deleteForward
        case home
        case end
        case pageUp
        case pageDown
        case clear
        case tab
        case space
        case `return`
    }

    /// The one character that the key types.
    case character(String)
    case named(Named)

    /// - Throws: Also when there isn't one character, which a prop may bring about.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        if let text = value.string {
            self = try Self(typing: text)
            return
        }
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, let name):
            guard let named = Named(rawValue: name) else { throw use.mismatch }
            self = .named(named)
        case (.initialized, "KeyEquivalent"): self = try Self(typing: try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
    }

    private init(typing text: String) throws(StylesheetDecodingError) {
        guard text.count == 1 else { throw StylesheetDecodingError("a key has one character, unlike '\(text)'") }
        self = .character(text)
    }

    /// The key as a stylesheet writes it.
    public var description: String {
        switch self {
        case .character(let text): StylesheetText.string(text)
        case .named(let named): "." + named.rawValue
        }
    }
}
