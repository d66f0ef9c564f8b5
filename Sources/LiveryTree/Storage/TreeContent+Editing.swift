import LiveryJSON
import LiverySource

extension TreeContent {
    // MARK: Props

    mutating func setProp(_ name: Symbol, of node: UInt32, to value: PropValue) -> [Diagnostic] {
        if name == .id, let id = serverID(of: node) { ids.remove(id, node) }
        if let index = prop(name, of: node) {
            if props[index].isEdited {
                values[Int(props[index].index)] = value
            } else {
                props[index] = PropRecord(name: name, isEdited: true, index: addValue(value))
            }
        } else {
            let record = nodes[Int(node)]
            if record.propCount == record.propCapacity { reserveProps(Int(record.propCount) * 2 + 2, of: node) }
            let index = Int(nodes[Int(node)].propStart + record.propCount)
            props[index] = PropRecord(name: name, isEdited: true, index: addValue(value))
            nodes[Int(node)].propCount += 1
        }
        return name.rawValue <= Symbol.id.rawValue ? noteAttribute(name, of: node, value) : []
    }

    mutating func removeProp(_ name: Symbol, of node: UInt32) {
        guard let index = prop(name, of: node) else { return }
        if name == .id, let id = serverID(of: node) { ids.remove(id, node) }
        removeValue(of: props[index])
        for place in index..<(propRange(of: node).upperBound - 1) { props[place] = props[place + 1] }
        nodes[Int(node)].propCount -= 1
        if name == .class { nodes[Int(node)].classText = .empty }
        if name == .modifiers { modifierTexts[node] = nil }
    }

    mutating func setText(_ text: UInt32, to value: PropValue) {
        let index = Int(nodes[Int(text)].propStart)
        if props[index].isEdited {
            values[Int(props[index].index)] = value
        } else {
            props[index] = PropRecord(name: .empty, isEdited: true, index: addValue(value))
        }
    }

    /// Brings what the tree keeps about `class`, `style`, `modifiers` and `id` in step with a value that was set.
    mutating func noteAttribute(
        _ name: Symbol, of node: UInt32, _ value: PropValue, isReported: Bool = true
    ) -> [Diagnostic] {
        switch name {
        case .class:
            let (text, isRight) = Self.classText(of: value)
            nodes[Int(node)].classText = symbols.intern(text)
            return isRight || !isReported ? [] : [mistake(.class, node, value)]
        case .style:
            if case .string = value { return [] }
            return value == .null || !isReported ? [] : [mistake(.style, node, value)]
        case .modifiers:
            modifierTexts[node] = nil
            if case .string(let text) = value {
                let (modifiers, diagnostics) = NodeModifiers.reading(AttributeText(edited: text))
                modifierTexts[node] = modifiers
                return diagnostics
            }
            if case .json(let fragment) = value, fragment.value.kind == .array { return [] }
            return value == .null || !isReported ? [] : [mistake(.modifiers, node, value)]
        case .id:
            if let id = serverID(of: node) {
                _ = ids.insert(id, node)
                return []
            }
            if case .string = value { return [] }
            return value == .null || !isReported ? [] : [mistake(.id, node, value)]
        default: return []
        }
    }

    static func classText(of value: PropValue) -> (text: String, isRight: Bool) {
        switch value {
        case .string(let text): return (text, true)
        case .null: return ("", true)
        case .json(let fragment) where fragment.value.kind == .array:
            let names = fragment.value.elements.compactMap(\.string)
            return (names.joined(separator: " "), names.count == fragment.value.count)
        case .bool, .number, .json: return ("", false)
        }
    }

    private func mistake(_ rule: AttributeRule, _ node: UInt32, _ value: PropValue) -> Diagnostic {
        let file = SourceFile(path: "<edit>", text: value.text ?? "")
        return Diagnostic(
            rule: rule.rule, severity: rule.severity,
            message: rule.message(node: describedNode(node), found: value.kindName), file: file, range: file.range)
    }

    // MARK: Nodes

    mutating func insert(
        _ payload: JSONValue, into parent: UInt32, after previous: UInt32, options: PayloadReadingOptions
    ) -> (inserted: [NodeID], diagnostics: [Diagnostic]) {
        // The content moves into the reader and back, so that its arrays aren't copied.
        var content = TreeContent(placeholder: ())
        swap(&content, &self)
        var reader = PayloadReader(
            content: consume content, document: payload.document, into: parent, after: previous, options: options)
        reader.readChildren(payload.index)
        swap(&reader.content, &self)
        var inserted: [NodeID] = []
        var node = previous
        while node != reader.previous {
            node = node == NodeRecord.none ? nodes[Int(parent)].firstChild : nodes[Int(node)].next
            inserted.append(id(of: node))
        }
        return (inserted, reader.report.sorted(with: []))
    }

    mutating func insert(text value: PropValue, into parent: UInt32, after previous: UInt32) -> NodeID {
        let text = addNode(.text, type: .empty, document: NodeRecord.none, tapeIndex: 0)
        setNewText(text, to: value)
        link(text, into: parent, after: previous)
        return id(of: text)
    }

    /// Gives a text that was just made its value.
    mutating func setNewText(_ text: UInt32, to value: PropValue) {
        reserveProps(1, of: text)
        props[Int(nodes[Int(text)].propStart)] = PropRecord(name: .empty, isEdited: true, index: addValue(value))
        nodes[Int(text)].propCount = 1
    }

    mutating func removeChildren(of parent: UInt32) {
        while nodes[Int(parent)].firstChild != NodeRecord.none {
            let child = nodes[Int(parent)].firstChild
            unlink(child)
            free(child)
        }
    }

    /// The record after which the visible child at a position begins, as far out as fragments allow; nil when there
    /// are fewer children.
    func outermostRecord(beforePosition position: Int, in parent: UInt32) -> UInt32? {
        guard position > 0 else { return nil }
        var child = firstVisibleChild(of: parent)
        for _ in 1..<position {
            guard child != NodeRecord.none else { return nil }
            child = nextVisibleSibling(of: child, within: parent)
        }
        guard child != NodeRecord.none else { return nil }
        while nodes[Int(child)].next == NodeRecord.none, nodes[Int(child)].parent != parent {
            child = nodes[Int(child)].parent
        }
        return child
    }
}
