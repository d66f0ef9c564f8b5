import LiverySource

/// Compiles sheets to LiveView Native's wire AST for the class names that are in use.
public struct SheetCompiler {
    /// The platform whose rules are compiled, as in `target: :ios`; nil for those of all platforms.
    public var platform: String?
    /// Whether each node says where it came from.
    public var isAnnotated = false
    /// Whether lines are broken and indented.
    public var isPretty = false
    /// What is wrong with the rules that were compiled.
    public private(set) var diagnostics: [Diagnostic] = []

    public init() {}

    /// The wire JSON: an object of the modifiers of each name that has some.
    ///
    /// - Parameters:
    ///   - classNames: Names to look up; those of the sheets' own `@safe_list`s are added. A name without a rule is left
    ///     out, as a template's text has many words that are no classes.
    ///   - styles: The text of inline styles, each a key of its own with the modifiers it holds.
    public mutating func compile(_ graph: SheetGraph, classNames: some Sequence<String>, styles: [SourceLocation] = []) -> [UInt8] {
        let safe = graph.sheets.flatMap { $0.outline.safeList.map(\.name) }
        let names = Set(safe).union(classNames)
        var entries: [String: (modifiers: [ModifierCall], file: SourceFile)] = [:]
        var reported: Set<Diagnostic> = []
        for name in names {
            guard let match = graph.match(name, platform: platform) else { continue }
            var lowering = graph.lowering(
                forSheet: match.sheet, before: match.rule.node.range.lowerBound, captures: match.captures)
            let modifiers = lowering.modifiers(in: match.rule.node)
            diagnostics += lowering.diagnostics.filter { reported.insert($0).inserted }
            entries[name] = (modifiers, match.rule.node.file)
        }
        for style in styles {
            let tree = SyntaxTree.parse(body: style.file, in: style.range)
            diagnostics += tree.diagnostics
            var lowering = Lowering(file: style.file)
            for node in tree.root.children where node.kind == .modifier && !node.isErroneous {
                entries[node.text] = ([lowering.modifier(node)], style.file)
            }
        }
        var writer = WireWriter(pretty: isPretty)
        writer.beginSheet()
        var annotations: [SourceFile: WireWriter.Annotations] = [:]
        for (name, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            if isAnnotated, annotations[entry.file] == nil {
                annotations[entry.file] = WireWriter.Annotations(file: entry.file)
            }
            writer.write(class: name, entry.modifiers, annotations: annotations[entry.file])
        }
        writer.endSheet()
        return writer.bytes
    }
}
