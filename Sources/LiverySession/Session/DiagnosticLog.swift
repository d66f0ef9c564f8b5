/// The newest diagnostics of a wire, up to limits, and how many went before them.
public struct DiagnosticLog: Sendable {
    /// The most that are kept.
    public static let maximumCount = 200
    /// The most bytes of messages that they keep alive, but for the newest one's; a message counts once for each diagnostic.
    public static let maximumSize = 8 << 20

    /// A ring: the oldest is at `start` when it is full.
    private var ring: [WireDiagnostic] = []
    private var start = 0
    private var size = 0
    /// How many have been dropped.
    public private(set) var droppedCount = 0

    public init() {}

    public var isEmpty: Bool { ring.isEmpty && droppedCount == 0 }

    /// The diagnostics, the oldest first. Linear.
    public var entries: [WireDiagnostic] { Array(ring[start...] + ring[..<start]) }

    /// Adds a diagnostic. O(1), but for one that pushes many out by its size.
    public mutating func add(_ diagnostic: WireDiagnostic) {
        size += diagnostic.size
        if ring.count == Self.maximumCount {
            size -= ring[start].size
            ring[start] = diagnostic
            start = (start + 1) % ring.count
            droppedCount += 1
        } else {
            ring.append(diagnostic)
        }
        guard size > Self.maximumSize else { return }
        var rest = entries[...]
        while size > Self.maximumSize, rest.count > 1, let oldest = rest.popFirst() {
            size -= oldest.size
            droppedCount += 1
        }
        ring = Array(rest)
        start = 0
    }
}

extension WireDiagnostic {
    fileprivate var size: Int { diagnostic.file.bytes.count }
}
