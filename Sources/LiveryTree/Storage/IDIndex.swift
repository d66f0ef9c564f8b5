/// Which nodes have which server id.
struct IDIndex: Sendable {
    private var first: [String: UInt32] = [:]
    /// Those that have an id together with the one in `first`. Apart, since an id is meant to be had once.
    private var others: [String: PlaceBag] = [:]

    /// Adds a node, and gives a node that had the id before it.
    mutating func insert(_ id: String, _ node: UInt32) -> UInt32? {
        guard let holder = first.updateValue(node, forKey: id) else { return nil }
        first[id] = holder
        others[id, default: PlaceBag()].insert(node)
        return holder
    }

    mutating func remove(_ id: String, _ node: UInt32) {
        if first[id] == node {
            // Any other will do: which of several nodes an id means is nobody's promise.
            first[id] = others[id]?.popAny()
        } else {
            others[id]?.remove(node)
        }
        if others[id]?.isEmpty == true { others[id] = nil }
    }

    /// The nodes with an id, in no order.
    func nodes(with id: String) -> [UInt32] {
        guard let holder = first[id] else { return [] }
        return [holder] + (others[id].map { Array($0.all) } ?? [])
    }

    /// Every id, in no order.
    var ids: some Sequence<String> { first.keys }
}
