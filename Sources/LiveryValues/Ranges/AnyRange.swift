public import LiveryCatalogue
public import LiveryStyle

/// A range of any kind: what a stylesheet writes for `some RangeExpression`.
public enum AnyRange<Bound: StylesheetValue & Comparable>: StylesheetValue, CustomStringConvertible {
    case closed(ClosedRange<Bound>)
    case halfOpen(Range<Bound>)
    case from(Bound)
    case through(Bound)
    case upTo(Bound)

    public static var stylesheetType: TypeReference { .some("RangeExpression", arguments: [Bound.stylesheetType]) }

    /// - Throws: Also when the lower bound is above the upper one, which a prop may bring about.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        switch value {
        case .range(.some, .some, isClosed: true): self = .closed(try ClosedRange(from: value))
        case .range(.some, .some, isClosed: false): self = .halfOpen(try Range(from: value))
        case .range(let lower?, nil, _): self = .from(try Bound(from: lower))
        case .range(nil, let upper?, isClosed: true): self = .through(try Bound(from: upper))
        case .range(nil, let upper?, isClosed: false): self = .upTo(try Bound(from: upper))
        default: throw .mismatch(value, with: Self.stylesheetType)
        }
    }

    public func contains(_ element: Bound) -> Bool {
        switch self {
        case .closed(let range): range.contains(element)
        case .halfOpen(let range): range.contains(element)
        case .from(let bound): element >= bound
        case .through(let bound): element <= bound
        case .upTo(let bound): element < bound
        }
    }

    /// The range as a stylesheet writes it; the operator has room, as bounds may begin or end with a dot.
    public var description: String {
        switch self {
        case .closed(let range): "\(range.lowerBound) ... \(range.upperBound)"
        case .halfOpen(let range): "\(range.lowerBound) ..< \(range.upperBound)"
        case .from(let bound): "\(bound)..."
        case .through(let bound): "... \(bound)"
        case .upTo(let bound): "..< \(bound)"
        }
    }
}
