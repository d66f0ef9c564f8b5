/// A tree's nodes and props as plain pointers, for passes over many nodes.
///
/// Nodes are named by their place (``NodeID/index``), props by theirs, which edits change. The table is valid inside the
/// call of ``WidgetTree/withNodeTable(_:)`` that handed it out. Places aren't checked in release builds.
@usableFromInline
package struct NodeTable: BitwiseCopyable {
    @usableFromInline let nodes: UnsafePointer<NodeRecord>
    @usableFromInline let props: UnsafePointer<PropRecord>
    /// The number of places, free ones included.
    @usableFromInline package let count: Int

    @inlinable
    init(nodes: UnsafePointer<NodeRecord>, props: UnsafePointer<PropRecord>, count: Int) {
        self.nodes = nodes
        self.props = props
        self.count = count
    }

    /// The place that follows the last one, and stands for no node.
    @inlinable package static var none: Int { Int(NodeRecord.none) }

    /// The place of the fragment above the roots.
    @inlinable package static var top: Int { 0 }

    @inlinable
    package func record(at node: Int) -> NodeRecord {
        assert(node >= 0 && node < count)
        return nodes[node]
    }

    @inlinable package func id(at node: Int) -> NodeID {
        NodeID(slot: UInt32(truncatingIfNeeded: node), generation: record(at: node).generation)
    }

    @inlinable package func kind(at node: Int) -> NodeKind { record(at: node).kind }
    @inlinable package func type(at node: Int) -> Symbol { record(at: node).type }
    /// The symbol of the text of `class`.
    @inlinable package func classText(at node: Int) -> Symbol { record(at: node).classText }

    /// The places of a node's props.
    @inlinable
    package func propPlaces(of node: Int) -> Range<Int> {
        let record = record(at: node)
        return Int(record.propStart)..<Int(record.propStart &+ record.propCount)
    }

    /// The place of a node's prop. Linear in its props.
    @inlinable
    package func prop(_ name: Symbol, of node: Int) -> Int? {
        for place in propPlaces(of: node) where props[place].name == name { return place }
        return nil
    }

    /// The first child of a node as readers see it, a widget or a text; ``none`` without children.
    @inlinable
    package func firstChild(of node: Int) -> Int {
        visible(Int(record(at: node).firstChild), within: node)
    }

    /// The child after `child` among those of `parent`, as readers see them.
    @inlinable
    package func nextChild(after child: Int, of parent: Int) -> Int {
        visible(following(child, within: parent), within: parent)
    }

    /// The widget after `node` in text order among those below `root`; of the root itself, the first one below it.
    @inlinable
    package func nextWidget(after node: Int, below root: Int) -> Int {
        var node = nextRecord(after: node, below: root)
        while node != Self.none, record(at: node).kind != .widget { node = nextRecord(after: node, below: root) }
        return node
    }

    /// The widget, fragment or text after `node` in text order among those below `root`; of the root itself, the first one
    /// below it.
    @inlinable
    package func nextRecord(after node: Int, below root: Int) -> Int {
        let inner = Int(record(at: node).firstChild)
        if inner != Self.none { return inner }
        return node == root ? Self.none : following(node, within: root)
    }

    /// The next record in text order that isn't below `node`, among those below `root`.
    @inlinable
    package func following(_ node: Int, within root: Int) -> Int {
        var node = node
        while Int(record(at: node).next) == Self.none {
            node = Int(record(at: node).parent)
            if node == root || node == Self.none { return Self.none }
        }
        return Int(record(at: node).next)
    }

    /// The first record from `node` on that is no fragment.
    @inlinable
    package func visible(_ node: Int, within root: Int) -> Int {
        var node = node
        while node != Self.none, record(at: node).kind == .fragment {
            let inner = Int(record(at: node).firstChild)
            node = inner == Self.none ? following(node, within: root) : inner
        }
        return node
    }

    /// The nearest widget above a node; ``top`` for a root.
    @inlinable
    package func parent(of node: Int) -> Int {
        var node = Int(record(at: node).parent)
        while node != Self.none, node != Self.top, record(at: node).kind == .fragment {
            node = Int(record(at: node).parent)
        }
        return node == Self.none ? Self.top : node
    }
}

extension WidgetTree {
    /// Calls `body` with the tree's nodes and props, which must not leave it.
    package func withNodeTable<Result, Failure: Error>(
        _ body: (NodeTable) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let storage = storage
        return try storage.content.withNodeTable(body)
    }

    /// The value of the prop at a place of a ``NodeTable``.
    package func value(ofPropAt prop: Int, of node: Int) -> PropValue {
        storage.content.value(of: storage.content.props[prop], of: UInt32(node))
    }
}

extension TreeContent {
    func withNodeTable<Result, Failure: Error>(
        _ body: (NodeTable) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try nodes.withUnsafeBufferPointer { (nodes) throws(Failure) -> Result in
            try props.withUnsafeBufferPointer { (props) throws(Failure) -> Result in
                // There is always the node at the top. Without props there is no address, and no place to read at.
                guard let nodeBase = nodes.baseAddress else { preconditionFailure("a tree has a top") }
                let propBase =
                    props.baseAddress ?? UnsafeRawPointer(nodeBase).assumingMemoryBound(to: PropRecord.self)
                return try body(NodeTable(nodes: nodeBase, props: propBase, count: nodes.count))
            }
        }
    }
}
