import LiveryJSON
import LiverySource
import LiverySyntax

/// A syntax tree as JSON:
///
///     {"path": "app.sheet", "root": {"kind": "sheet", "line": 1, "column": 1, "endLine": 4, "endColumn": 1,
///      "offset": 0, "endOffset": 40, "children": [{"kind": "rule", …}]}, "diagnostics": [{"rule": …}]}
///
/// A node has a `name` when it is named, `children` when it has some, and `text` when it has none. Positions are those of
/// `JSONWriter.diagnostic(_:lines:)`.
struct SyntaxTreeJSON {
    /// What is written at a time.
    private static let pieceSize = 1 << 20

    private let tree: SyntaxTree
    private var lines = LineIndexes()
    private let index: LineIndex
    private var json: JSONWriter

    init(of tree: SyntaxTree, isPretty: Bool) {
        self.tree = tree
        index = lines.index(of: tree.file)
        json = JSONWriter(isPretty ? .pretty : .compact)
    }

    /// Writes the text in pieces: that of a large sheet is many times as large.
    mutating func write(to output: ([UInt8]) -> Void) {
        json.beginObject()
        json.member("path", tree.file.path)
        json.key("root")
        write(tree.root, to: output)
        json.key("diagnostics")
        json.beginArray()
        for diagnostic in tree.diagnostics { json.diagnostic(diagnostic, lines: &lines) }
        json.endArray()
        json.endObject()
        output(json.drain())
    }

    private mutating func write(_ node: SyntaxNode, to output: ([UInt8]) -> Void) {
        let (start, end) = (index.position(of: node.range.lowerBound), index.position(of: node.range.upperBound))
        json.beginObject()
        json.member("kind", "\(node.kind)")
        if !node.name.isEmpty { json.member("name", node.name) }
        json.member("line", start.line)
        json.member("column", start.column)
        json.member("endLine", end.line)
        json.member("endColumn", end.column)
        json.member("offset", Int(node.range.lowerBound))
        json.member("endOffset", Int(node.range.upperBound))
        if node.children.isEmpty {
            json.member("text", node.text)
        } else {
            json.key("children")
            json.beginArray()
            for child in node.children { write(child, to: output) }
            json.endArray()
        }
        json.endObject()
        if json.count > SyntaxTreeJSON.pieceSize { output(json.drain()) }
    }
}
