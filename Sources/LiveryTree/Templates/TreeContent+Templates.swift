import LiveryJSON
import LiverySource

extension TreeContent {
    /// Compiles a template, which is kept for the life of the tree.
    mutating func addTemplate(
        _ pieces: [String], name: String, marks: TemplateMarks
    ) throws(TemplateMistake) -> TemplateID {
        let symbols = MarkSymbols(
            address: symbols.intern(marks.address), scope: symbols.intern(marks.scope), key: symbols.intern(marks.key))
        let compiler = TemplateCompiler(pieces, name: name, marks: symbols)
        if let mistake = compiler.mistake() { throw TemplateMistake(diagnostic: mistake) }
        templates.append(compiler.compiled(&self))
        return TemplateID(rawValue: UInt32(templates.count - 1))
    }

    /// Makes what `contents` says, below `parent` after a child of it.
    ///
    /// - Returns: The mistakes in what fills holes.
    mutating func insert(
        _ contents: borrowing TemplateContents, into parent: UInt32, after previous: UInt32,
        created: inout [CreatedNode]
    ) -> [Diagnostic] {
        var maker = InstanceMaker(parent: parent, previous: previous)
        maker.make(contents, &self, &created)
        return maker.diagnostics
    }
}

/// Why pieces of text make no template.
package struct TemplateMistake: Error {
    package let diagnostic: Diagnostic
}

/// Makes instances of templates in a tree, without recursion.
private struct InstanceMaker {
    /// The most mistakes that are put into words.
    private static let maximumDiagnostics = 100

    /// An instance, or a group of contents, that is being made.
    private struct Level {
        /// The template, or -1 for a group.
        var template: Int
        /// The next step of the template, or the next content of the group, and where they end.
        var next: Int
        var end: Int
        /// Where the contents of the template's holes begin.
        var holes: Int
        /// Where the places of the template's nodes begin in `places`.
        var places: Int
        /// The node that holds what is at the top of it.
        var parent: UInt32
    }

    private let parent: UInt32
    /// The last node that was made in `parent`.
    private var previous: UInt32
    private(set) var diagnostics: [Diagnostic] = []
    private var levels: [Level] = []
    private var places: [UInt32] = []

    init(parent: UInt32, previous: UInt32) {
        self.parent = parent
        self.previous = previous
    }

