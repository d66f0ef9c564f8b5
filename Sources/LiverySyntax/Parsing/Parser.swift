import LiverySource

/// Builds a ``SyntaxTree`` in one pass over the bytes, without backtracking beyond a label's colon.
///
/// The parser never fails: a mistake is reported, what can't be read is passed over up to the next argument, modifier or
/// rule, and everything else is read as if it weren't there. Linear in the text; the stack grows only with
/// brackets, up to ``SyntaxLimits/nesting``.
struct Parser {
    let file: SourceFile
    var lexer: Lexer
    var nodes: ContiguousArray<RawNode> = []
    var diagnostics: [Diagnostic] = []
    /// Errors found so far, also those past the limit.
    var errorCount = 0
    /// Errors found before the modifier or directive that is read.
    var errorsBefore = 0
    private var omittedCount = 0
    var depth = 0
    /// The closing bracket of the list that is read, 0 outside of lists.
    var closer: UInt8 = 0
    /// Where strings are known to be unterminated: their closing quote would be the one at the end, which is none.
    var unterminatedStrings = 0..<0
    /// The end of the last string or interpolation that was cut off; a bracket that is missing there may be part of it.
    var cutOffEnd = -1
    /// Whether no `"""` string from here on is terminated.
    var hasNoMultilineEnd = false
    /// How many bytes may still be looked at in search of closing brackets that are missing; see ``balancedEnd()``.
    var recoverySteps: Int

    fileprivate init(file: SourceFile, lexer: Lexer) {
        self.file = file
        self.lexer = lexer
        recoverySteps = 4 * (lexer.end - lexer.offset) + 65_536
        nodes.reserveCapacity((lexer.end - lexer.offset) / 8 + 8)
    }

    // MARK: Nodes

    @inline(__always)
    mutating func open(_ kind: SyntaxKind, at start: Int, flags: SyntaxFlags = [], nameLength: Int = 0) -> Int {
        if nodes.count == nodes.capacity { growNodes() }
        nodes.append(
            RawNode(
                start: UInt32(truncatingIfNeeded: start), end: 0, nameLength: UInt16(truncatingIfNeeded: nameLength),
                kind: kind, flags: flags))
        return nodes.count - 1
    }

    @inline(__always)
    mutating func close(_ index: Int, at end: Int) {
        nodes[index].close(at: end, count: nodes.count - index)
    }

    @inline(__always)
    mutating func leaf(_ kind: SyntaxKind, _ start: Int, _ end: Int, flags: SyntaxFlags = [], nameLength: Int = 0) {
        if nodes.count == nodes.capacity { growNodes() }
        nodes.append(
            RawNode(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                nameLength: UInt16(truncatingIfNeeded: nameLength), kind: kind, flags: flags))
    }

    /// Makes room for the nodes that the rest of the text will have if it is like what was read: an array left to itself
    /// doubles, and may end up half empty.
    @inline(never)
    private mutating func growNodes() {
        let read = max(1, lexer.offset - Int(nodes.first?.start ?? 0))
        let expected = Double(nodes.count) * Double(lexer.end - lexer.offset) / Double(read)
        let room = max(nodes.count / 8, min(nodes.count * 4, Int(expected * 1.06))) + 64
        nodes.reserveCapacity(nodes.count + room)
    }

    /// Puts a new open node around the subtree that starts at `index`, the last one added. Moves that subtree, whose
    /// size the nesting limit keeps from being moved often.
    mutating func wrap(_ index: Int, in kind: SyntaxKind, flags: SyntaxFlags = []) {
        nodes.insert(RawNode(start: nodes[index].start, end: 0, kind: kind, flags: flags), at: index)
    }

    // MARK: Diagnostics

    mutating func report(
        _ rule: SyntaxRule, _ message: String, _ start: Int, _ end: Int,
        severity: Severity = .error, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) {
        if severity == .error { errorCount += 1 }
        guard diagnostics.count < SyntaxLimits.diagnostics else {
            omittedCount += 1
            return
        }
        diagnostics.append(
            Diagnostic(
                rule: rule.rawValue, severity: severity, message: message, file: file,
                range: SourceRange(start, end), notes: notes, fixIts: fixIts))
    }

