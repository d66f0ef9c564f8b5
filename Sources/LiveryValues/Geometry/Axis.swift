public import LiveryCatalogue
public import LiveryStyle

/// A direction of layout.
public enum Axis: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case horizontal
    case vertical

    /// Any of the axes.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType = TypeReference.named("Axis.Set")
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
        public static let namedMembers: [(name: String, value: Set)] = [
            ("horizontal", .horizontal), ("vertical", .vertical),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}
