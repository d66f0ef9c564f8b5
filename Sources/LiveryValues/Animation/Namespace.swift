public import LiveryCatalogue
public import LiveryStyle

/// Names that views of one whole give to their parts.
public enum Namespace {
    /// The name of a namespace, which the host knows: `"cards"` or `:cards`.
    public struct ID: StylesheetValue, CustomStringConvertible, ExpressibleByStringLiteral {
        public var name: String

        public static let stylesheetType = TypeReference.named("Namespace.ID")

        public init(_ name: String) { self.name = name }
        public init(stringLiteral name: String) { self.name = name }
        public init(from value: StyleValue) throws(StylesheetDecodingError) { name = try String(from: value) }

        /// The name as a stylesheet writes it.
        public var description: String { StylesheetText.string(name) }
    }
}
