import LiveryJSON
import LiverySource
import LiveryTree

/// Ops that change nodes and props.
extension ArizonaState {
    /// Op 8: a new page. The old one stays when the new can't be made.
    mutating func replacePage(
        with payload: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        // Names and templates are never taken out of a tree, so that after too many of them a page begins a new one.
        if isHalfFull(tree) {
            var fresh = WidgetTree(after: tree)
            var known = TemplateStore()
            swap(&templates, &known)
            do throws(WireFault) {
                try fillPage(payload, frame, &fresh)
            } catch {
                templates = known
                throw error
            }
            noteRemovedRoots(&frame, tree)
            tree = fresh
            registry.removeAll()
            return insertPayload(at: payload, into: tree.top.index, after: nil, &frame, &tree)
        }
        try fillPage(payload, frame, &tree)
        let top = tree.top
        noteRemovedRoots(&frame, tree)
        for root in tree[top].ownChildren {
            edit(&tree) { tree throws(TreeEditError) in try tree.remove(root) }
        }
        registry.removeAll()
        insertPayload(at: payload, into: top.index, after: nil, &frame, &tree)
    }

    private func isHalfFull(_ tree: borrowing WidgetTree) -> Bool {
        tree.symbolCount > limits.maximumSymbols / 2 || tree.symbolSize > limits.maximumSymbolSize / 2
            || templates.size > limits.maximumTemplateSize / 2
    }

    /// Reads a payload that is one widget.
    private mutating func fillPage(
        _ payload: Int, _ frame: borrowing OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        try fill(payload, into: tree.top.index, isReplacing: true, frame, &tree)
        guard self.payload.isWidget else {
            throw WireFault(rule: ArizonaRule.payload, message: "expected one widget as the new page", index: payload)
        }
    }

    private func noteRemovedRoots(_ frame: inout OpFrame, _ tree: borrowing WidgetTree) {
        let top = tree.top
        for root in tree[top].ownChildren { frame.changes.append(.removed(root, from: top)) }
    }

    /// Op 0: other children.
    mutating func setContent(
        of place: Int, to payload: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let id = tree.id(at: place)
        if frame.tape.isScalar(at: payload) {
            let value = PropValue.detached(frame.document, frame.tape, at: payload)
            if let text = tree.onlyText(in: place), value.text != nil {
                edit(&tree) { tree throws(TreeEditError) in try tree.replaceText(text, with: value) }
                frame.changes.append(.text(text))
                return
            }
            removeChildren(of: place, &frame, &tree)
            guard value.text != nil else { return }
            if let text = edit(
                &tree, { tree throws(TreeEditError) in try tree.insert(text: value, at: .start(of: id)) })
            {
                registry.index([CreatedNode(place: text.index, parent: place)], in: tree)
                frame.changes.append(.inserted(text))
            }
            return
        }
        try fill(payload, into: place, isReplacing: true, frame, &tree)
        removeChildren(of: place, &frame, &tree)
        insertPayload(at: payload, into: place, after: nil, &frame, &tree)
    }

    private mutating func removeChildren(of place: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree) {
        let id = tree.id(at: place)
        for child in tree[id].ownChildren { remove(child, from: id, &frame, &tree) }
        registry.removeList(of: place)
    }

    /// Removes a node that the registry and the tree know.
    mutating func remove(
        _ id: NodeID, from parent: NodeID, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) {
        registry.unindex(id.index, in: tree)
        edit(&tree) { tree throws(TreeEditError) in try tree.remove(id) }
        frame.changes.append(.removed(id, from: parent))
    }

    /// Op 4.
    mutating func removeNode(
        _ place: Int, _ target: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let id = tree.id(at: place)
        guard let parent = tree[id].enclosing, parent != tree.top else {
            throw frame.fault("the root of the page can't be removed", at: target)
        }
        forgetKey(of: id, in: parent.index, tree)
        registry.withKnownList(of: parent.index) { $0.remove(id.index) }
        remove(id, from: parent, &frame, &tree)
    }

    // MARK: Props

