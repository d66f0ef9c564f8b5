import LiveryJSON
import LiverySource

/// The text of an attribute that holds a language of its own, such as `style`, with its place in the payload.
public struct AttributeText: Sendable {
    /// The text, escapes replaced.
    public let text: String
    /// The file that it stands in. For a value that an edit set, a file `<edit>` that holds just the text.
    public let file: SourceFile
    /// The range in the file, without quotes.
    public let range: SourceRange
    /// The map from the text to the file, when the text has escapes; otherwise the file holds it as it is in ``range``.
    package let escapes: EscapedText?

    /// The place in the file of a range of bytes of the text.
    public func location(of textRange: SourceRange) -> SourceLocation {
        if let escapes { return SourceLocation(file: file, range: escapes.payloadRange(of: textRange)) }
        let lower = min(Int(range.lowerBound) + Int(textRange.lowerBound), Int(range.upperBound))
        let upper = min(Int(range.lowerBound) + Int(textRange.upperBound), Int(range.upperBound))
        return SourceLocation(file: file, range: SourceRange(lower, upper))
    }
}

extension AttributeText {
    /// The text of a string on a tape.
    init(_ document: JSONDocument, _ tape: JSONTape, at index: Int) {
        let range = tape.textRange(at: index)
        let escapes = tape.isEscaped(at: index) ? EscapedText(file: document.file, range: range) : nil
        self.init(text: tape.string(at: index), file: document.file, range: range, escapes: escapes)
    }

    /// A text without a payload.
    init(edited text: String) {
        let file = SourceFile(path: "<edit>", text: text)
        self.init(text: text, file: file, range: file.range, escapes: nil)
    }
}

extension JSONTape {
    /// The range of what stands between the quotes of the string at `index`.
    func textRange(at index: Int) -> SourceRange {
        let entry = entry(at: index)
        let lower = entry.start + (entry.info & JSONEntry.unopenedFlag == 0 ? 1 : 0)
        let upper = entry.end - (entry.info & JSONEntry.unclosedFlag == 0 ? 1 : 0)
        return SourceRange(lower, max(lower, upper))
    }
}
