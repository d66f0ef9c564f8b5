import LiverySource
import LiverySyntax

/// Finds the words of programs and templates that may be class names of some rules, as LiveView Native finds them: any run
/// of characters between white space, quotes and the brackets and equals signs of tags.
struct ClassWords {
    /// The hashes of the class names of rules without captures.
    private var names: Set<UInt64> = []
    /// Whether a word that begins with a byte may match a rule with captures.
    private var isPatternStart = [Bool](repeating: false, count: 256)
    private static let isSeparator = (0..<256).map { $0 <= 0x20 || "\"'`<>=,()[]{}".utf8.contains(UInt8($0)) }

    init(_ patterns: [ClassPattern]) {
        for pattern in patterns {
            if let name = pattern.literal {
                names.insert(name.utf8.reduce(Self.seed, Self.combine))
            } else if let first = pattern.leadingLiteral.utf8.first {
                isPatternStart[Int(first)] = true
            } else {
                isPatternStart = Array(repeating: true, count: 256)
            }
        }
    }

    /// Calls a closure with words that may match, and with some that don't. Linear in the size of the files.
    ///
    /// - Parameter files: The files, each with the ranges, in text order, in which words don't count.
    func visit(in files: [(file: SourceFile, patterns: [SourceRange])], _ body: (String) -> Void) {
        var seen: Set<String> = []
        for (file, patterns) in files {
            var patterns = patterns[...]
            file.bytes.withUnsafeBufferPointer { bytes in
                var start = 0
                var hash = Self.seed
                for offset in 0...bytes.count {
                    if offset < bytes.count, !Self.isSeparator[Int(bytes[offset])] {
                        hash = Self.combine(hash, bytes[offset])
                        continue
                    }
                    let length = offset - start
                    if length > 0, length <= SyntaxLimits.nameLength,
                        isPatternStart[Int(bytes[start])] || names.contains(hash)
                    {
                        patterns = patterns.drop { $0.upperBound <= start }
                        if patterns.first.map({ $0.lowerBound > start }) ?? true {
                            let word = String(decoding: bytes[start..<offset], as: UTF8.self)
                            if seen.insert(word).inserted { body(word) }
                        }
                    }
                    start = offset + 1
                    hash = Self.seed
                }
            }
        }
    }

    // The 64-bit hash of Fowler, Noll and Vo. Words with the hash of a name are compared when a rule is looked for.
    private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
    private static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
