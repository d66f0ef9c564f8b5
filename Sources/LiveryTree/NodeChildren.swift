/// The children of a node as a reader sees them: fragments are seen through.
///
/// A step costs O(1) on average. The sequence goes over the tree as it was when asked for.
public struct NodeChildren: Sequence, Sendable {
    let storage: TreeStorage
    let parent: UInt32

    public func makeIterator() -> Iterator {
        Iterator(storage: storage, parent: parent, upcoming: storage.content.firstVisibleChild(of: parent))
    }

    public struct Iterator: IteratorProtocol, Sendable {
        let storage: TreeStorage
        let parent: UInt32
        var upcoming: UInt32

        public mutating func next() -> Child? {
            guard upcoming != NodeRecord.none else { return nil }
            let child = upcoming
            upcoming = storage.content.nextVisibleSibling(of: child, within: parent)
            return storage.content.child(child)
        }
    }
}

extension TreeContent {
    func child(_ place: UInt32) -> Child {
        let record = nodes[Int(place)]
        guard record.kind == .text else { return .node(id(of: place)) }
        let prop = props[Int(record.propStart)]
        let range = prop.isEdited ? nil : document(of: place)?.withTape { $0.range(at: Int(prop.index)) }
        return .text(TextChild(id: id(of: place), value: value(of: prop, of: place), range: range))
    }
}
