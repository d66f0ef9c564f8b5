import LiverySource

/// Where in a host file each byte of a text made from it is written.
///
/// The text is runs, in the order of the host: bytes that stand in the host as they are, escapes that stand there as
/// something else, and glue that doesn't stand there at all. A look-up is logarithmic in the number of runs.
struct TextMap: Sendable {
    enum Kind: UInt8, Sendable {
        case verbatim, escape, glue
    }

    struct Run: Sendable {
        /// The offset of the run in the text.
        var text: UInt32
        /// The offsets in the host; equal for glue, which stands between two bytes.
        var host: UInt32
        var hostEnd: UInt32
        var kind: Kind
    }

    /// The runs in order, none empty; none at all when the text is the host's bytes from ``hostStart`` on.
    private var runs: [Run] = []
    private let hostStart: UInt32
    /// The number of bytes of the text.
    private(set) var count: UInt32

    /// The map of a text that is a range of the host as it is.
    init(verbatim range: SourceRange) {
        hostStart = range.lowerBound
        count = UInt32(range.count)
    }

    /// The map of a text with these runs.
    init(_ runs: [Run], count: Int) {
        self.runs = runs
        hostStart = runs.first?.host ?? 0
        self.count = UInt32(clamping: count)
    }

    /// The smallest range of the host that all of the text is made from.
    var hostRange: SourceRange {
        guard let first = runs.first, let last = runs.last else { return SourceRange(hostStart, hostStart + count) }
        return SourceRange(first.host, last.hostEnd)
    }

    /// The range of the host that a range of the text is, when all of the text is a range of the host.
    func verbatimRange(of range: Range<Int>) -> SourceRange? {
        guard runs.isEmpty else { return nil }
        return SourceRange(Int(hostStart) + range.lowerBound, Int(hostStart) + range.upperBound)
    }

    /// The runs that a range of the text is made of, each cut to the range.
    func pieces(of range: SourceRange) -> [Run] {
        let upper = min(range.upperBound, count)
        var result: [Run] = []
        var offset = range.lowerBound
        var index = index(of: offset)
        while offset < upper {
            var run = run(index)
            let end = min(upper, textEnd(index))
            if run.kind == .verbatim {
                run.host += offset - run.text
                run.hostEnd = run.host + (end - offset)
            }
            run.text = offset
            result.append(run)
            offset = end
            index += 1
        }
        return result
    }

    /// The range of the host for a range of the text. An escape that it begins or ends inside is in it whole, and glue
    /// is an empty place; what goes past the end of the text counts as its end.
    func hostRange(of range: SourceRange) -> SourceRange {
        let lower = min(range.lowerBound, count)
        let upper = min(range.upperBound, count)
        if runs.isEmpty { return SourceRange(hostStart + lower, hostStart + upper) }
        guard lower < upper else { return .empty(at: hostOffset(of: lower)) }
        return SourceRange(place(of: lower).host, place(of: upper - 1).hostEnd)
    }

    /// The range of the host whose replacement replaces exactly a range of the text; nil when there is none, since the
    /// range has glue in it, or a part of an escape.
    func editRange(of range: SourceRange) -> SourceRange? {
        guard range.upperBound <= count else { return nil }
        if range.isEmpty { return insertionOffset(of: range.lowerBound).map { .empty(at: $0) } }
        var index = index(of: range.lowerBound)
        let first = run(index)
        if first.kind == .escape, first.text != range.lowerBound { return nil }
        while true {
            let run = run(index)
            let end = textEnd(index)
            if run.kind == .glue || run.kind == .escape && end > range.upperBound { return nil }
            if end >= range.upperBound { break }
            index += 1
        }
        return SourceRange(place(of: range.lowerBound).host, place(of: range.upperBound - 1).hostEnd)
    }

    private func hostOffset(of offset: UInt32) -> UInt32 {
        insertionOffset(of: offset) ?? (offset < count ? place(of: offset).host : hostRange.upperBound)
    }

    /// Where in the host a text is inserted to stand at an offset of this text.
    private func insertionOffset(of offset: UInt32) -> UInt32? {
        if offset < count {
            let run = run(index(of: offset))
            switch run.kind {
            case .verbatim: return run.host + (offset - run.text)
            case .escape where run.text == offset: return run.host
            case .glue where run.text == offset: break
            default: return nil
            }
        }
        guard offset > 0 else { return count == 0 ? hostStart : nil }
        let before = run(index(of: offset - 1))
        return before.kind == .glue ? nil : before.hostEnd
    }

    /// The range of the host for one byte of the text.
    private func place(of offset: UInt32) -> (host: UInt32, hostEnd: UInt32) {
        let run = run(index(of: offset))
        guard run.kind == .verbatim else { return (run.host, run.hostEnd) }
        return (run.host + (offset - run.text), run.host + (offset - run.text) + 1)
    }

    private func run(_ index: Int) -> Run {
        guard runs.indices.contains(index) else {
            return Run(text: 0, host: hostStart, hostEnd: hostStart + count, kind: .verbatim)
        }
        return runs[index]
    }

    private func textEnd(_ index: Int) -> UInt32 { index + 1 < runs.count ? runs[index + 1].text : count }

    /// The index of the run that an offset lies in.
    private func index(of offset: UInt32) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].text <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
