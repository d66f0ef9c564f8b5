import LiverySource

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
    /// On disk, in ``StaticsStore/defaultFolder``; as ``memory``, and reported, when there is none.
    case disk
    /// Nowhere: what came is known until the session goes.
    case memory
    case store(StaticsStore)

    /// The store for a wire, if it has statics to keep, or why there is none.
    func store(for wire: some LiveWire) -> (store: StaticsStore?, problem: Diagnostic?) {
        guard let wire = wire as? any StaticsCachingWire else { return (nil, nil) }
        switch self {
        case .disk:
            if let store = StaticsStore(origin: wire.origin) { return (store, nil) }
            return (nil, StaticsStore.missingFolder)
        case .memory: return (nil, nil)
        case .store(let store): return (store, nil)
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
