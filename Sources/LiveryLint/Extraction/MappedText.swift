import LiverySource

/// A text that is put together from pieces of a host file, with the map back.
///
/// The pieces are given as ranges of a source, which is the host itself or a text that was made from it in the same way,
/// such as a template in a string; its map is `parent`.
struct MappedText {
    /// What stands in ``bytes`` for a part that is only known when the program runs.
    static let hole: UInt8 = 0

    private(set) var bytes: [UInt8] = []
    private var runs: [TextMap.Run] = []

    var isEmpty: Bool { bytes.isEmpty }
    var map: TextMap { TextMap(runs, count: bytes.count) }
    /// Whether some part is only known when the program runs.
    private(set) var hasHoles = false

    /// Adds a part of the source as it stands.
    mutating func append(_ range: Range<Int>, of source: ByteCursor, _ parent: TextMap) {
        guard !range.isEmpty else { return }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: UnsafeBufferPointer(start: source.base + range.lowerBound, count: range.count))
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
        if let last = runs.last, last.kind == run.kind, run.kind == .verbatim, last.hostEnd == run.host {
            runs[runs.count - 1].hostEnd = run.hostEnd
        } else {
            runs.append(run)
        }
    }
}

extension MappedText {
    /// A text of one part of the source as it stands.
    init(_ range: Range<Int>, of source: ByteCursor, _ parent: TextMap) {
        self.init()
        append(range, of: source, parent)
        if runs.isEmpty {
            let host = parent.hostRange(of: .empty(at: UInt32(clamping: range.lowerBound))).lowerBound
            runs.append(TextMap.Run(text: 0, host: host, hostEnd: host, kind: .verbatim))
        }
    }
}
