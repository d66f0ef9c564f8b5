import LiverySource

extension JSONReader {
    /// Finds and reports the keys of a closed object that stand more than once. Linear in the number of members.
    @inline(never)
    mutating func reportRepeatedKeys(of frame: JSONFrame) {
        if frame.count <= 16 {
            reportRepeatedKeysPairwise(of: frame)
        } else {
            reportRepeatedKeysByTable(of: frame)
        }
    }

    private mutating func reportRepeatedKeysPairwise(of frame: JSONFrame) {
        let entries = tape.entries
        var key = frame.entry + 1
        while key < tape.count {
            var earlier = frame.entry + 1
            while earlier < key {
                if entries[earlier].link == entries[key].link, reportIfEqual(earlier, key, in: frame) { break }
                earlier = Int(entries[earlier + 1].link)
            }
            key = Int(entries[key + 1].link)
        }
    }

    /// Keeps the first key of each text in an open-addressed table, at most half full.
    private mutating func reportRepeatedKeysByTable(of frame: JSONFrame) {
        let entries = tape.entries
        // Twice the count, rounded up to a power of two.
        let size = 1 << (UInt.bitWidth - UInt(frame.count).leadingZeroBitCount + 1)
        if keyTable.count < size {
            keyTable = [UInt32](repeating: 0, count: size)
        } else {
            for index in 0..<size { keyTable[index] = 0 }
        }
        var key = frame.entry + 1
        while key < tape.count {
            let hash = entries[key].link
            var slot = Int(hash) & (size - 1)
            while true {
                let first = Int(keyTable[slot])
                // Key 0 can't be: entry 0 is the object, or a container around it.
                if first == 0 {
                    keyTable[slot] = UInt32(truncatingIfNeeded: key)
                    break
                }
                if entries[first].link == hash, reportIfEqual(first, key, in: frame) { break }
                slot = (slot + 1) & (size - 1)
            }
            key = Int(entries[key + 1].link)
        }
    }

    /// Reports the later of two keys if they have the same text, and tells whether they have.
    private mutating func reportIfEqual(_ first: Int, _ later: Int, in frame: JSONFrame) -> Bool {
        let entries = tape.entries
        // A key that is missing equals none.
        guard entries[first].start < entries[first].end, entries[later].start < entries[later].end else { return false }
        let view = JSONTape(entries: entries, bytes: bytes, count: tape.count)
        var text = view.string(at: first)
        let isEqual = text.withUTF8 { view.textEquals(at: later, $0) }
        guard isEqual else { return false }
        tape.setFlag(JSONEntry.duplicateFlag, at: frame.entry)
        let firstRange = view.range(at: first)
        let written = view.rawText(at: later)
        let lower = written.baseAddress.map { $0 - bytes } ?? 0
        let textRange = SourceRange(lower, lower + written.count)
        report.add(
            view.range(at: later),
            "the key \(report.quoted(textRange)) stands more than once in this object; the last value counts",
            rule: JSONRule.duplicateKey, severity: .warning,
            notes: [
                Diagnostic.Note("first here", at: SourceLocation(file: report.file, range: firstRange))
            ])
        return true
    }
}
