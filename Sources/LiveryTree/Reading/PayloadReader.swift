import LiveryJSON
import LiverySource

/// Reads JSON into the storage of a tree: the whole payload of a new one, or elements that an edit inserts.
struct PayloadReader: ~Copyable {
    /// A list of children that is being read.
    private struct Level {
        var next: Int
        var end: Int
        var parent: UInt32
    }

    var content: TreeContent
    var report: PayloadReport
    let document: JSONDocument
    let use: UInt32
    private let maximumNodes: Int
    private var levels: [Level] = []
    private var addedCount = 0
    /// The node or fragment whose children are read, and the one of them after which the next one goes.
    private let target: UInt32
    private(set) var previous: UInt32

    /// - Parameters:
    ///   - target: The node or fragment that gets the elements as children.
    ///   - previous: The child of it after which they go, or none for the front.
    init(
        content: consuming TreeContent, document: JSONDocument, into target: UInt32 = TreeContent.top,
        after previous: UInt32 = NodeRecord.none, options: PayloadReadingOptions
    ) {
        self.content = content
        self.target = target
        self.previous = previous
        self.document = document
        report = PayloadReport(file: document.file, limit: options.maximumDiagnostics)
        maximumNodes = options.maximumNodes
        use = self.content.addDocument(document)
    }

    /// The content with what was read.
    consuming func finish() -> TreeContent { content }

    /// Reads the whole document as the roots of an empty tree.
    mutating func readRoots() {
        content.nodes[0].document = use
        document.withTape { tape in
            // A widget takes about 30 entries; a reservation that is somewhat too small costs one more copy.
            content.nodes.reserveCapacity(tape.count / 16 + 1)
            content.props.reserveCapacity(tape.count / 3)
            if tape.count > 0 { read(tape, at: 0) }
        }
        // The top counts as one use.
        content.changeUse(of: use, by: addedCount + 1)
    }

    /// Reads an element, a text or an array of them.
    mutating func readChildren(_ value: Int) {
        document.withTape { read($0, at: value) }
        if addedCount == 0 {
            // Counted up and down, so that a document without nodes is let go.
            content.changeUse(of: use, by: 1)
            content.changeUse(of: use, by: -1)
        } else {
            content.changeUse(of: use, by: addedCount)
        }
    }

    private mutating func read(_ tape: JSONTape, at value: Int) {
        levels.append(Level(next: value, end: tape.next(after: value), parent: target))
        while let level = levels.last {
            guard level.next < level.end else {
                levels.removeLast()
                continue
            }
            guard addedCount < maximumNodes else {
                return reportLimit(maximumNodes, at: tape.range(at: level.next))
            }
            levels[levels.count - 1].next = tape.next(after: level.next)
            readChild(tape, at: level.next, of: level.parent)
        }
    }

    private mutating func readChild(_ tape: JSONTape, at value: Int, of parent: UInt32) {
        switch tape.entry(at: value).tag {
        case JSONEntry.objectTag: readElement(tape, at: value, of: parent)
        case JSONEntry.arrayTag: open(tape, at: value, of: parent)
        case JSONEntry.nullTag: reportNull(tape, at: value, of: parent)
        case JSONEntry.invalidTag: break  // The JSON reader has reported it.
        default:
            guard parent != TreeContent.top else { return reportRootText(tape, at: value) }
            let node = add(.text, type: .empty, at: value, of: parent)
            var props = content.beginProps(of: node, count: 1)
            content.append(PropRecord(name: .empty, isEdited: false, index: UInt32(value)), to: &props)
            content.endProps(props, of: node)
        }
    }

    private mutating func open(_ tape: JSONTape, at array: Int, of parent: UInt32) {
        levels.append(Level(next: tape.firstChild(of: array), end: tape.next(after: array), parent: parent))
    }

    private mutating func add(_ kind: NodeKind, type: Symbol, at value: Int, of parent: UInt32) -> UInt32 {
        let node = content.addNode(kind, type: type, document: use, tapeIndex: UInt32(value))
        if parent == target {
            content.link(node, into: parent, after: previous)
            previous = node
        } else {
            content.link(node, into: parent, after: content.nodes[Int(parent)].lastChild)
        }
        addedCount += 1
        return node
    }

    // MARK: Elements

    private mutating func readElement(_ tape: JSONTape, at object: Int, of parent: UInt32) {
        let node = add(.widget, type: .empty, at: object, of: parent)
        var members = SpecialMembers()
        var seen = SeenNames()
        var props = content.beginProps(of: node, count: tape.count(at: object))
        var name = Symbol.empty
        let end = tape.next(after: object)
        var key = tape.firstChild(of: object)
        while key < end {
            let value = tape.value(ofKeyAt: key)
            name = intern(tape, key, after: name)
            if name == .type {
                members.type = value
            } else if name == .children {
                members.children = value
            } else if tape.entry(at: value).tag != JSONEntry.invalidTag {
                members.note(name, value)
                if let earlier = seen.insert(name, among: content.props, props) {
                    content.props[earlier].index = UInt32(value)
                } else {
                    content.append(PropRecord(name: name, isEdited: false, index: UInt32(value)), to: &props)
                }
            }
            key = tape.next(after: value)
        }
        content.endProps(props, of: node)
        readType(tape, members.type, of: node)
        if members.hasAttributes { readAttributes(tape, members, of: node) }
        if let children = members.children { readChildren(tape, at: children, of: node) }
    }

