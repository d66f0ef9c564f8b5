import Livery
import Testing

/// Checks what holds of every tree, whatever its text: printing it gives the text, nodes lie within their parents in text
/// order, and diagnostics and fix-its point into the text.
func expectSound(_ tree: SyntaxTree, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let problem = firstProblem(of: tree)
    #expect(problem == nil, "\(tree.file.text.debugDescription.prefix(600))", sourceLocation: sourceLocation)
}

/// What is unsound in a tree, if anything.
func firstProblem(of tree: SyntaxTree) -> String? {
    let bytes = tree.file.bytes
    let root = tree.root.range
    var printed: [UInt8] = []
    var pending: [(node: SyntaxNode, isEntered: Bool)] = [(tree.root, false)]
    var offset = root.lowerBound
    func print(upTo end: UInt32) {
        printed += bytes[Int(offset)..<Int(end)]
        offset = end
    }
    while let (node, isEntered) = pending.popLast() {
        let range = node.range
        if isEntered {
            guard offset <= range.upperBound else { return "a child of \(node.kind) past its end" }
            print(upTo: range.upperBound)
            continue
        }
        guard range.lowerBound >= offset, Int(range.upperBound) <= bytes.count else {
            return "\(node.kind) \(range) before its predecessor's end \(offset)"
        }
        guard node.nameRange.isEmpty || range.contains(node.nameRange) else {
            return "the name of \(node.kind) outside"
        }
        print(upTo: range.lowerBound)
        pending.append((node, true))
        pending += Array(node.children).reversed().map { ($0, false) }
    }
    guard printed[...] == bytes[root.offsets] else { return "printing differs" }
    for diagnostic in tree.diagnostics {
        guard tree.file.range.contains(diagnostic.range), !diagnostic.message.isEmpty else { return "\(diagnostic)" }
        for edit in diagnostic.fixIts.flatMap(\.edits) where !tree.file.range.contains(edit.range) {
            return "an edit outside the text"
        }
    }
    return nil
}

extension SourceFile {
    /// The text after applying the first fix-it of every diagnostic, or only those marked safe.
    func mended(_ diagnostics: [Diagnostic], onlySafe: Bool = false) -> String {
        let fixIts = diagnostics.compactMap(\.fixIts.first).filter { !onlySafe || $0.isSafe }
        return String(decoding: applying(fixIts), as: UTF8.self)
    }
}
