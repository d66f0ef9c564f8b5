import LiverySource

/// What identifies a finding across versions of its file: a hash of its rule, its message and its line without the white
/// space around it, and so neither of its path nor of where in the file it is.
struct FindingFingerprint: Hashable {
    /// The longest line, in bytes, that is hashed whole. Of a longer one, this much before and after the begin of the finding
    /// is, so that many findings in one long line stay different and cheap.
    private static let maximumLineLength = 512

    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(of diagnostic: Diagnostic, lines: LineIndex) {
        add(diagnostic.rule.utf8)
        add(CollectionOfOne(0))
        add(diagnostic.message.utf8)
        add(CollectionOfOne(0))
        let bytes = lines.file.bytes
        let line = lines.contentRange(ofLine: lines.position(of: diagnostic.range.lowerBound).line).offsets
        var range = line
        if line.count > Self.maximumLineLength {
            let place = min(Int(diagnostic.range.lowerBound), line.upperBound)
            range = (place - Self.maximumLineLength..<place + Self.maximumLineLength).clamped(to: line)
        }
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let content = bytes[range].drop(while: isSpace)
        add(content[..<(content.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? content.startIndex)])
    }

    /// The hash as 16 hexadecimal digits.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// FNV-1a: the same in every process, and no one gains by making two findings alike.
    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
}
