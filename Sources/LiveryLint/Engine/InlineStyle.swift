import LiverySource
import LiverySyntax
import LiveryTree

/// Modifiers in a `style` attribute.
struct InlineStyle: Sendable {
    /// The text as a body, in a file of its own.
    let tree: SyntaxTree
    /// Those without mistakes of syntax; their ranges are those of the tree's file.
    let modifiers: [ModifierCall]
    /// What is wrong with interpolated text.
    let diagnostics: [Diagnostic]
    /// What the style refers to, at the places in the file that it stands in.
    let references: SheetReferences
    /// The file that the style stands in.
    let host: SourceFile
    private let location: @Sendable (SourceRange) -> SourceLocation

    /// Reads a text.
    ///
    /// - Parameter location: Where a range of the text stands.
    init(_ text: SourceFile, location: @escaping @Sendable (SourceRange) -> SourceLocation) {
        tree = SyntaxTree.parse(body: text)
        var lowering = Lowering(file: text)
        modifiers = lowering.modifiers(in: tree.root)
        diagnostics = lowering.diagnostics
        references = SheetReferences(of: tree.root).mapped { location($0).range }
        host = location(.empty(at: 0)).file
        self.location = location
    }

    /// Reads the style of a node.
    init(_ style: AttributeText) {
        self.init(SourceFile(path: style.file.path, text: style.text)) { style.location(of: $0) }
    }

    /// What rules about modifiers find, at the places in the host. Edits of the text would be wrong there, where it has
    /// other offsets and escapes.
    var findings: [Diagnostic] {
        var findings: [Diagnostic] = []
        for check in RuleChecks.modifiers { check.check(modifiers, in: tree.file, &findings) }
        return findings.map { finding in
            var finding = finding
            finding.location = location(finding.range)
            finding.highlights = finding.highlights.map { location($0).range }
            finding.fixIts = []
            for index in finding.notes.indices {
                guard let place = finding.notes[index].location, place.file == tree.file else { continue }
                finding.notes[index].location = location(place.range)
            }
            return finding
        }
    }
}
