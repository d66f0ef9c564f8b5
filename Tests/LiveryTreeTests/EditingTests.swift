import Livery
import Testing

@Suite struct EditingTests {
    @Test func propsAreSetInPlaceOrAtTheEnd() throws {
        var tree = tree(#"{"type":"A","x":"1","y":"2"}"#)
        let id = tree.roots[0]
        try tree.setProp("x", of: id, to: .number(PropNumber(3)))
        try tree.setProp("z", of: id, to: .bool(true))
        try tree.setProp("x", of: id, to: .string("4"))
        #expect(tree.text() == #"{"type":"A","x":"4","y":"2","z":true,"children":[]}"#)
        #expect(tree[id].prop(named: "x")?.valueRange == nil)
        #expect(tree[id].prop(named: "y")?.valueRange != nil)
        #expect(try tree.removeProp("x", of: id))
        #expect(try !tree.removeProp("x", of: id))
        #expect(tree.text() == #"{"type":"A","y":"2","z":true,"children":[]}"#)
    }

    @Test func aCopyKeepsWhatItHad() throws {
        let before = tree(#"{"type":"A","x":"1","children":["a"]}"#)
        var after = before
        try after.setProp("x", of: after.roots[0], to: .string("2"))
        try after.insert(text: .string("b"), at: .end(of: after.roots[0]))
        #expect(before.text() == #"{"type":"A","x":"1","children":["a"]}"#)
        #expect(after.text() == #"{"type":"A","x":"2","children":["a","b"]}"#)
    }

    @Test func attributesFollowEdits() throws {
        var tree = tree(#"{"type":"A","class":"a","style":"bold()","modifiers":"[1]","id":"x"}"#)
        let id = tree.roots[0]
        try tree.setProp("class", of: id, to: .string("b c"))
        try tree.setProp("style", of: id, to: .string("italic()"))
        try tree.setProp("modifiers", of: id, to: .string("[2]"))
        try tree.setProp("id", of: id, to: .string("y"))
        #expect(tree[id].classNames.map(\.name) == ["b", "c"])
        #expect(tree[id].style?.text == "italic()")
        #expect(tree[id].style?.location(of: SourceRange(0, 6)).text == "italic")
        #expect(tree[id].modifiers?.value[0]?.integer == 2)
        #expect(try tree.at("#y").id == id)
        #expect(tree.node(at: NodePath([.id("x")])) == nil)
        for name in ["class", "style", "modifiers", "id"] { try tree.removeProp(name, of: id) }
        #expect(tree[id].classNames.isEmpty)
        #expect(tree[id].style == nil)
        #expect(tree[id].modifiers == nil)
        #expect(tree[id].serverID == nil)
    }

    @Test(arguments: [
        ("class", "7", "expected a string or an array of strings as the 'class' of 'A' at 0, found a number"),
        ("style", "[]", "expected a string as the 'style' of 'A' at 0, found an array"),
        ("modifiers", "{}", "expected an array as the 'modifiers' of 'A' at 0, found an object"),
        ("modifiers", #""7""#, "expected the JSON text of an array in 'modifiers', found a number"),
        ("id", "true", "expected a string or a number as the 'id' of 'A' at 0, found a boolean"),
    ])
    func aWrongValueOfAnAttributeIsReported(name: String, value: String, message: String) throws {
        var tree = tree(#"{"type":"A"}"#)
        let diagnostics = try tree.setProp(name, of: tree.roots[0], to: PropValue(try json(value)))
        #expect(diagnostics.map(\.message) == [message])
        #expect(tree[tree.roots[0]].value(of: name) == PropValue(try json(value)))
    }

    static let page = ##"{"type":"A","children":["x",{"type":"#slot","children":[{"type":"B"},{"type":"C"}]},"y"]}"##

    @Test(arguments: [
        (0, #"["new","x","B","C","y"]"#), (1, #"["x","new","B","C","y"]"#), (2, #"["x","B","new","C","y"]"#),
        (3, #"["x","B","C","new","y"]"#), (4, #"["x","B","C","y","new"]"#),
    ])
    func aPositionCountsWhatReadersSee(position: Int, children: String) throws {
        var tree = tree(Self.page)
        let root = tree.roots[0]
        try tree.insert(try json(#""new""#), at: .at(position, in: root))
        let found = tree[root].children.map { child in
            switch child {
            case .node(let id): tree[id].type
            case .text(let text): text.text
            }
        }
        #expect(found == (try json(children)).elements.map { $0.string ?? "" })
        // At the edge of a slot the node goes outside.
        #expect(
            tree[tree[root].ownChildren.first { tree[$0].isFragment } ?? root].ownChildren.count
                == (position == 2 ? 3 : 2))
    }

    @Test func anArrayInsertsAllThatItHolds() throws {
        var tree = tree(#"{"type":"A","children":["x","y"]}"#)
        let (inserted, diagnostics) = try tree.insert(
            try json(##"[{"type":"B","children":["b"]},[["c"],null],{"type":"#slot","children":["d"]}]"##),
            at: .at(1, in: tree.roots[0]))
        #expect(inserted.map { tree[$0].type } == ["B", "", "#slot"])
        #expect(tree.text() == #"{"type":"A","children":["x",{"type":"B","children":["b"]},"c","d","y"]}"#)
        #expect(diagnostics.map(\.message) == ["null among the children of 'A' at 0 shows nothing; remove it"])
    }

    @Test func anInsertedDuplicateIDIsReported() throws {
        var tree = tree(#"{"type":"A","id":"x"}"#)
        let (_, diagnostics) = try tree.insert(try json(#"{"type":"B","id":"x"}"#), at: .end(of: tree.roots[0]))
        #expect(diagnostics.map(\.message) == ["the id 'x' of 'B' at 0/0 is also that of 'A' at 0"])
        #expect(tree.preorder().map { tree[$0].identity } == ["x", "x#2"])
    }

    @Test func childrenAreReplaced() throws {
        var tree = tree(Self.page)
        let root = tree.roots[0]
        let slot = tree[root].ownChildren[1]
        let text = try tree.replaceChildren(of: slot, withText: .string("1"))
        #expect(tree.text() == #"{"type":"A","children":["x","1","y"]}"#)
        #expect(try tree.replaceChildren(of: slot, withText: .string("2")) == text)
        #expect(tree.nodeCount == 1)
        try tree.replaceChildren(of: slot, with: try json(#"[{"type":"D"},"z"]"#))
        #expect(!tree.contains(text))
        #expect(tree.text() == #"{"type":"A","children":["x",{"type":"D","children":[]},"z","y"]}"#)
        try tree.replaceText(tree[slot].ownChildren[1], with: .bool(false))
        #expect(tree.text() == #"{"type":"A","children":["x",{"type":"D","children":[]},false,"y"]}"#)
    }

    @Test func movesKeepIdentifiers() throws {
        var tree = tree(#"{"type":"A","children":[{"type":"B","children":[{"type":"C"}]},{"type":"D"},"x"]}"#)
        let (b, c, d) = (try tree.at("0/0").id, try tree.at("0/0/0").id, try tree.at("0/1").id)
        try tree.move(b, to: .after(d))
        #expect(tree.preorder().map { tree[$0].type } == ["A", "D", "B", "C"])
        try tree.move(d, to: .start(of: c))
        #expect(
            tree.text()
                == #"{"type":"A","children":[{"type":"B","children":[{"type":"C","children":[{"type":"D","children":[]}]}]},"x"]}"#
        )
        try tree.move(d, to: .end(of: tree.top))
        #expect(tree.roots.count == 2)
        try tree.move(b, to: .after(b))
        try tree.move(b, to: .before(b))
        try tree.move(b, to: .at(2, in: tree.roots[0]))
        #expect(tree[tree.roots[0]].children.map { if case .node = $0 { true } else { false } } == [false, true])
    }

    @Test func whatIsRemovedIsGoneForGood() throws {
        var tree = tree(#"{"type":"A","children":[{"type":"B","id":"b","children":[{"type":"C"}]}]}"#)
        let (b, c) = (try tree.at("#b").id, try tree.at("0/0/0").id)
        try tree.remove(b)
        try tree.insert(try json(#"[{"type":"D"},{"type":"E"},{"type":"F"}]"#), at: .end(of: tree.roots[0]))
        #expect(!tree.contains(b))
        #expect(!tree.contains(c))
        #expect(tree.node(at: NodePath([.id("b")])) == nil)
        #expect(throws: TreeEditError.noSuchNode) { try tree.remove(b) }
        #expect(throws: TreeEditError.noSuchNode) { try tree.setProp("x", of: c, to: .null) }
        #expect(throws: TreeEditError.noSuchNode) { try tree.insert(text: .bool(true), at: .after(b)) }
    }

    @Test func editsThatCantBeMadeChangeNothing() throws {
        var tree = tree(#"{"type":"A","children":["x",{"type":"B"}]}"#)
        let before = tree.text()
        let (root, b) = (tree.roots[0], try tree.at("0/1").id)
        let text = tree[root].ownChildren[0]
        #expect(throws: TreeEditError.reservedName) { try tree.setProp("type", of: b, to: .string("C")) }
        #expect(throws: TreeEditError.reservedName) { try tree.setProp("children", of: b, to: .null) }
        #expect(throws: TreeEditError.notANode) { try tree.setProp("x", of: text, to: .null) }
        #expect(throws: TreeEditError.notANode) { try tree.insert(text: .bool(true), at: .end(of: text)) }
        #expect(throws: TreeEditError.notANode) { try tree.insert(text: .bool(true), at: .end(of: tree.top)) }
        #expect(throws: TreeEditError.notANode) { try tree.move(text, to: .start(of: tree.top)) }
        #expect(throws: TreeEditError.notAText) { try tree.replaceText(b, with: .bool(true)) }
        #expect(throws: TreeEditError.notTextValue) { try tree.replaceText(text, with: .null) }
        #expect(throws: TreeEditError.cycle) { try tree.move(root, to: .end(of: b)) }
        #expect(throws: TreeEditError.cycle) { try tree.move(root, to: .end(of: root)) }
        #expect(throws: TreeEditError.cycle) { try tree.remove(tree.top) }
        #expect(throws: TreeEditError.noSuchPosition(count: 2)) { try tree.move(b, to: .at(3, in: root)) }
        #expect(throws: TreeEditError.noSuchPosition(count: 2)) {
            try tree.insert(text: .bool(true), at: .at(-1, in: root))
        }
        #expect(tree.text() == before)
    }

    @Test func editsWithoutEndNeedNoMemoryWithoutEnd() throws {
        var tree = tree(#"{"type":"A","children":[]}"#)
        let root = tree.roots[0]
        for round in 0..<20_000 {
            let item = try json(#"{"type":"B","id":"\#(round)","children":["x",{"type":"C","class":"c"}]}"#)
            let node = try tree.insert(item, at: .end(of: root)).inserted[0]
            for prop in 0..<(round % 9) { try tree.setProp("p\(prop)", of: node, to: .string("v")) }
            if round >= 10 { try tree.remove(tree[root].childNodes[0]) }
        }
        #expect(tree.nodeCount == 21)
        #expect(tree.storageCount < 60)
    }
}
