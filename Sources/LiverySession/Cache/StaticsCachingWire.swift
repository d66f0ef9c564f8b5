/// A wire whose server leaves out what the client says it knows, so that keeping it between runs saves traffic.
public protocol StaticsCachingWire: LiveWire {
    /// What the client knows by its fingerprint.
    var statics: StaticsCache { get set }
}

extension ArizonaWire: StaticsCachingWire {}

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
