import LiverySource

/// Prose in lines of at most a width.
package enum WrappedText {
    /// A paragraph in indented lines, each ending in a line break; a word that is longer than a line stands alone.
    ///
    /// - Parameters:
    ///   - width: The most cells of a line, with its indentation.
    ///   - indentation: The cells before each line.
    package static func lines(of paragraph: some StringProtocol, width: Int, indentation: Int) -> String {
        let margin = String(repeating: " ", count: indentation)
        var result = ""
        var line = ""
        var cells = indentation
        for word in paragraph.split(separator: " ") {
            let wordCells = CharacterWidth.cells(of: word)
            if !line.isEmpty, cells + 1 + wordCells > width {
                result += margin + line + "\n"
                line = ""
                cells = indentation
            }
            if !line.isEmpty {
                line += " "
                cells += 1
            }
            line += word
            cells += wordCells
        }
        return result + margin + line + "\n"
    }
}
