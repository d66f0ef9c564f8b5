/// The unit in which a column is counted.
public enum PositionEncoding: Hashable, Sendable {
    /// UTF-8 bytes, as the Swift compiler and most command-line tools count.
    case utf8
    /// UTF-16 code units, as SARIF and the Language Server Protocol count by default.
    case utf16
    /// Unicode scalars.
    case unicodeScalars
}

/// A line and a column, both counted from 1.
public struct LinePosition: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (lhs: LinePosition, rhs: LinePosition) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// Where the lines of a file begin, and the one place that converts byte offsets to lines and columns and back.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`. Building the index is linear in the file; a lookup is logarithmic in the
/// number of lines plus, for encodings other than UTF-8, linear in the line up to the position.
public struct LineIndex: Sendable {
    public let file: SourceFile
    /// The offset of the first byte of each line; never empty.
    private let starts: [UInt32]

    public init(_ file: SourceFile) {
        self.file = file
        var starts: [UInt32] = [0]
        file.bytes.withUnsafeBufferPointer { bytes in
            let end = min(bytes.count, SourceFile.maximumSize)
            var offset = 0
            while offset < end {
                let byte = bytes[offset]
                offset += 1
                if byte == 0x0A {
                    starts.append(UInt32(offset))
                } else if byte == 0x0D {
                    if offset < end && bytes[offset] == 0x0A { offset += 1 }
                    starts.append(UInt32(offset))
                }
            }
        }
        self.starts = starts
    }

    /// The number of lines; a text that ends in a line break has an empty last line.
    public var lineCount: Int { starts.count }

    /// The line and column of an offset. An offset past the end counts as the end; one inside a character counts as the
    /// character's start, except in UTF-8.
    public func position(of offset: UInt32, encoding: PositionEncoding = .utf8) -> LinePosition {
        let offset = min(offset, UInt32(clamping: file.bytes.count))
        let line = lineIndex(containing: offset)
        let start = Int(starts[line])
        let column: Int
        switch encoding {
        case .utf8: column = Int(offset) - start
        case .utf16: column = units(from: start, to: Int(offset)) { $0 >= 0xF0 ? 2 : 1 }
        case .unicodeScalars: column = units(from: start, to: Int(offset)) { _ in 1 }
        }
        return LinePosition(line: line + 1, column: column + 1)
    }

    /// The offset of a line and column, or nil when there is no such line. A column past the line's end gives its end.
    public func offset(of position: LinePosition, encoding: PositionEncoding = .utf8) -> UInt32? {
        guard position.line >= 1, position.line <= starts.count, position.column >= 1 else { return nil }
        let range = contentRange(ofLine: position.line)
        var offset = Int(range.lowerBound)
        var remaining = position.column - 1
        while offset < Int(range.upperBound), remaining > 0 {
            let lead = file.bytes[offset]
            switch encoding {
            case .utf8: remaining -= 1
            case .utf16: remaining -= lead >= 0xF0 ? 2 : 1
            case .unicodeScalars: remaining -= 1
            }
            offset += 1
            if encoding != .utf8 {
                while offset < Int(range.upperBound), file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            }
        }
        return UInt32(offset)
    }

    /// The range of a line (from 1) without its line break; empty for a line that doesn't exist.
    public func contentRange(ofLine line: Int) -> SourceRange {
        guard line >= 1, line <= starts.count else { return .empty(at: UInt32(clamping: file.bytes.count)) }
        let lower = Int(starts[line - 1])
        var upper = line < starts.count ? Int(starts[line]) : min(file.bytes.count, SourceFile.maximumSize)
        if line < starts.count {
            if upper > lower, file.bytes[upper - 1] == 0x0A { upper -= 1 }
            if upper > lower, file.bytes[upper - 1] == 0x0D { upper -= 1 }
        }
        return SourceRange(lower, upper)
    }

    private func lineIndex(containing offset: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func units(from start: Int, to end: Int, size: (UInt8) -> Int) -> Int {
        var count = 0
        for byte in file.bytes[start..<end] where byte & 0xC0 != 0x80 { count += size(byte) }
        return count
    }
}
