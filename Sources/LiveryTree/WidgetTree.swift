import LiveryJSON
import LiverySource

/// A tree of widgets as a server sent it: nodes with props and children that know where they stand in the payload.
///
/// A payload is an object with a `type`, props, and `children`, or an array of such objects: several roots. Children
/// are objects, strings, numbers and booleans. A `#slot` and a nested array are transparent: their children stand in
/// their place (Arizona wire, section 6); a `#slot` stays addressable. Reading never fails: a mistake costs the one
/// element or attribute that has it, and is in ``diagnostics``.
///
/// A tree is a value. A copy costs one retain; the first edit of a tree that shares its storage copies it.
public struct WidgetTree: Sendable {
    var storage: TreeStorage
    /// What is wrong with the payload, in text order, JSON's own rules included. Edits don't change it: they return theirs.
    public let diagnostics: [Diagnostic]

    /// A tree without nodes.
    public init() {
        storage = TreeStorage(TreeContent())
        diagnostics = []
    }

    /// A tree without nodes, names and templates, whose identifiers never name something that `other` has or had. Its ``top``
    /// is another one. Linear in `other`.
    package init(after other: WidgetTree) {
        let last = other.storage.content.nodes.reduce(0) { max($0, $1.generation) }
        storage = TreeStorage(TreeContent(firstGeneration: last &+ 1))
        diagnostics = []
    }

    /// Reads a payload. Linear in its size.
    public init(reading document: JSONDocument, options: PayloadReadingOptions = .init()) {
        var reader = PayloadReader(content: TreeContent(), document: document, options: options)
        reader.readRoots()
        diagnostics = reader.report.sorted(with: document.diagnostics)
        storage = TreeStorage(reader.finish())
    }

    /// Reads a payload. Linear in its size.
    public static func reading(_ file: SourceFile, options: PayloadReadingOptions = .init()) -> WidgetTree {
        WidgetTree(reading: JSONDocument(reading: file, options: options.json), options: options)
    }

    /// The number of widgets; texts and fragments don't count.
    public var nodeCount: Int { storage.content.widgetCount }

    /// The widgets that have no widget above them.
    public var roots: [NodeID] { Node(storage: storage, place: TreeContent.top).childNodes }

    /// The fragment above the roots, into which roots are inserted.
    public var top: NodeID { storage.content.id(of: TreeContent.top) }

    /// Whether what an identifier names is still in the tree.
    public func contains(_ id: NodeID) -> Bool { storage.content.place(of: id) != nil }

    /// A node, fragment or text that is in the tree (see ``contains(_:)``).
    public subscript(id: NodeID) -> Node {
        precondition(contains(id), "the node isn't in this tree")
        return Node(storage: storage, place: id.slot)
    }

    /// All widgets in text order, each before those below it.
    public func preorder() -> Preorder { Preorder(storage: storage, root: TreeContent.top) }

    /// A node and all widgets below it, in text order.
    public func preorder(from id: NodeID) -> Preorder { Preorder(storage: storage, root: self[id].place) }
}

// MARK: For tables beside the tree

extension WidgetTree {
    /// The number of places in the storage: above every ``NodeID/index`` in the tree.
    package var storageCount: Int { storage.content.nodes.count }

    /// The number of symbols: above the raw value of every symbol of the tree.
    package var symbolCount: Int { storage.content.symbols.count }

    /// The symbol of a text, or nil when no type, prop or class of the tree has it.
    package func symbol(of text: String) -> Symbol? { storage.content.symbols.symbol(of: text) }

    /// The symbol of a text; made when it is new, so that it can be kept through later edits.
    package mutating func intern(_ text: String) -> Symbol {
        if let symbol = symbol(of: text) { return symbol }
        makeUnique()
        return storage.content.symbols.intern(text)
    }

    /// The text of a symbol of this tree.
    package func text(of symbol: Symbol) -> String { storage.content.symbols.text(of: symbol) }

    /// The identifier of what stands at a place of the storage and is alive.
    package func id(at index: Int) -> NodeID { storage.content.id(of: UInt32(index)) }

    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = TreeStorage(TreeContent(copying: storage.content)) }
    }
}
