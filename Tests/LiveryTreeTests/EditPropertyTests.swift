import Livery
import Testing

/// Random edits of a tree and of a plain model: after each, the tree is as a fresh reading of the model's JSON.
@Suite struct EditPropertyTests {
    final class Model {
        enum Content {
            case widget(String)
            case slot
            case text(String)
        }

        var content: Content
        var props: [(name: String, json: String)] = []
        var children: [Model] = []
        weak var parent: Model?
        var id: NodeID?

        init(_ content: Content) { self.content = content }

        var json: String {
            let type: String
            switch content {
            case .text(let json): return json
            case .widget(let name): type = name
            case .slot: type = "#slot"
            }
            let props = props.map { #""\#($0.name)":\#($0.json),"# }.joined()
            return #"{"type":"\#(type)",\#(props)"children":[\#(children.map(\.json).joined(separator: ","))]}"#
        }

        var isText: Bool { if case .text = content { true } else { false } }

        var all: [Model] { [self] + children.flatMap(\.all) }

        func isBelow(_ other: Model) -> Bool { self === other || parent?.isBelow(other) == true }
    }

    static let values = [
        #""red""#, "12", "-1.5e3", "true", "null", #"{"a":[1]}"#, #""qu\"ote""#, #"["a","b"]"#, #""[1,{\"x\":2}]""#,
        "[1]", "\"\"",
    ]
    static let names = ["tint", "class", "style", "modifiers", "id", "az", "w", "h"]

    struct Generator {
        var random: SeededGenerator

        mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

        mutating func model(depth: Int) -> Model {
            switch number(depth == 0 ? 2 : 6) {
            case 0: return Model(.text(pick([#""a""#, "1", "true", #""\u00e9""#])))
            case 5: return filled(Model(.slot), depth)
            default: return filled(Model(.widget(pick(["Column", "Row", "Text"]))), depth)
            }
        }

        mutating func filled(_ model: Model, _ depth: Int) -> Model {
            for name in EditPropertyTests.names where number(4) == 0 {
                model.props.append((name, name == "id" ? #""n\#(number(30))""# : pick(EditPropertyTests.values)))
            }
            guard depth > 0 else { return model }
            for _ in 0..<number(4) {
                let child = self.model(depth: depth - 1)
                child.parent = model
                model.children.append(child)
            }
            return model
        }
    }

    @Test(arguments: 0..<8)
    func editsEqualAFreshReading(seed: UInt64) throws {
        var generator = Generator(random: SeededGenerator(state: seed))
        let root = generator.filled(Model(.widget("Column")), 4)
        var tree = tree(root.json)
        try assignIDs(root, tree.roots[0], in: tree)
        for step in 0..<80 {
            try edit(&tree, root, &generator)
            let fresh = WidgetTree.reading(SourceFile(path: "page.json", text: root.json))
            guard tree.summary == fresh.summary, tree.text(keepsSlots: true) == fresh.text(keepsSlots: true),
                tree.nodeCount == fresh.nodeCount
            else {
                #expect(tree.summary == fresh.summary, "step \(step)")
                #expect(tree.text(keepsSlots: true) == fresh.text(keepsSlots: true), "step \(step)")
                #expect(tree.nodeCount == fresh.nodeCount, "step \(step)")
                return
            }
        }
    }

    private func assignIDs(_ model: Model, _ id: NodeID, in tree: WidgetTree) throws {
        model.id = id
        guard !model.isText else { return }
        let children = tree[id].ownChildren
        try #require(children.count == model.children.count)
        for (child, id) in zip(model.children, children) { try assignIDs(child, id, in: tree) }
    }

    private func edit(_ tree: inout WidgetTree, _ root: Model, _ generator: inout Generator) throws {
        let model = generator.pick(root.all)
        let id = try #require(model.id)
        switch generator.number(7) {
        case 0, 1:
            guard !model.isText else { return }
            let name = generator.pick(Self.names)
            let value = name == "id" ? #""n\#(generator.number(30))""# : generator.pick(Self.values)
            try tree.setProp(name, of: id, to: PropValue(try json(value)))
            if let index = model.props.firstIndex(where: { $0.name == name }) {
                model.props[index].json = value
            } else {
                model.props.append((name, value))
            }
        case 2:
            guard !model.isText else { return }
            let name = generator.pick(Self.names)
            let removed = try tree.removeProp(name, of: id)
            #expect(removed == model.props.contains { $0.name == name })
            model.props.removeAll { $0.name == name }
        case 3:
            guard !model.isText else { return }
            let added = generator.model(depth: 2)
            let index = generator.number(model.children.count + 1)
            let position: TreePosition
            switch (index, generator.number(2)) {
            case (0, _): position = .start(of: id)
            case (model.children.count, 0): position = .end(of: id)
            case (let index, 1): position = .after(try #require(model.children[index - 1].id))
            case (let index, _): position = .before(try #require(model.children[index].id))
            }
            let inserted = try tree.insert(try json(added.json), at: position).inserted
            added.parent = model
            model.children.insert(added, at: index)
            try assignIDs(added, try #require(inserted.first), in: tree)
        case 4:
            guard model !== root else { return }
            try tree.remove(id)
            model.parent?.children.removeAll { $0 === model }
        case 5:
            let target = generator.pick(root.all)
            guard model !== root, !target.isText, !target.isBelow(model) else { return }
            try tree.move(id, to: .end(of: try #require(target.id)))
            model.parent?.children.removeAll { $0 === model }
            model.parent = target
            target.children.append(model)
        default:
            if model.isText {
                try tree.replaceText(id, with: .string("new"))
                model.content = .text(#""new""#)
            } else if generator.number(4) == 0 {
                let text = try tree.replaceChildren(of: id, withText: .number(PropNumber(5)))
                let child = Model(.text("5"))
                child.id = text
                child.parent = model
                model.children = [child]
            }
        }
    }
}
