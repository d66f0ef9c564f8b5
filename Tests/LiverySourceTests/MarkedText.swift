import LiverySource

/// A source whose ranges are marked in the text itself: `a⟦bc⟧d` is `abcd` with the range of `bc`.
struct MarkedText {
    let file: SourceFile
    /// The marked ranges in the order in which they begin.
    let ranges: [SourceRange]

    init(_ text: String, path: String = "card.sheet") {
        var plain = ""
        var ranges: [SourceRange] = []
        var open: [Int] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "⟦":
                open.append(ranges.count)
                ranges.append(.empty(at: UInt32(plain.utf8.count)))
            case "⟧":
                ranges[open.removeLast()].upperBound = UInt32(plain.utf8.count)
            default:
                plain.unicodeScalars.append(scalar)
            }
        }
        file = SourceFile(path: path, text: plain)
        self.ranges = ranges
    }
}
