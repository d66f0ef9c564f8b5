import Livery
import Testing

@Suite struct ReadingTests {
    @Test func aNodeHasItsTypePropsAndChildren() throws {
        let tree = tree(
            #"{"type":"Column","id":"top","spacing":1.50,"hidden":false,"note":null,"on_tap":[0,"inc"],"children":["a",2,true,{"type":"Text"}]}"#
        )
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.nodeCount == 2)
        let node = tree[try #require(tree.roots.first)]
        #expect(node.type == "Column")
        #expect(node.props.map(\.name) == ["id", "spacing", "hidden", "note", "on_tap"])
        #expect(node.value(of: "id") == .string("top"))
        #expect(node.value(of: "spacing") == .number(try #require(PropNumber("1.50"))))
        #expect(node.value(of: "hidden") == .bool(false))
        #expect(node.value(of: "note") == .null)
        #expect(node.value(of: "on_tap") == .json(JSONFragment(try json(#" [ 0, "\u0069nc" ] "#))))
        #expect(node.value(of: "missing") == nil)
        let texts = node.children.compactMap { if case .text(let text) = $0 { text.value } else { nil } }
        #expect(texts == [.string("a"), .number(PropNumber(2)), .bool(true)])
        #expect(node.childNodes.map { tree[$0].type } == ["Text"])
        #expect(tree[node.childNodes[0]].parent == node.id)
        #expect(node.parent == nil)
    }

