import LiveryJSON
import LiveryTree

/// Ops that change keyed lists.
extension ArizonaState {
    /// Op 5. A position below zero or past the end appends.
    mutating func insertItem(
        at position: Int, payload: Int, in list: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        guard let number = frame.tape.double(at: position) ?? frame.tape.numberText(at: position).map({ _ in -1 })
        else { throw frame.fault("expected the position of an item, a number", at: position) }
        if tree.isText(list) { throw frame.fault("a text holds no items", at: position) }
        try fill(payload, into: list, frame, &tree)
        // `exactly` is nil for what no list can have as a position: a fraction, or a number past all of them.
        let next = Int(exactly: number.rounded(.down)).flatMap { position in
            position < 0 ? nil : registry.withList(of: list, in: tree) { $0.place(at: position, of: list, in: tree) }
        }
        var previous = next.map { tree.previous(of: $0) } ?? tree.lastChild(of: list)
        registry.withList(of: list, in: tree) { _ in }
        insertPayload(at: payload, into: list, after: previous, &frame, &tree)
        for node in created where node.parent == list {
            registry.withKnownList(of: list) { $0.insert(node.place, after: previous) }
            if node.marks.isItem { noteKey(of: tree.id(at: node.place), in: list, tree) }
            previous = node.place
        }
    }

    /// Op 6. An unknown key means that the item is gone already.
    mutating func removeItem(_ key: String, from list: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree) {
        guard let item = registry.withList(of: list, in: tree, { $0[key] }) else { return }
        registry.withKnownList(of: list) {
            $0.remove(item, key: key)
            $0.remove(item)
        }
        remove(tree.id(at: item), from: tree.id(at: list), &frame, &tree)
    }

    /// Op 9. After no item means first, after an unknown one last.
    mutating func moveItem(
        _ key: String, after: Int, in list: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let tape = frame.tape
        let isFirst = tape.kind(at: after) == .null
        guard isFirst || tape.scalarText(at: after) != nil else {
            throw frame.fault("expected the key of an item or null", at: after)
        }
        let afterKey = isFirst ? nil : tape.scalarText(at: after)
        let (item, previous) = registry.withList(of: list, in: tree) { list in
            (list[key], afterKey.flatMap { $0 == key ? nil : list[$0] })
        }
        guard let item else { return }
        let id = tree.id(at: item)
        // Without `previous` the item goes last, unless it is to be first.
        let last = tree.lastChild(of: list)
        guard isFirst || previous != nil || last != item else { return }
        let position: TreePosition =
            isFirst
            ? .start(of: tree.id(at: list)) : previous.map { .after(tree.id(at: $0)) } ?? .end(of: tree.id(at: list))
        edit(&tree) { tree throws(TreeEditError) in try tree.move(id, to: position) }
        registry.withKnownList(of: list) {
            $0.remove(item)
            $0.insert(item, after: isFirst ? nil : previous ?? last)
        }
        frame.changes.append(.moved(id))
    }

    // MARK: The index

    /// Forgets the key of an item, which has or will have another, or is removed.
    mutating func forgetKey(of id: NodeID, in list: Int, _ tree: borrowing WidgetTree) {
        guard let key = KeyedList.key(of: id, in: tree) else { return }
        registry.withKnownList(of: list) { $0.remove(id.index, key: key) }
    }

    /// Notes the key of an item.
    mutating func noteKey(of id: NodeID, in list: Int, _ tree: borrowing WidgetTree) {
        guard let key = KeyedList.key(of: id, in: tree) else { return }
        registry.withKnownList(of: list) { $0.insert(id.index, key: key) }
    }
}
