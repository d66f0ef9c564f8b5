import LiveryStyle
import LiveryTree

/// Which nodes of a tree are new, have changed or are gone since an earlier state of it, for the marks of a ``TextPreview``.
///
/// Nodes are the same when they have the same ``NodeID``, as in a ``PreviewDiff``.
public struct PreviewMarks: Sendable {
    /// What a node is marked with.
    public enum Mark: Character, Sendable {
        /// The node is new.
        case added = "+"
        /// A prop, a modifier, a text or the order of its children is another.
        case changed = "~"
        /// The node is gone.
        case removed = "-"
    }

    /// A node that is gone, with all that was below it.
    struct Removed: Sendable {
        let heading: StyledText
        let path: String
    }

    private var marks: [NodeID: Mark] = [:]
    let removed: [Removed]

    /// Compares two states. Linear in their nodes and what these have.
    public init(from before: StyledTree, to after: StyledTree) {
        for id in after.tree.preorder() {
            if !before.tree.contains(id) {
                marks[id] = .added
            } else if Self.differs(id, before, after) {
                marks[id] = .changed
            }
        }
        let writer = NodeText(before)
        var removed: [Removed] = []
        var removedDepth: Int?
        for entry in PreviewWalk(before.tree) {
            if let depth = removedDepth, entry.depth > depth { continue }
            removedDepth = nil
            guard case .node(let id) = entry.child, !after.tree.contains(id) else { continue }
            removedDepth = entry.depth
            removed.append(Removed(heading: writer.heading(of: before.tree[id], withTexts: true), path: entry.path))
        }
        self.removed = removed
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { marks.isEmpty && removed.isEmpty }

    /// The mark of a node of the later state.
    public func mark(of node: NodeID) -> Mark? { marks[node] }

    private static func differs(_ id: NodeID, _ before: StyledTree, _ after: StyledTree) -> Bool {
        let (old, new) = (before.tree[id], after.tree[id])
        guard old.props.elementsEqual(new.props, by: { $0.name == $1.name && $0.value == $1.value }) else {
            return true
        }
        guard PreviewDiff.changes(from: before.modifiers(of: id), to: after.modifiers(of: id)).isEmpty else {
            return true
        }
        return kept(old, in: after) != kept(new, in: before)
    }

    /// The children but for nodes that only one state has, which have marks of their own.
    private static func kept(_ node: Node, in other: StyledTree) -> [KeptChild] {
        node.children.compactMap { child in
            switch child {
            case .node(let id): other.tree.contains(id) ? .node(id) : nil
            case .text(let text): .text(text.value)
            }
        }
    }

    private enum KeptChild: Equatable {
        case node(NodeID)
        case text(PropValue)
    }
}