    mutating func make(
        _ contents: borrowing TemplateContents, _ tree: inout TreeContent, _ created: inout [CreatedNode]
    ) {
        begin(contents.root, contents, parent, &tree, &created)
        while let level = levels.last {
            guard level.next < level.end else {
                places.removeSubrange(level.places...)
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next += 1
            guard level.template >= 0 else {
                begin(level.next, contents, level.parent, &tree, &created)
                continue
            }
            switch tree.templates[level.template].steps[level.next] {
            case .hole(let hole, let parent):
                let holder = parent < 0 ? level.parent : places[level.places + Int(parent)]
                begin(level.holes + Int(hole), contents, holder, &tree, &created)
            case .node(let index, let parent):
                let holder = parent < 0 ? level.parent : places[level.places + Int(parent)]
                let node = makeNode(Int(index), level.template, contents, level.holes, holder, &tree, &created)
                places.append(node)
            }
        }
    }

    /// Begins a content: a text is made at once, all else becomes a level.
    private mutating func begin(
        _ index: Int, _ contents: borrowing TemplateContents, _ parent: UInt32, _ tree: inout TreeContent,
        _ created: inout [CreatedNode]
    ) {
        switch contents.contents[index] {
        case .instance(let id, let holes):
            let template = Int(id.rawValue)
            levels.append(
                Level(
                    template: template, next: 0, end: tree.templates[template].steps.count, holes: holes,
                    places: places.count, parent: parent))
        case .group(let first, let count):
            levels.append(
                Level(
                    template: -1, next: first, end: first + count, holes: 0, places: places.count, parent: parent))
        case .value(let value):
            if case .json = value { reportChild(value) }
            guard value.text != nil, parent != TreeContent.top else { return }
            let text = tree.addNode(.text, type: .empty, document: NodeRecord.none, tapeIndex: 0)
            tree.setNewText(text, to: value)
            link(text, into: parent, &tree)
            created.append(CreatedNode(place: Int(text), parent: Int(parent)))
        }
    }

    /// Reports an array or object where children stand.
    private mutating func reportChild(_ value: PropValue) {
        guard diagnostics.count < Self.maximumDiagnostics else { return }
        let file = SourceFile(path: "<dynamic>", text: "")
        diagnostics.append(
            Diagnostic(
                rule: PayloadRule.child, severity: .warning,
                message: "\(value.kindName) among children shows nothing; a widget or a text is expected", file: file,
                range: file.range))
    }

    private mutating func link(_ node: UInt32, into parent: UInt32, _ tree: inout TreeContent) {
        if parent == self.parent {
            tree.link(node, into: parent, after: previous)
            previous = node
        } else {
            tree.link(node, into: parent, after: tree.nodes[Int(parent)].lastChild)
        }
    }

    private mutating func makeNode(
        _ index: Int, _ template: Int, _ contents: borrowing TemplateContents, _ holes: Int, _ parent: UInt32,
        _ tree: inout TreeContent, _ created: inout [CreatedNode]
    ) -> UInt32 {
        let source = tree.templates[template].nodes[index]
        let document = tree.templates[template].document
        var kind = source.kind
        var type = source.type
        if source.typeHole >= 0 {
            let text = contents.text(at: holes + Int(source.typeHole)) ?? ""
            type = tree.symbols.intern(text)
            if type == .empty || type == .slot { kind = .fragment }
        }
        let node = tree.addNode(kind, type: type, document: document, tapeIndex: source.tapeIndex)
        tree.changeUse(of: document, by: 1)
        tree.nodes[Int(node)].classText = source.classText
        link(node, into: parent, &tree)
        var props = tree.beginProps(of: node, count: source.props.count)
        for place in source.props {
            let prop = tree.templates[template].props[place]
            switch prop.value {
            case .tape(let index):
                tree.append(PropRecord(name: prop.name, isEdited: false, index: index), to: &props)
            case .hole(let hole):
                let index = tree.addValue(contents.propValue(at: holes + Int(hole)))
                tree.append(PropRecord(name: prop.name, isEdited: true, index: index), to: &props)
            case .composite(let composite):
                let value = tree.templates[template].composites[Int(composite)]
                let index = tree.addValue(contents.propValue(of: value, holes: holes))
                tree.append(PropRecord(name: prop.name, isEdited: true, index: index), to: &props)
            }
        }
        tree.endProps(props, of: node)
        if source.hasModifierText { tree.modifierTexts[node] = tree.templates[template].modifierTexts[index] }
        var marks = source.marks
        if source.hasNotedProps { note(template, source, node, &marks, &tree) }
        created.append(CreatedNode(place: Int(node), parent: Int(parent), marks: marks))
        return node
    }

    /// Brings what is kept about a node's props in step with what fills its holes, and with its `id`.
    private mutating func note(
        _ template: Int, _ source: TreeTemplate.Node, _ node: UInt32, _ marks: inout NodeMarks,
        _ tree: inout TreeContent
    ) {
        for place in source.props {
            let name = tree.templates[template].props[place].name
            let isDynamic = if case .tape = tree.templates[template].props[place].value { false } else { true }
            if name == .id || isDynamic && name.rawValue < Symbol.id.rawValue {
                if let value = tree.value(name, of: node) {
                    let isReported = diagnostics.count < Self.maximumDiagnostics
                    diagnostics += tree.noteAttribute(name, of: node, value, isReported: isReported)
                }
            } else if isDynamic, name == tree.templates[template].markNames.address {
                if case .string(let text) = tree.value(name, of: node) { marks.address = tree.symbols.intern(text) }
            } else if isDynamic, name == tree.templates[template].markNames.scope {
                marks.isScope = tree.value(name, of: node)?.isTrue ?? false
            }
        }
    }
}
