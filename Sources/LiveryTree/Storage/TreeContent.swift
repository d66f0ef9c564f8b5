import LiveryJSON
import LiverySource

/// The arrays that a tree is made of, and the steps by which they change.
///
/// The node at 0 is the top: a fragment that holds the roots and is never removed. Not copyable, so that no access to a
/// shared tree retains the arrays by the way.
struct TreeContent: ~Copyable, Sendable {
    /// A document that nodes were read from, kept while any of them is alive.
    struct DocumentUse: Sendable {
        var document: JSONDocument?
        var nodeCount = 0
    }

    static let top: UInt32 = 0

    var nodes: [NodeRecord] = []
    var props: [PropRecord] = []
    var symbols: SymbolTable
    /// The values that edits set.
    var values: [PropValue] = []
    var freeValues: [UInt32] = []
    var documents: [DocumentUse] = []
    var freeDocuments: [UInt32] = []
    var templates: [TreeTemplate] = []
    /// The parsed text of `modifiers` of the nodes where it is a string.
    var modifierTexts: [UInt32: NodeModifiers] = [:]
    var ids = IDIndex()
    var firstFree = NodeRecord.none
    /// The number of widgets.
    var widgetCount = 0
    /// The number of places among the props that no node has as its own.
    var unusedProps = 0
    /// The generation of places that weren't used before.
    var firstGeneration: UInt32

    init(firstGeneration: UInt32 = 0) {
        self.firstGeneration = firstGeneration
        symbols = SymbolTable()
        nodes.append(
            NodeRecord(
                kind: .fragment, generation: firstGeneration, type: .empty, document: NodeRecord.none, tapeIndex: 0))
    }

    /// Content that nothing is read from or written to, to stand in a variable while its own content is elsewhere.
    init(placeholder: Void) {
        symbols = SymbolTable(placeholder: ())
        firstGeneration = 0
    }

    /// A copy whose arrays are shared until one of both changes them.
    init(copying other: borrowing TreeContent) {
        nodes = other.nodes
        props = other.props
        symbols = other.symbols
        values = other.values
        freeValues = other.freeValues
        documents = other.documents
        templates = other.templates
        freeDocuments = other.freeDocuments
        modifierTexts = other.modifierTexts
        ids = other.ids
        firstFree = other.firstFree
        widgetCount = other.widgetCount
        unusedProps = other.unusedProps
        firstGeneration = other.firstGeneration
    }

    func id(of node: UInt32) -> NodeID { NodeID(slot: node, generation: nodes[Int(node)].generation) }

    /// The place of a node, fragment or text that is alive.
    func place(of id: NodeID) -> UInt32? {
        guard id.index < nodes.count, nodes[id.index].generation == id.generation, nodes[id.index].kind != .free
        else { return nil }
        return id.slot
    }
}

// MARK: Documents and values

extension TreeContent {
    mutating func addDocument(_ document: JSONDocument) -> UInt32 {
        if let free = freeDocuments.popLast() {
            documents[Int(free)] = DocumentUse(document: document)
            return free
        }
        documents.append(DocumentUse(document: document))
        return UInt32(documents.count - 1)
    }

    mutating func changeUse(of document: UInt32, by change: Int) {
        guard document != NodeRecord.none else { return }
        documents[Int(document)].nodeCount += change
        if documents[Int(document)].nodeCount == 0 {
            documents[Int(document)].document = nil
            freeDocuments.append(document)
        }
    }

    func document(of node: UInt32) -> JSONDocument? {
        let document = nodes[Int(node)].document
        return document == NodeRecord.none ? nil : documents[Int(document)].document
    }

    mutating func addValue(_ value: PropValue) -> UInt32 {
        if let free = freeValues.popLast() {
            values[Int(free)] = value
            return free
        }
        values.append(value)
        return UInt32(values.count - 1)
    }

    mutating func removeValue(of prop: PropRecord) {
        guard prop.isEdited else { return }
        values[Int(prop.index)] = .null
        freeValues.append(prop.index)
    }

    func value(of prop: PropRecord, of node: UInt32) -> PropValue {
        if prop.isEdited { return values[Int(prop.index)] }
        guard let document = document(of: node) else { return .null }
        return document.withTape { PropValue(document, $0, at: Int(prop.index)) }
    }

    /// The places of a node's props.
    func propRange(of node: UInt32) -> Range<Int> {
        let record = nodes[Int(node)]
        return Int(record.propStart)..<Int(record.propStart + record.propCount)
    }

    /// The place of a node's prop. Linear in its props.
    func prop(_ name: Symbol, of node: UInt32) -> Int? {
        propRange(of: node).first { props[$0].name == name }
    }

    func value(_ name: Symbol, of node: UInt32) -> PropValue? {
        prop(name, of: node).map { value(of: props[$0], of: node) }
    }
}

// MARK: Links

extension TreeContent {
    /// Links a node without parent into a parent's list, after a child of it, or first.
    mutating func link(_ node: UInt32, into parent: UInt32, after previous: UInt32) {
        let next: UInt32
        if previous == NodeRecord.none {
            next = nodes[Int(parent)].firstChild
            nodes[Int(parent)].firstChild = node
        } else {
            next = nodes[Int(previous)].next
            nodes[Int(previous)].next = node
        }
        if next == NodeRecord.none {
            nodes[Int(parent)].lastChild = node
        } else {
            nodes[Int(next)].previous = node
        }
        nodes[Int(node)].parent = parent
        nodes[Int(node)].previous = previous
        nodes[Int(node)].next = next
    }

