import LiveryJSON
import LiverySession
import LiverySource
import LiveryTree
import Testing

/// What can't be applied costs itself and says where it stands.
@Suite struct FaultTests {
    private func page() -> WireFixture {
        var fixture = WireFixture()
        fixture.receive("{\"o\":[\(Page.replace(["a"]))]}")
        return fixture
    }

    @Test(arguments: [
        ("5", "/o/0", ArizonaRule.op, "expected an op: an array of a code, a target and its arguments"),
        ("[]", "/o/0", ArizonaRule.op, "expected an op: an array of a code, a target and its arguments"),
        (#"[0,"page:P-1t0"]"#, "/o/0", ArizonaRule.op, "expected 2 arguments of the op 0, found 1"),
        (#"[0,7,"x"]"#, "/o/0/1", ArizonaRule.op, "expected the target of the op, a string"),
        (#"[null,"page:P-0","x"]"#, "/o/0/0", ArizonaRule.op, "expected the code of an op, a number"),
        (#"[3,"page:P-0","x"]"#, "/o/0/0", ArizonaRule.unknownOp, "native clients have no op with the code 3"),
        (#"[10,"page:P-0t1",[]]"#, "/o/0/0", ArizonaRule.unknownOp, "native clients have no op with the code 10"),
        (#"[1e99,"page:P-0",0]"#, "/o/0/0", ArizonaRule.unknownOp, "native clients have no op with the code 1e99"),
        (#"[0,"page:P-9","x"]"#, "/o/0/1", ArizonaRule.target, "there is no node 'page:P-9'"),
        (#"[0,"nobody:P-0","x"]"#, "/o/0/1", ArizonaRule.target, "there is no node 'nobody:P-0'"),
        (#"[0,"P-0","x"]"#, "/o/0/1", ArizonaRule.target, "there is no node 'P-0'"),
        (#"[1,"page:P-0",5,"x"]"#, "/o/0/2", ArizonaRule.op, "expected the name of a prop, a string"),
        (#"[1,"page:P-0","type","x"]"#, "/o/0/2", ArizonaRule.op, "'type' can't be changed as a prop"),
        (#"[5,"page:P-0t1","n","x",{}]"#, "/o/0/3", ArizonaRule.op, "expected the position of an item, a number"),
        (#"[5,"page:P-0t1",{},0,{}]"#, "/o/0/2", ArizonaRule.op, "expected the key of an item, a string"),
        (#"[7,"page:P-0t1","gone",[]]"#, "/o/0/2", ArizonaRule.target, "there is no item with the key 'gone'"),
        (#"[7,"page:P-0t1","a",{}]"#, "/o/0/3", ArizonaRule.op, "expected an array of ops"),
        (
            #"[7,"page:P-0t1","a",[[1]]]"#, "/o/0/3/0", ArizonaRule.op,
            "expected an op: an array of a code, a target and its arguments"
        ),
        (#"[7,"page:P-0t1","a",[["kid",[]]]]"#, "/o/0/3/0/0", ArizonaRule.target, "there is no view 'kid'"),
        (#"[9,"page:P-0t1","a",{}]"#, "/o/0/3", ArizonaRule.op, "expected the key of an item or null"),
        (
            #"[0,"page:P-1t0",{"f":"Z","d":[]}]"#, "/o/0/2/f", ArizonaRule.fingerprint,
            "the statics of the fingerprint 'Z' were never sent"
        ),
        (#"[0,"page:P-1t0",{"d":[]}]"#, "/o/0/2", ArizonaRule.payload, "expected the fingerprint 'f' of a template"),
        (#"[0,"page:P-1t0",{"f":"I"}]"#, "/o/0/2", ArizonaRule.payload, "expected an array of dynamics as 'd'"),
        (
            #"[0,"page:P-1t0",{"f":"I","d":["x"]}]"#, "/o/0/2/d", ArizonaRule.payload,
            "expected 3 dynamics for these statics, found 1"
        ),
        (
            #"[0,"page:P-1t0",{"t":0,"f":"I","d":[5]}]"#, "/o/0/2/d/0", ArizonaRule.payload,
            "expected an array of dynamics as the item of a list"
        ),
        (
            #"[0,"page:P-1t0",{"t":1e400,"f":"I","d":[]}]"#, "/o/0/2/t", ArizonaRule.payload,
            "expected 0, a list, as the kind 't' of the payload"
        ),
        (#"[8,"page","text"]"#, "/o/0/2", ArizonaRule.payload, "expected a template as the new page"),
        (
            #"[0,"page:P-1t0",{"f":"B","s":"x","d":[]}]"#, "/o/0/2/s", ArizonaRule.statics,
            "expected an array of strings as the statics 's'"
        ),
        (
            #"[0,"page:P-1t0",{"f":"B","s":["{\"a"," b\"}"],"d":[1]}]"#, "/o/0/2/f", ArizonaRule.statics,
            "the statics of the fingerprint 'B' make no JSON value"
        ),
        (
            #"[0,"page:P-1t0",{"f":"B","s":["{"],"d":[]}]"#, "/o/0/2/f", ArizonaRule.statics,
            "the statics of the fingerprint 'B' make no JSON value"
        ),
    ])
    func anOpThatCantBeAppliedCostsItself(_ op: String, _ path: String, _ rule: String, _ message: String) throws {
        var fixture = page()
        let before = fixture.tree
        let update = fixture.receive(#"{"o":[\#(op),[1,"page:P-1","after","yes"]]}"#)
        let found = try #require(
            update.diagnostics.first { $0.diagnostic.message == message },
            "\(update.diagnostics.map(\.diagnostic.message))")
        #expect(found.path == path)
        #expect(found.diagnostic.rule == rule)
        #expect(found.frame == 2)
        #expect(found.op == (path.hasSuffix("/s") ? nil : 0))
        #expect(fixture.tree == before.replacing(#""az":"P-1""#, with: #""az":"P-1","after":"yes""#))
    }

    @Test(arguments: ["", "{", "nonsense", "[1]", "5", "\u{0}", #"{"o":5}"#, #"{"o":[],"e":{}}"#, "{\"o\":[[0"])
    func aFrameThatCantBeReadCostsItself(_ frame: String) {
        var fixture = page()
        let before = fixture.tree
        let update = fixture.receive(frame)
        #expect(!update.diagnostics.isEmpty)
        #expect(update.changes.isEmpty)
        #expect(fixture.tree == before)
        #expect(fixture.apply(#"[0,"page:P-1t0","x"]"#) == [])
    }

    @Test func bytesThatArentUTF8AreReported() {
        var fixture = page()
        #expect(!fixture.wire.receive(.text([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])).diagnostics.isEmpty)
    }

    @Test func theReplyToAHeartbeatIsNothingElse() {
        var fixture = page()
        let update = fixture.receive("1")
        #expect(update.isHeartbeatReply)
        #expect(update.diagnostics.isEmpty)
        #expect(!fixture.receive("{}").isHeartbeatReply)
        #expect(fixture.wire.receive(.binary([1, 2])).diagnostics.isEmpty)
    }

    @Test func mistakesOfOneFrameAreCappedAndCounted() {
        var fixture = page()
        let messages = fixture.apply(Array(repeating: "5", count: 1000).joined(separator: ","))
        #expect(messages.count == 101)
        #expect(messages.last == "900 more mistakes in this frame")
    }

    @Test func opsInOpsHaveALimit() {
        var fixture = page()
        var op = #"[1,"I-0","x","y"]"#
        for _ in 0..<60 { op = #"["page",[\#(op)]]"# }
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[\#(op)]]"#) == ["ops stand in ops more than 32 deep"])
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[1,"I-0","x","y"]]]"#) == [])
    }

    @Test func aSmallFrameCantMakeAHugeTree() {
        var limits = ArizonaLimits()
        limits.maximumNodes = 1000
        var fixture = WireFixture(limits: limits)
        fixture.receive("{\"o\":[\(Page.replace(["a"]))]}")
        let before = fixture.tree
        let items = Array(repeating: #"["k","h","t"]"#, count: 400).joined(separator: ",")
        #expect(
            fixture.apply(#"[0,"page:P-0t1",{"t":0,"f":"I","d":[\#(items)]}]"#)
                == ["the tree would have more nodes than the limit"])
        #expect(fixture.tree == before)
    }

    @Test func namesWithoutEndAreRefusedUntilANewPage() {
        var limits = ArizonaLimits()
        limits.maximumSymbols = 200
        var fixture = WireFixture(limits: limits)
        fixture.receive("{\"o\":[\(Page.replace(["a"]))]}")
        var refused = 0
        for number in 0..<1000
        where !fixture.apply(#"[1,"page:P-1","p\#(number)","v"]"#, #"[2,"page:P-1","p\#(number)"]"#).isEmpty {
            refused += 1
        }
        #expect(refused > 700)
        #expect(fixture.apply(Page.replace(["a"])) == [])
        #expect(fixture.apply(#"[1,"page:P-1","fresh","v"]"#) == [])
    }

    /// A page after one with too many names is another tree, whose nodes and styles have nothing to do with the old one's.
    @Test func aNewTreeIsNotTakenForTheOldOne() throws {
        var limits = ArizonaLimits()
        limits.maximumSymbols = 60
        var fixture = WireFixture("\"aa\" do opacity(0.1) end \"dd\" do padding(7) end", limits: limits)
        let box = { (type: String, name: String, more: String) in
            #"[8,"v",{"f":"\#(type)","s":["{\"type\":\"\#(type)\",\"class\":\"\#(name)\",\"az_view\":true,\"id\":",",\#(more)\"children\":[]}"],"d":["v"]}]"#
        }
        let names = (0..<40).map { #"\"p\#($0)\":1,"# }.joined()
        #expect(fixture.apply(box("Old", "aa", names)) == [])
        let old = try #require(fixture.node("Old"))
        let update = fixture.receive("{\"o\":[\(box("New", "dd", ""))]}")
        #expect(update.diagnostics.isEmpty)
        let new = try #require(fixture.node("New"))
        #expect(update.changes.map { if case .removed(let id, _) = $0 { id } else { new } } == [old, new])
        #expect(!fixture.wire.page.tree.contains(old))
        #expect(fixture.wire.page.modifiers(of: old).isEmpty)
        #expect(fixture.wire.page.modifiers(of: new).map(\.description) == ["padding(7)"])
        #expect(throws: LiveCommandError.noSuchNode) { try fixture.wire.commands(in: "on_tap", of: old) }
    }

    /// Each op fills the slot that the one before has brought.
    @Test func aTreeThatGrowsDownwardsHasALimit() {
        var fixture = page()
        let statics = #"["{\"type\":\"Deep\",\"az\":",",\"children\":[","]}"]"#
        #expect(fixture.apply(#"[0,"page:P-1t0",{"f":"D","s":\#(statics),"d":["D-0","x"]}]"#) == [])
        var refused: [String] = []
        for level in 0..<1100 {
            refused += fixture.apply(#"[0,"page:D-\#(level)",{"f":"D","d":["D-\#(level + 1)","x"]}]"#)
        }
        #expect(refused.first == "the tree would be deeper than the limit")
        #expect((990...1000).contains(fixture.wire.page.tree.nodeCount))
    }

    @Test func aDeepPayloadIsRefusedOrMade() {
        var fixture = page()
        let statics = #"["{\"type\":\"Deep\",\"children\":[","]}"]"#
        var payload = #"{"f":"D","s":\#(statics),"d":["x"]}"#
        for _ in 0..<200 { payload = #"{"f":"D","d":[\#(payload)]}"# }
        #expect(fixture.apply(#"[0,"page:P-1t0",\#(payload)]"#) == [])
        #expect(fixture.wire.page.tree.nodeCount == 204)
        for _ in 0..<2000 { payload = #"{"f":"D","d":[\#(payload)]}"# }
        #expect(!fixture.apply(#"[0,"page:P-1t0",\#(payload)]"#).isEmpty)
    }
}
