import LiverySource
import LiverySyntax

/// A sheet of a graph with its rules as modifiers: what rules about sheets look at.
struct LoweredSheet: Sendable {
    /// The place of the sheet in its graph.
    let index: Int
    let outline: SheetOutline
    /// The names of the tokens that the sheet can use, sorted.
    let tokenNames: [String]
    let rules: [LoweredRule]
    /// What is wrong with interpolated text.
    let diagnostics: [Diagnostic]
    /// What the sheet refers to beyond itself.
    let references: SheetReferences

    var file: SourceFile { outline.tree.file }

    /// Lowers a sheet. Linear in its size.
    init(_ graph: SheetGraph, sheet index: Int) {
        self.index = index
        outline = graph.sheets[index].outline
        tokenNames = graph.tokenNames(inSheet: index)
        var diagnostics: [Diagnostic] = []
        rules = outline.rules.map { rule in
            let captures = rule.pattern.captureNames
            var lowering = graph.lowering(
                forSheet: index, before: rule.node.range.lowerBound, captures: captures.isEmpty ? [:] : nil,
                captureNames: Set(captures))
            let calls = lowering.modifiers(in: rule.node)
            diagnostics += lowering.diagnostics
            return LoweredRule(rule: rule, captures: captures, modifiers: calls)
        }
        self.diagnostics = diagnostics
        references = SheetReferences(of: outline.tree.root)
    }
}

/// A rule of a sheet with its modifiers.
struct LoweredRule: Sendable {
    let rule: SheetRule
    let captures: [String]
    /// Those without mistakes of syntax, in text order. Captured texts are placeholders.
    let modifiers: [ModifierCall]

    var pattern: ClassPattern { rule.pattern }
    var range: SourceRange { rule.patternRange }
}

/// The names in a sheet, or in an inline style, that something else has to have.
struct SheetReferences: Sendable {
    struct Reference: Sendable {
        let name: String
        /// The name in the text.
        let range: SourceRange
        /// The whole expression.
        let expression: SourceRange
    }

    /// `attr("name")`, in text order.
    private(set) var attributes: [Reference] = []
    /// `event("name")`, in text order.
    private(set) var events: [Reference] = []
    /// `:name` where it can only be content of a template, in text order.
    private(set) var contents: [Reference] = []
    /// Every name that stands alone or in braces: captures and tokens.
    private(set) var variables: Set<String> = []

    /// Gathers the names within a node. Linear in its size.
    init(of node: SyntaxNode) {
        // Nodes come in preorder: what lies before this offset is within something whose atoms are no content.
        var contentFreeEnd: UInt32 = 0
        for node in node.subtree {
            switch node.kind {
            case .attribute: add(node, to: &attributes)
            case .event:
                add(node, to: &events)
                contentFreeEnd = max(contentFreeEnd, node.range.upperBound)
            case .gestureState, .ruleOption: contentFreeEnd = max(contentFreeEnd, node.range.upperBound)
            case .member where node.name == "updating":
                // The name of a gesture's state.
                contentFreeEnd = max(contentFreeEnd, node.range.upperBound)
            case .atom where node.range.lowerBound >= contentFreeEnd:
                contents.append(Reference(name: node.name, range: node.range, expression: node.range))
            case .identifier, .interpolation: variables.insert(node.name)
            default: break
            }
        }
    }

    /// The same references at other places.
    func mapped(_ map: (SourceRange) -> SourceRange) -> SheetReferences {
        func moved(_ list: [Reference]) -> [Reference] {
            list.map { Reference(name: $0.name, range: map($0.range), expression: map($0.expression)) }
        }
        var result = self
        result.attributes = moved(attributes)
        result.events = moved(events)
        result.contents = moved(contents)
        return result
    }

    private func add(_ node: SyntaxNode, to list: inout [Reference]) {
        guard !node.isErroneous, let name = node.children.first, name.kind == .string else { return }
        list.append(Reference(name: name.stringText, range: name.range, expression: node.range))
    }
}
