import Livery
import Testing

/// Trees of a real server, as its reference client holds them: with slots (`raw`) and as a user sees them.
@Suite struct FixtureTests {
    static let names = ["menu", "list", "nested", "multi", "grid", "conditional", "nest"]

    @Test(arguments: names + ["big"])
    func aRecordedTreeWritesBackAsItWas(name: String) throws {
        let file = try fixture("\(name).json")
        let tree = WidgetTree.reading(file)
        #expect(tree.diagnostics.isEmpty)
        var writer = JSONWriter()
        writer.value(try #require(JSONDocument(reading: file).root))
        #expect(tree.text() == writer.text)
    }

    @Test(arguments: names)
    func aTreeWithSlotsLooksAsTheReferenceClientShowsIt(name: String) throws {
        let raw = WidgetTree.reading(try fixture("\(name).raw.json"))
        #expect(raw.diagnostics.isEmpty)
        let flat = WidgetTree.reading(try fixture("\(name).json"))
        #expect(raw.text() == flat.text())
        #expect(raw.summary == flat.summary)
        #expect(raw.nodeCount == flat.nodeCount)
    }

    @Test(arguments: names + ["big"])
    func everyPathLeadsBackToItsNode(name: String) throws {
        let tree = WidgetTree.reading(try fixture("\(name).json"))
        let identities = tree.identities()
        for id in tree.preorder().prefix(500) {
            let path = tree.path(of: id)
            #expect(tree.node(at: path) == id)
            #expect(try NodePath(parsing: path.description) == path)
            #expect(identities[id].flatMap(identities.node) == id)
            if let server = tree[id].serverID { #expect(tree.node(at: NodePath([.id(server)])) == id) }
        }
        #expect(tree.preorder().reduce(0) { count, _ in count + 1 } == tree.nodeCount)
    }

    @Test func aListOfAThousandItemsHasThemAll() throws {
        let tree = WidgetTree.reading(try fixture("big.json"))
        #expect(tree[tree.roots[0]].childNodes.count >= 900)
        #expect(tree[tree.roots[0]].childNodes.allSatisfy { tree[$0].value(of: "az") == .string("60QOF9-0") })
    }
}
