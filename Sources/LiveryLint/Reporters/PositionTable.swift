import LiverySource

/// The lines and columns of places in several files, columns in UTF-16 code units, as tools written in JavaScript, Java and
/// C# count.
struct PositionTable {
    private var lines = LineIndexes()
    private var positions: [SourceFile: UTF16Positions] = [:]

    /// The lines of a file.
    mutating func lines(of file: SourceFile) -> LineIndex { lines.index(of: file) }

    /// Where a place begins and ends.
    mutating func bounds(of location: SourceLocation) -> (start: LinePosition, end: LinePosition) {
        let file = positions[location.file] ?? UTF16Positions(lines.index(of: location.file))
        positions[location.file] = file
        return (file.position(of: location.range.lowerBound), file.position(of: location.range.upperBound))
    }
}
