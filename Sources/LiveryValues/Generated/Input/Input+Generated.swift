// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// A part of values of `PointerStyle`.
///
/// macOS 15; not on iOS, tvOS, watchOS, visionOS.
public enum FrameResizePosition: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

    public static let stylesheetType: TypeReference = .named("FrameResizePosition")
}

/// What a stylesheet can write as a `FrameResizeDirection`.
///
/// macOS 15; not on iOS, tvOS, watchOS, visionOS.
public enum FrameResizeDirection: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case inward, outward

    public static let stylesheetType: TypeReference = .named("FrameResizeDirection")
}

extension FrameResizeDirection {
    /// A part of values of `PointerStyle`.
    ///
    /// macOS 15; not on iOS, tvOS, watchOS, visionOS.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType: TypeReference = .named("FrameResizeDirection.Set")

        public static let inward = Set(rawValue: 1 << 0)
        public static let outward = Set(rawValue: 1 << 1)
        public static let all: Set = [.inward, .outward]

        public static let namedMembers: [(name: String, value: Set)] = [
            ("inward", .inward), ("outward", .outward), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// The name space of what belongs to `HorizontalDirection`.
public enum HorizontalDirection {}

extension HorizontalDirection {
    /// A part of values of `PointerStyle`.
    ///
    /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType: TypeReference = .named("HorizontalDirection.Set")

        public static let leading = Set(rawValue: 1 << 0)
        public static let trailing = Set(rawValue: 1 << 1)
        public static let all: Set = [.leading, .trailing]

        public static let namedMembers: [(name: String, value: Set)] = [
            ("leading", .leading), ("trailing", .trailing), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// The name space of what belongs to `VerticalDirection`.
public enum VerticalDirection {}

extension VerticalDirection {
    /// A part of values of `PointerStyle`.
    ///
    /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType: TypeReference = .named("VerticalDirection.Set")

        public static let up = Set(rawValue: 1 << 0)
        public static let down = Set(rawValue: 1 << 1)
        public static let all: Set = [.up, .down]

        public static let namedMembers: [(name: String, value: Set)] = [
            ("up", .up), ("down", .down), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}
