/// Writes Swift with indentation.
struct CodeWriter {
    private(set) var text = ""
    private var depth = 0

    /// Writes one line. Lines of `#if` stand at the indentation of what is around them, too.
    mutating func line(_ line: String) {
        if !text.isEmpty { text += "\n" }
        if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
    }

    /// Writes a line of which the compiler speaks as if it stood in the source.
    mutating func line(_ line: String, at place: SourcePlace?) {
        guard let place else { return self.line(line) }
        self.line("#sourceLocation(file: \(place.file), line: \(place.line))")
        self.line(line)
        self.line("#sourceLocation()")
    }

    /// Writes what stands between braces.
    mutating func block(_ head: String, closing: String = "}", _ body: (inout CodeWriter) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line(closing)
    }

    /// Writes what stands within braces of a head that is written already.
    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }
}
