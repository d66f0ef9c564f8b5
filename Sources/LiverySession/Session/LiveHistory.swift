/// The locations that a session has shown, and the one it shows.
public struct LiveHistory: Hashable, Sendable {
    /// The most entries that are kept; the oldest go first.
    public static let maximumCount = 200
    /// The longest path and query that are kept, in bytes: together as much as servers read of a URL at most.
    public static let maximumLocationSize = 8192

    /// The entries, the oldest first; never empty.
    public private(set) var entries: [LiveLocation]
    /// The position of the current entry.
    public private(set) var position = 0

    /// A history with one entry.
    public init(_ location: LiveLocation) { entries = [location] }

    /// The location that is shown.
    public var current: LiveLocation { entries[position] }
    public var canGoBack: Bool { position > 0 }
    public var canGoForward: Bool { position < entries.count - 1 }

    /// Goes to a location. What was ahead is forgotten, unless it only takes the current entry's place. Nothing happens when the
    /// location is longer than ``maximumLocationSize``.
    public mutating func go(to location: LiveLocation, replaces: Bool) {
        guard location.size <= Self.maximumLocationSize else { return }
        if replaces {
            entries[position] = location
            return
        }
        entries.removeSubrange((position + 1)...)
        entries.append(location)
        if entries.count > Self.maximumCount { entries.removeFirst() }
        position = entries.count - 1
    }

    /// Goes back, or forward with a positive number of steps; nothing happens when there is no such entry.
    ///
    /// - Returns: The new location.
    public mutating func move(by steps: Int) -> LiveLocation? {
        let (target, overflow) = position.addingReportingOverflow(steps)
        guard !overflow, entries.indices.contains(target) else { return nil }
        position = target
        return current
    }
}

extension LiveLocation {
    /// The bytes of the path and the query.
    var size: Int { path.utf8.count + query.utf8.count }
}
