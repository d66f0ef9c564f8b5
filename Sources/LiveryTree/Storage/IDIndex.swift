/// Which nodes have which server id.
struct IDIndex: Sendable {
    private var first: [String: UInt32] = [:]
    /// Those that have an id together with the one in `first`. Apart, since an id is meant to be had once.
    private var others: [String: [UInt32]] = [:]

    /// Adds a node, and gives a node that had the id before it.
    mutating func insert(_ id: String, _ node: UInt32) -> UInt32? {
        guard let holder = first.updateValue(node, forKey: id) else { return nil }
        first[id] = holder
        others[id, default: []].append(node)
        return holder
    }

    mutating func remove(_ id: String, _ node: UInt32) {
        guard var rest = others[id] else {
            first[id] = nil
            return
        }
        if first[id] == node {
            first[id] = rest.removeFirst()
        } else if let position = rest.lastIndex(of: node) {
            rest.remove(at: position)
        }
        others[id] = rest.isEmpty ? nil : rest
    }

    /// The nodes with an id, in no order.
    func nodes(with id: String) -> [UInt32] {
        guard let holder = first[id] else { return [] }
        return [holder] + (others[id] ?? [])
    }

    /// Every id, in no order.
    var ids: some Sequence<String> { first.keys }
}
