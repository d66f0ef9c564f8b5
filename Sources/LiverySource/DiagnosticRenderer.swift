/// Renders diagnostics as text for people, terminals and CI logs:
///
///     card.sheet:3:5: error: unknown modifier 'paddng' [unknown-modifier]
///      3 |     paddng(.horizontal, 12)
///        |     ^~~~~~
///        = fix-it: replace with 'padding'
///      3 +     padding(.horizontal, 12)
///
/// Lines and columns count from 1, columns in UTF-8 bytes, as the Swift compiler counts. `^` marks where the range
/// begins and `~` the rest of it and further highlights; a range over several lines is marked on its first. Notes that have a
/// place follow as `path:line:column: note: message` with their own line. Whatever a path, a message or a line holds, it
/// can't steer the terminal. A renderer keeps the line index of each file it has seen.
public struct DiagnosticRenderer {
    /// Whether to set off parts with ANSI colours.
    public var isColored: Bool
    /// The most cells of a source line that are shown, at least 20.
    public var maximumLineWidth: Int {
        didSet { maximumLineWidth = max(20, maximumLineWidth) }
    }

    private var indexes = LineIndexes()

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - isColored: Whether to set off parts with ANSI colours.
    ///   - maximumLineWidth: The most cells of a source line that are shown, at least 20.
    public init(isColored: Bool = false, maximumLineWidth: Int = 120) {
        self.isColored = isColored
        self.maximumLineWidth = max(20, maximumLineWidth)
    }

    /// The text of a diagnostic, ending in a line break.
    ///
    /// Linear in what is shown, plus the file's size the first time that a file is met.
    public mutating func render(_ diagnostic: Diagnostic) -> String {
        let index = indexes.index(of: diagnostic.file)
        var output = header(diagnostic, index)
        let first = index.position(of: diagnostic.range.lowerBound).line
        let lines = Self.shownLines(of: diagnostic, index: index)
        let gutter = String(lines.last ?? first).utf8.count
        var previous = lines.first ?? first
        for line in lines {
            if line > previous + 1 { output += style(.faint, String(repeating: " ", count: gutter + 2) + "…") + "\n" }
            previous = line
            output += snippet(
                line: line, range: line == first ? diagnostic.range : nil, highlights: diagnostic.highlights,
                severity: diagnostic.severity, gutter: gutter, index: index)
        }
        for fixIt in diagnostic.fixIts { output += self.fixIt(fixIt, gutter: gutter, index: index) }
        for note in diagnostic.notes { output += self.note(note, gutter: gutter) }
        return output
    }

    /// The texts of diagnostics in their order; with a limit, those after it are only counted.
    public mutating func render(_ diagnostics: [Diagnostic], limit: Int = .max) -> String {
        var output = ""
        for diagnostic in diagnostics.prefix(max(0, limit)) { output += render(diagnostic) }
        let rest = diagnostics.dropFirst(max(0, limit))
        if !rest.isEmpty { output += style(.faint, "… and \(DiagnosticCounts(rest)) more") + "\n" }
        return output
    }

    // MARK: - Parts

    private func header(_ diagnostic: Diagnostic, _ index: LineIndex) -> String {
        place(diagnostic.location, index)
            + style(diagnostic.severity.textStyle, diagnostic.severity.rawValue + ":") + " "
            + style(.strong, VisibleText.escaping(diagnostic.message)) + " "
            + style(.faint, "[\(VisibleText.escaping(diagnostic.rule))]") + "\n"
    }

    private func place(_ location: SourceLocation, _ index: LineIndex) -> String {
        let position = index.position(of: location.range.lowerBound)
        let path = VisibleText.escaping(location.file.path)
        return style(.strong, "\(path):\(position.line):\(position.column):") + " "
    }

    private mutating func note(_ note: Diagnostic.Note, gutter: Int) -> String {
        let message = VisibleText.escaping(note.message)
        guard let location = note.location else {
            return edge(gutter, "=") + " " + style(.note, "note:") + " " + message + "\n"
        }
        let index = indexes.index(of: location.file)
        let line = index.position(of: location.range.lowerBound).line
        return place(location, index) + style(.note, "note:") + " " + message + "\n"
            + snippet(
                line: line, range: location.range, highlights: [], severity: .note,
                gutter: max(gutter, String(line).utf8.count), index: index)
    }

    /// A source line and the line of marks under it.
    private func snippet(
        line: Int, range: SourceRange?, highlights: [SourceRange], severity: Severity, gutter: Int, index: LineIndex
    ) -> String {
        let content = index.contentRange(ofLine: line)
        let highlights = highlights.filter { Self.line(of: $0, index) == line }
        let excerpt = SourceExcerpt(
            of: index.file.bytes, line: content.offsets, focus: (range ?? highlights.first ?? content).offsets,
            maximumWidth: maximumLineWidth)

        var marks: [Character] = []
        func mark(_ range: SourceRange, first: Character) {
            let lower = max(range.lowerBound, content.lowerBound)
            let columns = excerpt.columns(
                of: Int(lower)..<max(Int(lower), Int(min(range.upperBound, content.upperBound))))
            while marks.count < columns.upperBound { marks.append(" ") }
            for column in columns { marks[column] = column == columns.lowerBound ? first : "~" }
        }
        for highlight in highlights { mark(highlight, first: "~") }
        if let range { mark(range, first: "^") }

        return trimmed(number(line, gutter, "|") + " " + excerpt.text) + "\n"
            + edge(gutter, "|") + " " + marked(String(marks), severity) + "\n"
    }

    private func marked(_ marks: String, _ severity: Severity) -> String {
        let text = marks.drop { $0 == " " }
        return String(marks.prefix(marks.count - text.count)) + style(severity.textStyle, String(text))
    }

    private func fixIt(_ fixIt: FixIt, gutter: Int, index: LineIndex) -> String {
        let label = fixIt.isSafe ? "fix-it:" : "unsafe fix-it:"
        var output = edge(gutter, "=") + " " + style(.insertion, label) + " "
        output += VisibleText.escaping(fixIt.message) + "\n"
        guard let preview = FixItPreview(of: fixIt, index: index, maximumWidth: maximumLineWidth) else { return output }
        for (offset, text) in preview.lines.enumerated() {
            let line = number(preview.firstLine + offset, gutter, "+") + " "
            output += trimmed(line + style(.insertion, text)) + "\n"
        }
        if preview.isCut { output += edge(gutter, "+") + " " + style(.insertion, "…") + "\n" }
        return output
    }

    // MARK: - Layout

    private func number(_ line: Int, _ gutter: Int, _ separator: String) -> String {
        let digits = String(line)
        let padding = String(repeating: " ", count: max(0, gutter - digits.utf8.count) + 1)
        return style(.faint, padding + digits + " " + separator)
    }

    private func edge(_ gutter: Int, _ separator: String) -> String {
        style(.faint, String(repeating: " ", count: gutter + 2) + separator)
    }

    private func trimmed(_ text: String) -> String {
        guard text.hasSuffix(" ") else { return text }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private func style(_ style: TextStyle, _ text: String) -> String { style.applied(to: text, isColored: isColored) }

    private static func line(of range: SourceRange, _ index: LineIndex) -> Int {
        index.position(of: range.lowerBound).line
    }

    /// The lines on which the range and the highlights begin, in order, at most six.
    private static func shownLines(of diagnostic: Diagnostic, index: LineIndex) -> [Int] {
        let highlights = diagnostic.highlights.prefix(5).map { line(of: $0, index) }
        return Set(highlights + [line(of: diagnostic.range, index)]).sorted()
    }
}
