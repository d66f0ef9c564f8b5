/// A replacement of one range of a file by a text.
public struct TextEdit: Hashable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(_ range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    public static func insertion(of text: String, at offset: UInt32) -> TextEdit {
        TextEdit(.empty(at: offset), replacement: text)
    }

    public static func deletion(of range: SourceRange) -> TextEdit { TextEdit(range, replacement: "") }
}

/// A change to the diagnosed file that mends what a diagnostic reports.
public struct FixIt: Hashable, Sendable {
    /// What the change does, as an imperative: `replace with 'padding'`.
    public var message: String
    public var edits: [TextEdit]
    /// Whether the change keeps the meaning the author certainly had, so that it may be applied without asking.
    public var isSafe: Bool

    public init(_ message: String, edits: [TextEdit], isSafe: Bool) {
        self.message = message
        self.edits = edits
        self.isSafe = isSafe
    }

    /// The fix-it that replaces one range.
    public static func replacing(_ range: SourceRange, with text: String, isSafe: Bool) -> FixIt {
        FixIt(
            text.isEmpty ? "remove this" : "replace with '\(text)'",
            edits: [TextEdit(range, replacement: text)], isSafe: isSafe)
    }

    /// The fix-it that inserts a text.
    public static func inserting(_ text: String, at offset: UInt32, isSafe: Bool) -> FixIt {
        FixIt("insert '\(text)'", edits: [.insertion(of: text, at: offset)], isSafe: isSafe)
    }
}

extension TextEdit: Comparable {
    /// Edits are ordered by where they begin, then where they end, so that an insertion comes before a replacement of
    /// what follows it.
    public static func < (lhs: TextEdit, rhs: TextEdit) -> Bool {
        (lhs.range.lowerBound, lhs.range.upperBound, lhs.replacement)
            < (rhs.range.lowerBound, rhs.range.upperBound, rhs.replacement)
    }

    /// Whether both edits can't be applied together. Equal edits can: they are applied once.
    func conflicts(with other: TextEdit) -> Bool {
        if self == other { return false }
        if range.isEmpty && other.range.isEmpty { return range == other.range }
        return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
}
