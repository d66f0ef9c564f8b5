import LiverySession
import LiveryTree
import Testing

@Suite struct ArizonaCommandTests {
    /// A page whose only node has a prop.
    private func page(_ prop: String) throws -> (WireFixture, NodeID) {
        var fixture = WireFixture()
        fixture.receive("{\"o\":[\(Page.replace())]}")
        #expect(fixture.apply(#"[1,"page:P-1","on_tap",\#(prop)]"#) == [])
        return (fixture, try #require(fixture.node("Text")))
    }

    private func messages(_ prop: String) throws -> [String] {
        var (fixture, node) = try page(prop)
        return try fixture.wire.commands(in: "on_tap", of: node).flatMap { fixture.wire.messages(for: $0) }.map {
            if case .text(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { "" }
        }
    }

    @Test(arguments: [
        (#"[0,"inc"]"#, [#"["page","inc",{}]"#]),
        (#"[0,"set",{"value":42}]"#, [#"["page","set",{"value":42}]"#]),
        (#"[0,"set",5]"#, [#"["page","set",5]"#]),
        (#"[10,"/p"]"#, [#"["navigate",{"path":"/p","qs":""}]"#]),
        (#"[10,"/p?a=1&b=?",{"replace":true}]"#, [#"["navigate",{"path":"/p","qs":"a=1&b=?"}]"#]),
        (#"[24,"/p?x=2"]"#, [#"["patch",{"path":"/p","qs":"x=2"}]"#]),
        (#"[[0,"a"],[0,"b"]]"#, [#"["page","a",{}]"#, #"["page","b",{}]"#]),
        (#""[0,&quot;set&quot;,{&quot;v&quot;:&quot;a&amp;b &lt;&quot;}]""#, [#"["page","set",{"v":"a&b <"}]"#]),
    ])
    func aPropHoldsOneCommandOrAList(_ prop: String, _ expected: [String]) throws {
        #expect(try messages(prop) == expected)
    }

    @Test(arguments: ["false", #""false""#, "null", "5", #""text""#, "{}", "[]", #""[not json""#, #""""#])
    func aPropThatIsNoArrayHasNoCommand(_ prop: String) throws {
        let (fixture, node) = try page(prop)
        #expect(throws: LiveCommandError.noCommand) { try fixture.wire.commands(in: "on_tap", of: node) }
        #expect(throws: LiveCommandError.noCommand) { try fixture.wire.commands(in: "on_hold", of: node) }
    }

    @Test(arguments: ["[14,\"T\"]", "[0]", "[0,5]", "[10]", "[1e99]", "[\"x\"]", "[[0,\"a\"],[14]]"])
    func aCommandThatNativeClientsHaveNotIsAnError(_ prop: String) throws {
        let (fixture, node) = try page(prop)
        #expect(throws: LiveCommandError.self) { try fixture.wire.commands(in: "on_tap", of: node) }
    }

    @Test func anEventGoesToTheNearestView() throws {
        var fixture = WireFixture()
        fixture.receive("{\"o\":[\(Page.replace(["a"]))]}")
        #expect(fixture.apply(#"[7,"page:P-0t1","a",[[0,"I-0t0",{"f":"P","d":["kid","K",""]}]]]"#) == [])
        #expect(fixture.apply(#"[1,"kid:P-1","on_tap",[0,"x"]]"#) == [])
        let tree = fixture.wire.page.tree
        let inner = try #require(
            tree.preorder().first { tree[$0].type == "Text" && tree[$0].value(of: "on_tap") != nil })
        #expect(try fixture.wire.commands(in: "on_tap", of: inner) == [.event(view: "kid", name: "x", payload: "{}")])
    }

    @Test func withoutATreeEventsGoToWhateverViewThereIs() {
        var fixture = WireFixture()
        #expect(fixture.wire.messages(for: .event(view: nil, name: "x", payload: "{}")) == [.text(#"[null,"x",{}]"#)])
        fixture.receive("{\"o\":[\(Page.replace())]}")
        #expect(fixture.wire.messages(for: .event(view: nil, name: "x", payload: "{}")) == [.text(#"["page","x",{}]"#)])
    }

    @Test func effectsAreReadAfterOps() {
        var fixture = WireFixture()
        let update = fixture.receive(
            #"{"e":[[0,"ev",{"a":1}],[10,"/n"],[10,"/no",{"full":true}],[14,"Title"],7,[],["x"]],"o":[\#(Page.replace())]}"#
        )
        #expect(
            update.effects == [
                .command(.event(view: nil, name: "ev", payload: #"{"a":1}"#)),
                .command(.navigate(LiveLocation(path: "/n"), replaces: false)), .load(LiveLocation(path: "/no")),
                .unsupported(code: "14", arguments: #"["Title"]"#),
            ])
        #expect(update.diagnostics.map(\.path) == ["/e/4", "/e/5", "/e/6"])
        #expect(fixture.wire.views.map(\.id) == ["page"])
    }
}