    /// The symbol of a string or key that comes after another one: see ``SymbolTable/intern(_:after:)``.
    @inline(__always)
    private mutating func intern(_ tape: JSONTape, _ index: Int, after previous: Symbol) -> Symbol {
        if !tape.isEscaped(at: index) { return content.symbols.intern(tape.rawText(at: index), after: previous) }
        return content.symbols.intern(tape.string(at: index))
    }

    private mutating func readType(_ tape: JSONTape, _ value: Int?, of node: UInt32) {
        if let value, tape.entry(at: value).tag == JSONEntry.stringTag {
            let type = intern(tape, value, after: .type)
            content.nodes[Int(node)].type = type
            if type != .empty && type != .slot { return }
        }
        content.nodes[Int(node)].kind = .fragment
        content.widgetCount -= 1
        if content.nodes[Int(node)].type != .slot { reportType(tape, value, of: node) }
    }

    private mutating func readChildren(_ tape: JSONTape, at value: Int, of node: UInt32) {
        if tape.entry(at: value).tag == JSONEntry.arrayTag { return open(tape, at: value, of: node) }
        reportChildren(tape, value, of: node)
        switch tape.entry(at: value).tag {
        case JSONEntry.nullTag, JSONEntry.invalidTag: break
        default: levels.append(Level(next: value, end: tape.next(after: value), parent: node))
        }
    }

    // MARK: Attributes

    private mutating func readAttributes(_ tape: JSONTape, _ members: SpecialMembers, of node: UInt32) {
        if let value = members.class { content.nodes[Int(node)].classText = classText(tape, value, of: node) }
        if let value = members.style, ![JSONEntry.stringTag, JSONEntry.nullTag].contains(tape.entry(at: value).tag) {
            report(.style, tape, value, of: node)
        }
        if let value = members.modifiers { readModifiers(tape, value, of: node) }
        if let value = members.id { readID(tape, value, of: node) }
    }

    private mutating func classText(_ tape: JSONTape, _ value: Int, of node: UInt32) -> Symbol {
        switch tape.entry(at: value).tag {
        case JSONEntry.stringTag: return intern(tape, value, after: .class)
        case JSONEntry.arrayTag:
            var names: [String] = []
            var element = tape.firstChild(of: value)
            while element < tape.next(after: value) {
                if tape.entry(at: element).tag == JSONEntry.stringTag {
                    names.append(tape.string(at: element))
                } else if tape.entry(at: element).tag != JSONEntry.invalidTag {
                    reportClassName(tape, element, of: node)
                }
                element = tape.next(after: element)
            }
            return content.symbols.intern(names.joined(separator: " "))
        case JSONEntry.nullTag: return .empty
        default:
            report(.class, tape, value, of: node)
            return .empty
        }
    }

    private mutating func readModifiers(_ tape: JSONTape, _ value: Int, of node: UInt32) {
        switch tape.entry(at: value).tag {
        case JSONEntry.arrayTag, JSONEntry.nullTag: break
        case JSONEntry.stringTag:
            let text = AttributeText(document, tape, at: value)
            let (modifiers, diagnostics) = NodeModifiers.reading(text)
            content.modifierTexts[node] = modifiers
            for diagnostic in diagnostics where report.admits(diagnostic.range) { report.append(diagnostic) }
        default: report(.modifiers, tape, value, of: node)
        }
    }

    private mutating func readID(_ tape: JSONTape, _ value: Int, of node: UInt32) {
        guard content.nodes[Int(node)].kind == .widget else { return }
        switch tape.entry(at: value).tag {
        case JSONEntry.stringTag, JSONEntry.numberTag:
            guard let id = content.serverID(of: node) else { return }
            if let earlier = content.ids.insert(id, node) { reportDuplicate(tape, id, value, earlier, of: node) }
        case JSONEntry.nullTag: break
        default: report(.id, tape, value, of: node)
        }
    }
}

/// The members of an element that mean something to the tree, as indices on the tape.
private struct SpecialMembers {
    var type: Int?
    var children: Int?
    var `class`: Int?
    var style: Int?
    var modifiers: Int?
    var id: Int?
    var hasAttributes = false

    mutating func note(_ name: Symbol, _ value: Int) {
        guard name.rawValue <= Symbol.id.rawValue else { return }
        hasAttributes = true
        switch name {
        case .class: self.class = value
        case .style: style = value
        case .modifiers: modifiers = value
        case .id: id = value
        default: break
        }
    }
}

/// The names of the props of one element, to find those that stand twice: a filter of 64 bits in front of a search,
/// and a dictionary once there are too many names for that.
private struct SeenNames {
    private var filter: UInt64 = 0
    private var places: [Symbol: Int] = [:]

    /// Notes a name that comes next among the props, or gives the place that it has there already.
    @inline(__always)
    mutating func insert(_ name: Symbol, among all: [PropRecord], _ own: NewProps) -> Int? {
        if own.count >= 64 { return search(name, all, own) }
        let bit = UInt64(1) << UInt64(name.rawValue & 63)
        let isNew = filter & bit == 0
        filter |= bit
        return isNew ? nil : own.range.first { all[$0].name == name }
    }

    private mutating func search(_ name: Symbol, _ all: [PropRecord], _ own: NewProps) -> Int? {
        if places.isEmpty { for place in own.range { places[all[place].name] = place } }
        if let place = places[name] { return place }
        places[name] = own.range.upperBound
        return nil
    }
}
