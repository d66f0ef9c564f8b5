import LiveryTree

/// The widgets that a message changed, as readers of the tree see them: fragments and texts are what the widget around them
/// has among its children.
struct ChangedNodes {
    struct Aspects: OptionSet {
        let rawValue: UInt8
        static let props = Aspects(rawValue: 1)
        static let modifiers = Aspects(rawValue: 2)
        static let children = Aspects(rawValue: 4)
    }

    /// In the order of the changes; a node may be in it more than once.
    private(set) var nodes: [(id: NodeID, aspects: Aspects)] = []
    private(set) var areRootsChanged = false

    /// - Parameter tree: The tree after the message.
    init(_ update: WireUpdate, in tree: WidgetTree) {
        for change in update.changes {
            switch change {
            case .inserted(let id), .moved(let id), .text(let id):
                if tree.contains(id) { noteChildren(of: tree[id].parent) }
            case .removed(_, from: let list):
                guard tree.contains(list) else { continue }
                noteChildren(of: tree[list].isFragment ? tree[list].parent : list)
            case .prop(let id, name: _):
                if tree.contains(id) { nodes.append((id, .props)) }
            }
        }
        for id in update.restyled where tree.contains(id) { nodes.append((id, .modifiers)) }
    }

    private mutating func noteChildren(of widget: NodeID?) {
        guard let widget else {
            areRootsChanged = true
            return
        }
        nodes.append((widget, .children))
    }
}
