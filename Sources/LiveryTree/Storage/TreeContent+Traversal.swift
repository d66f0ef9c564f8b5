/// The walks that see through fragments. They follow links only, so that depth costs no stack.
extension TreeContent {
    /// The first child of a node as its readers see it.
    func firstVisibleChild(of node: UInt32) -> UInt32 {
        visible(nodes[Int(node)].firstChild, upTo: node)
    }

    /// The child after `child` as readers of `ancestor` see it; `ancestor` is above it with only fragments between.
    func nextVisibleSibling(of child: UInt32, within ancestor: UInt32) -> UInt32 {
        visible(following(child, within: ancestor), upTo: ancestor)
    }

    /// The next record in order that isn't below `child`.
    func following(_ child: UInt32, within ancestor: UInt32) -> UInt32 {
        var child = child
        while nodes[Int(child)].next == NodeRecord.none {
            child = nodes[Int(child)].parent
            if child == ancestor || child == NodeRecord.none { return NodeRecord.none }
        }
        return nodes[Int(child)].next
    }

    /// The first record from `start` on that is no fragment.
    private func visible(_ start: UInt32, upTo ancestor: UInt32) -> UInt32 {
        var node = start
        while node != NodeRecord.none, nodes[Int(node)].kind == .fragment {
            let inner = nodes[Int(node)].firstChild
            node = inner == NodeRecord.none ? following(node, within: ancestor) : inner
        }
        return node
    }

    /// The nearest widget above a node, or the top.
    func visibleParent(of node: UInt32) -> UInt32 {
        var node = nodes[Int(node)].parent
        while node != NodeRecord.none, node != Self.top, nodes[Int(node)].kind == .fragment {
            node = nodes[Int(node)].parent
        }
        return node == NodeRecord.none ? Self.top : node
    }

    /// The widget after `node` in preorder below `root`; `root` itself comes first.
    func nextWidget(after node: UInt32, below root: UInt32) -> UInt32 {
        var node = node
        repeat {
            let inner = nodes[Int(node)].firstChild
            if inner != NodeRecord.none {
                node = inner
            } else {
                if node == root { return NodeRecord.none }
                node = following(node, within: root)
                if node == NodeRecord.none { return node }
            }
        } while nodes[Int(node)].kind != .widget
        return node
    }
}
