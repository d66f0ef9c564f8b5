import LiverySource
import LiveryStyle
import LiverySyntax
import LiveryTree

/// Modifiers that stand in no rule: those of a `style` attribute, or of a literal in a program.
struct InlineStyle: Sendable {
    /// The text as a body, in a file of its own.
    let tree: SyntaxTree
    /// Those without mistakes of syntax; their ranges are those of the tree's file.
    let modifiers: [ModifierCall]
    /// What the style refers to, at the places in ``host``.
    let references: SheetReferences
    /// The file that the style stands in.
    let host: SourceFile
    private let loweringDiagnostics: [Diagnostic]
    private let text: Text

    /// Where the text comes from.
    private enum Text: Sendable {
        case attribute(AttributeText)
        case embedded(EmbeddedText)

        func location(of range: SourceRange) -> SourceLocation {
            switch self {
            case .attribute(let text): text.location(of: range)
            case .embedded(let text): text.location(of: range)
            }
        }
    }

    /// Reads the style of a node.
    init(_ style: AttributeText) {
        self.init(SourceFile(path: style.file.path, text: style.text), .attribute(style), host: style.file)
    }

    /// Reads a text in a host file.
    init(_ text: EmbeddedText) { self.init(text.file, .embedded(text), host: text.host) }

    private init(_ file: SourceFile, _ text: Text, host: SourceFile) {
        tree = SyntaxTree.parse(body: file)
        var lowering = Lowering(file: file)
        modifiers = lowering.modifiers(in: tree.root)
        loweringDiagnostics = lowering.diagnostics
        self.host = host
        self.text = text
        references = SheetReferences(of: tree.root).mapped { text.location(of: $0).range }
    }

    /// The place in the host of a place in the text; any other place as it is.
    func hosted(_ place: SourceLocation) -> SourceLocation {
        place.file == tree.file ? text.location(of: place.range) : place
    }

    /// What rules about modifiers find, at the places in the host.
    var findings: [Diagnostic] {
        var findings: [Diagnostic] = []
        for check in RuleChecks.modifiers { check.check(modifiers, in: tree.file, &findings) }
        return findings.map(hosted)
    }

    /// Everything that is wrong, at the places in the host.
    func findings(_ linter: ModifierLinter, targets: [DeploymentTarget]) -> [Diagnostic] {
        var found = tree.diagnostics + loweringDiagnostics
        found += linter.diagnostics(of: modifiers, in: tree.file, targets: targets)
        if case .embedded(let text) = text, text.usesHostVariables { found.removeAll { $0.rule == "unknown-variable" } }
        return found.map(hosted) + findings
    }

    private func hosted(_ finding: Diagnostic) -> Diagnostic {
        switch text {
        case .embedded(let text): return text.hosted(finding)
        case .attribute(let text):
            var finding = finding
            finding.location = text.location(of: finding.range)
            finding.highlights = finding.highlights.map { text.location(of: $0).range }
            finding.fixIts = text.hosted(finding.fixIts)
            for index in finding.notes.indices {
                finding.notes[index].location = finding.notes[index].location.map(hosted)
            }
            return finding
        }
    }
}
