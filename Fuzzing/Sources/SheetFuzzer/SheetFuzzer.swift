import Livery

/// Reads the bytes as a sheet and as a body of modifiers, and stops at the first property that doesn't hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(path: "input", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    let sheet = SyntaxTree.parse(sheet: file)
    checkTree(sheet)
    checkFormatting(of: sheet)
    checkCompiling(file)
    let body = SyntaxTree.parse(body: file)
    checkTree(body)
    checkFormatting(of: body)
    checkWire(of: body)
    // The same text in the middle of a file reads the same.
    if count > 2, file.bytes[0] < 0x80, file.bytes[count - 1] < 0x80 {
        let range = SourceRange(1, count - 1)
        let inner = SyntaxTree.parse(body: file, in: range)
        checkTree(inner)
        precondition(inner.root.range == range, "a body that isn't its range")
    }
    return 0
}

private func checkTree(_ tree: SyntaxTree) {
    var pending = [(tree.root, tree.file.range)]
    var visited = 0
    while let (node, parent) = pending.popLast() {
        visited += 1
        precondition(parent.contains(node.range), "a node outside its parent")
        precondition(node.nameRange.isEmpty || node.range.contains(node.nameRange), "a name outside its node")
        var place = node.range.lowerBound
        for child in node.children {
            precondition(child.range.lowerBound >= place, "a child before the one before it")
            place = child.range.upperBound
            pending.append((child, node.range))
        }
    }
    precondition(visited == tree.nodeCount, "nodes that are in no node")
    for diagnostic in tree.diagnostics {
        precondition(tree.file.range.contains(diagnostic.range), "a diagnostic outside the file")
        precondition(!diagnostic.message.isEmpty)
        for edit in diagnostic.fixIts.flatMap(\.edits) {
            precondition(tree.file.range.contains(edit.range), "a fix-it outside the file")
        }
    }
}

private func checkFormatting(of tree: SyntaxTree) {
    guard let formatted = Formatter().format(tree) else {
        precondition(tree.diagnostics.containsError, "a sound text that isn't formatted")
        return
    }
    let file = SourceFile(path: "formatted", text: formatted)
    let again = tree.root.kind == .sheet ? SyntaxTree.parse(sheet: file) : SyntaxTree.parse(body: file)
    precondition(!again.diagnostics.containsError, "formatting makes a mistake")
    precondition(Formatter().format(again) == formatted, "formatting twice gives another text")
    precondition(meaning(of: tree) == meaning(of: again), "formatting changes the meaning")
}

/// What the top of a tree says, without places.
private func meaning(of tree: SyntaxTree) -> [Meaning] {
    var result: [Meaning] = []
    for rule in SheetOutline(tree).rules {
        result.append(.pattern(rule.pattern, rule.targets, rule.unknownOptions.map(\.name)))
        result += rule.modifiers.map { .call(call($0, captures: rule.pattern.captureNames)) }
    }
    for node in tree.root.children {
        switch node.kind {
        case .rule: break
        case .modifier: result.append(.call(call(node, captures: [])))
        default:
            var lowering = Lowering(file: tree.file)
            result.append(
                .directive(node.kind, node.name, node.children.map { lowering.expression($0).moved(to: nowhere) }))
        }
    }
    return result
}

private enum Meaning: Equatable {
    case pattern(ClassPattern, [String]?, [String])
    case call(ModifierCall)
    case directive(SyntaxKind, String, [Expression])
}

private let nowhere = SourceRange.empty(at: 0)

private func call(_ node: SyntaxNode, captures: [String]) -> ModifierCall {
    var lowering = Lowering(file: node.file, captures: nil, captureNames: Set(captures))
    return lowering.modifier(node).mappingRanges { _ in nowhere }
}

private func checkCompiling(_ file: SourceFile) {
    let graph = SheetGraph(roots: [file])
    let index = RuleIndex(graph)
    var usage = TemplateUsage()
    usage.read(file)
    var names = Array(usage.classNames.prefix(20))
    for rule in graph.sheets[0].outline.rules.prefix(20) {
        // A name that the pattern matches: each capture stands for something that reads as several kinds of value.
        names += ["12", "red", ".a(1)", "{x}"].map { text in
            rule.pattern.segments.map { if case .literal(let literal) = $0 { literal } else { text } }.joined()
        }
    }
    for name in names {
        let match = graph.match(name)
        precondition(match?.rule.node == index.match(name)?.rule.node, "an index that finds another rule")
    }
    var compiler = SheetCompiler()
    compiler.isAnnotated = true
    let bytes = compiler.compile(graph, classNames: names, styles: usage.styles)
    let document = JSONDocument(reading: SourceFile(path: "compiled", bytes: bytes))
    precondition(!document.diagnostics.containsError, "a compiled sheet that isn't JSON")
}

/// Checks that the calls of a body, written and read, are written the same.
private func checkWire(of tree: SyntaxTree) {
    var lowering = Lowering(file: tree.file)
    let calls = lowering.modifiers(in: tree.root)
    let bytes = wire(calls)
    let document = JSONDocument(reading: SourceFile(path: "wire", bytes: bytes))
    // The JSON of deep calls is deeper than what the reader takes.
    guard let root = document.root, !document.diagnostics.containsError else {
        precondition(
            document.diagnostics.contains { $0.rule.contains("depth") || $0.rule.contains("nesting") },
            "wire JSON that isn't JSON")
        return
    }
    var reader = WireReader()
    let again = reader.modifiers(from: root)
    guard reader.diagnostics.isEmpty else { return }
    precondition(wire(again) == bytes, "wire JSON that reads otherwise")
}

private func wire(_ calls: [ModifierCall]) -> [UInt8] {
    var writer = WireWriter()
    writer.write(calls)
    return writer.bytes
}
