import LiverySource

/// Looks for names like those that aren't known, as often as that is worth its time: where very many names are unknown,
/// what declares them is missing, and none of them is misspelt.
struct Suggestions {
    /// The most names that a like one is looked for.
    private static let maximumCount = 200
    /// The most names that one is compared with.
    private static let maximumCandidates = 20_000

    private var count = 0

    mutating func closest(to name: String, in candidates: some Collection<String>) -> String? {
        guard count < Self.maximumCount, candidates.count <= Self.maximumCandidates else { return nil }
        count += 1
        return closestName(to: name, in: candidates)
    }
}
