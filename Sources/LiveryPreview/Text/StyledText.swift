import LiverySource

/// A line of text made of pieces with styles, which breaks between the pieces when it is too long.
struct StyledText {
    /// A run of one style that isn't parted unless it is wider than a whole line.
    struct Piece {
        var text: String
        var style: TextStyle?
        /// The cells of the text without the spaces at its end, which needn't fit.
        var cells: Int
    }

    private(set) var pieces: [Piece] = []

    /// The cells of the text on one line.
    var cells: Int { pieces.reduce(0) { $0 + CharacterWidth.cells(of: $1.text) } }

    var isEmpty: Bool { pieces.isEmpty }

    /// Adds a text, made visible, that breaks after its spaces, but neither in quotes nor between a label and its value.
    mutating func append(_ text: String, _ style: TextStyle? = nil) {
        var piece = ""
        var quote: Character?
        var isEscaped = false
        var previous: (Character?, Character?)
        for character in VisibleText.escaping(text) {
            if previous.1 == " ", previous.0 != ":", character != " ", quote == nil {
                appendPiece(piece, style)
                piece = ""
            }
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = quote != nil
            } else if character == "\"" {
                quote = quote == nil ? character : nil
            }
            piece.append(character)
            previous = (previous.1, character)
        }
        appendPiece(piece, style)
    }

    /// Adds a text, made visible, that stays on one line.
    mutating func appendUnbroken(_ text: String, _ style: TextStyle? = nil) {
        appendPiece(VisibleText.escaping(text), style)
    }

    private mutating func appendPiece(_ text: String, _ style: TextStyle?) {
        if text.isEmpty { return }
        let trailing = text.reversed().prefix { $0 == " " }.count
        pieces.append(Piece(text: text, style: style, cells: CharacterWidth.cells(of: text) - trailing))
    }

    /// The text on lines of at most `width` cells, those after the first `hanging` cells shorter.
    func lines(width: Int, hanging: Int) -> [[Piece]] {
        var lines: [[Piece]] = [[]]
        var room = width
        func breakLine() {
            lines.append([])
            room = width - hanging
        }
        for piece in pieces {
            if piece.cells > room, !(lines.last ?? []).isEmpty { breakLine() }
            var rest = piece
            while rest.cells > room {
                let (head, tail) = rest.split(cells: max(2, room))
                guard let tail else { break }
                lines[lines.count - 1].append(head)
                breakLine()
                rest = tail
            }
            lines[lines.count - 1].append(rest)
            room -= CharacterWidth.cells(of: rest.text)
        }
        return lines
    }
}

extension StyledText.Piece {
    /// The piece parted so that its beginning fits: before the last member of a chain or after the last bracket that is
    /// not too near the start, else anywhere.
    fileprivate func split(cells limit: Int) -> (StyledText.Piece, StyledText.Piece?) {
        var used = 0
        var index = text.startIndex
        var member: (index: String.Index, cells: Int)?
        var bracket: (index: String.Index, cells: Int)?
        var previous: Character?
        while index < text.endIndex {
            let character = text[index]
            if used > limit / 3 {
                if character == ".", previous == ")" { member = (index, used) }
                if previous == "(" || previous == " " { bracket = (index, used) }
            }
            let cells = CharacterWidth.cells(of: character)
            if used + cells > limit { break }
            used += cells
            previous = character
            index = text.index(after: index)
        }
        guard index > text.startIndex, index < text.endIndex else { return (self, nil) }
        if let preferred = member ?? bracket { (index, used) = preferred }
        let tail = String(text[index...])
        return (
            StyledText.Piece(text: String(text[..<index]), style: style, cells: used),
            StyledText.Piece(text: tail, style: style, cells: cells - used)
        )
    }
}
