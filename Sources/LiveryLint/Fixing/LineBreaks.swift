import LiverySource

extension FixIt {
    /// The fix-it with the line breaks of a file: those that are line feeds only become CR LF when the file's first one is.
    func withLineBreaks(of file: SourceFile) -> FixIt {
        guard edits.contains(where: { $0.replacement.utf8.contains(0x0A) }), file.hasWindowsLineBreaks else {
            return self
        }
        var result = self
        result.edits = edits.map { TextEdit($0.range, replacement: $0.replacement.withWindowsLineBreaks) }
        return result
    }
}

extension SourceFile {
    /// Whether the first line ends in CR LF.
    fileprivate var hasWindowsLineBreaks: Bool {
        guard let end = bytes.firstIndex(of: 0x0A), end > 0 else { return false }
        return bytes[end - 1] == 0x0D
    }
}

extension String {
    /// The text with each line feed that no carriage return precedes made a CR LF.
    fileprivate var withWindowsLineBreaks: String {
        var result: [UInt8] = []
        for byte in utf8 {
            if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
