import LiveryJSON
import LiverySource

/// Edits. Each costs in proportion to what it changes, once the tree's storage isn't shared with a copy.
extension WidgetTree {
    // MARK: Props

    /// Sets a prop: in place when the node has it, else as its last one.
    ///
    /// - Returns: What is wrong with the value of `class`, `style`, `modifiers` or `id`.
    @discardableResult
    public mutating func setProp(
        _ name: String, of id: NodeID, to value: PropValue
    ) throws(TreeEditError) -> [Diagnostic] {
        let node = try container(id)
        guard name != "type", name != "children" else { throw .reservedName }
        makeUnique()
        let symbol = storage.content.symbols.intern(name)
        return storage.content.setProp(symbol, of: node, to: value)
    }

    /// Removes a prop; nothing happens when the node doesn't have it.
    ///
    /// - Returns: Whether it was there.
    @discardableResult
    public mutating func removeProp(_ name: String, of id: NodeID) throws(TreeEditError) -> Bool {
        let node = try container(id)
        guard let symbol = symbol(of: name), storage.content.prop(symbol, of: node) != nil else { return false }
        makeUnique()
        storage.content.removeProp(symbol, of: node)
        return true
    }

    // MARK: Texts

    /// Replaces a text among children by a string, number or boolean.
    public mutating func replaceText(_ id: NodeID, with value: PropValue) throws(TreeEditError) {
        let text = try place(id)
        guard storage.content.nodes[Int(text)].kind == .text else { throw .notAText }
        guard value.text != nil else { throw .notTextValue }
        makeUnique()
        storage.content.setText(text, to: value)
    }

    // MARK: Nodes

    /// Reads an element, a text or an array of them, and inserts what it holds.
    ///
    /// - Returns: The identifiers of what now stands there, fragments as such, and what is wrong with it. Empty when
    ///   nothing could be read.
    @discardableResult
    public mutating func insert(
        _ payload: JSONValue, at position: TreePosition, options: PayloadReadingOptions = .init()
    ) throws(TreeEditError) -> (inserted: [NodeID], diagnostics: [Diagnostic]) {
        let (parent, previous) = try resolve(position)
        makeUnique()
        return storage.content.insert(payload, into: parent, after: previous, options: options)
    }

    /// Inserts a string, number or boolean as a text.
    @discardableResult
    public mutating func insert(text value: PropValue, at position: TreePosition) throws(TreeEditError) -> NodeID {
        let (parent, previous) = try resolve(position)
        guard value.text != nil else { throw .notTextValue }
        guard parent != TreeContent.top else { throw .notANode }
        makeUnique()
        return storage.content.insert(text: value, into: parent, after: previous)
    }

    /// Replaces everything in a node or fragment by what an element, a text or an array of them holds.
    ///
    /// - Returns: As ``insert(_:at:options:)`` does.
    @discardableResult
    public mutating func replaceChildren(
        of id: NodeID, with payload: JSONValue, options: PayloadReadingOptions = .init()
    ) throws(TreeEditError) -> (inserted: [NodeID], diagnostics: [Diagnostic]) {
        let parent = try container(id)
        makeUnique()
        storage.content.removeChildren(of: parent)
        return storage.content.insert(payload, into: parent, after: NodeRecord.none, options: options)
    }

    /// Replaces everything in a node or fragment by one text. A text that is the only child keeps its identifier.
    @discardableResult
    public mutating func replaceChildren(of id: NodeID, withText value: PropValue) throws(TreeEditError) -> NodeID {
        let parent = try container(id)
        guard value.text != nil else { throw .notTextValue }
        guard parent != TreeContent.top else { throw .notANode }
        makeUnique()
        let record = storage.content.nodes[Int(parent)]
        let only = record.firstChild
        if only != NodeRecord.none, only == record.lastChild, storage.content.nodes[Int(only)].kind == .text {
            storage.content.setText(only, to: value)
            return storage.content.id(of: only)
        }
        storage.content.removeChildren(of: parent)
        return storage.content.insert(text: value, into: parent, after: NodeRecord.none)
    }

    /// Removes a node, fragment or text with all that is in it. Linear in what is removed.
    public mutating func remove(_ id: NodeID) throws(TreeEditError) {
        let node = try place(id)
        guard node != TreeContent.top else { throw .cycle }
        makeUnique()
        storage.content.unlink(node)
        storage.content.free(node)
    }

    /// Moves a node, fragment or text with all that is in it. Positions are those before the move. Linear in the depth of
    /// the place it goes to.
    public mutating func move(_ id: NodeID, to position: TreePosition) throws(TreeEditError) {
        let node = try place(id)
        guard node != TreeContent.top else { throw .cycle }
        var (parent, previous) = try resolve(position)
        var ancestor = parent
        while ancestor != TreeContent.top {
            if ancestor == node { throw .cycle }
            ancestor = storage.content.nodes[Int(ancestor)].parent
        }
        if parent == TreeContent.top, storage.content.nodes[Int(node)].kind == .text { throw .notANode }
        makeUnique()
        if previous == node { previous = storage.content.nodes[Int(node)].previous }
        storage.content.unlink(node)
        storage.content.link(node, into: parent, after: previous)
    }

    // MARK: Places

    private func place(_ id: NodeID) throws(TreeEditError) -> UInt32 {
        guard let place = storage.content.place(of: id) else { throw .noSuchNode }
        return place
    }

    private func container(_ id: NodeID) throws(TreeEditError) -> UInt32 {
        let place = try place(id)
        guard storage.content.nodes[Int(place)].kind.isContainer else { throw .notANode }
        return place
    }

    /// The list of a position and the record before it there.
    private func resolve(_ position: TreePosition) throws(TreeEditError) -> (parent: UInt32, previous: UInt32) {
        switch position {
        case .before(let id):
            let next = try place(id)
            guard next != TreeContent.top else { throw .cycle }
            return (storage.content.nodes[Int(next)].parent, storage.content.nodes[Int(next)].previous)
        case .after(let id):
            let previous = try place(id)
            guard previous != TreeContent.top else { throw .cycle }
            return (storage.content.nodes[Int(previous)].parent, previous)
        case .start(let id): return (try container(id), NodeRecord.none)
        case .end(let id):
            let parent = try container(id)
            return (parent, storage.content.nodes[Int(parent)].lastChild)
        case .at(let index, let id):
            let parent = try container(id)
            guard index != 0 else { return (parent, NodeRecord.none) }
            guard let previous = storage.content.outermostRecord(beforePosition: index, in: parent) else {
                throw .noSuchPosition(count: self[id].children.reduce(0) { count, _ in count + 1 })
            }
            return (storage.content.nodes[Int(previous)].parent, previous)
        }
    }
}
