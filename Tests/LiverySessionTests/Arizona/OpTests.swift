import LiverySession
import LiveryTree
import Testing

@Suite struct OpTests {
    private func page(_ keys: [String] = []) -> WireFixture {
        var fixture = WireFixture()
        fixture.receive("{\"o\":[\(Page.replace(keys))]}")
        return fixture
    }

    /// The texts of the items in order.
    private func items(_ fixture: WireFixture) -> [String] {
        let tree = fixture.wire.page.tree
        return tree.preorder().filter { tree[$0].type == "Row" }.map { tree[$0].textContent }
    }

    @Test func aPageReplacesTheOneBefore() {
        var fixture = page(["a"])
        #expect(
            fixture.tree
                == #"{"type":"Column","az":"P-0","az_view":true,"id":"page","children":[{"type":"Text","az":"P-1","children":["T"]},{"type":"Row","az":"I-0","az_key":"a","hue":"h","children":["A"]}]}"#
        )
        #expect(fixture.registry == ["page": ["I-0", "I-0t0", "P-0", "P-0t1", "P-1", "P-1t0"]])
        #expect(fixture.apply(Page.replace(id: "next")) == [])
        #expect(fixture.wire.views.map(\.id) == ["next"])
        #expect(fixture.registry == ["next": ["P-0", "P-0t1", "P-1", "P-1t0"]])
    }

    @Test(arguments: [
        (#""new""#, #"["new"]"#), ("5", "[5]"), ("true", "[true]"), ("null", "[]"), (#""""#, #"[""]"#),
        (#"{"f":"I","d":["k","h","x"]}"#, #"[{"type":"Row","az":"I-0","az_key":"k","hue":"h","children":["x"]}]"#),
        (#"{"t":0,"f":"I","d":[]}"#, "[]"),
    ])
    func aSlotGetsWhatAPayloadHolds(_ payload: String, _ children: String) {
        var fixture = page()
        #expect(fixture.apply(#"[0,"page:P-1t0",\#(payload)]"#) == [])
        #expect(fixture.tree.contains(#"{"type":"Text","az":"P-1","children":\#(children)}"#))
    }

    @Test(arguments: [
        ("-1", ["A", "B", "C", "N"]), ("0", ["N", "A", "B", "C"]), ("1", ["A", "N", "B", "C"]),
        ("3", ["A", "B", "C", "N"]),
        ("99", ["A", "B", "C", "N"]), ("1e99", ["A", "B", "C", "N"]), ("-1e999", ["A", "B", "C", "N"]),
        ("99999999999999999999", ["A", "B", "C", "N"]),
    ])
    func anItemGoesToItsPosition(_ position: String, _ expected: [String]) {
        var fixture = page(["a", "b", "c"])
        #expect(fixture.apply(Page.insert("n", at: position)) == [])
        #expect(items(fixture) == expected)
    }

    @Test(arguments: [
        ("a", "null", ["A", "B", "C"]), ("c", "null", ["C", "A", "B"]), ("a", #""c""#, ["B", "C", "A"]),
        ("c", #""a""#, ["A", "C", "B"]), ("a", #""gone""#, ["B", "C", "A"]), ("a", #""a""#, ["B", "C", "A"]),
        ("gone", "null", ["A", "B", "C"]), ("c", #""gone""#, ["A", "B", "C"]),
    ])
    func anItemMovesBehindAnother(_ key: String, _ after: String, _ expected: [String]) {
        var fixture = page(["a", "b", "c"])
        #expect(fixture.apply(#"[9,"page:P-0t1","\#(key)",\#(after)]"#) == [])
        #expect(items(fixture) == expected)
    }

    @Test func anItemGoesWithItsAddressesAndNoOthers() {
        var fixture = page(["a", "b"])
        #expect(fixture.apply(#"[6,"page:P-0t1","b"]"#, #"[6,"page:P-0t1","gone"]"#) == [])
        #expect(items(fixture) == ["A"])
        // The last one indexed had the address; it isn't there any more, and the other one is found by its key.
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[0,"I-0t0","x"]]]"#) == [])
        #expect(items(fixture) == ["x"])
        #expect(fixture.apply(#"[6,"page:P-0t1","a"]"#) == [])
        #expect(fixture.registry == ["page": ["P-0", "P-0t1", "P-1", "P-1t0"]])
    }

    @Test func positionsInALongListAreThoseOfTheList() {
        var fixture = page((0..<2000).map { "k\($0)" })
        var model = (0..<2000).map { "K\($0)" }
        for step in 0..<300 {
            let position = (step * 7919) % model.count
            #expect(fixture.apply(Page.insert("n\(step)", at: "\(position)")) == [])
            model.insert("N\(step)", at: position)
            let gone = model.remove(at: (step * 104_729) % model.count)
            #expect(fixture.apply(#"[6,"page:P-0t1","\#(gone.lowercased())"]"#) == [])
        }
        #expect(items(fixture) == model)
    }

    @Test func propsAreSetAndRemoved() {
        var fixture = page()
        #expect(fixture.apply(#"[1,"page:P-1","bold","true"]"#, #"[1,"page:P-1","on_tap",[0,"go"]]"#) == [])
        #expect(fixture.tree.contains(#""az":"P-1","bold":"true","on_tap":[0,"go"]"#))
        #expect(fixture.apply(#"[2,"page:P-1","bold"]"#, #"[2,"page:P-1","never"]"#) == [])
        #expect(!fixture.tree.contains("bold"))
    }

    @Test func aNodeThatIsRemovedLeavesItsElement() {
        var fixture = page()
        #expect(fixture.apply(#"[4,"page:P-1t0"]"#) == [])
        #expect(fixture.raw.contains(#"{"type":"Text","az":"P-1","children":[]}"#))
        #expect(fixture.apply(#"[4,"page:P-1t0"]"#) == ["there is no node 'page:P-1t0'"])
        #expect(fixture.apply(#"[4,"page:P-0"]"#) == ["the root of the page can't be removed"])
    }

    @Test func aViewMayHaveColonsInItsId() {
        var fixture = WireFixture()
        fixture.receive("{\"o\":[\(Page.replace(id: "a:b:c"))]}")
        #expect(fixture.apply(#"[0,"a:b:c:P-1t0","x"]"#) == [])
        #expect(fixture.tree.contains(#"["x"]"#))
    }

    @Test func aChildViewHasAddressesOfItsOwn() {
        var fixture = page(["a"])
        let child = #"{"f":"P","d":["kid","K",""]}"#
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[0,"I-0t0",\#(child)]]]"#) == [])
        #expect(fixture.wire.views.map(\.id) == ["page", "kid"])
        #expect(fixture.apply(#"[0,"kid:P-1t0","L"]"#) == [])
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[["kid",[[0,"P-1t0","M"]]]]]"#) == [])
        #expect(items(fixture) == ["M"])
        #expect(fixture.apply(#"["kid",[[0,"P-1t0","N"]]]"#).count == 1)
        #expect(fixture.apply(#"[6,"page:P-0t1","a"]"#) == [])
        #expect(fixture.wire.views.map(\.id) == ["page"])
        #expect(fixture.registry["kid"] == nil)
    }

    @Test func anAddressThatAnItemHasNotStandsForTheItem() {
        var fixture = page(["a"])
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[1,"X-0","hue","new"]]]"#) == [])
        #expect(fixture.tree.contains(#""az_key":"a","hue":"new""#))
    }

    @Test func anItemIsFoundByTheKeyItHasNow() {
        var fixture = page(["a", "b"])
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[1,"I-0","az_key","z"]]]"#, #"[6,"page:P-0t1","z"]"#) == [])
        #expect(items(fixture) == ["B"])
    }

    @Test func itemsWithOneKeyAreFoundOneAfterTheOther() {
        var fixture = page(["a", "b", "a"])
        #expect(fixture.apply(#"[6,"page:P-0t1","a"]"#) == [])
        #expect(items(fixture) == ["B", "A"])
        #expect(fixture.apply(#"[6,"page:P-0t1","a"]"#, #"[6,"page:P-0t1","a"]"#) == [])
        #expect(items(fixture) == ["B"])
    }

    @Test func severalRootsOfAnItemMayLackTheCommaBetweenThem() {
        var fixture = page()
        let statics = #"["{\"type\":\"A\",\"children\":[",  "]}{\"type\":\"B\",\"children\":[", "]}"]"#
        #expect(fixture.apply(#"[0,"page:P-0t1",{"t":0,"f":"M","s":\#(statics),"d":[["1","2"],["3","4"]]}]"#) == [])
        #expect(
            fixture.tree.contains(
                #"{"type":"A","children":["1"]},{"type":"B","children":["2"]},{"type":"A","children":["3"]}"#))
    }

    @Test func aDynamicMayStandAnywhereInAProp() {
        var fixture = page()
        let statics =
            #"["{\"type\":", ",\"on_tap\":[0,\"set\",{\"v\":", ",\"w\":[", "]}],\"az\":", ",\"children\":[]}"]"#
        #expect(fixture.apply(#"[0,"page:P-1t0",{"f":"M","s":\#(statics),"d":["Go",1,"x","M-9"]}]"#) == [])
        #expect(
            fixture.tree.contains(#"{"type":"Go","on_tap":[0,"set",{"v":1,"w":["x"]}],"az":"M-9","children":[]}"#))
        #expect(fixture.apply(#"[1,"page:M-9","a","b"]"#) == [])
    }

    @Test func theLastOfAPropThatStandsTwiceCounts() {
        var fixture = page()
        let statics = #"["{\"type\":\"A\",\"x\":1,\"type\":\"B\",\"x\":", ",\"children\":[]}"]"#
        #expect(fixture.apply(#"[0,"page:P-1t0",{"f":"M","s":\#(statics),"d":["2"]}]"#) == [])
        #expect(fixture.tree.contains(#"{"type":"B","x":"2","children":[]}"#))
    }

    @Test func staticsAreKeptOfAnOpThatCantBeApplied() {
        var fixture = page()
        let payload = #"{"f":"N","s":["{\"type\":\"New\",\"children\":[]}"],"d":[]}"#
        #expect(fixture.apply(#"[0,"page:gone",\#(payload)]"#, #"[0,"page:P-1t0",{"f":"N","d":[]}]"#).count == 1)
        #expect(fixture.node("New") != nil)
    }

    @Test func whatChangedIsReported() throws {
        var fixture = page(["a", "b"])
        let tree = fixture.wire.page.tree
        let rows = tree.preorder().filter { tree[$0].type == "Row" }
        let list = try #require(tree[rows[0]].enclosing)
        let changes = fixture.receive(
            #"{"o":[[9,"page:P-0t1","b",null],[6,"page:P-0t1","a"],[1,"page:P-1","x","y"],[0,"page:P-1t0","z"]]}"#
        ).changes
        #expect(changes.count == 4)
        #expect(changes.prefix(2) == [.moved(rows[1]), .removed(rows[0], from: list)])
        let text = try #require(fixture.node("Text"))
        #expect(changes[2] == .prop(text, name: "x"))
        if case .text(let id) = changes[3] { #expect(fixture.wire.page.tree[id].isText) } else { Issue.record() }
    }

    @Test func aListThatChurnsKeepsItsSize() {
        var fixture = page((0..<10).map { "k\($0)" })
        for _ in 0..<200 { #expect(fixture.apply(Page.insert("n"), #"[6,"page:P-0t1","n"]"#) == []) }
        #expect(fixture.registry["page"] == ["P-0", "P-0t1", "P-1", "P-1t0"])
        #expect(fixture.wire.page.tree.nodeCount == 12)
    }

    /// A long list that has been asked for positions takes all other changes too.
    @Test func anOrderedListFollowsEveryKindOfChange() {
        var fixture = page((0..<300).map { "k\($0)" })
        var model = (0..<300).map { "K\($0)" }
        for step in 0..<200 {
            let place = (step * 7919) % model.count
            let key = model[place].lowercased()
            switch step % 5 {
            case 0:
                #expect(fixture.apply(Page.insert("n\(step)", at: "\(place)")) == [])
                model.insert("N\(step)", at: place)
            case 1:
                let moved = model.remove(at: place)
                let after = step % 2 == 0 ? nil : model[(place * 31) % model.count]
                #expect(
                    fixture.apply(#"[9,"page:P-0t1","\#(key)",\#(after.map { "\"\($0.lowercased())\"" } ?? "null")]"#)
                        == [])
                model.insert(moved, at: after.flatMap { model.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
            case 2:
                #expect(fixture.apply(#"[7,"page:P-0t1","\#(key)",[[4,"I-0"]]]"#) == [])
                model.remove(at: place)
            case 3:
                #expect(
                    fixture.apply(
                        #"[7,"page:P-0t1","\#(key)",[[1,"I-0","az_key","z\#(step)"],[0,"I-0t0","Z\#(step)"]]]"#) == [])
                model[place] = "Z\(step)"
            default:
                #expect(fixture.apply(#"[6,"page:P-0t1","\#(key)"]"#) == [])
                model.remove(at: place)
            }
        }
        #expect(items(fixture) == model)
        #expect(
            fixture.apply(#"[0,"page:P-0t1",{"t":0,"f":"I","d":[["k","h","K"]]}]"#, Page.insert("n", at: "0")) == [])
        #expect(items(fixture) == ["N", "K"])
    }
}
