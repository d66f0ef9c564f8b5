/// The statics that a client knows by their fingerprints, in the order of their last use (Arizona wire, section 8).
public struct StaticsCache: Sendable {
    /// The most that are announced; the least recently used are dropped when announcing.
    public static let maximumCount = 1000

    public init() {}

    /// The fingerprints, the least recently used first.
    public var fingerprints: [String] { [] }

    /// The statics of a fingerprint, which counts as a use.
    public mutating func use(_ fingerprint: String) -> [String]? { nil }

    /// The statics of a fingerprint, which doesn't count as a use.
    public func statics(of fingerprint: String) -> [String]? { nil }

    /// Adds statics, or replaces them; counts as a use.
    public mutating func insert(_ statics: [String], for fingerprint: String) {}

    /// Drops all but the most recently used and gives the fingerprints to announce, the least recently used first.
    public mutating func announced() -> [String] { [] }
}