    @Test(arguments: [
        // A slot and a nested array are seen through, at any depth, and an empty one leaves nothing.
        (##"{"type":"A","children":[{"type":"#slot","az":"x","children":["1",{"type":"B"}]},"2"]}"##, ["1", "B", "2"]),
        (##"{"type":"A","children":[[["1"],[]],{"type":"#slot","children":[]},[{"type":"B"}]]}"##, ["1", "B"]),
        (##"{"type":"A","children":[{"type":"#slot","children":[{"type":"#slot","children":[["1"]]}]}]}"##, ["1"]),
        (#"{"type":"A","children":[]}"#, []),
        (#"{"type":"A"}"#, []),
    ])
    func fragmentsAreSeenThrough(text: String, children: [String]) throws {
        let tree = tree(text)
        #expect(tree.diagnostics.isEmpty)
        let found = tree[tree.roots[0]].children.map { child in
            switch child {
            case .node(let id): tree[id].type
            case .text(let text): text.text
            }
        }
        #expect(found == children)
    }

    @Test func aSlotStaysAddressable() throws {
        let tree = tree(##"{"type":"A","children":[{"type":"#slot","az":"x-0t0","children":["1"]}]}"##)
        let root = tree[tree.roots[0]]
        let slot = tree[root.ownChildren[0]]
        #expect(slot.isFragment)
        #expect(slot.type == "#slot")
        #expect(slot.value(of: "az") == .string("x-0t0"))
        #expect(slot.enclosing == root.id)
        #expect(tree.nodeCount == 1)
    }

    @Test(arguments: [
        (#"[{"type":"A"},{"type":"B"}]"#, ["A", "B"]),
        (##"[[{"type":"A"}],{"type":"#slot","children":[{"type":"B"}]}]"##, ["A", "B"]),
        (##"{"type":"#slot","children":[{"type":"A"}]}"##, ["A"]),
        ("[]", []),
    ])
    func aPayloadMayHaveSeveralRoots(text: String, types: [String]) {
        let tree = tree(text)
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.roots.map { tree[$0].type } == types)
        #expect(tree.roots.allSatisfy { tree[$0].parent == nil })
    }

    @Test func rangesPointAtWhatWasRead() throws {
        let text = #"[ {"type": "Row", "tint" : "re\u0064", "children": [ "a\n", {"type":"Text"} ] } ]"#
        let tree = tree(text)
        let node = tree[tree.roots[0]]
        let file = try #require(node.file)
        #expect(
            file.text(in: node.range)
                == #"{"type": "Row", "tint" : "re\u0064", "children": [ "a\n", {"type":"Text"} ] }"#)
        #expect(file.text(in: try #require(node.typeRange)) == #""Row""#)
        let prop = try #require(node.prop(named: "tint"))
        #expect(prop.value == .string("red"))
        #expect(file.text(in: try #require(prop.nameRange)) == #""tint""#)
        #expect(file.text(in: try #require(prop.valueRange)) == #""re\u0064""#)
        guard case .text(let child)? = node.children.first(where: { _ in true }) else {
            Issue.record("expected a text")
            return
        }
        #expect(file.text(in: try #require(child.range)) == #""a\n""#)
        #expect(file.text(in: tree[node.childNodes[0]].range) == #"{"type":"Text"}"#)
    }

    @Test func theLastOfTwoMembersCounts() throws {
        let tree = tree(
            #"{"type":"A","type":"B","x":"1","y":"2","x":"3","class":"a","class":"b","children":["a"],"children":["b"]}"#
        )
        let node = tree[tree.roots[0]]
        #expect(node.type == "B")
        #expect(node.props.map { "\($0.name)=\($0.value.text ?? "")" } == ["x=3", "y=2", "class=b"])
        #expect(node.classNames.map(\.name) == ["b"])
        #expect(node.children.map { if case .text(let text) = $0 { text.text } else { "" } } == ["b"])
        #expect(tree.diagnostics.allSatisfy { $0.rule == JSONRule.duplicateKey })
    }

    @Test func anObjectWithManyPropsKeepsThemAll() {
        let members = (0..<5000).map { #""p\#($0 % 4000)":\#($0)"# }.joined(separator: ",")
        let node = tree(#"{"type":"A",\#(members)}"#)
        let props = node[node.roots[0]].props
        #expect(props.count == 4000)
        #expect(props[0].value == .number(PropNumber(4000)))
        #expect(props[3999].value == .number(PropNumber(3999)))
    }

    @Test(
        arguments: [
            ("1", 1, 1.0), ("-0", 0, -0.0), ("1.0", nil, 1.0), ("1e3", nil, 1000),
            ("9223372036854775807", Int.max, 0x1p63),
            ("9223372036854775808", nil, 0x1p63), ("1e999", nil, .infinity), ("-1e999", nil, -.infinity),
        ] as [(String, Int?, Double)])
    func numbersKeepTheirText(text: String, integer: Int?, double: Double) throws {
        guard
            case .number(let number)? = tree(#"{"type":"A","n":\#(text)}"#).node(at: NodePath(indices: [0])).flatMap({
                id in
                tree(#"{"type":"A","n":\#(text)}"#)[id].value(of: "n")
            })
        else {
            Issue.record("no number")
            return
        }
        #expect(number.text == text)
        #expect(number.integer == integer)
        #expect(number.double == double)
        #expect(PropNumber(text) == number)
    }

    @Test(arguments: ["", "+1", ".5", "1.", "01", "-", "nan", "inf", "0x10", "1_000", " 1", "1e", "-.5", "1.e5"])
    func whatIsNoJSONNumberMakesNone(text: String) { #expect(PropNumber(text) == nil) }

    @Test func fragmentsOfJSONAreEqualByContent() throws {
        let text = #"{"a":[1,"x",null,{}],"b":true}"#
        let value = JSONFragment(try json(text))
        #expect(value == JSONFragment(try json(#" { "\u0061" : [ 1, "\u0078", null, { } ] , "b": true}"#)))
        #expect(value.hashValue == JSONFragment(try json(#"{"\u0061":[1,"x",null,{}],"b":true}"#)).hashValue)
        let outer = try json("[0,\(text)]")
        #expect(value == JSONFragment(try #require(outer[1])))
        for other in [
            #"{"a":[1,"x",null,{}],"b":false}"#, #"{"a":[1,"x",null],"b":true}"#, #"{"a":[1.0,"x",null,{}],"b":true}"#,
            #"{"a":[1,"x",null,[]],"b":true}"#, #"{"a":[1,"x",[null],{}],"b":true}"#,
            #"{"a":[[1,"x"],null,{}],"b":true}"#,
        ] {
            #expect(value != JSONFragment(try json(other)), "\(other)")
        }
    }
}
