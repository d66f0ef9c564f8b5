import LiverySource

/// The lines and columns of places in several files, as tools written in JavaScript, Java and C# count: columns in UTF-16
/// code units, without a byte order mark at the begin of a file.
struct PositionTable {
    private var lines = LineIndexes()
    private var positions: [SourceFile: UTF16Positions] = [:]

    /// The lines of a file.
    mutating func lines(of file: SourceFile) -> LineIndex { lines.index(of: file) }

    /// Where a place begins and ends.
    mutating func bounds(of location: SourceLocation) -> (start: LinePosition, end: LinePosition) {
        let file = positions[location.file] ?? UTF16Positions(lines.index(of: location.file))
        positions[location.file] = file
        var start = file.position(of: location.range.lowerBound)
        var end = file.position(of: location.range.upperBound)
        if location.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            if start.line == 1 { start.column = max(1, start.column - 1) }
            if end.line == 1 { end.column = max(1, end.column - 1) }
        }
        return (start, end)
    }
}
