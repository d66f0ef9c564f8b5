/// The lines that a fix-it changes, as they will be.
struct FixItPreview {
    /// The most lines shown.
    static let maximumLines = 4

    /// The number of the first line that changes, from 1.
    let firstLine: Int
    /// The changed lines as a terminal shows them.
    let lines: [String]
    /// Whether there are more lines than ``maximumLines``.
    let isCut: Bool

    /// The preview of a fix-it; nil when its edits don't fit the file or together, or are too far apart to show.
    init?(of fixIt: FixIt, index: LineIndex, maximumWidth: Int) {
        let bytes = index.file.bytes
        let edits = fixIt.edits.sorted()
        guard let first = edits.first, let last = edits.last, Int(last.range.upperBound) <= bytes.count,
            zip(edits, edits.dropFirst()).allSatisfy({ !$0.conflicts(with: $1) && $0 != $1 }),
            last.range.upperBound - first.range.lowerBound <= UInt32(clamping: 8 * maximumWidth)
        else { return nil }

        firstLine = index.position(of: first.range.lowerBound).line
        let start = Int(index.contentRange(ofLine: firstLine).lowerBound)
        let lastLine = index.position(of: last.range.upperBound).line
        let end = max(Int(index.contentRange(ofLine: lastLine).upperBound), Int(last.range.upperBound))
        // What is far from the edits can't be in the window that is shown.
        let reach = 4 * maximumWidth
        var shownStart = max(start, Int(first.range.lowerBound) - reach)
        var shownEnd = min(end, Int(last.range.upperBound) + reach)
        for _ in 0..<3 where shownStart > start && bytes[shownStart] & 0xC0 == 0x80 { shownStart -= 1 }
        for _ in 0..<3 where shownEnd < end && bytes[shownEnd] & 0xC0 == 0x80 { shownEnd += 1 }

        var changed: [UInt8] = []
        var offset = shownStart
        for edit in edits {
            changed += bytes[offset..<Int(edit.range.lowerBound)]
            changed += edit.replacement.utf8
            offset = Int(edit.range.upperBound)
        }
        changed += bytes[offset..<shownEnd]

        let focus = Int(first.range.lowerBound) - shownStart
        let text = LineIndex(SourceFile(path: index.file.path, bytes: changed))
        let count = min(text.lineCount, Self.maximumLines)
        lines = (1...count).map { line in
            let range = text.contentRange(ofLine: line).offsets
            return SourceExcerpt(
                of: changed, line: range, focus: focus..<focus, maximumWidth: maximumWidth,
                isCutBefore: line == 1 && shownStart > start,
                isCutAfter: line == text.lineCount && shownEnd < end
            ).text
        }
        isCut = text.lineCount > count
    }
}
