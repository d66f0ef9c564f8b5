/// The alternatives in braces of a glob pattern: `{a,b}.sheet` is `a.sheet` and `b.sheet`.
enum GlobBraces {
    /// The patterns that one with braces stands for, in the order of its text; nil when there are more than `limit`.
    ///
    /// Braces nest. Braces without a comma between them, those that aren't closed, and those after a backslash are text.
    static func expanded(_ pattern: [UInt8], limit: Int) -> [[UInt8]]? {
        /// What is still to be looked through, from where on; the next one last.
        var pending: [(pattern: [UInt8], from: Int)] = [(pattern, 0)]
        var results: [[UInt8]] = []
        while let (pattern, from) = pending.popLast() {
            guard let group = firstGroup(in: pattern, from: from) else {
                results.append(pattern)
                continue
            }
            if results.count + pending.count + group.alternatives.count > limit { return nil }
            let (head, tail) = (pattern[..<group.range.lowerBound], pattern[group.range.upperBound...])
            for alternative in group.alternatives.reversed() {
                pending.append((Array(head + pattern[alternative] + tail), group.range.lowerBound))
            }
        }
        return results
    }

    private struct Group {
        var range: Range<Int>
        var alternatives: [Range<Int>]

        /// Makes a group of the offsets of its opening brace, its commas and its closing brace.
        init?(bounds: [Int]) {
            guard let first = bounds.first, let last = bounds.last else { return nil }
            range = first..<(last + 1)
            alternatives = zip(bounds, bounds.dropFirst()).map { ($0 + 1)..<$1 }
        }
    }

    /// The outermost braces that begin first at `start` or after it. Linear in the pattern.
    private static func firstGroup(in pattern: [UInt8], from start: Int) -> Group? {
        /// Braces that are open: where they begin, and the commas in them.
        var open: [(start: Int, commas: [Int])] = []
        /// Complete groups, of which none lies in another: their bounds, and the commas in them.
        var found: [[Int]] = []
        var at = start
        while at < pattern.count {
            switch pattern[at] {
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "{"): open.append((at, []))
            case UInt8(ascii: ","):
                if !open.isEmpty { open[open.count - 1].commas.append(at) }
            case UInt8(ascii: "}"):
                guard let last = open.popLast(), !last.commas.isEmpty else { break }
                while let inner = found.last?.first, inner > last.start { found.removeLast() }
                found.append([last.start] + last.commas + [at])
                if open.isEmpty { return found.first.flatMap { Group(bounds: $0) } }
            default: break
            }
            at += 1
        }
        return found.first.flatMap { Group(bounds: $0) }
    }
}
