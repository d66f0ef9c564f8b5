import LiverySource
import LiverySyntax

/// A syntax tree as indented lines: `modifier padding 2:3-2:13`, and for a node with nothing in it also its text.
struct SyntaxTreeText {
    private let tree: SyntaxTree
    private let lines: LineIndex

    init(of tree: SyntaxTree) {
        self.tree = tree
        lines = LineIndex(tree.file)
    }

    /// Writes the lines one after another.
    func write(to output: (String) -> Void) { write(tree.root, depth: 0, to: output) }

    /// Recurses as deep as the tree, which ``SyntaxLimits/nesting`` bounds.
    private func write(_ node: SyntaxNode, depth: Int, to output: (String) -> Void) {
        let (start, end) = (lines.position(of: node.range.lowerBound), lines.position(of: node.range.upperBound))
        var line = String(repeating: "  ", count: depth) + "\(node.kind)"
        if !node.name.isEmpty { line += " " + VisibleText.escaping(node.name) }
        line += " \(start.line):\(start.column)-\(end.line):\(end.column)"
        if node.children.isEmpty, !node.range.isEmpty { line += " " + VisibleText.escaping(node.text) }
        output(line + "\n")
        for child in node.children { write(child, depth: depth + 1, to: output) }
    }
}
