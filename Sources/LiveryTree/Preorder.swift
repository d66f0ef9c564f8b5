/// Widgets in text order, each before those below it. A step costs O(1) on average and needs no stack.
///
/// The sequence goes over the tree as it was when asked for; edits made meanwhile don't show.
public struct Preorder: Sequence, Sendable {
    let storage: TreeStorage
    let root: UInt32

    public func makeIterator() -> Iterator { Iterator(storage: storage, root: root) }

    public struct Iterator: IteratorProtocol, Sendable {
        private let storage: TreeStorage
        private let root: UInt32
        private var upcoming: UInt32

        init(storage: TreeStorage, root: UInt32) {
            self.storage = storage
            self.root = root
            let isWidget = storage.content.nodes[Int(root)].kind == .widget
            upcoming = isWidget ? root : storage.content.nextWidget(after: root, below: root)
        }

        public mutating func next() -> NodeID? {
            guard upcoming != NodeRecord.none else { return nil }
            let id = storage.content.id(of: upcoming)
            upcoming = storage.content.nextWidget(after: upcoming, below: root)
            return id
        }
    }
}
