public import LiveryCatalogue
public import LiveryStyle

/// The top or bottom edge.
public enum VerticalEdge: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case top
    case bottom

    /// Any of the two edges.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType = TypeReference.named("VerticalEdge.Set")
        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
        public static let namedMembers: [(name: String, value: Set)] = [
            ("top", .top), ("bottom", .bottom), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

        public func contains(_ edge: VerticalEdge) -> Bool { contains(Set(edge)) }
    }
}
