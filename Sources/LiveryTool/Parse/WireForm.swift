import LiverySource
import LiverySyntax

/// A text in the form of the wire AST, without class names: captures are left as variables.
struct WireForm {
    private(set) var diagnostics: [Diagnostic] = []
    private var writer: WireWriter

    init(isPretty: Bool) { writer = WireWriter(pretty: isPretty) }

    /// The JSON.
    var bytes: [UInt8] { writer.bytes }

    /// Writes the modifiers of a body.
    mutating func write(body tree: SyntaxTree) {
        var lowering = Lowering(file: tree.file)
        writer.write(lowering.modifiers(in: tree.root))
        diagnostics += tree.diagnostics + lowering.diagnostics
    }

    /// Writes the rules of a sheet by their patterns: the class name of one without captures, else the pattern as it is
    /// written, with the platforms that the rule is limited to. Of two that are the same, the first counts.
    mutating func write(sheet file: SourceFile, loader: some SheetLoader) {
        let graph = SheetGraph(roots: [file], loader: loader)
        diagnostics += graph.diagnostics
        var keys: Set<String> = []
        writer.beginSheet()
        if let sheet = graph.sheets.first {
            diagnostics += sheet.outline.tree.diagnostics
            for rule in sheet.outline.rules where !rule.pattern.segments.isEmpty {
                let captures = rule.pattern.captureNames
                var lowering = graph.lowering(
                    forSheet: 0, before: rule.node.range.lowerBound, captures: captures.isEmpty ? [:] : nil,
                    captureNames: Set(captures))
                let modifiers = lowering.modifiers(in: rule.node)
                diagnostics += lowering.diagnostics
                if keys.insert(WireForm.key(of: rule)).inserted {
                    writer.write(class: WireForm.key(of: rule), modifiers)
                }
            }
        }
        writer.endSheet()
    }

    private static func key(of rule: SheetRule) -> String {
        let pattern = rule.pattern.literal ?? rule.pattern.description
        guard let targets = rule.targets else { return pattern }
        return pattern + ", target: [" + targets.map { ":\($0)" }.joined(separator: ", ") + "]"
    }
}
