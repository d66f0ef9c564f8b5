import LiverySource
import LiverySyntax
import LiveryTree

/// An input, read but not yet checked.
struct ReadInput: Sendable {
    enum Content: Sendable {
        case sheet(SheetOutline)
        case compiled(CompiledSheet)
        case tree(TreePayload)
        case host(HostFile)
    }

    let input: LintInput
    let content: Content
    /// What it uses of sheets.
    let usage: SheetUsage
    /// The `style` attributes in it, in text order.
    let styles: [InlineStyle]

    /// The file, unless its language has no comments, or it is a sheet, which the graph has.
    var commentedFile: SourceFile? { if case .host = input.kind { input.file } else { nil } }

    /// Where the patterns of rules stand in a host file, in text order.
    var patternRanges: [SourceRange] {
        guard case .host(let file) = content else { return [] }
        return file.sheets.flatMap { text, outline in outline.rules.map { text.location(of: $0.patternRange).range } }
            .sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The sheets in it.
    var sheets: [SheetOutline] {
        switch content {
        case .sheet(let outline): [outline]
        case .host(let file): file.sheets.map(\.outline)
        case .compiled, .tree: []
        }
    }

    init(_ input: LintInput) {
        self.input = input
        switch input.kind {
        case .sheet:
            content = .sheet(SheetOutline(SyntaxTree.parse(sheet: input.file)))
            usage = SheetUsage()
            styles = []
        case .styles:
            content = .compiled(CompiledSheet(reading: input.file))
            usage = SheetUsage()
            styles = []
        case .tree:
            let payload = TreePayload(reading: input.file)
            let tree = payload.tree
            content = .tree(payload)
            usage = SheetUsage(of: tree)
            styles = tree.preorder().compactMap { tree[$0].style }.map { InlineStyle($0) }
        case .host(let language):
            let file = HostFile(input.file, language)
            content = .host(file)
            usage = file.usage
            styles = file.styles
        }
    }
}
