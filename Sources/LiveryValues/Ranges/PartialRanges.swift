public import LiveryCatalogue
public import LiveryStyle

// The standard library's partial ranges can't be compared or hashed, which values have to be.

/// A range without an end: `PartialRangeFrom`, written `1...`.
public struct RangeFrom<Bound: StylesheetValue & Comparable>: StylesheetValue, CustomStringConvertible {
    public var lowerBound: Bound

    public static var stylesheetType: TypeReference { .named("PartialRangeFrom", arguments: [Bound.stylesheetType]) }

    public init(_ lowerBound: Bound) { self.lowerBound = lowerBound }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .range(let lower?, nil, _) = value else { throw .mismatch(value, with: Self.stylesheetType) }
        lowerBound = try Bound(from: lower)
    }

    /// The range as Swift has it.
    public var range: PartialRangeFrom<Bound> { lowerBound... }

    /// The range as a stylesheet writes it.
    public var description: String { "\(lowerBound)..." }
}

/// A range without a beginning: `PartialRangeThrough`, written `...1`.
public struct RangeThrough<Bound: StylesheetValue & Comparable>: StylesheetValue, CustomStringConvertible {
    public var upperBound: Bound

    public static var stylesheetType: TypeReference {
        .named("PartialRangeThrough", arguments: [Bound.stylesheetType])
    }

    public init(_ upperBound: Bound) { self.upperBound = upperBound }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .range(nil, let upper?, isClosed: true) = value else {
            throw .mismatch(value, with: Self.stylesheetType)
        }
        upperBound = try Bound(from: upper)
    }

    /// The range as Swift has it.
    public var range: PartialRangeThrough<Bound> { ...upperBound }

    /// The range as a stylesheet writes it.
    public var description: String { "... \(upperBound)" }
}

/// A range without a beginning that ends before its bound: `PartialRangeUpTo`, written `..<1`.
public struct RangeUpTo<Bound: StylesheetValue & Comparable>: StylesheetValue, CustomStringConvertible {
    public var upperBound: Bound

    public static var stylesheetType: TypeReference { .named("PartialRangeUpTo", arguments: [Bound.stylesheetType]) }

    public init(_ upperBound: Bound) { self.upperBound = upperBound }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .range(nil, let upper?, isClosed: false) = value else {
            throw .mismatch(value, with: Self.stylesheetType)
        }
        upperBound = try Bound(from: upper)
    }

    /// The range as Swift has it.
    public var range: PartialRangeUpTo<Bound> { ..<upperBound }

    /// The range as a stylesheet writes it.
    public var description: String { "..< \(upperBound)" }
}
