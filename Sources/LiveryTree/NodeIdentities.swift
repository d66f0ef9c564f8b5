/// The identity of every node of a tree: a name of its own that says which node it is in the next payload too.
///
/// It is the node's server id; without one, its type and path, as in `Text@0/2/1`. A name that an earlier node has is
/// made unique by the lowest free number: `title`, `title#2`, `title#3`. Server ids come first, so that a node without
/// an id never takes the name from one that has it.
public struct NodeIdentities: Sendable {
    private let names: [NodeID: String]
    private let nodes: [String: NodeID]

    /// The identity of a node, or nil for what isn't a widget of the tree.
    public subscript(id: NodeID) -> String? { names[id] }

    /// The node with an identity.
    public func node(named identity: String) -> NodeID? { nodes[identity] }

    init(_ content: borrowing TreeContent) {
        var names: [NodeID: String] = [:]
        var nodes: [String: NodeID] = [:]
        // The number to try next for a name that is taken, so that many of one name don't cost a search each.
        var upcoming: [String: Int] = [:]
        names.reserveCapacity(content.widgetCount)
        nodes.reserveCapacity(content.widgetCount)
        let reserved = Set(content.ids.ids)
        func assign(_ name: String, _ place: UInt32, isOwn: Bool) {
            let id = content.id(of: place)
            var unique = name
            if nodes[name] != nil || (!isOwn && reserved.contains(name)) {
                var number = upcoming[name] ?? 2
                repeat {
                    unique = "\(name)#\(number)"
                    number += 1
                } while nodes[unique] != nil || reserved.contains(unique)
                upcoming[name] = number
            }
            names[id] = unique
            nodes[unique] = id
        }
        content.forEachWidgetWithPath { place, path in
            if let id = content.serverID(of: place) {
                assign(id, place, isOwn: true)
            } else {
                assign("\(content.symbols.text(of: content.nodes[Int(place)].type))@\(path())", place, isOwn: false)
            }
        }
        self.names = names
        self.nodes = nodes
    }
}

extension WidgetTree {
    /// The identities of all nodes. Linear in the tree and in the length of the names.
    public func identities() -> NodeIdentities { NodeIdentities(storage.content) }
}

extension Node {
    /// The node's server id: the text of `id`, a string or a number; nil when it has none.
    public var serverID: String? { storage.content.serverID(of: place) }

    /// The node's identity: see ``NodeIdentities``; empty for what isn't a widget.
    ///
    /// As quick as ``path``, but linear in the tree for a node whose name others would have too. For many nodes use
    /// ``WidgetTree/identities()``.
    public var identity: String {
        guard storage.content.nodes[Int(place)].kind == .widget else { return "" }
        // The names that numbers make unique end in one, which paths don't: only an id can be what another node has.
        if let id = serverID {
            if storage.content.ids.nodes(with: id).count == 1 { return id }
        } else {
            let name = "\(type)@\(path)"
            if storage.content.ids.nodes(with: name).isEmpty { return name }
        }
        return NodeIdentities(storage.content)[id] ?? ""
    }
}

extension TreeContent {
    /// Calls `body` with every widget in text order and its path as text. Doesn't recurse.
    fileprivate func forEachWidgetWithPath(_ body: (UInt32, () -> String) -> Void) {
        var stack: [(parent: UInt32, child: UInt32, position: Int)] = []
        stack.append((Self.top, firstVisibleChild(of: Self.top), 0))
        var prefixes: [String] = [""]
        while let level = stack.last {
            guard level.child != NodeRecord.none else {
                stack.removeLast()
                prefixes.removeLast()
                continue
            }
            stack[stack.count - 1].child = nextVisibleSibling(of: level.child, within: level.parent)
            stack[stack.count - 1].position += 1
            guard nodes[Int(level.child)].kind == .widget else { continue }
            let path = prefixes[prefixes.count - 1] + String(level.position)
            body(level.child) { path }
            let first = firstVisibleChild(of: level.child)
            guard first != NodeRecord.none else { continue }
            stack.append((level.child, first, 0))
            prefixes.append(path + "/")
        }
    }
}
