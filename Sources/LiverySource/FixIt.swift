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

extension SourceFile {
    /// The bytes after applying the edits of some fix-its.
    ///
    /// A fix-it whose edits overlap those of an earlier one in the list is left out whole. Linear in the file plus
    /// `n log n` in the number of edits.
    public func applying(_ fixIts: some Sequence<FixIt>) -> [UInt8] {
        var accepted: [TextEdit] = []
        for fixIt in fixIts {
            let fits = fixIt.edits.allSatisfy { edit in
                Int(edit.range.upperBound) <= bytes.count && !accepted.contains { $0.overlaps(edit) }
            }
            if fits { accepted += fixIt.edits.filter { !accepted.contains($0) } }
        }
        accepted.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in accepted {
            result += bytes[offset..<Int(edit.range.lowerBound)]
            result += edit.replacement.utf8
            offset = Int(edit.range.upperBound)
        }
        result += bytes[offset...]
        return result
    }
}

extension TextEdit {
    /// Whether both edits can't be applied together. Equal edits can: they are applied once.
    fileprivate func overlaps(_ other: TextEdit) -> Bool {
        if self == other { return false }
        if range.isEmpty && other.range.isEmpty { return range == other.range }
        return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
}
