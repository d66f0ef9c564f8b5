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
    ///   - styles: The text of inline styles. Clients split it at each `;` and look the pieces up, so each piece is a key of
    ///     its own with the modifiers in it.
    public mutating func compile(_ graph: SheetGraph, classNames: some Sequence<String>, styles: [SourceLocation] = [])
        -> [UInt8]
    {
        let safe = graph.sheets.flatMap { $0.outline.safeList.map(\.name) }
        let names = Set(safe).union(classNames)
        var entries: [String: (modifiers: [ModifierCall], file: SourceFile)] = [:]
        var reported: Set<Diagnostic> = []
        let index = RuleIndex(graph, platform: platform)
        for name in names.sorted() {
            guard let match = index.match(name) else { continue }
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
            for (text, modifiers) in pieces(of: tree.root) {
                entries[text] = (modifiers.map { lowering.modifier($0) }, style.file)
            }
            diagnostics += lowering.diagnostics
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

    /// The modifiers of an inline style between one `;` and the next, with the text of each such piece.
    private func pieces(of body: SyntaxNode) -> [(text: String, modifiers: [SyntaxNode])] {
        let bytes = body.file.bytes
        let separator = UInt8(ascii: ";")
        var pieces: [(range: SourceRange, modifiers: [SyntaxNode])] = []
        var gapStart = Int(body.range.lowerBound)
        for node in body.children where node.kind == .modifier {
            let gap = bytes[gapStart..<Int(node.range.lowerBound)]
            if let last = gap.lastIndex(of: separator), let first = gap.firstIndex(of: separator) {
                if !pieces.isEmpty { pieces[pieces.count - 1].range.upperBound = UInt32(first) }
                pieces.append((SourceRange(last + 1, last + 1), []))
            } else if pieces.isEmpty {
                pieces.append((SourceRange(gapStart, gapStart), []))
            }
            pieces[pieces.count - 1].modifiers.append(node)
            gapStart = Int(node.range.upperBound)
        }
        if !pieces.isEmpty {
            let rest = bytes[gapStart..<Int(body.range.upperBound)]
            pieces[pieces.count - 1].range.upperBound = UInt32(rest.firstIndex(of: separator) ?? rest.endIndex)
        }
        return pieces.map { piece in
            let text = bytes[piece.range.offsets].trimming(while: Lexer.isSpace)
            return (String(decoding: text, as: UTF8.self), piece.modifiers.filter { !$0.isErroneous })
        }
    }
}

extension ArraySlice<UInt8> {
    /// The slice without the bytes at both ends for which `predicate` holds.
    fileprivate func trimming(while predicate: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let rest = drop(while: predicate)
        return rest[..<(rest.lastIndex { !predicate($0) }.map { $0 + 1 } ?? rest.startIndex)]
    }
}
