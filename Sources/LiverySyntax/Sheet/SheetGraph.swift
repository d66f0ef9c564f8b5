import LiverySource

/// How `@import` paths become files.
public protocol SheetLoader {
    /// The identity of a sheet that is given, not imported; by default, that of its path as it would import it itself.
    func identity(ofRoot root: SourceFile) -> String
    /// The identity of the sheet that `path` names in `importer`: equal for two paths to the same sheet.
    func identity(of path: String, importedBy importer: SourceFile) -> String
    /// The sheet, or a message that says why it can't be read, such as "no such file".
    func load(_ identity: String) -> Result<SourceFile, SheetLoadingError>
}

extension SheetLoader {
    public func identity(ofRoot root: SourceFile) -> String { identity(of: root.path, importedBy: root) }
}

/// Why an imported sheet can't be read.
public struct SheetLoadingError: Error, Hashable, Sendable {
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}

/// A loader for sheets that import nothing.
public struct NoImports: SheetLoader {
    public init() {}
    public func identity(of path: String, importedBy importer: SourceFile) -> String { path }
    public func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
        .failure(SheetLoadingError("imports are not available here"))
    }
}

/// Sheets with everything that they import, each parsed once.
///
/// Rules are searched sheet by sheet: first the roots in the order given, each followed by its imports in text order,
/// depth first. Loading stops at ``maximumSheets``.
public struct SheetGraph: Sendable {
    /// The most sheets of a graph; further imports are reported and left out.
    public static let maximumSheets = 10_000
    /// The most expressions that a token may stand for, written out with the tokens in it.
    public static let maximumTokenSize = 10_000
    /// The most levels of expressions within expressions that a token may stand for.
    public static let maximumTokenDepth = SyntaxLimits.nesting

    /// A sheet of the graph.
    public struct Sheet: Sendable {
        public let outline: SheetOutline
        /// The indices of the sheets that it imports, in text order.
        public internal(set) var imports: [Int] = []
        var tokens: [String: Token] = [:]
    }

    struct Token: Sendable {
        let expression: Expression
        let node: SyntaxNode
    }

    /// The sheets in the order their rules are searched.
    public private(set) var sheets: [Sheet] = []
    /// What is wrong with the graph itself: imports, and tokens. Mistakes of syntax are in each sheet's tree.
    public private(set) var diagnostics: [Diagnostic] = []
    private var indices: [String: Int] = [:]
    /// The roots while the graph is made, and their places by identity.
    private var given: [(outline: SheetOutline, identity: String)] = []
    private var givenIndices: [String: Int] = [:]
    /// The names of all tokens of all sheets: most names that a sheet mentions are none of these.
    private var declaredTokens: Set<String> = []

    /// Parses `roots` and everything they import.
    public init(roots: [SourceFile], loader: some SheetLoader = NoImports()) {
        self.init(outlines: roots.map { SheetOutline(SyntaxTree.parse(sheet: $0)) }, loader: loader)
    }

    /// Parses everything that the sheets in `outlines` import. A sheet that is a root and is imported is the root.
    public init(outlines: [SheetOutline], loader: some SheetLoader = NoImports()) {
        for root in outlines { given.append((root, loader.identity(ofRoot: root.tree.file))) }
        for (index, root) in given.enumerated() where givenIndices[root.identity] == nil {
            givenIndices[root.identity] = index
        }
        for (outline, identity) in given { add(outline, identity: identity, loader) }
        given = []
        givenIndices = [:]
    }