    /// A note that points at one place of the text.
    func note(_ message: String, _ start: Int, _ end: Int) -> Diagnostic.Note {
        Diagnostic.Note(message, at: SourceLocation(file: file, range: SourceRange(start, end)))
    }

    /// Marks everything that has some of these bytes in it as a mistake.
    fileprivate mutating func markErroneous(_ ranges: [SourceRange]) {
        guard !ranges.isEmpty else { return }
        for index in nodes.indices.dropFirst() {
            let node = nodes[index]
            if ranges.contains(where: { $0.lowerBound < node.end && node.start < $0.upperBound }) {
                nodes[index].flags.insert(.isErroneous)
            }
        }
    }

    fileprivate mutating func finish() -> SyntaxTree {
        if let start = lexer.unterminatedComment {
            report(.unterminatedComment, "this comment has no '*/'", start, start + 2)
        }
        diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
        if omittedCount > 0 {
            diagnostics.append(
                Diagnostic(
                    rule: SyntaxRule.sizeLimit.rawValue, severity: .note,
                    message: omittedCount == 1
                        ? "1 more mistake is not shown" : "\(omittedCount) more mistakes are not shown", file: file,
                    range: SourceRange.empty(at: UInt32(clamping: lexer.end))))
        }
        return SyntaxTree(file: file, nodes: nodes, diagnostics: diagnostics)
    }
}

extension SyntaxTree {
    /// Parses a stylesheet: directives and rules. Linear in the size of the file.
    public static func parse(sheet file: SourceFile) -> SyntaxTree {
        parse(file, in: file.range, as: .sheet) { parser in parser.parseSheet() }
    }

    /// Parses modifiers without a rule around them, such as an inline style, in a part of a file or all of it.
    public static func parse(body file: SourceFile, in range: SourceRange? = nil) -> SyntaxTree {
        parse(file, in: range ?? file.range, as: .body) { parser in parser.parseModifiers(ruleStart: nil) }
    }

    /// Parses one expression and nothing else.
    static func parse(expression file: SourceFile) -> SyntaxTree {
        parse(file, in: file.range, as: .body) { parser in
            parser.lexer.skipTrivia()
            _ = parser.parseExpression()
            parser.lexer.skipTrivia()
            if !parser.lexer.isAtEnd {
                parser.report(.unexpectedText, "expected one expression", parser.lexer.offset, parser.lexer.end)
            }
        }
    }

    private static func parse(
        _ file: SourceFile, in range: SourceRange, as kind: SyntaxKind, _ body: (inout Parser) -> Void
    ) -> SyntaxTree {
        let range = range.offsets.clamped(to: 0..<min(file.bytes.count, SourceFile.maximumSize))
        guard range.count <= SyntaxLimits.sheetSize else {
            let message =
                "a stylesheet has at most \(SyntaxLimits.sheetSize >> 20) MiB, this one has \(range.count >> 20)"
            return SyntaxTree(
                file: file, nodes: [RawNode(start: 0, end: 0, kind: kind)],
                diagnostics: [
                    Diagnostic(
                        rule: SyntaxRule.sizeLimit.rawValue, message: message, file: file, range: .empty(at: 0))
                ])
        }
        return file.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, !range.isEmpty else {
                let start = UInt32(range.lowerBound)
                return SyntaxTree(file: file, nodes: [RawNode(start: start, end: start, kind: kind)], diagnostics: [])
            }
            var parser = Parser(file: file, lexer: Lexer(base, range))
            if range.lowerBound == 0, parser.lexer.isAt(symbol: "\u{FEFF}") { parser.lexer.offset = 3 }
            let invalid = file.invalidUTF8Ranges(in: SourceRange(range.lowerBound, range.upperBound))
            for bytes in invalid {
                parser.report(.invalidUTF8, "these bytes are not UTF-8", Int(bytes.lowerBound), Int(bytes.upperBound))
            }
            let root = parser.open(kind, at: range.lowerBound)
            body(&parser)
            parser.close(root, at: range.upperBound)
            parser.markErroneous(invalid)
            return parser.finish()
        }
    }
}
