import LiverySource

extension SourceRange {
    /// The range with what else is on its lines, when that is white space only: the indentation before it, the line break
    /// after it, and one empty line that follows or, at the end of the file, precedes it. Otherwise the range itself.
    func wholeLines(in file: SourceFile) -> SourceRange {
        let bytes = file.bytes
        func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 || bytes[offset] == 0x0D }
        var start = min(Int(lowerBound), bytes.count)
        while start > 0, isBlank(start - 1) { start -= 1 }
        var end = min(Int(upperBound), bytes.count)
        while end < bytes.count, isBlank(end) { end += 1 }
        guard start == 0 || bytes[start - 1] == 0x0A, end == bytes.count || bytes[end] == 0x0A else { return self }
        if end < bytes.count { end += 1 }
        var next = end
        while next < bytes.count, isBlank(next) { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A {
            end = next + 1
        } else if next == bytes.count, start > 1 {
            var previous = start - 1
            while previous > 0, isBlank(previous - 1) { previous -= 1 }
            if previous > 0, bytes[previous - 1] == 0x0A { start = previous }
        }
        return SourceRange(start, end)
    }
}
