/// What two views that stand for one thing have in common.
public struct MatchedGeometryProperties: StylesheetOptionSet {
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
    public static let namedMembers: [(name: String, value: MatchedGeometryProperties)] = [
        ("position", .position), ("size", .size), ("frame", .frame),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
