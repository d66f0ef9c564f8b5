public import LiveryCatalogue
public import LiveryStyle

extension ClosedRange: StylesheetValue where Bound: StylesheetValue {
    public static var stylesheetType: TypeReference { .named("ClosedRange", arguments: [Bound.stylesheetType]) }

    /// - Throws: Also when the lower bound isn't below or at the upper one, which a prop may bring about.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .range(let lower?, let upper?, isClosed: true) = value else {
            throw .mismatch(value, with: Self.stylesheetType)
        }
        let low = try Bound(from: lower)
        let high = try Bound(from: upper)
        guard low <= high else { throw .emptyRange(value) }
        self = low...high
    }
}

extension Range: StylesheetValue where Bound: StylesheetValue {
    public static var stylesheetType: TypeReference { .named("Range", arguments: [Bound.stylesheetType]) }

    /// - Throws: Also when the lower bound isn't below or at the upper one, which a prop may bring about.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .range(let lower?, let upper?, isClosed: false) = value else {
            throw .mismatch(value, with: Self.stylesheetType)
        }
        let low = try Bound(from: lower)
        let high = try Bound(from: upper)
        guard low <= high else { throw .emptyRange(value) }
        self = low..<high
    }
}

extension StylesheetDecodingError {
    /// A range whose bounds are the wrong way round.
    static func emptyRange(_ value: StyleValue) -> Self {
        StylesheetDecodingError("the lower bound of '\(value)' is above the upper bound")
    }
}
