// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `scenePadding(_:edges:)` takes as a `ScenePadding`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum ScenePadding: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case minimum, navigationBar

    public static let stylesheetType: TypeReference = .named("ScenePadding")
}

/// What a stylesheet can write as an `Edge3D`.
///
/// visionOS 1; not on iOS, macOS, tvOS, watchOS.
public enum Edge3D: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case top, leading, bottom, trailing, front, back

    public static let stylesheetType: TypeReference = .named("Edge3D")
}

extension Edge3D {
    /// What `padding3D(_:_:)` takes as an `Edge3D.Set`.
    ///
    /// visionOS 1; not on iOS, macOS, tvOS, watchOS.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType: TypeReference = .named("Edge3D.Set")

        public static let top = Set(rawValue: 1 << 0)
        public static let leading = Set(rawValue: 1 << 1)
        public static let bottom = Set(rawValue: 1 << 2)
        public static let trailing = Set(rawValue: 1 << 3)
        public static let front = Set(rawValue: 1 << 4)
        public static let back = Set(rawValue: 1 << 5)
        public static let all: Set = [.top, .leading, .bottom, .trailing, .front, .back]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let depth: Set = [.front, .back]

        public static let namedMembers: [(name: String, value: Set)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("front", .front),
            ("back", .back), ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("depth", .depth),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// What `frame(depth:alignment:)` and `frame(minDepth:idealDepth:maxDepth:alignment:)` take as a `DepthAlignment`.
///
/// visionOS 1; not on iOS, macOS, tvOS, watchOS.
public enum DepthAlignment: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case front, center, back

    public static let stylesheetType: TypeReference = .named("DepthAlignment")
}

/// What a stylesheet can write as a `SquareAzimuth`.
///
/// visionOS 2; not on iOS, macOS, tvOS, watchOS.
public enum SquareAzimuth: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case front, back, left, right

    public static let stylesheetType: TypeReference = .named("SquareAzimuth")
}

extension SquareAzimuth {
    /// What `supportedVolumeViewpoints(_:)` takes as a `SquareAzimuth.Set`.
    ///
    /// visionOS 2; not on iOS, macOS, tvOS, watchOS.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType: TypeReference = .named("SquareAzimuth.Set")

        public static let front = Set(rawValue: 1 << 0)
        public static let back = Set(rawValue: 1 << 1)
        public static let left = Set(rawValue: 1 << 2)
        public static let right = Set(rawValue: 1 << 3)
        public static let all: Set = [.front, .back, .left, .right]

        public static let namedMembers: [(name: String, value: Set)] = [
            ("front", .front), ("back", .back), ("left", .left), ("right", .right), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// What `onVolumeViewpointChange(updateStrategy:initial:_:)` takes as a `VolumeViewpointUpdateStrategy`.
///
/// visionOS 2; not on iOS, macOS, tvOS, watchOS.
public enum VolumeViewpointUpdateStrategy: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case supported, all

    public static let stylesheetType: TypeReference = .named("VolumeViewpointUpdateStrategy")
}
