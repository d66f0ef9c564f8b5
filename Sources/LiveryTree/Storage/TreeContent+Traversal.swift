/// The walks of ``NodeTable``, for places as the storage keeps them.
extension TreeContent {
    /// The first child of a node as its readers see it.
    func firstVisibleChild(of node: UInt32) -> UInt32 {
        withNodeTable { UInt32($0.firstChild(of: Int(node))) }
    }

    /// The child after `child` as readers of `ancestor` see it; `ancestor` is above it with only fragments between.
    func nextVisibleSibling(of child: UInt32, within ancestor: UInt32) -> UInt32 {
        withNodeTable { UInt32($0.nextChild(after: Int(child), of: Int(ancestor))) }
    }

    /// The next record in text order that isn't below `node`, among those below `root`.
    func following(_ node: UInt32, within root: UInt32) -> UInt32 {
        withNodeTable { UInt32($0.following(Int(node), within: Int(root))) }
    }

    /// The nearest widget above a node, or the top.
    func visibleParent(of node: UInt32) -> UInt32 {
        withNodeTable { UInt32($0.parent(of: Int(node))) }
    }

    /// The widget after `node` in text order among those below `root`.
    func nextWidget(after node: UInt32, below root: UInt32) -> UInt32 {
        withNodeTable { UInt32($0.nextWidget(after: Int(node), below: Int(root))) }
    }
}
