import LiveryJSON

extension WidgetTree {
    /// Writes the tree as native JSON: the root, or an array of the roots. Doesn't recurse into nodes.
    ///
    /// - Parameter keepsSlots: Whether `#slot` fragments are written, or just what stands in them.
    public func write(to writer: inout JSONWriter, keepsSlots: Bool = false) {
        let roots = keepsSlots ? self[top].ownChildren : roots
        if roots.count == 1 {
            write(roots[0].slot, to: &writer, keepsSlots)
        } else {
            writer.beginArray()
            for root in roots { write(root.slot, to: &writer, keepsSlots) }
            writer.endArray()
        }
    }

    private func write(_ root: UInt32, to writer: inout JSONWriter, _ keepsSlots: Bool) {
        var open: [(node: UInt32, next: UInt32)] = []
        begin(root, &writer, keepsSlots, &open)
        while let level = open.last {
            let child = level.next
            guard child != NodeRecord.none else {
                writer.endArray()
                writer.endObject()
                open.removeLast()
                continue
            }
            open[open.count - 1].next =
                keepsSlots
                ? storage.content.nodes[Int(child)].next
                : storage.content.nextVisibleSibling(of: child, within: level.node)
            begin(child, &writer, keepsSlots, &open)
        }
    }

    /// Writes a text, or a node up to its children.
    private func begin(
        _ place: UInt32, _ writer: inout JSONWriter, _ keepsSlots: Bool, _ open: inout [(node: UInt32, next: UInt32)]
    ) {
        let node = Node(storage: storage, place: place)
        if node.isText { return node.textValue.write(to: &writer) }
        writer.beginObject()
        if !node.type.isEmpty {
            writer.key("type")
            writer.string(node.type)
        }
        for prop in node.props {
            writer.key(prop.name)
            prop.value.write(to: &writer)
        }
        writer.key("children")
        writer.beginArray()
        let first =
            keepsSlots ? storage.content.nodes[Int(place)].firstChild : storage.content.firstVisibleChild(of: place)
        open.append((place, first))
    }
}

extension PropValue {
    /// Writes the value as JSON, numbers as they were written.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.boolean(value)
        case .number(let number): writer.numberText(number.text)
        case .string(let text): writer.string(text)
        case .json(let fragment): writer.value(fragment.value)
        }
    }
}
