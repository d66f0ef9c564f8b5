import LiverySource

/// Makes fingerprints of findings: what is the same when a finding has only moved.
struct Fingerprints {
    /// What findings have in common that count as one.
    struct Key: Hashable {
        var path: String
        var rule: String
        var fingerprint: String
    }

    /// The longest line in bytes that counts as a whole. Of a longer one, as in JSON without line breaks, only what a finding
    /// points at counts: the rest has little to do with it.
    static let maximumLineLength = 512

    /// The canonical path of the folder that paths are relative to.
    let folder: String
    private var lines = LineIndexes()
    private var relativePaths: [String: String] = [:]

    init(folder: String) {
        self.folder = folder
    }

    mutating func key(of finding: Diagnostic) -> Key {
        let index = lines.index(of: finding.file)
        let line = index.contentRange(ofLine: index.position(of: finding.range.lowerBound).line)
        var hash = FNVHash()
        hash.combine(finding.rule.utf8)
        hash.combine(CollectionOfOne(0))
        hash.combine(finding.message.utf8)
        hash.combine(CollectionOfOne(0))
        var range = line.offsets
        if range.count > Self.maximumLineLength {
            range = finding.range.offsets.prefix(Self.maximumLineLength)
        }
        let text = finding.file.bytes[range.clamped(to: 0..<finding.file.bytes.count)]
        hash.combine(text.trimmingWhiteSpace())
        return Key(path: relativePath(of: finding.file.path), rule: finding.rule, fingerprint: hash.text)
    }

    /// The path from the folder to a file: with `..` where it isn't in it, so that a project can be moved as a whole. A name
    /// that is no path, such as `<stdin>`, stays.
    mutating func relativePath(of path: String) -> String {
        if let known = relativePaths[path] { return known }
        let result =
            path.hasPrefix("<") ? path : FileSystem.relativePath(to: FileSystem.absolutePath(path), from: folder)
        relativePaths[path] = result
        return result
    }
}

/// The hash FNV-1a in 64 bits: the same in each process and on each machine.
private struct FNVHash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// 16 hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces, tabs and carriage returns around them.
    fileprivate func trimmingWhiteSpace() -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        let start = drop(while: isSpace)
        guard let last = start.lastIndex(where: { !isSpace($0) }) else { return start.prefix(0) }
        return start[...last]
    }
}