    mutating func unlink(_ node: UInt32) {
        let record = nodes[Int(node)]
        if record.previous == NodeRecord.none {
            nodes[Int(record.parent)].firstChild = record.next
        } else {
            nodes[Int(record.previous)].next = record.next
        }
        if record.next == NodeRecord.none {
            nodes[Int(record.parent)].lastChild = record.previous
        } else {
            nodes[Int(record.next)].previous = record.previous
        }
        nodes[Int(node)].parent = NodeRecord.none
        nodes[Int(node)].previous = NodeRecord.none
        nodes[Int(node)].next = NodeRecord.none
    }
}

// MARK: Making and freeing

extension TreeContent {
    /// A new node without parent; the caller counts the use of the document.
    mutating func addNode(_ kind: NodeKind, type: Symbol, document: UInt32, tapeIndex: UInt32) -> UInt32 {
        if kind == .widget { widgetCount += 1 }
        guard firstFree != NodeRecord.none else {
            nodes.append(
                NodeRecord(
                    kind: kind, generation: firstGeneration, type: type, document: document, tapeIndex: tapeIndex))
            return UInt32(nodes.count - 1)
        }
        let node = firstFree
        let free = nodes[Int(node)]
        firstFree = free.next
        var record = NodeRecord(
            kind: kind, generation: free.generation, type: type, document: document, tapeIndex: tapeIndex)
        record.propStart = free.propStart
        record.propCapacity = free.propCapacity
        nodes[Int(node)] = record
        return node
    }

    /// Makes room for more props of a node. They keep their order, and may move.
    mutating func reserveProps(_ capacity: Int, of node: UInt32) {
        let record = nodes[Int(node)]
        guard capacity > Int(record.propCapacity) else { return }
        var moved = NewProps(start: props.count, isAtEnd: true)
        for prop in propRange(of: node) { append(props[prop], to: &moved) }
        let filler = PropRecord(name: .empty, isEdited: false, index: 0)
        props.append(contentsOf: repeatElement(filler, count: capacity - moved.count))
        endProps(moved, of: node)
    }

    /// Begins the props of a node that has none yet; at most `count` follow.
    mutating func beginProps(of node: UInt32, count: Int) -> NewProps {
        let record = nodes[Int(node)]
        if count <= Int(record.propCapacity) { return NewProps(start: Int(record.propStart), isAtEnd: false) }
        return NewProps(start: props.count, isAtEnd: true)
    }

    mutating func append(_ prop: PropRecord, to new: inout NewProps) {
        if new.isAtEnd { props.append(prop) } else { props[new.start + new.count] = prop }
        new.count += 1
    }

    /// Gives a node its new props.
    mutating func endProps(_ new: NewProps, of node: UInt32) {
        nodes[Int(node)].propCount = UInt32(new.count)
        guard new.isAtEnd else { return }
        let unused = Int(nodes[Int(node)].propCapacity)
        nodes[Int(node)].propStart = UInt32(new.start)
        nodes[Int(node)].propCapacity = UInt32(props.count - new.start)
        guard unused > 0 else { return }
        unusedProps += unused
        if unusedProps > props.count / 2, unusedProps > 1024 { compactProps() }
    }

    /// Moves the props together, so that edits without end don't need memory without end.
    private mutating func compactProps() {
        var compacted: [PropRecord] = []
        compacted.reserveCapacity(props.count - unusedProps)
        for node in nodes.indices {
            let record = nodes[node]
            nodes[node].propStart = UInt32(compacted.count)
            compacted.append(contentsOf: props[Int(record.propStart)..<Int(record.propStart + record.propCapacity)])
        }
        props = compacted
        unusedProps = 0
    }

    /// Frees a node that has no parent, and all below it. Linear in what is freed; doesn't recurse.
    mutating func free(_ root: UInt32) {
        var node = root
        while true {
            // Down to a node without children, which is freed before its parent moves on to the next child.
            while nodes[Int(node)].firstChild != NodeRecord.none { node = nodes[Int(node)].firstChild }
            let parent = nodes[Int(node)].parent
            let next = nodes[Int(node)].next
            freeOne(node)
            if node == root { return }
            nodes[Int(parent)].firstChild = next
            node = next == NodeRecord.none ? parent : next
        }
    }

    private mutating func freeOne(_ node: UInt32) {
        let record = nodes[Int(node)]
        if record.kind == .widget { widgetCount -= 1 }
        if record.kind != .text {
            if let id = serverID(of: node) { ids.remove(id, node) }
            if !modifierTexts.isEmpty { modifierTexts[node] = nil }
        }
        for prop in propRange(of: node) { removeValue(of: props[prop]) }
        changeUse(of: record.document, by: -1)
        var free = NodeRecord(
            kind: .free, generation: record.generation &+ 1, type: .empty, document: NodeRecord.none, tapeIndex: 0)
        free.propStart = record.propStart
        free.propCapacity = record.propCapacity
        free.next = firstFree
        nodes[Int(node)] = free
        firstFree = node
    }

    /// The text of a node's `id`: a string that isn't empty, or a number.
    func serverID(of node: UInt32) -> String? {
        guard nodes[Int(node)].kind == .widget, let value = value(.id, of: node) else { return nil }
        switch value {
        case .string(let text): return text.isEmpty ? nil : text
        case .number(let number): return number.text
        case .null, .bool, .json: return nil
        }
    }
}

/// The props of a node that are being written: in the node's old place when that has room, else behind all others.
struct NewProps {
    let start: Int
    let isAtEnd: Bool
    var count = 0

    var range: Range<Int> { start..<(start + count) }
}