    /// Op 1.
    mutating func setProp(
        of place: Int, _ name: Int, to value: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let prop = try propName(name, frame)
        let id = tree.id(at: place)
        try checkNames(of: tree, at: name)
        guard tree[id].propCount < limits.maximumProps || tree[id].value(of: prop) != nil else {
            throw WireFault(rule: ArizonaRule.limit, message: "the node has too many props", index: name)
        }
        let value = PropValue.detached(frame.document, frame.tape, at: value)
        let parent = prop == KeyedList.keyProp ? tree[id].enclosing : nil
        if let parent { forgetKey(of: id, in: parent.index, tree) }
        let diagnostics =
            edit(&tree) { tree throws(TreeEditError) in try tree.setProp(prop, of: id, to: value) } ?? []
        if !diagnostics.isEmpty { frame.report.add(diagnostics, op: frame.op, index: name, in: frame.document) }
        if let parent { noteKey(of: id, in: parent.index, tree) }
        frame.changes.append(.prop(id, name: prop))
    }

    /// Op 2.
    mutating func removeProp(
        of place: Int, _ name: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let prop = try propName(name, frame)
        let id = tree.id(at: place)
        if prop == KeyedList.keyProp, let parent = tree[id].enclosing { forgetKey(of: id, in: parent.index, tree) }
        let wasThere = edit(&tree) { tree throws(TreeEditError) in try tree.removeProp(prop, of: id) } ?? false
        if wasThere { frame.changes.append(.prop(id, name: prop)) }
    }

    private func propName(_ index: Int, _ frame: borrowing OpFrame) throws(WireFault) -> String {
        guard frame.tape.kind(at: index) == .string else {
            throw frame.fault("expected the name of a prop, a string", at: index)
        }
        let name = frame.tape.string(at: index)
        guard name != "type", name != "children" else {
            throw frame.fault("'\(name)' can't be changed as a prop", at: index)
        }
        return name
    }

    // MARK: Payloads

    /// Reads a payload, or says why it can't be made. Nothing has changed then but what is known of statics.
    ///
    /// - Parameter isReplacing: Whether what is in `parent` goes.
    mutating func fill(
        _ payload: Int, into parent: Int, isReplacing: Bool = false, _ frame: borrowing OpFrame,
        _ tree: inout WidgetTree
    ) throws(WireFault) {
        try checkNames(of: tree, at: payload)
        var nodes = limits.maximumNodes - tree.aliveCount
        // Counted only where it may matter.
        if isReplacing, nodes < limits.maximumNodes / 2 { nodes += tree.count(below: parent) }
        let room = PayloadFiller.Room(
            nodes: nodes, props: limits.maximumPropPlaces - tree.propPlaceCount,
            depth: limits.maximumDepth - tree.depth(of: parent))
        try self.payload.fill(payload, of: frame, room: room, &templates, &statics, &tree)
    }

    private func checkNames(of tree: borrowing WidgetTree, at index: Int) throws(WireFault) {
        guard tree.symbolCount <= limits.maximumSymbols, tree.symbolSize <= limits.maximumSymbolSize else {
            throw WireFault(rule: ArizonaRule.limit, message: "the tree has too many names", index: index)
        }
        guard templates.size <= limits.maximumTemplateSize else {
            throw WireFault(rule: ArizonaRule.limit, message: "the tree has too many statics", index: index)
        }
    }

    /// Makes the payload that was read last, indexes it and notes the change.
    mutating func insertPayload(
        at index: Int, into parent: Int, after previous: Int?, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) {
        created.removeAll(keepingCapacity: created.count <= PayloadFiller.maximumKept)
        let diagnostics = tree.insert(payload.contents, into: parent, after: previous, created: &created)
        if !diagnostics.isEmpty { frame.report.add(diagnostics, op: frame.op, index: index, in: frame.document) }
        registry.index(created, in: tree)
        for node in created where node.parent == parent {
            frame.changes.append(.inserted(tree.id(at: node.place)))
        }
        payload.forget()
    }

    /// Makes an edit of a node that is known to be there. Were it not, the tree would be as it was.
    @discardableResult
    func edit<Result>(
        _ tree: inout WidgetTree, _ body: (inout WidgetTree) throws(TreeEditError) -> Result
    ) -> Result? {
        do throws(TreeEditError) { return try body(&tree) } catch { return nil }
    }
}

extension JSONTape {
    func isScalar(at index: Int) -> Bool {
        switch kind(at: index) {
        case .null, .boolean, .number, .string: true
        case .array, .object, .invalid: false
        }
    }
}
