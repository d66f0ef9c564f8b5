import LiverySource

/// Rows of text with a second column that begins at the same cell in all of them.
struct AlignedRows {
    struct Row {
        /// What stands before the first line, such as the branches of a tree, without breaks.
        var lead = ""
        /// What stands before further lines.
        var continuedLead = ""
        var leadStyle: TextStyle? = .faint
        var content = StyledText()
        var trailing = ""
        /// Cells by which further lines are indented.
        var hanging = 2
    }

    /// The cells of a line.
    let width: Int
    let isColored: Bool
    private var rows: [Row] = []

    init(width: Int, isColored: Bool) {
        self.width = max(40, width)
        self.isColored = isColored
    }

    mutating func append(_ row: Row) {
        var row = row
        row.trailing = shortened(VisibleText.escaping(row.trailing))
        rows.append(row)
    }

    /// A text that leaves the first column two thirds of the line: its beginning is cut off.
    private func shortened(_ text: String) -> String {
        let limit = width / 3
        guard CharacterWidth.cells(of: text) > limit else { return text }
        var cells = 1
        var kept: [Character] = []
        for character in text.reversed() {
            cells += CharacterWidth.cells(of: character)
            if cells > limit { break }
            kept.append(character)
        }
        return "…" + String(kept.reversed())
    }

    /// The rows as text.
    var text: String {
        let second = rows.reduce(0) { max($0, CharacterWidth.cells(of: $1.trailing)) }
        let limit = second == 0 ? width : width - second - 2
        // A row without a second column may take the whole line.
        let widest = rows.lazy.filter { !$0.trailing.isEmpty }.reduce(0) { widest, row in
            let cells = CharacterWidth.cells(of: row.lead) + row.content.cells
            return cells <= limit ? max(widest, cells) : limit
        }
        var output = ""
        for row in rows { append(row, to: &output, column: min(limit, widest)) }
        return output
    }

    private func append(_ row: Row, to output: inout String, column: Int) {
        let lead = CharacterWidth.cells(of: row.lead)
        // However deep the tree, some of the text has to fit.
        let room = max(24, (row.trailing.isEmpty ? width : column) - lead)
        let indentation = CharacterWidth.cells(of: row.continuedLead) + row.hanging - lead
        for (index, line) in row.content.lines(width: room, hanging: indentation).enumerated() {
            let before = index == 0 ? row.lead : row.continuedLead + String(repeating: " ", count: row.hanging)
            var text = styled(before, row.leadStyle)
            var cells = CharacterWidth.cells(of: before)
            for (place, piece) in line.enumerated() {
                let isLast = place == line.count - 1
                let shown = isLast ? piece.text.trimmingTrailingSpaces() : piece.text
                text += styled(shown, piece.style)
                cells += CharacterWidth.cells(of: shown)
            }
            if index == 0, !row.trailing.isEmpty {
                text += String(repeating: " ", count: max(2, column + 2 - cells)) + styled(row.trailing, .faint)
            }
            output += (line.isEmpty ? text.trimmingTrailingSpaces() : text) + "\n"
        }
    }

    private func styled(_ text: String, _ style: TextStyle?) -> String {
        style.map { $0.applied(to: text, isColored: isColored) } ?? text
    }
}

extension String {
    fileprivate func trimmingTrailingSpaces() -> String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
