public import LiveryCatalogue
public import LiveryStyle

extension Set: StylesheetValue where Element: StylesheetValue {
    public static var stylesheetType: TypeReference { .named("Set", arguments: [Element.stylesheetType]) }

    /// The elements of a list, each once.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .array(let elements) = value else { throw .mismatch(value, with: Self.stylesheetType) }
        self.init(minimumCapacity: elements.count)
        for element in elements { insert(try Element(from: element)) }
    }
}
