import LiveryStyle
import LiveryTree

/// What differs between the modifiers of two states of a tree, such as before and after a prop was set.
///
/// Nodes are the same when they have the same ``NodeID``: one state must come from the other by edits. A node that only one
/// state has counts as one without modifiers in the other.
public struct PreviewDiff: Sendable {
    /// The difference of one modifier of a node.
    public enum Change: Sendable {
        case removed(ResolvedModifier)
        case added(ResolvedModifier)
        /// The same modifier, by its place in a sheet or by its name and position, with other values.
        case changed(from: ResolvedModifier, to: ResolvedModifier)
    }

    /// A node whose modifiers differ.
    public struct NodeChange: Sendable {
        public let id: NodeID
        /// The path by positions, as ``NodePath`` writes it; in the later state, when it has the node.
        public let path: String
        /// The changes in the order of the modifiers.
        public let changes: [Change]
        /// Whether the earlier state has the node, and the later one.
        let isInBefore: Bool
        let isInAfter: Bool
    }

    public let before: StyledTree
    public let after: StyledTree
    /// The nodes whose modifiers differ, in the order of the later tree, then those that only the earlier one has.
    public let nodes: [NodeChange]

    /// Whether no modifier differs.
    public var isEmpty: Bool { nodes.isEmpty }

    /// Compares two states. Linear in the nodes, plus for each node that differs the product of its modifiers and of
    /// the differences.
    public init(from before: StyledTree, to after: StyledTree) {
        var nodes: [NodeChange] = []
        func add(_ id: NodeID, _ path: String, isInBefore: Bool, isInAfter: Bool) {
            let changes = Self.changes(
                from: isInBefore ? before.modifiers(of: id) : [], to: isInAfter ? after.modifiers(of: id) : [])
            if changes.isEmpty { return }
            nodes.append(NodeChange(id: id, path: path, changes: changes, isInBefore: isInBefore, isInAfter: isInAfter))
        }
        for entry in PreviewWalk(after.tree) {
            guard case .node(let id) = entry.child else { continue }
            add(id, entry.path, isInBefore: before.tree.contains(id), isInAfter: true)
        }
        for entry in PreviewWalk(before.tree) {
            guard case .node(let id) = entry.child, !after.tree.contains(id) else { continue }
            add(id, entry.path, isInBefore: true, isInAfter: false)
        }
        self.before = before
        self.after = after
        self.nodes = nodes
    }

    // MARK: Modifiers

    /// What a reader sees of a modifier. Its place in a text that an edit replaced is no difference.
    private struct Appearance: Equatable {
        let modifier: ResolvedModifier

        static func == (lhs: Appearance, rhs: Appearance) -> Bool {
            lhs.modifier.name == rhs.modifier.name && lhs.modifier.arguments == rhs.modifier.arguments
                && lhs.modifier.overload.compoundName == rhs.modifier.overload.compoundName
        }
    }

    static func changes(from before: [ResolvedModifier], to after: [ResolvedModifier]) -> [Change] {
        let old = before.map(Appearance.init)
        let new = after.map(Appearance.init)
        if old == new { return [] }
        let difference = new.difference(from: old)
        let removed = Self.offsets(of: difference.removals)
        let inserted = Self.offsets(of: difference.insertions)

        var changes: [Change] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < before.count || newIndex < after.count {
            // Between two modifiers that are kept, what goes and what comes.
            var goes: [ResolvedModifier] = []
            var comes: [ResolvedModifier] = []
            while removed.contains(oldIndex) {
                goes.append(before[oldIndex])
                oldIndex += 1
            }
            while inserted.contains(newIndex) {
                comes.append(after[newIndex])
                newIndex += 1
            }
            changes += paired(goes, comes)
            oldIndex += 1
            newIndex += 1
        }
        return changes
    }

    private static func offsets(of changes: [CollectionDifference<Appearance>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    /// Joins what goes and comes under one name, in order, as changes.
    private static func paired(_ goes: [ResolvedModifier], _ comes: [ResolvedModifier]) -> [Change] {
        var changes: [Change] = []
        var rest = comes[...]
        for modifier in goes {
            guard let place = rest.firstIndex(where: { $0.name == modifier.name }) else {
                changes.append(.removed(modifier))
                continue
            }
            changes += rest[..<place].map { .added($0) }
            changes.append(.changed(from: modifier, to: rest[place]))
            rest = rest[(place + 1)...]
        }
        return changes + rest.map { .added($0) }
    }
}
