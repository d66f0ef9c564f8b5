/// Links by place (``NodeID/index``), for those who keep tables beside the tree. The places must be alive.
extension WidgetTree {
    /// Whether a text stands at a place.
    package func isText(_ place: Int) -> Bool { storage.content.nodes[place].kind == .text }

    /// The place of the last in a node's own list of children.
    package func lastChild(of place: Int) -> Int? { Self.place(storage.content.nodes[place].lastChild) }

    /// The place before another one in the same list.
    package func previous(of place: Int) -> Int? { Self.place(storage.content.nodes[place].previous) }

    /// The number of widgets and fragments around a place, the top of the tree included. Linear in it.
    package func depth(of place: Int) -> Int {
        var depth = 0
        var parent = storage.content.nodes[place].parent
        while parent != NodeRecord.none {
            depth += 1
            parent = storage.content.nodes[Int(parent)].parent
        }
        return depth
    }

    /// The text that is all there is in a node or fragment.
    package func onlyText(in place: Int) -> NodeID? {
        let record = storage.content.nodes[place]
        guard record.firstChild != NodeRecord.none, record.firstChild == record.lastChild,
            isText(Int(record.firstChild))
        else { return nil }
        return storage.content.id(of: record.firstChild)
    }

    /// The symbol of a text of UTF-8 bytes, or nil when no type, prop or class of the tree has it.
    package func symbol(of text: UnsafeBufferPointer<UInt8>) -> Symbol? { storage.content.symbols.symbol(of: text) }

    private static func place(_ link: UInt32) -> Int? { link == NodeRecord.none ? nil : Int(link) }
}
