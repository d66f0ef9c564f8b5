import LiverySource

/// The text of a JSON string that has escapes, and where in the payload each byte of that text is written.
///
/// A language inside a JSON string (a style, JSON text) is parsed from ``bytes``; ``payloadRange(of:)`` maps its ranges
/// back to the file that the string stands in.
package struct EscapedText: Sendable {
    /// A run of text that maps byte by byte, or, for an escape, as a whole.
    private struct Run {
        /// The offset in the text.
        var text: UInt32
        /// The offset in the payload.
        var payload: UInt32
        var isEscape: Bool
    }

    /// The file that the string stands in.
    package let file: SourceFile
    /// The range in the payload, without quotes.
    package let range: SourceRange
    /// The text, escapes replaced, as UTF-8.
    package let bytes: [UInt8]
    private let runs: [Run]

    /// Reads the escapes of a string. Linear in its length.
    ///
    /// - Parameter range: What stands between the string's quotes; what goes past the end of the file is cut off.
    package init(file: SourceFile, range: SourceRange) {
        let offsets = range.offsets.clamped(to: 0..<file.bytes.count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(offsets.count)
        var runs: [Run] = []
        file.bytes.withUnsafeBufferPointer { file in
            let text = UnsafeBufferPointer(rebasing: file[offsets])
            var offset = 0
            while offset < text.count {
                let end = text[offset...].firstIndex(of: UInt8(ascii: "\\")) ?? text.count
                if end > offset {
                    runs.append(
                        Run(text: UInt32(bytes.count), payload: UInt32(offsets.lowerBound + offset), isEscape: false))
                    bytes.append(contentsOf: text[offset..<end])
                }
                guard end < text.count else { break }
                let length = escapeLength(text, at: end)
                runs.append(Run(text: UInt32(bytes.count), payload: UInt32(offsets.lowerBound + end), isEscape: true))
                bytes.append(contentsOf: unescaped(UnsafeBufferPointer(rebasing: text[end..<(end + length)])))
                offset = end + length
            }
        }
        self.file = file
        self.range = SourceRange(offsets.lowerBound, offsets.upperBound)
        self.bytes = bytes
        self.runs = runs
    }

    /// The offset in the payload of a byte of the text; inside what an escape stands for, the escape's start; at or past
    /// the end of the text, the end of the string. Logarithmic in the number of escapes.
    package func payloadOffset(of offset: UInt32) -> UInt32 {
        guard Int(offset) < bytes.count else { return range.upperBound }
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].text <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return range.lowerBound }
        let run = runs[low - 1]
        return run.isEscape ? run.payload : run.payload + (offset - run.text)
    }

    /// The range in the payload of a range of the text. An escape that the range begins or ends inside is in it whole.
    package func payloadRange(of textRange: SourceRange) -> SourceRange {
        let lower = payloadOffset(of: textRange.lowerBound)
        guard !textRange.isEmpty else { return .empty(at: lower) }
        guard Int(textRange.upperBound) < bytes.count else { return SourceRange(lower, range.upperBound) }
        let upper = payloadOffset(of: textRange.upperBound)
        // The end lies inside an escape's text when the byte before it has the same place in the payload.
        guard payloadOffset(of: textRange.upperBound - 1) == upper else { return SourceRange(lower, upper) }
        var end = textRange.upperBound
        while Int(end) < bytes.count, payloadOffset(of: end) == upper { end += 1 }
        return SourceRange(lower, payloadOffset(of: end))
    }
}

/// The number of bytes of the escape at `start`, backslash included.
private func escapeLength(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard start + 1 < text.count else { return 1 }
    guard text[start + 1] == UInt8(ascii: "u") else { return 2 }
    return 2 + escapedScalar(text, at: start + 2).length
}
