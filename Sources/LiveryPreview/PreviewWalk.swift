import LiveryTree

/// What stands in a tree, in text order, each before what is below it, with its place among the others.
///
/// A step costs O(1) on average plus the length of the path; nothing recurses.
struct PreviewWalk: Sequence, IteratorProtocol {
    struct Entry {
        let child: Child
        /// The path by positions, as ``NodePath`` writes it.
        let path: String
        /// The number of nodes above.
        let depth: Int
        /// Whether nothing follows among the children of the same node.
        let isLast: Bool
    }

    private struct Level {
        var rest: NodeChildren.Iterator
        var upcoming: Child?
        var position = 0
        /// The path of the node whose children these are, with a slash at its end.
        let prefix: String

        init(_ children: NodeChildren, prefix: String) {
            rest = children.makeIterator()
            upcoming = rest.next()
            self.prefix = prefix
        }
    }

    private let tree: WidgetTree
    private var levels: [Level]

    init(_ tree: WidgetTree) {
        self.tree = tree
        levels = [Level(tree[tree.top].children, prefix: "")]
    }

    mutating func next() -> Entry? {
        while let level = levels.indices.last {
            guard let child = levels[level].upcoming else {
                levels.removeLast()
                continue
            }
            levels[level].upcoming = levels[level].rest.next()
            let path = levels[level].prefix + String(levels[level].position)
            levels[level].position += 1
            let entry = Entry(child: child, path: path, depth: level, isLast: levels[level].upcoming == nil)
            if case .node(let id) = child { levels.append(Level(tree[id].children, prefix: path + "/")) }
            return entry
        }
        return nil
    }
}
