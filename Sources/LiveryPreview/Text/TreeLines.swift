import LiveryTree

/// The branches of a drawn tree: what stands before the lines of an entry.
///
/// Of deep trees the innermost levels are drawn, so that a line never holds only branches.
struct TreeLines {
    /// The most levels that are drawn.
    static let maximumLevels = 12

    /// Whether more siblings follow, for the entry and each above it below the roots.
    private var continues: [Bool] = []

    /// Moves on to the next entry of a walk.
    mutating func move(to entry: PreviewWalk.Entry) {
        continues.removeLast(max(0, continues.count - entry.depth))
        continues.append(!entry.isLast)
    }

    /// What stands before the entry itself.
    var branch: String {
        guard continues.count > 1, let isContinued = continues.last else { return "" }
        return trunk(of: continues.dropLast()) + (isContinued ? "├─ " : "└─ ")
    }

    /// What stands before further lines of the entry's own.
    func own(hasChildren: Bool) -> String { below + (hasChildren ? "│ " : "  ") }

    /// What stands before everything below the entry.
    private var below: String { trunk(of: continues[...]) }

    private func trunk(of levels: ArraySlice<Bool>) -> String {
        let levels = levels.dropFirst()
        let shown = levels.suffix(Self.maximumLevels)
        return (shown.count < levels.count ? "⋯ " : "") + shown.map { $0 ? "│  " : "   " }.joined()
    }
}
