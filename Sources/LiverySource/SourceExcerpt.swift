/// One line of source as a terminal shows it, and in which of its cells each byte stands.
///
/// Tabs are expanded, what could steer the terminal is made visible, bytes that aren't UTF-8 become `<FF>`, and a line
/// that is too long is cut to a window around the range of interest, so that the cost doesn't grow with the line.
struct SourceExcerpt {
    /// The line, with `…` where it is cut.
    private(set) var text = ""
    /// The offset of each grapheme cluster shown, and the one after the last.
    private var offsets: [Int] = []
    /// The cell in which each cluster of `offsets` begins.
    private var columns: [Int] = []

    /// Shows `line` of `bytes`, cut to about `maximumWidth` cells around `focus`.
    ///
    /// Parts of the line before and after the given range may be left out by the caller; `isCutBefore` and `isCutAfter`
    /// say so.
    init(
        of bytes: [UInt8], line: Range<Int>, focus: Range<Int>, maximumWidth: Int, tabWidth: Int = 4,
        isCutBefore: Bool = false, isCutAfter: Bool = false
    ) {
        let reach = 4 * maximumWidth
        let focusStart = min(max(focus.lowerBound, line.lowerBound), line.upperBound)
        var lower = max(line.lowerBound, focusStart - reach)
        var upper = min(line.upperBound, focusStart + reach)
        for _ in 0..<3 where lower > line.lowerBound && lower < upper && bytes[lower] & 0xC0 == 0x80 { lower += 1 }
        for _ in 0..<3 where upper < line.upperBound && upper > lower && bytes[upper] & 0xC0 == 0x80 { upper -= 1 }

        let pieces = Self.pieces(of: bytes, in: lower..<upper, tabWidth: tabWidth)
        let window = Self.window(of: pieces, around: focus, maximumWidth: maximumWidth)
        var column = 0
        if isCutBefore || lower > line.lowerBound || window.lowerBound > 0 {
            text = "…"
            column = 1
        }
        for piece in pieces[window] {
            offsets.append(piece.offset)
            columns.append(column)
            text += piece.text
            column += piece.cells
        }
        offsets.append(window.upperBound < pieces.count ? pieces[window.upperBound].offset : upper)
        columns.append(column)
        if isCutAfter || upper < line.upperBound || window.upperBound < pieces.count { text += "…" }
    }

    /// The cells that a range of bytes covers: a cluster counts whole, and there is always one cell at least.
    func columns(of range: Range<Int>) -> Range<Int> {
        let last = offsets.count - 1
        var first = firstCluster(from: range.lowerBound)
        if first > 0, offsets[first] > range.lowerBound { first -= 1 }
        let lower = columns[first]
        let upper = range.isEmpty ? lower : columns[min(last, firstCluster(from: range.upperBound))]
        return lower..<max(lower + 1, upper)
    }

    /// The index of the first cluster at or after an offset, or of the end.
    private func firstCluster(from offset: Int) -> Int {
        var low = 0
        var high = offsets.count - 1
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private struct Piece {
        var offset: Int
        var text: String
        var cells: Int
    }

    private static func pieces(of bytes: [UInt8], in range: Range<Int>, tabWidth: Int) -> [Piece] {
        var pieces: [Piece] = []
        var column = 0
        func append(_ text: String, cells: Int, at offset: Int) {
            pieces.append(Piece(offset: offset, text: text, cells: cells))
            column += cells
        }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let run = bytes.validUTF8Prefix(of: offset..<range.upperBound)
            var position = run.lowerBound
            for character in String(decoding: bytes[run], as: UTF8.self) {
                if character == "\t" {
                    let cells = tabWidth - column % tabWidth
                    append(String(repeating: " ", count: cells), cells: cells, at: position)
                } else if position == 0, character == "\u{FEFF}" {
                    append("", cells: 0, at: position)
                } else {
                    var text = ""
                    let cells = VisibleText.append(character, to: &text)
                    append(text, cells: cells, at: position)
                }
                position += character.utf8.count
            }
            offset = run.upperBound
            if offset < range.upperBound {
                let digits = String(bytes[offset], radix: 16, uppercase: true)
                append("<\(digits)>", cells: digits.utf8.count + 2, at: offset)
                offset += 1
            }
        }
        return pieces
    }

    /// Which pieces to show: all when they fit, else about a third of the width before the focus and the rest from it on.
    private static func window(of pieces: [Piece], around focus: Range<Int>, maximumWidth: Int) -> Range<Int> {
        if pieces.reduce(0, { $0 + $1.cells }) <= maximumWidth { return pieces.indices }
        var lower = pieces.lastIndex { $0.offset <= focus.lowerBound } ?? 0
        var upper = lower
        // Each cut side needs a cell for its mark.
        var room = maximumWidth - 2
        var before = room / 3
        while lower > 0, pieces[lower - 1].cells <= before {
            lower -= 1
            before -= pieces[lower].cells
            room -= pieces[lower].cells
        }
        while upper < pieces.count, pieces[upper].cells <= room {
            room -= pieces[upper].cells
            upper += 1
        }
        while upper == pieces.count, lower > 0, pieces[lower - 1].cells <= room {
            lower -= 1
            room -= pieces[lower].cells
        }
        return lower..<upper
    }
}
