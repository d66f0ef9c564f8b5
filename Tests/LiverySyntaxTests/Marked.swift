import Livery

/// A text with one place marked in it: `a⟦bc⟧d` is `abcd` with the range of `bc`.
struct Marked {
    let text: String
    let range: SourceRange?

    init(_ marked: String) {
        let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let close = parts[1].firstIndex(of: "⟧") else {
            text = marked
            range = nil
            return
        }
        let inside = parts[1][..<close]
        text = String(parts[0] + inside + parts[1][parts[1].index(after: close)...])
        let start = parts[0].utf8.count
        range = SourceRange(start, start + inside.utf8.count)
    }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
