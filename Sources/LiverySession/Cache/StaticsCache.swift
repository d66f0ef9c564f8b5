/// The statics that a client knows by their fingerprints, in the order of their last use (Arizona wire, section 8).
///
/// It may grow past ``maximumCount`` while connected: the server leaves out what it has sent once on a connection, so that
/// dropping it then would cost the tree. Its size is bounded all the same, by ``maximumSize``.
public struct StaticsCache: Sendable {
    /// The most that are announced; the least recently used are dropped when announcing.
    public static let maximumCount = 1000
    /// The largest size of the statics of one fingerprint, in bytes as ``size`` counts them; larger ones aren't kept.
    public static let maximumEntrySize = 4 << 20
    /// The longest fingerprint whose statics are kept, in bytes. All of ``maximumCount`` fit into one message by far: Arizona
    /// takes 10 MiB.
    public static let maximumFingerprintSize = 256
    /// The largest ``size``; past it the least recently used are dropped at once.
    public static let maximumSize = 64 << 20

    private struct Entry: Sendable {
        var fingerprint: String
        var statics: [String]
        var size: Int
        var previous: Int
        var next: Int
    }

    /// A list through the places, the least recently used first; ``none`` ends it.
    private var entries: [Entry] = []
    private var freePlaces: [Int] = []
    private var places: [String: Int] = [:]
    private var first = Self.none
    private var last = Self.none

    private static let none = -1

    /// The bytes of all texts, and what it takes to hold them.
    public private(set) var size = 0

    /// Grows when statics are added, replaced or dropped; a use doesn't count.
    package private(set) var version = 0

    public init() {}

    /// The number of fingerprints.
    public var count: Int { places.count }

    /// The fingerprints, the least recently used first. Linear.
    public var fingerprints: [String] {
        var result: [String] = []
        result.reserveCapacity(count)
        var place = first
        while place != Self.none {
            result.append(entries[place].fingerprint)
            place = entries[place].next
        }
        return result
    }

    /// The statics of a fingerprint, which counts as a use. O(1).
    public mutating func use(_ fingerprint: String) -> [String]? {
        guard let place = places[fingerprint] else { return nil }
        if place != last {
            unlink(place)
            append(place)
        }
        return entries[place].statics
    }

    /// The statics of a fingerprint, which doesn't count as a use. O(1).
    public func statics(of fingerprint: String) -> [String]? { places[fingerprint].map { entries[$0].statics } }

    /// Adds statics, or replaces them; counts as a use. Linear in the number of texts.
    ///
    /// - Returns: Whether they are kept, which they aren't past ``maximumEntrySize`` or ``maximumFingerprintSize``. Others may
    ///   have gone for them.
    @discardableResult
    public mutating func insert(_ statics: [String], for fingerprint: String) -> Bool {
        guard fingerprint.utf8.count <= Self.maximumFingerprintSize else { return false }
        if let place = places[fingerprint] {
            if entries[place].statics == statics {
                _ = use(fingerprint)
                return true
            }
            drop(place)
        }
        let entrySize = Self.size(of: statics, fingerprint)
        guard entrySize <= Self.maximumEntrySize else { return false }
        while size + entrySize > Self.maximumSize, first != Self.none { drop(first) }
        let entry = Entry(
            fingerprint: fingerprint, statics: statics, size: entrySize, previous: Self.none, next: Self.none)
        let place = freePlaces.popLast() ?? entries.count
        if place == entries.count { entries.append(entry) } else { entries[place] = entry }
        places[fingerprint] = place
        append(place)
        size += entrySize
        version += 1
        return true
    }

    /// Drops all but the most recently used and gives the fingerprints to announce, the least recently used first.
    public mutating func announced() -> [String] {
        while count > Self.maximumCount { drop(first) }
        return fingerprints
    }

    private static func size(of statics: [String], _ fingerprint: String) -> Int {
        statics.reduce(MemoryLayout<Entry>.stride + fingerprint.utf8.count) {
            $0 + $1.utf8.count + MemoryLayout<String>.stride
        }
    }

    private mutating func append(_ place: Int) {
        entries[place].previous = last
        entries[place].next = Self.none
        if last == Self.none { first = place } else { entries[last].next = place }
        last = place
    }

    private mutating func unlink(_ place: Int) {
        let (previous, next) = (entries[place].previous, entries[place].next)
        if previous == Self.none { first = next } else { entries[previous].next = next }
        if next == Self.none { last = previous } else { entries[next].previous = previous }
    }

    private mutating func drop(_ place: Int) {
        unlink(place)
        size -= entries[place].size
        places[entries[place].fingerprint] = nil
        entries[place].fingerprint = ""
        entries[place].statics = []
        freePlaces.append(place)
        version += 1
    }
}