    private mutating func add(_ root: SheetOutline, identity: String, _ loader: some SheetLoader) {
        guard indices[identity] == nil else { return }
        /// Sheets whose imports are being read, innermost last, with the next import of each.
        var stack: [(index: Int, next: Int)] = []
        var open: Set<Int> = []
        func push(_ index: Int) {
            stack.append((index, 0))
            open.insert(index)
        }
        push(append(root, identity))
        while let (index, next) = stack.last {
            let outline = sheets[index].outline
            guard next < outline.imports.count else {
                stack.removeLast()
                open.remove(index)
                // The tokens of its imports are known by now, and it can use them.
                readTokens(of: index)
                continue
            }
            stack[stack.count - 1].next += 1
            let (path, range) = outline.imports[next]
            let imported = loader.identity(of: path, importedBy: outline.tree.file)
            if let known = indices[imported] {
                if open.contains(known) {
                    reportCycle(stack.map(\.index), closedBy: known, outline.tree.file, range)
                } else {
                    sheets[index].imports.append(known)
                }
                continue
            }
            guard sheets.count < SheetGraph.maximumSheets else {
                report(
                    "size-limit", "more than \(SheetGraph.maximumSheets) sheets are imported", outline.tree.file, range)
                continue
            }
            if let root = givenIndices[imported] {
                let child = append(given[root].outline, imported)
                sheets[index].imports.append(child)
                push(child)
                continue
            }
            switch loader.load(imported) {
            case .success(let file):
                let child = append(SheetOutline(SyntaxTree.parse(sheet: file)), imported)
                sheets[index].imports.append(child)
                push(child)
            case .failure(let error):
                report("missing-import", "can't import \"\(path)\": \(error.message)", outline.tree.file, range)
            }
        }
    }

    private mutating func append(_ outline: SheetOutline, _ identity: String) -> Int {
        sheets.append(Sheet(outline: outline))
        indices[identity] = sheets.count - 1
        return sheets.count - 1
    }

    private mutating func reportCycle(_ stack: [Int], closedBy known: Int, _ file: SourceFile, _ range: SourceRange) {
        let names = stack.drop { $0 != known }.map { sheets[$0].outline.tree.file.path }
        let isLong = names.count > 8
        let shown = isLong ? names.prefix(4) + ["…"] + names.suffix(3) : names[...]
        report(
            "import-cycle",
            names.count == 1
                ? "this sheet imports itself"
                : "this import closes a cycle: \((shown + names.prefix(1)).joined(separator: " imports "))", file, range
        )
    }

    // MARK: Tokens

    /// The value of a token, and what is wrong with it. What looks up other tokens shares the graph's storage, and has to be
    /// gone before the token is added: otherwise each would copy all.
    private func loweredToken(
        _ value: SyntaxNode, of node: SyntaxNode, inSheet index: Int
    ) -> (expression: Expression, diagnostics: [Diagnostic]) {
        var lowering = lowering(forSheet: index, before: node.range.lowerBound)
        let expression = lowering.expression(value)
        return (expression, lowering.diagnostics)
    }

    private mutating func readTokens(of index: Int) {
        let tree = sheets[index].outline.tree
        for node in sheets[index].outline.tokens {
            let name = node.name
            guard !node.isErroneous, let value = node.children.first else {
                // Where the token is used, nothing is wrong but the token.
                if !name.isEmpty, sheets[index].tokens[name] == nil {
                    sheets[index].tokens[name] = Token(expression: Expression(.invalid, range: node.range), node: node)
                    declaredTokens.insert(name)
                }
                continue
            }
            if let earlier = sheets[index].tokens[name] {
                diagnostics.append(
                    Diagnostic(
                        rule: "duplicate-token", message: "the token '\(name)' is declared twice; the first one counts",
                        file: tree.file, range: node.nameRange,
                        notes: [
                            Diagnostic.Note(
                                "the first is here", at: SourceLocation(file: tree.file, range: earlier.node.nameRange))
                        ]))
                continue
            }
            var (expression, found) = loweredToken(value, of: node, inSheet: index)
            diagnostics += found
            let extent = expression.extent
            let isReported = found.contains { $0.rule == SyntaxRule.sizeLimit.rawValue }
            if isReported {
                expression = Expression(.invalid, range: expression.range)
            } else if extent.size > SheetGraph.maximumTokenSize || extent.depth > SheetGraph.maximumTokenDepth {
                report(
                    "size-limit",
                    "the token '\(name)' stands for more than \(SheetGraph.maximumTokenSize) expressions, or for more "
                        + "than \(SheetGraph.maximumTokenDepth) levels of them", tree.file, node.nameRange)
                expression = Expression(.invalid, range: expression.range)
            }
            sheets[index].tokens[name] = Token(expression: expression, node: node)
            declaredTokens.insert(name)
        }
    }

