public import LiveryCatalogue
public import LiveryStyle

/// A language: `Locale.Language` in a stylesheet.
public struct Language: StylesheetValue, CustomStringConvertible {
    /// A BCP 47 tag, such as `zh-Hant`, as the stylesheet has it.
    public var identifier: String

    public static let stylesheetType = TypeReference.named("Locale.Language")

    public init(identifier: String) { self.identifier = identifier }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "Locale.Language" else { throw use.mismatch }
        self.init(identifier: try call.next("identifier"))
        try call.end()
    }

    /// The language as a stylesheet writes it.
    public var description: String { "Locale.Language(identifier: \(StylesheetText.string(identifier)))" }
}

/// The language that text is typeset in.
public enum TypesettingLanguage: StylesheetValue, CustomStringConvertible {
    /// That of the user interface, and of what the text is written in.
    case automatic
    case explicit(Language)

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "automatic"): self = .automatic
        case (.member, "explicit"): self = .explicit(try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The language as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .explicit(let language): ".explicit(\(language))"
        }
    }
}
