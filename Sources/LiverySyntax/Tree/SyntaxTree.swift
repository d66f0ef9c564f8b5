import LiverySource

/// A stylesheet, or a list of modifiers, as it is written.
///
/// The tree is lossless over its file: every node has a range, children lie within their parents in text order, and
/// what lies between them is punctuation, white space and comments. Nodes are stored flat, in preorder, at 16 bytes
/// each; a ``SyntaxNode`` is a handle to one.
public final class SyntaxTree: Sendable {
    public let file: SourceFile
    /// What is wrong with the text, in text order.
    public let diagnostics: [Diagnostic]
    let nodes: ContiguousArray<RawNode>

    init(file: SourceFile, nodes: ContiguousArray<RawNode>, diagnostics: [Diagnostic]) {
        self.file = file
        self.nodes = nodes
        self.diagnostics = diagnostics
    }

    /// The ``SyntaxKind/sheet`` or ``SyntaxKind/body`` that everything else is in.
    public var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

    /// The number of nodes.
    public var nodeCount: Int { nodes.count }

    /// The bytes of memory that the nodes take.
    public var memorySize: Int { nodes.capacity * MemoryLayout<RawNode>.stride }
}

/// A node as the tree stores it.
struct RawNode: Sendable {
    var start: UInt32
    var end: UInt32
    /// The number of nodes in the subtree, this one included.
    var count: UInt32 = 1
    /// The length of the name in bytes; where the name starts follows from the kind.
    var nameLength: UInt16 = 0
    var kind: SyntaxKind
    var flags: SyntaxFlags = []

    @inline(__always)
    mutating func close(at end: Int, count: Int) {
        self.end = UInt32(truncatingIfNeeded: end)
        self.count = UInt32(truncatingIfNeeded: count)
    }
}

/// A handle to one node of a tree; cheap to make and to copy.
public struct SyntaxNode: Sendable {
    public let tree: SyntaxTree
    let index: Int

    var raw: RawNode { tree.nodes[index] }

    public var kind: SyntaxKind { raw.kind }
    public var file: SourceFile { tree.file }
    /// The bytes that the node covers, without the white space and comments around it.
    public var range: SourceRange {
        let raw = raw
        return SourceRange(raw.start, raw.end)
    }
    /// The text of ``range``.
    public var text: String { file.text(in: range) }
    /// Whether the node or anything in it is a reported mistake.
    public var isErroneous: Bool { raw.flags.contains(.isErroneous) }
    /// Whether a call or member is written with parentheses.
    public var hasArguments: Bool { raw.flags.contains(.hasArguments) }

    /// The node's name: of a modifier, call, member, label, capture, token, option, atom or interpolation. Empty when it
    /// has none, or when a member is named by an interpolation.
    public var name: String {
        let range = nameRange
        return range.isEmpty ? "" : file.text(in: range)
    }

    /// The range of ``name``, without backticks and quotes.
    public var nameRange: SourceRange {
        let raw = raw
        var start = raw.start
        switch raw.kind {
        case .implicitMember: start += 1
        case .atom: start += raw.flags.contains(.isEscaped) ? 2 : 1
        case .interpolation, .tokenDirective: start = nameStartAfterOpening(raw)
        default: break
        }
        if raw.flags.contains(.isEscaped), raw.kind != .atom, raw.kind != .string { start += 1 }
        return SourceRange(start, start + UInt32(raw.nameLength))
    }

    /// What a string stands for: without quotes, escapes decoded, interpolations left out.
    public var stringText: String { StringContent.text(of: self) }

    /// This node and all nodes within it, in preorder. Going on to the next is constant time.
    public var subtree: some Sequence<SyntaxNode> {
        let tree = self.tree
        return (index..<index + Int(raw.count)).lazy.map { SyntaxNode(tree: tree, index: $0) }
    }

    /// The nodes directly inside this one, in text order.
    public var children: SyntaxChildren { SyntaxChildren(tree: tree, index: index + 1, end: index + Int(raw.count)) }

    /// Where the name of `{name}`, `<%= name %>` or `@token name` begins.
    private func nameStartAfterOpening(_ raw: RawNode) -> UInt32 {
        let opening =
            raw.kind == .tokenDirective ? "@token".utf8.count : raw.flags.contains(.isOlderSpelling) ? 3 : 1
        return file.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return raw.start }
            var lexer = Lexer(base, min(Int(raw.start) + opening, Int(raw.end))..<Int(raw.end))
            lexer.skipTrivia()
            return UInt32(truncatingIfNeeded: lexer.offset)
        }
    }
}

extension SyntaxNode: Hashable {
    public static func == (lhs: SyntaxNode, rhs: SyntaxNode) -> Bool {
        lhs.tree === rhs.tree && lhs.index == rhs.index
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(index)
    }
}

/// The children of a node, in text order. Going on to the next child is constant time.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var index: Int
    let end: Int

    public mutating func next() -> SyntaxNode? {
        guard index < end else { return nil }
        defer { index += Int(tree.nodes[index].count) }
        return SyntaxNode(tree: tree, index: index)
    }

    /// The first child that is of a kind.
    public func first(_ kind: SyntaxKind) -> SyntaxNode? { first { $0.kind == kind } }
    /// The first child.
    public var first: SyntaxNode? {
        var copy = self
        return copy.next()
    }
    public var isEmpty: Bool { index >= end }
}