    /// The token that `name` means in a sheet before `offset`: its own, then those of its imports in order.
    func token(_ name: String, inSheet index: Int, before offset: UInt32) -> Token? {
        guard declaredTokens.contains(name) else { return nil }
        if let token = sheets[index].tokens[name], token.node.range.upperBound <= offset { return token }
        var seen: Set<Int> = [index]
        var pending = Array(sheets[index].imports.reversed())
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let token = sheets[next].tokens[name] { return token }
            pending += sheets[next].imports.reversed()
        }
        return nil
    }

    /// The names of all tokens of a sheet and its imports, sorted.
    public func tokenNames(inSheet index: Int) -> [String] {
        var seen: Set<Int> = []
        var pending = [index]
        var names: [String] = []
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            names += sheets[next].tokens.keys
            pending += sheets[next].imports
        }
        return names.sorted()
    }

    /// The checked-once expressions of a sheet's own tokens, in text order.
    public func tokens(ofSheet index: Int) -> [(name: String, node: SyntaxNode, expression: Expression)] {
        sheets[index].tokens.values.sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
            .map { ($0.node.name, $0.node, $0.expression) }
    }

    // MARK: Rules

    /// A rule that matches a class name, with the captured texts.
    public struct Match: Sendable {
        public let sheet: Int
        public let rule: SheetRule
        public let captures: [String: String]
    }

    /// The first rule that matches a class name and applies to a platform; linear in the number of rules.
    public func match(_ className: String, platform: String? = nil) -> Match? {
        for index in sheets.indices {
            for rule in sheets[index].outline.rules where rule.applies(to: platform) {
                if let captures = rule.pattern.match(className) {
                    return Match(sheet: index, rule: rule, captures: captures)
                }
            }
        }
        return nil
    }

    /// What lowers the syntax of a sheet: with the tokens it can use before `offset`, and the captures of a rule.
    public func lowering(
        forSheet index: Int, before offset: UInt32, captures: [String: String]? = [:], captureNames: Set<String> = []
    ) -> Lowering {
        Lowering(file: sheets[index].outline.tree.file, captures: captures, captureNames: captureNames) { name in
            token(name, inSheet: index, before: offset)?.expression
        }
    }

    private mutating func report(_ rule: String, _ message: String, _ file: SourceFile, _ range: SourceRange) {
        diagnostics.append(Diagnostic(rule: rule, message: message, file: file, range: range))
    }
}

extension Expression {
    /// The number of expressions within, itself included, and the levels of them.
    var extent: (size: Int, depth: Int) {
        var size = 1
        var depth = 0
        for part in parts {
            let extent = part.extent
            size += extent.size
            depth = max(depth, extent.depth)
        }
        return (size, depth + 1)
    }

    /// The expressions directly within.
    private var parts: [Expression] {
        switch kind {
        case .array(let elements): elements
        case .dictionary(let entries), .gestureState(let entries), .event(_, _, let entries): entries.map(\.value)
        case .implicitMember(let member): (member.arguments ?? []).map(\.value)
        case .member(let base, let member): [base] + (member.arguments ?? []).map(\.value)
        case .call(_, _, let arguments): arguments.map(\.value)
        case .range(let lower, let upper, _): [lower, upper].compactMap { $0 }
        case .attribute(_, _, let fallback): [fallback].compactMap { $0 }
        case .null, .boolean, .integer, .number, .string, .text, .atom, .identifier, .placeholder, .invalid: []
        }
    }
}
