import LiverySource

/// A text that is put together from pieces of a host file, with the map back.
///
/// The pieces are given as ranges of a source, which is the host itself or a text that was made from it in the same way,
/// such as a template in a string; its map is `parent`.
struct MappedText {
    /// What stands in ``bytes`` for a part that is only known when the program runs.
    static let hole: UInt8 = 0

    private(set) var bytes: [UInt8] = []
    /// The run, while there is just one: most texts stand in the host as they are, and need no array.
    private var onlyRun: TextMap.Run?
    /// The runs, when there are more.
    private var runs: [TextMap.Run] = []
    /// Whether some part is only known when the program runs.
    private(set) var hasHoles = false

    var isEmpty: Bool { bytes.isEmpty }

    var map: TextMap {
        guard let onlyRun else { return TextMap(runs, count: bytes.count) }
        guard onlyRun.kind == .verbatim else { return TextMap([onlyRun], count: bytes.count) }
        return TextMap(verbatim: SourceRange(onlyRun.host, onlyRun.hostEnd))
    }

    /// Adds a part of the source as it stands.
    mutating func append(_ range: Range<Int>, of source: ByteCursor, _ parent: TextMap) {
        guard !range.isEmpty else { return }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: UnsafeBufferPointer(start: source.base + range.lowerBound, count: range.count))
        if let host = parent.verbatimRange(of: range) {
            append(TextMap.Run(text: start, host: host.lowerBound, hostEnd: host.upperBound, kind: .verbatim))
            return
        }
        for piece in parent.pieces(of: SourceRange(range.lowerBound, range.upperBound)) {
            append(
                TextMap.Run(
                    text: start + (piece.text - UInt32(range.lowerBound)), host: piece.host, hostEnd: piece.hostEnd,
                    kind: piece.kind))
        }
    }

    /// Adds what a part of the source stands for; nothing when it stands for nothing.
    mutating func append(_ meaning: some Sequence<UInt8>, for range: Range<Int>, _ parent: TextMap) {
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: meaning)
        guard bytes.count > Int(start) else { return }
        let host = parent.hostRange(of: SourceRange(range.lowerBound, range.upperBound))
        append(TextMap.Run(text: start, host: host.lowerBound, hostEnd: host.upperBound, kind: .escape))
    }

    /// Adds a part of the source that is only known when the program runs.
    mutating func appendHole(for range: Range<Int>, _ parent: TextMap) {
        append(CollectionOfOne(MappedText.hole), for: range, parent)
        hasHoles = true
    }

    /// Adds a text that doesn't stand in the source, at a place of it.
    mutating func append(glue: StaticString, at offset: Int, _ parent: TextMap) {
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: UnsafeBufferPointer(start: glue.utf8Start, count: glue.utf8CodeUnitCount))
        let host = parent.hostRange(of: .empty(at: UInt32(clamping: offset))).lowerBound
        append(TextMap.Run(text: start, host: host, hostEnd: host, kind: .glue))
    }

    /// Adds a run, as a part of the last one when it goes on where that ended.
    private mutating func append(_ run: TextMap.Run) {
        if let last = onlyRun {
            if let joined = last.joined(with: run) {
                onlyRun = joined
            } else {
                runs = [last, run]
                onlyRun = nil
            }
        } else if let last = runs.last {
            if let joined = last.joined(with: run) { runs[runs.count - 1] = joined } else { runs.append(run) }
        } else {
            onlyRun = run
        }
    }
}

extension TextMap.Run {
    /// This run and the next one as one, if they are.
    fileprivate func joined(with next: TextMap.Run) -> TextMap.Run? {
        if text == next.text { return next }  // This one is just the place of an empty text.
        guard kind == .verbatim, next.kind == .verbatim, hostEnd == next.host else { return nil }
        var joined = self
        joined.hostEnd = next.hostEnd
        return joined
    }
}

extension MappedText {
    /// A text of one part of the source as it stands.
    init(_ range: Range<Int>, of source: ByteCursor, _ parent: TextMap) {
        self.init()
        append(range, of: source, parent)
        if range.isEmpty {
            let host = parent.hostRange(of: .empty(at: UInt32(clamping: range.lowerBound))).lowerBound
            append(TextMap.Run(text: 0, host: host, hostEnd: host, kind: .verbatim))
        }
    }
}
