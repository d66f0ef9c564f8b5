/// What applying fix-its to a file gives.
public struct FixItApplication: Hashable, Sendable {
    /// The bytes of the changed file.
    public var bytes: [UInt8]
    /// Which fix-its of the list were applied: their indices, in order.
    public var appliedIndices: [Int]
}

extension SourceFile {
    /// The bytes after applying the edits of some fix-its: ``application(of:)`` without word of which were left out.
    public func applying(_ fixIts: some Sequence<FixIt>) -> [UInt8] { application(of: fixIts).bytes }

    /// Applies the edits of some fix-its.
    ///
    /// A fix-it with an edit that overlaps one of an earlier fix-it in the list, overlaps another of its own or reaches
    /// past the end is left out whole. Equal edits are applied once. Linear in the file plus `n log n` in the number of
    /// edits.
    public func application(of fixIts: some Sequence<FixIt>) -> FixItApplication {
        let (edits, indices) = Self.compatibleEdits(of: Array(fixIts), size: bytes.count)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in edits {
            result += bytes[offset..<Int(edit.range.lowerBound)]
            result += edit.replacement.utf8
            offset = Int(edit.range.upperBound)
        }
        result += bytes[offset...]
        return FixItApplication(bytes: result, appliedIndices: indices)
    }

    /// The edits of all fix-its that can be applied together, earlier fix-its first served, in text order, and the
    /// indices of those fix-its.
    private static func compatibleEdits(of fixIts: [FixIt], size: Int) -> (edits: [TextEdit], indices: [Int]) {
        let edits = Set(fixIts.lazy.flatMap(\.edits)).sorted()
        let ranks = Dictionary(uniqueKeysWithValues: edits.enumerated().map { ($1, $0) })
        var accepted = RankSet(count: edits.count)
        var indices: [Int] = []
        for (index, fixIt) in fixIts.enumerated() {
            let own = Set(fixIt.edits.compactMap { ranks[$0] }).sorted()
            let fits = own.allSatisfy { rank in
                guard Int(edits[rank].range.upperBound) <= size else { return false }
                // Edits that don't conflict are in text order, so only the neighbours can conflict with a new one.
                let neighbours = accepted.neighbours(of: rank)
                return [neighbours.before, neighbours.after].allSatisfy {
                    $0.map { !edits[$0].conflicts(with: edits[rank]) } ?? true
                }
            }
            guard fits, zip(own, own.dropFirst()).allSatisfy({ !edits[$0].conflicts(with: edits[$1]) }) else {
                continue
            }
            indices.append(index)
            for rank in own { accepted.insert(rank) }
        }
        return (edits.indices.filter(accepted.contains).map { edits[$0] }, indices)
    }
}

/// A set of numbers below a fixed count that finds the nearest members in logarithmic time (a Fenwick tree).
private struct RankSet {
    private var members: [Bool]
    private var sums: [Int]

    init(count: Int) {
        members = Array(repeating: false, count: count)
        sums = Array(repeating: 0, count: count + 1)
    }

    func contains(_ rank: Int) -> Bool { members[rank] }

    mutating func insert(_ rank: Int) {
        if members[rank] { return }
        members[rank] = true
        var index = rank + 1
        while index < sums.count {
            sums[index] += 1
            index += index & -index
        }
    }

    /// The nearest members on both sides; a member is its own neighbour before.
    func neighbours(of rank: Int) -> (before: Int?, after: Int?) {
        var count = 0
        var index = rank + 1
        while index > 0 {
            count += sums[index]
            index -= index & -index
        }
        return (count > 0 ? member(count) : nil, member(count + 1))
    }

    /// The `number`-th smallest member, from 1.
    private func member(_ number: Int) -> Int? {
        var remaining = number
        var index = 0
        var step = 1
        while step * 2 < sums.count { step *= 2 }
        while step > 0 {
            if index + step < sums.count, sums[index + step] < remaining {
                index += step
                remaining -= sums[index]
            }
            step /= 2
        }
        return index < members.count ? index : nil
    }
}
