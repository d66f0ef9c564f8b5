/// Swift source that is written line by line.
struct SourceText {
    private(set) var text = ""
    private var depth = 0

    /// The longest line before it is broken.
    static let width = 120

    var indentation: Int { depth * 4 }

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: " ", count: indentation) + line + "\n"
    }

    /// A line and what it opens, up to the closing brace.
    mutating func block(_ opening: String, _ body: (inout SourceText) -> Void) {
        line(opening + " {")
        indented(body)
        line("}")
    }

    /// Lines one level deeper.
    mutating func indented(_ body: (inout SourceText) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// A line that is broken after commas outside of strings, when it is too long.
    mutating func call(_ opening: String, _ parts: [String], _ closing: String) {
        let whole = opening + parts.joined(separator: ", ") + closing
        if indentation + whole.count <= SourceText.width { return line(whole) }
        line(opening.last == " " ? String(opening.dropLast()) : opening)
        indented { $0.list(parts, closing) }
    }

    /// Parts with commas, as many in a line as fit.
    mutating func list(_ parts: [String], _ closing: String) {
        var current = ""
        for (index, part) in parts.enumerated() {
            let piece = index == parts.count - 1 ? part + closing : part + ","
            if current.isEmpty {
                current = piece
            } else if indentation + current.count + 1 + piece.count <= SourceText.width {
                current += " " + piece
            } else {
                line(current)
                current = piece
            }
        }
        if !current.isEmpty { line(current) }
    }

    /// A doc comment of a paragraph, broken between words.
    mutating func comment(_ paragraph: String) {
        var current = "///"
        for word in paragraph.split(separator: " ") {
            if indentation + current.count + 1 + word.count > SourceText.width {
                line(current)
                current = "///"
            }
            current += " " + word
        }
        line(current)
    }
}
