/// What stands below a node, for reading.
extension Node {
    /// The children that are widgets, in text order; fragments are seen through. Linear in the children.
    public var childElements: [Node] {
        children.compactMap { child in
            guard case .node(let id) = child else { return nil }
            return Node(storage: storage, place: id.slot)
        }
    }

    /// All texts below the node in text order, one after the other. Linear in what is below; doesn't recurse.
    public var textContent: String {
        var result = ""
        var open = [children.makeIterator()]
        while !open.isEmpty {
            switch open[open.count - 1].next() {
            case .text(let text): result += text.text
            case .node(let id): open.append(Node(storage: storage, place: id.slot).children.makeIterator())
            case nil: open.removeLast()
            }
        }
        return result
    }
}
