import LiveryJSON
import LiverySource

/// Compiles JSON text with holes into a template.
struct TemplateCompiler: ~Copyable {
    /// What stands for a hole in the text that is read: a value of one byte.
    private static let placeholder = UInt8(ascii: "0")

    /// A list of children that is being compiled.
    private struct Level {
        var next: Int
        var end: Int
        var parent: Int32
    }

    private let document: JSONDocument
    /// The offset of each hole, in order.
    private let holes: [UInt32]
    private let marks: MarkSymbols
    private var template: TreeTemplate
    private var levels: [Level] = []
    /// How deep each node stands in others.
    private var depths: [Int] = []

    /// Puts the pieces together: in an array, so that several values may stand at the top.
    init(_ pieces: [String], name: String, marks: MarkSymbols) {
        var text: [UInt8] = [UInt8(ascii: "[")]
        var holes: [UInt32] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                holes.append(UInt32(truncatingIfNeeded: text.count))
                text.append(Self.placeholder)
            }
            text.append(contentsOf: piece.utf8)
        }
        text.append(UInt8(ascii: "]"))
        document = JSONDocument(reading: SourceFile(path: name, bytes: text))
        self.holes = holes
        self.marks = marks
        template = TreeTemplate(holeCount: holes.count, markNames: marks)
    }

    /// Why the pieces make no template, or nil.
    func mistake() -> Diagnostic? {
        // Between the roots of an item with several, servers leave the comma out (Arizona wire, section 10, point 4).
        if let mistake = document.diagnostics.first(where: { $0.severity == .error && !$0.isMissingComma }) {
            return mistake
        }
        let places = document.withTape { tape in
            (0..<tape.count).filter { hole(tape, at: $0) != nil }.map { tape.entry(at: $0).start }
        }
        guard places.count < holes.count else { return nil }
        let found = Set(places)
        let place = Int(holes.first { !found.contains($0) } ?? 0)
        return Diagnostic(
            rule: JSONRule.syntax, message: "a dynamic stands here, where no value can",
            file: document.file, range: SourceRange(place, place + 1))
    }

    /// Compiles what was read.
    consuming func compiled(_ content: inout TreeContent) -> TreeTemplate {
        template.document = content.addDocument(document)
        content.changeUse(of: template.document, by: 1)
        document.withTape { tape in
            guard tape.count > 0 else { return }
            levels.append(Level(next: tape.firstChild(of: 0), end: tape.next(after: 0), parent: -1))
            while let level = levels.last {
                guard level.next < level.end else {
                    levels.removeLast()
                    continue
                }
                levels[levels.count - 1].next = tape.next(after: level.next)
                compileChild(tape, at: level.next, of: level.parent, &content)
            }
        }
        return template
    }

    /// The number of the hole that the value at `index` stands for.
    private func hole(_ tape: JSONTape, at index: Int) -> Int32? {
        let entry = tape.entry(at: index)
        guard entry.tag == JSONEntry.numberTag, entry.end == entry.start + 1 else { return nil }
        let hole = firstHole(from: entry.start)
        return hole < holes.count && holes[hole] == entry.start ? Int32(hole) : nil
    }

    /// The number of the first hole at an offset or after it.
    private func firstHole(from offset: UInt32) -> Int {
        var lower = 0
        var upper = holes.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if holes[middle] < offset { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    // MARK: Children

    private mutating func compileChild(
        _ tape: JSONTape, at value: Int, of parent: Int32, _ content: inout TreeContent
    ) {
        switch tape.entry(at: value).tag {
        case JSONEntry.objectTag: compileElement(tape, at: value, of: parent, &content)
        case JSONEntry.arrayTag: open(tape, at: value, of: parent)
        case JSONEntry.nullTag, JSONEntry.invalidTag: break
        default:
            if let hole = hole(tape, at: value) { return template.steps.append(.hole(hole, parent: parent)) }
            let start = template.props.count
            template.props.append(TreeTemplate.Prop(name: .empty, value: .tape(UInt32(value))))
            add(
                TreeTemplate.Node(
                    kind: .text, type: .empty, tapeIndex: UInt32(value), props: start..<(start + 1)), to: parent)
        }
    }

    private mutating func open(_ tape: JSONTape, at array: Int, of parent: Int32) {
        levels.append(Level(next: tape.firstChild(of: array), end: tape.next(after: array), parent: parent))
    }

    private mutating func add(_ node: TreeTemplate.Node, to parent: Int32) {
        template.steps.append(.node(Int32(template.nodes.count), parent: parent))
        template.nodes.append(node)
        depths.append(parent < 0 ? 1 : depths[Int(parent)] + 1)
        template.depth = max(template.depth, depths[depths.count - 1])
    }

    // MARK: Elements

    private mutating func compileElement(
        _ tape: JSONTape, at object: Int, of parent: Int32, _ content: inout TreeContent
    ) {
        var node = TreeTemplate.Node(
            kind: .widget, type: .empty, tapeIndex: UInt32(object), props: template.props.count..<template.props.count)
        var children: Int?
        var places: [Symbol: Int] = [:]
        var key = tape.firstChild(of: object)
        while key < tape.next(after: object) {
            let value = tape.value(ofKeyAt: key)
            let name = content.symbols.intern(tape.string(at: key))
            if name == .type {
                node.typeHole = hole(tape, at: value) ?? -1
                node.type = text(tape, value).map { content.symbols.intern($0) } ?? .empty
            } else if name == .children {
                children = value
            } else {
                let prop = TreeTemplate.Prop(name: name, value: propValue(tape, value))
                // Of a name that stands twice, the last value counts, at the first one's place.
                if let place = places[name] {
                    template.props[place] = prop
                } else {
                    places[name] = template.props.count
                    template.props.append(prop)
                }
                note(prop, tape, value, of: &node, &content)
            }
            key = tape.next(after: value)
        }
        node.props = node.props.lowerBound..<template.props.count
        if node.typeHole < 0, node.type == .empty || node.type == .slot { node.kind = .fragment }
        let place = Int32(template.nodes.count)
        add(node, to: parent)
        guard let children else { return }
        if tape.entry(at: children).tag == JSONEntry.arrayTag { return open(tape, at: children, of: place) }
        levels.append(Level(next: children, end: tape.next(after: children), parent: place))
    }

    private func text(_ tape: JSONTape, _ value: Int) -> String? {
        tape.entry(at: value).tag == JSONEntry.stringTag ? tape.string(at: value) : nil
    }

    private mutating func propValue(_ tape: JSONTape, _ value: Int) -> TreeTemplate.Prop.Value {
        if let hole = hole(tape, at: value) { return .hole(hole) }
        let entry = tape.entry(at: value)
        let first = firstHole(from: entry.start)
        guard first < holes.count, holes[first] < entry.end else { return .tape(UInt32(value)) }
        var pieces: [[UInt8]] = []
        var composite: [Int32] = []
        var start = Int(entry.start)
        for hole in first..<firstHole(from: entry.end) {
            pieces.append(Array(document.file.bytes[start..<Int(holes[hole])]))
            composite.append(Int32(hole))
            start = Int(holes[hole]) + 1
        }
        pieces.append(Array(document.file.bytes[start..<Int(entry.end)]))
        template.composites.append(TreeTemplate.CompositeValue(pieces: pieces, holes: composite))
        return .composite(Int32(template.composites.count - 1))
    }

    /// Notes what the tree and its users keep of a prop beside its value.
    private mutating func note(
        _ prop: TreeTemplate.Prop, _ tape: JSONTape, _ value: Int, of node: inout TreeTemplate.Node,
        _ content: inout TreeContent
    ) {
        let isStatic = if case .tape = prop.value { true } else { false }
        switch prop.name {
        case marks.address:
            node.marks.address = isStatic ? text(tape, value).map { content.symbols.intern($0) } ?? .empty : .empty
        case marks.key: node.marks.isItem = true
        case marks.scope: node.marks.isScope = tape.entry(at: value).tag == JSONEntry.trueTag
        case .id: node.hasNotedProps = true
        case .class where isStatic:
            node.classText = content.symbols.intern(
                TreeContent.classText(of: PropValue(document, tape, at: value)).text)
        case .modifiers where isStatic:
            guard tape.entry(at: value).tag == JSONEntry.stringTag else { break }
            node.hasModifierText = true
            template.modifierTexts[template.nodes.count] =
                NodeModifiers.reading(AttributeText(document, tape, at: value)).0
        case .class, .style, .modifiers: node.hasNotedProps = true
        default: break
        }
        // What marks a node may fill a hole too; then it is looked at in each instance.
        if !isStatic, prop.name == marks.address || prop.name == marks.scope { node.hasNotedProps = true }
    }
}

extension Diagnostic {
    /// Whether nothing is wrong but that a comma is missing.
    fileprivate var isMissingComma: Bool {
        range.isEmpty && fixIts.first?.edits.first?.replacement == ","
    }
}
