/// The characters of a bracket in a glob pattern: `[abc]`, `[a-z]`, `[!a-z]`, `[^a-z]`, `[[:digit:]]`.
///
/// A `]` that comes first stands for itself. Characters are bytes or Unicode scalars; see ``GlobSegment/Unit``.
struct GlobCharacters: Hashable, Sendable {
    private var ranges: [ClosedRange<UInt32>] = []
    private var isNegated = false

    /// Whether a character is one of those that match. Linear in the ranges of the bracket.
    func contains(_ value: UInt32) -> Bool { ranges.contains { $0.contains(value) } != isNegated }

    /// Reads the bracket that begins at `start`; gives it with the offset after it, or nil when it isn't closed or names
    /// a class that there is not.
    static func reading(
        _ pattern: [UInt8], at start: Int, unit: GlobSegment.Unit
    ) -> (characters: GlobCharacters, end: Int)? {
        var result = GlobCharacters()
        var at = start + 1
        if at < pattern.count, pattern[at] == UInt8(ascii: "!") || pattern[at] == UInt8(ascii: "^") {
            result.isNegated = true
            at += 1
        }
        let first = at
        while at < pattern.count {
            let byte = pattern[at]
            if byte == UInt8(ascii: "]"), at > first { return (result, at + 1) }
            if byte == UInt8(ascii: "["), at + 1 < pattern.count, pattern[at + 1] == UInt8(ascii: ":"),
                let close = pattern[(at + 2)...].firstIndex(of: UInt8(ascii: "]"))
            {
                // Without a colon before it, the bracket closes no class, and '[' is a character.
                if close > at + 2, pattern[close - 1] == UInt8(ascii: ":") {
                    guard let ranges = classes[String(decoding: pattern[(at + 2)..<(close - 1)], as: UTF8.self)] else {
                        return nil
                    }
                    result.ranges += ranges
                    at = close + 1
                    continue
                }
            }
            guard let lower = character(in: pattern, &at, unit) else { return nil }
            if at + 1 < pattern.count, pattern[at] == UInt8(ascii: "-"), pattern[at + 1] != UInt8(ascii: "]") {
                at += 1
                guard let upper = character(in: pattern, &at, unit) else { return nil }
                // A range that ends before it begins is its first character, as in Git.
                result.ranges.append(lower...max(lower, upper))
            } else {
                result.ranges.append(lower...lower)
            }
        }
        return nil
    }

    private static func character(in pattern: [UInt8], _ at: inout Int, _ unit: GlobSegment.Unit) -> UInt32? {
        if pattern[at] == UInt8(ascii: "\\") { at += 1 }
        guard at < pattern.count else { return nil }
        let (value, length) = pattern.withUnsafeBufferPointer { Self.unit(of: $0, at: at, unit) }
        at += length
        return value
    }

    /// The character of a text at an offset within it, and the number of its bytes.
    static func unit(
        of text: UnsafeBufferPointer<UInt8>, at offset: Int, _ unit: GlobSegment.Unit
    ) -> (value: UInt32, length: Int) {
        let byte = text[offset]
        if unit == .byte || byte < 0x80 { return (UInt32(byte), 1) }
        let end = min(offset + 4, text.count)
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = text[offset..<end].makeIterator()
        if case .valid(let encoded) = decoder.parseScalar(from: &bytes) {
            return (Unicode.UTF8.decode(encoded).value, encoded.count)
        }
        // Past all scalars, so that a byte that isn't UTF-8 equals none.
        return (0x110000 + UInt32(byte), 1)
    }

    /// The classes of POSIX in ASCII.
    private static let classes: [String: [ClosedRange<UInt32>]] = [
        "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
        "alpha": [0x41...0x5A, 0x61...0x7A],
        "blank": [0x09...0x09, 0x20...0x20],
        "cntrl": [0x00...0x1F, 0x7F...0x7F],
        "digit": [0x30...0x39],
        "graph": [0x21...0x7E],
        "lower": [0x61...0x7A],
        "print": [0x20...0x7E],
        "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
        "space": [0x09...0x0D, 0x20...0x20],
        "upper": [0x41...0x5A],
        "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
    ]
}
