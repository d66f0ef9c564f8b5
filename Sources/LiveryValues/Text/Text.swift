public import LiveryStyle

/// A text with what is said about it: `"…"`, `Text("…").bold()`, or the name of a child.
public struct Text: StylesheetValue, CustomStringConvertible, ExpressibleByStringLiteral {
    /// Where a text comes from.
    public enum Content: Hashable, Sendable, Codable {
        /// A text that a host with translations looks up, and shows as it is without one.
        case string(String)
        /// A text that is shown as it is.
        case verbatim(String)
        /// The texts of the children with these template names.
        case children([String])
    }

    public var content: Content
    /// In the order in which they are made.
    public var modifiers: [Modifier]

    public init(_ content: Content, modifiers: [Modifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    public init(_ text: String) { self.init(.string(text)) }
    public init(verbatim text: String) { self.init(.verbatim(text)) }
    public init(stringLiteral text: String) { self.init(text) }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        if let text = value.string {
            self.init(text)
            return
        }
        if case .content(let names) = value {
            self.init(.children(names))
            return
        }
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.chained(let base), _):
            // As deep as the value is, which checking bounds.
            self = try Text(from: base)
            modifiers.append(try Modifier(use, &call))
        case (.initialized, "Text") where call.isNext("verbatim"): self.init(verbatim: try call.next("verbatim"))
        // A text or a key of one; both say the same.
        case (.initialized, "Text"): self = try call.next(nil)
        case (.initialized, "LocalizedStringKey"), (.initialized, "LocalizedStringResource"):
            self.init(try call.next(nil, as: String.self))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The text as a stylesheet writes it.
    public var description: String {
        let text =
            switch content {
            case .string(let text):
                modifiers.isEmpty ? StylesheetText.string(text) : "Text(\(StylesheetText.string(text)))"
            case .verbatim(let text): "Text(verbatim: \(StylesheetText.string(text)))"
            case .children(let names): StyleValue.content(names).description
            }
        return modifiers.reduce(text) { $0 + $1.text }
    }
}
