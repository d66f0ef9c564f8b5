import LiverySession
import LiveryTree
import Testing

@Suite struct WireStylingTests {
    private static let sheet = """
        "row" do
          opacity(attr("hue"))
        end
        "wide" do
          padding(8)
        end
        """

    /// A page with an item whose hue is a number and whose class is given.
    private func page(class name: String) -> WireFixture {
        var fixture = WireFixture(Self.sheet)
        let item = Page.itemStatics.replacing(#"\"az_key\""#, with: #"\"class\":\"\#(name)\",\"az_key\""#)
        fixture.receive(
            "{\"o\":[\(Page.replace(["a"]).replacing(Page.itemStatics, with: item).replacing(#""h""#, with: #""0.5""#))]}"
        )
        return fixture
    }

    private func modifiers(_ fixture: WireFixture) -> [String] {
        fixture.node("Row").map { fixture.wire.page.modifiers(of: $0).map(\.description) } ?? []
    }

    @Test func whatComesInIsStyled() throws {
        var fixture = page(class: "row")
        #expect(modifiers(fixture) == ["opacity(0.5)"])
        let update = fixture.receive(#"{"o":[\#(Page.insert("b").replacing(#""h""#, with: #""0.25""#))]}"#)
        let tree = fixture.wire.page.tree
        let rows = tree.preorder().filter { tree[$0].type == "Row" }
        #expect(update.restyled == [rows[1]])
        #expect(fixture.wire.page.modifiers(of: rows[1]).map(\.description) == ["opacity(0.25)"])
    }

    @Test func aPropThatIsReadRestylesItsNode() throws {
        var fixture = page(class: "row")
        let update = fixture.receive(#"{"o":[[7,"page:P-0t1","a",[[1,"I-0","hue","0.75"],[1,"I-0","other","x"]]]]}"#)
        #expect(update.restyled == [try #require(fixture.node("Row"))])
        #expect(modifiers(fixture) == ["opacity(0.75)"])
        #expect(fixture.receive(#"{"o":[[1,"page:P-1","hue","1"],[0,"page:P-1t0","x"]]}"#).restyled == [])
    }

    @Test func aClassThatChangesRestylesItsNode() throws {
        var fixture = page(class: "row")
        let update = fixture.receive(#"{"o":[[7,"page:P-0t1","a",[[1,"I-0","class","wide row"]]]]}"#)
        #expect(update.restyled == [try #require(fixture.node("Row"))])
        #expect(modifiers(fixture) == ["padding(8)", "opacity(0.5)"])
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[2,"I-0","class"]]]"#) == [])
        #expect(modifiers(fixture) == [])
    }

    @Test func aDynamicMayBeAClassOrAnIdOrAStyle() throws {
        var fixture = page(class: "row")
        let statics = #"["{\"type\":\"Box\",\"id\":",",\"class\":",",\"style\":",",\"children\":[]}"]"#
        #expect(fixture.apply(#"[0,"page:P-1t0",{"f":"B","s":\#(statics),"d":["box","wide","bold()"]}]"#) == [])
        let box = try #require(fixture.node("Box"))
        #expect(fixture.wire.page.modifiers(of: box).map(\.description) == ["bold()", "padding(8)"])
        #expect(fixture.wire.page.tree[box].serverID == "box")
        #expect(fixture.apply(#"[0,"page:P-1t0",{"f":"B","d":["box",[1],"bold()"]}]"#).count == 1)
    }

    @Test func aNodeThatComesInWithAnotherIsStyledOnce() {
        var fixture = page(class: "row")
        let item = { (key: String) in #"{"f":"I","d":["\#(key)","0.5",""]}"# }
        let update = fixture.receive(
            #"{"o":[[0,"page:P-1t0",\#(item("x"))],[0,"page:I-0t0",\#(item("y"))],[0,"page:I-0t0",\#(item("z"))]]}"#)
        #expect(update.restyled.count == 3)
        #expect(Set(update.restyled).count == 3)
    }

    @Test func slotsHaveNoModifiersWhoeverHadTheirPlace() throws {
        var fixture = page(class: "row")
        let row = try #require(fixture.node("Row"))
        #expect(fixture.apply(#"[6,"page:P-0t1","a"]"#) == [])
        #expect(fixture.wire.page.modifiers(of: row).isEmpty)
        #expect(fixture.wire.page.diagnostics(of: row).isEmpty)
        let slots =
            ##"["{\"type\":\"Box\",\"children\":[{\"type\":\"#slot\",\"az\":\"B-1\",\"children\":[]},{\"type\":\"#slot\",\"az\":\"B-2\",\"children\":[]}]}"]"##
        #expect(fixture.apply(#"[0,"page:P-1t0",{"f":"B","s":\#(slots),"d":[]}]"#) == [])
        for address in ["B-1", "B-2"] {
            let update = fixture.receive(#"{"o":[[1,"page:\#(address)","hue","0.1"]]}"#)
            #expect(update.restyled.isEmpty)
        }
        for slot in fixture.wire.registry["page", default: [:]].values where fixture.wire.page.tree[slot].isFragment {
            #expect(fixture.wire.page.modifiers(of: slot).isEmpty)
        }
    }
}
