/// The name in `candidates` nearest to a misspelt one, or nil when none is near enough to suggest.
///
/// Near enough is an edit distance (insertions, deletions, replacements and swaps of neighbours, ignoring case) of at
/// most a third of the longer name, and at least 1 for names of two letters or more. Equal distances are settled by order. Names over 64 bytes are not
/// compared. Cost is the product of the lengths per candidate, with candidates of a very different length passed over.
public func closestName(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
        let length = candidate.utf8.count
        guard length > 0, length <= 64 else { continue }
        let longer = max(length, wanted.count)
        let allowed = longer > 1 ? max(1, longer / 3) : 0
        let limit = min(allowed, (best?.distance ?? Int.max) - 1)
        guard limit >= 0, abs(length - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, Array(candidate.lowercased().utf8))
        if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
}

/// The optimal string alignment distance of two byte strings.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in a.indices {
        current[0] = i + 1
        for j in b.indices {
            var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
            current[j + 1] = cost
        }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
}
