import LiverySource

extension JSONReader {
    /// Reads what stands in a value's place and is none as invalid.
    mutating func recoverWord(_ at: Int) -> Step {
        var after = at
        while after < end, isWordByte(bytes[after]) { after += 1 }
        let word = UnsafeBufferPointer(start: bytes + at, count: after - at)
        if let meant = MeantWord.all.first(where: { $0.written.utf8.elementsEqual(word) }) {
            let range = SourceRange(at, after)
            tape.addValue(meant.tag, from: at, to: after)
            report.add(
                range, "expected a value but found \(report.quoted(range))\(meant.explanation)",
                fixIts: [.replacing(range, with: meant.replacement, isSafe: meant.isSafe)])
            return Step(at: after, state: .afterValue)
        }
        after = input.afterLooseText(at)
        let range = SourceRange(at, after)
        tape.addValue(JSONEntry.invalidTag, from: at, to: after)
        reportUnexpected(range, "expected a value")
        return Step(at: after, state: .afterValue)
    }
}

/// A word of another language for a JSON value.
private struct MeantWord {
    var written: String
    var replacement: String
    /// What the word reads as.
    var tag: UInt32
    var explanation = ""
    /// Whether the replacement means the same.
    var isSafe = true

    static let all: [MeantWord] =
        [
            MeantWord(written: "True", replacement: "true", tag: JSONEntry.trueTag),
            MeantWord(written: "TRUE", replacement: "true", tag: JSONEntry.trueTag),
            MeantWord(written: "False", replacement: "false", tag: JSONEntry.falseTag),
            MeantWord(written: "FALSE", replacement: "false", tag: JSONEntry.falseTag),
            MeantWord(written: "Null", replacement: "null", tag: JSONEntry.nullTag),
            MeantWord(written: "NULL", replacement: "null", tag: JSONEntry.nullTag),
            MeantWord(written: "None", replacement: "null", tag: JSONEntry.nullTag),
            MeantWord(written: "nil", replacement: "null", tag: JSONEntry.nullTag),
            MeantWord(written: "undefined", replacement: "null", tag: JSONEntry.invalidTag, isSafe: false),
        ]
        + ["NaN", "nan", "Infinity", "inf"].map {
            MeantWord(
                written: $0, replacement: "null", tag: JSONEntry.invalidTag,
                explanation: "; JSON has no numbers that are not finite", isSafe: false)
        }
}
