import Livery
import Testing

@Suite struct PathTests {
    static let page = tree(
        ##"{"type":"Column","id":"top","children":["hello",{"type":"Row","children":[{"type":"Text","id":"title"},{"type":"#slot","children":[{"type":"Text","id":"sub.title/x"},{"type":"Image"}]}]},{"type":"Text","children":["x"]}]}"##
    )

    @Test(arguments: [
        ("0", "Column"), ("0/1", "Row"), ("0/1/1", "Text"), ("0/1/2", "Image"), ("0/2", "Text"), ("Column", "Column"),
        ("Column/Row", "Row"), ("Column/Row/Text[1]", "Text"), ("Column/Text", "Text"), ("#title", "Text"),
        ("#top/1", "Row"),
        (#"#sub\.title\/x"#, "Text"), ("#top/#title", "Text"), ("0/Row/Image", "Image"), ("Column[0]/Text[0]", "Text"),
    ])
    func aPathLeadsToANode(path: String, type: String) throws {
        #expect(try Self.page.at(path).type == type)
    }

    @Test(arguments: [
        ("1", "there is no root 1: the tree has 1"), ("0/3", "there is no child 3: 'Column' at 0 has 3"),
        ("0/0", "child 0 of 'Column' at 0 is a text"),
        ("Colum", "the tree has no child 'Colum'; did you mean 'Column'?"),
        ("0/Image", "'Column' at 0 has no child 'Image'; it has 'Row', 'Text'"),
        ("0/Text/Text", "'Text' at 0/2 has no child 'Text'; it has no nodes"),
        ("0/Text[1]", "there is no 'Text[1]': 'Column' at 0 has 1 of that type"),
        ("#titel", "the tree has no node '#titel'; did you mean '#title'?"),
        ("0/2/#title", "'Text' at 0/2 has no node '#title'"),
    ])
    func aPathThatLeadsNowhereSaysWhy(path: String, message: String) throws {
        let parsed = try NodePath(parsing: path)
        #expect(Self.page.node(at: parsed) == nil)
        #expect { try Self.page.find(parsed) } throws: { ($0 as? NodePathError)?.message == message }
    }

    @Test(arguments: [
        ("", 0), ("/", 0), ("0/", 2), ("0//1", 2), ("#", 1), ("Text[", 5), ("Text[x]", 5), ("Text[1", 6),
        ("Text[1]x", 7),
        ("0x", 1), ("[1]", 3), (#"a\"#, 2), ("99999999999999999999", 0),
    ])
    func aTextThatIsNoPathSaysWhere(text: String, offset: Int) {
        #expect { try NodePath(parsing: text) } throws: { ($0 as? NodePathError)?.offset == offset }
    }

    @Test(arguments: [
        ("0/1.title", "0/1", "title"), ("#a.b.c", "#a.b", "c"), (#"#a\.b.c"#, #"#a\.b"#, "c"),
        ("Row/Text[1].on_tap", "Row/Text[1]", "on_tap"),
    ])
    func aPropPathEndsInItsProp(text: String, node: String, prop: String) throws {
        let path = try PropPath(parsing: text)
        #expect(path.node == (try NodePath(parsing: node)))
        #expect(path.prop == prop)
        #expect(try PropPath(parsing: path.description) == path)
    }

    @Test(arguments: ["0", "0.", ".x", #"#a\.b"#, ""])
    func aPropPathNeedsANodeAndAProp(text: String) {
        #expect(throws: NodePathError.self) { try PropPath(parsing: text) }
    }

    @Test(arguments: [
        NodePath.Step.id("a/b[1].c#\\"), .type("3D/View[2]", 4), .type("#slot", 0), .type("a.b", 0), .index(12),
        .id("1"),
    ])
    func aStepReadsBackFromItsText(step: NodePath.Step) throws {
        #expect(try NodePath(parsing: NodePath([step]).description).steps == [step])
    }

    @Test func theFirstOfSeveralWithAnIDIsFound() throws {
        let tree = tree(
            #"{"type":"A","children":[{"type":"B","children":[{"type":"C","id":"x"}]},{"type":"D","id":"x"}]}"#)
        #expect(try tree.at("#x").type == "C")
        #expect(try tree.at("0/0/#x").type == "C")
        #expect(try tree.node(at: NodePath(parsing: "0/1/#x")) == nil)
    }
}

@Suite struct IdentityTests {
    @Test(arguments: [
        (
            ##"{"type":"A","id":"x","children":["t",{"type":"B"},{"type":"#slot","children":[{"type":"B"}]}]}"##,
            ["x", "B@0/1", "B@0/2"]
        ),
        (#"[{"type":"A","id":"x"},{"type":"A","id":"x"},{"type":"A","id":"x"}]"#, ["x", "x#2", "x#3"]),
        // A number that an id has already is passed over, wherever that id stands.
        (#"[{"type":"A","id":"x"},{"type":"A","id":"x"},{"type":"A","id":"x#2"}]"#, ["x", "x#3", "x#2"]),
        (#"[{"type":"A"},{"type":"B","id":"A@0"}]"#, ["A@0#2", "A@0"]),
        (#"[{"type":"A","id":7},{"type":"A","id":"7"}]"#, ["7", "7#2"]),
    ])
    func everyNodeHasANameOfItsOwn(text: String, names: [String]) {
        let tree = tree(text)
        let identities = tree.identities()
        #expect(tree.preorder().map { identities[$0] } == names)
        #expect(tree.preorder().map { tree[$0].identity } == names)
        #expect(names.map { identities.node(named: $0) } == Array(tree.preorder()))
    }

    @Test func manyOfOneNameTakeLinearTime() {
        let text = "[" + repeatElement(#"{"type":"A","id":"x"}"#, count: 50_000).joined(separator: ",") + "]"
        let tree = tree(text)
        let identities = tree.identities()
        #expect(identities[tree.roots[49_999]] == "x#50000")
    }
}
