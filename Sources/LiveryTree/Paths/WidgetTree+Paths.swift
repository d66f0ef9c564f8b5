import LiverySource

extension WidgetTree {
    /// The node at a path, or nil when there is none.
    public func node(at path: NodePath) -> NodeID? { try? find(path) }

    /// The path of a node by positions, such as `0/2/1`: the root, then the places among all children.
    ///
    /// Linear in the siblings before the node and before those above it.
    public func path(of id: NodeID) -> NodePath { self[id].path }

    /// The node at a path.
    ///
    /// - Throws: Which step leads nowhere and what there is instead, with the closest name.
    public func find(_ path: NodePath) throws(NodePathError) -> NodeID {
        var node = TreeContent.top
        var offset = 0
        for step in path.steps {
            node = try follow(step, from: node, offset)
            offset += step.description.utf8.count + 1
        }
        guard node != TreeContent.top else { throw NodePathError(message: "the path is empty", offset: 0) }
        return storage.content.id(of: node)
    }

    private func follow(_ step: NodePath.Step, from node: UInt32, _ offset: Int) throws(NodePathError) -> UInt32 {
        switch step {
        case .index(let index):
            var count = 0
            for child in children(of: node) {
                if count == index {
                    guard storage.content.nodes[Int(child)].kind == .widget else {
                        throw NodePathError(message: "child \(index) of \(name(of: node)) is a text", offset: offset)
                    }
                    return child
                }
                count += 1
            }
            throw NodePathError(
                message: "there is no \(node == TreeContent.top ? "root" : "child") \(index): "
                    + "\(name(of: node)) has \(count)",
                offset: offset)
        case .type(let type, let index):
            var count = 0
            for child in children(of: node) where typeText(of: child) == type {
                if count == index { return child }
                count += 1
            }
            throw NodePathError(message: missingType(type, index, count, node), offset: offset)
        case .id(let id):
            let found = storage.content.ids.nodes(with: id).filter { isBelow($0, node) }
            // The first in text order; several nodes with one id are a mistake, and few.
            let first = found.min { storage.content.path(of: $0).isBefore(storage.content.path(of: $1)) }
            if let first { return first }
            let suggestion = closestName(to: id, in: storage.content.ids.ids).map { "; did you mean '#\($0)'?" } ?? ""
            throw NodePathError(message: "\(name(of: node)) has no node '#\(id)'\(suggestion)", offset: offset)
        }
    }

    private func missingType(_ type: String, _ index: Int, _ count: Int, _ node: UInt32) -> String {
        if count > 0 {
            return "there is no '\(type)[\(index)]': \(name(of: node)) has \(count) of that type"
        }
        var types: [String] = []
        for child in children(of: node) where storage.content.nodes[Int(child)].kind == .widget {
            let type = typeText(of: child)
            if !types.contains(type), types.count < 64 { types.append(type) }
        }
        if let closest = closestName(to: type, in: types) {
            return "\(name(of: node)) has no child '\(type)'; did you mean '\(closest)'?"
        }
        let known = types.isEmpty ? "; it has no nodes" : "; it has " + types.map { "'\($0)'" }.joined(separator: ", ")
        return "\(name(of: node)) has no child '\(type)'\(known)"
    }

    private func children(of node: UInt32) -> some Sequence<UInt32> {
        sequence(state: storage.content.firstVisibleChild(of: node)) { [storage] child -> UInt32? in
            guard child != NodeRecord.none else { return nil }
            defer { child = storage.content.nextVisibleSibling(of: child, within: node) }
            return child
        }
    }

    private func typeText(of node: UInt32) -> String {
        storage.content.symbols.text(of: storage.content.nodes[Int(node)].type)
    }

    private func isBelow(_ node: UInt32, _ ancestor: UInt32) -> Bool {
        var node = node
        while node != TreeContent.top {
            node = storage.content.visibleParent(of: node)
            if node == ancestor { return true }
        }
        return false
    }

    private func name(of node: UInt32) -> String { storage.content.describedNode(node) }
}

extension NodePath {
    /// Whether the node at this path of positions comes before another in text order.
    fileprivate func isBefore(_ other: NodePath) -> Bool {
        for case (.index(let own), .index(let others)) in zip(steps, other.steps) where own != others {
            return own < others
        }
        return steps.count < other.steps.count
    }
}

extension TreeContent {
    func path(of node: UInt32) -> NodePath {
        var indices: [Int] = []
        var node = node
        while node != Self.top {
            let parent = visibleParent(of: node)
            indices.append(visiblePosition(of: node, within: parent))
            node = parent
        }
        return NodePath(indices: indices.reversed())
    }

    /// How many children of `ancestor` its readers see before a node.
    private func visiblePosition(of node: UInt32, within ancestor: UInt32) -> Int {
        var count = 0
        var child = nodes[Int(ancestor)].firstChild
        while child != node, child != NodeRecord.none {
            if nodes[Int(child)].kind == .fragment {
                let inner = nodes[Int(child)].firstChild
                if inner != NodeRecord.none {
                    child = inner
                    continue
                }
            } else {
                count += 1
            }
            child = following(child, within: ancestor)
        }
        return count
    }
}
