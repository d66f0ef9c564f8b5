/// A wire whose server leaves out what the client says it knows, so that keeping it between runs saves traffic.
public protocol StaticsCachingWire: LiveWire {
    /// What the client knows by its fingerprint.
    var statics: StaticsCache { get set }

    /// The server that the statics are of, such as `https://example.com`.
    var origin: String { get }
}

extension ArizonaWire: StaticsCachingWire {}

/// Where a session keeps the statics of its server between runs. It counts for a ``StaticsCachingWire``.
public enum StaticsKeeping: Sendable {
    /// On disk, in ``StaticsStore/defaultFolder``.
    case disk
    /// Nowhere: what came is known until the session goes.
    case memory
    case store(StaticsStore)

    /// The store for a wire, if it has statics to keep.
    func store(for wire: some LiveWire) -> StaticsStore? {
        guard let wire = wire as? any StaticsCachingWire else { return nil }
        return switch self {
        case .disk: StaticsStore(origin: wire.origin)
        case .memory: nil
        case .store(let store): store
        }
    }
}

extension StaticsCache {
    /// Adds what `older` has and this cache hasn't, as used before all that is here. Linear in both.
    mutating func merge(older: StaticsCache) {
        var merged = older
        for fingerprint in fingerprints {
            if let statics = statics(of: fingerprint) { merged.insert(statics, for: fingerprint) }
        }
        self = merged
    }
}
