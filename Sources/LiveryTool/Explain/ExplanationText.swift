import LiveryCommandLine
import LiverySource

/// A page of an explanation, put together line by line for a width.
struct ExplanationText {
    private(set) var text = ""
    let width: Int
    let isColored: Bool

    init(width: Int, isColored: Bool) {
        self.width = width
        self.isColored = isColored
    }

    /// The name that is explained, and what it is.
    mutating func title(_ name: String, _ kind: String) {
        text += TextStyle.strong.applied(to: name, isColored: isColored)
        text += TextStyle.faint.applied(to: "  \(kind)", isColored: isColored) + "\n"
    }

    /// A heading of its own line, after an empty one.
    mutating func heading(_ heading: String) {
        text += "\n" + TextStyle.strong.applied(to: heading + ":", isColored: isColored) + "\n"
    }

    mutating func emptyLine() { text += "\n" }

    /// Prose, after an empty line: paragraphs parted by empty lines.
    mutating func prose(_ prose: String) {
        for paragraph in prose.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
        {
            text += "\n" + WrappedText.lines(of: paragraph.joined(separator: " "), width: width, indentation: 0)
        }
    }

    /// A text that is wrapped with an indentation.
    mutating func paragraph(_ paragraph: String, indentation: Int) {
        text += WrappedText.lines(of: paragraph, width: width, indentation: indentation)
    }

    /// Lines that are kept as they are, indented.
    mutating func code(_ code: String, indentation: Int = 4) {
        let margin = String(repeating: " ", count: indentation)
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            text += (line.isEmpty ? "" : margin + line) + "\n"
        }
    }

    /// A declaration, with what there is to say of it below.
    mutating func declaration(_ declaration: String, remarks: [String] = [], indentation: Int = 2) {
        code(declaration, indentation: indentation)
        for remark in remarks where !remark.isEmpty {
            let lines = WrappedText.lines(of: remark, width: width, indentation: indentation + 4)
            text += TextStyle.faint.applied(to: String(lines.dropLast()), isColored: isColored) + "\n"
        }
    }
}
