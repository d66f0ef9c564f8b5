public import LiveryCatalogue
public import LiveryStyle

/// The leading or trailing edge.
public enum HorizontalEdge: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case leading
    case trailing

    /// Any of the two edges.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType = TypeReference.named("HorizontalEdge.Set")
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
        public static let namedMembers: [(name: String, value: Set)] = [
            ("leading", .leading), ("trailing", .trailing), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

        public func contains(_ edge: HorizontalEdge) -> Bool { contains(Set(edge)) }
    }
}
