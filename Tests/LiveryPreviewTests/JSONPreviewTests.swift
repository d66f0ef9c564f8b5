import Livery
import Testing

@Suite struct JSONPreviewTests {
    private func preview(_ json: String, _ sheet: String) throws -> JSONValue {
        let text = JSONPreview.text(of: styled(json, sheet))
        return try #require(JSONDocument(reading: SourceFile(path: "preview", text: text)).root)
    }

    private static let sheet = """
        "card" do
          background(.red.opacity(attr("amount")))
        end
        """

    @Test func `A node has its place, names, texts and modifiers`() throws {
        let root = try preview(
            #"{"type": "Text", "id": "t", "class": "card", "amount": 0.5, "children": ["a", 1]}"#, Self.sheet)
        #expect(root["version"]?.integer == 1)
        #expect(root["kind"]?.string == "preview")
        #expect(root["sheets"]?.elements.map { $0.string } == ["card.sheet"])
        #expect(root["diagnostics"]?.count == 0)
        let node = try #require(root["nodes"]?[0])
        #expect(node["path"]?.string == "0")
        #expect(node["type"]?.string == "Text")
        #expect(node["id"]?.string == "t")
        #expect(node["classNames"]?.elements.map { $0.string } == ["card"])
        #expect(node["texts"]?.elements.map { $0.string } == ["a", "1"])
        #expect(node["location"]?["path"]?.string == "tree.json")
        let modifier = try #require(node["modifiers"]?[0])
        #expect(modifier["name"]?.string == "background")
        #expect(modifier["text"]?.string == "background(.red.opacity(0.5))")
        #expect(modifier["overload"]?["receiver"]?.string == "View")
        #expect(modifier["overload"]?["name"]?.string == "background(_:ignoresSafeAreaEdges:)")
        #expect(modifier["attributes"]?.elements.map { $0.string } == ["amount"])
        #expect(modifier["origin"]?.string == "sheet")
        #expect(modifier["location"]?["line"]?.integer == 2)
        #expect(modifier["location"]?["column"]?.integer == 3)
        let arguments = try #require(modifier["arguments"])
        #expect(arguments.elements.map { $0["isDefault"]?.boolean } == [false, true])
        #expect(arguments.elements.map { $0["label"]?.string } == [nil, "ignoresSafeAreaEdges"])
        #expect(arguments[0]?["text"]?.string == ".red.opacity(0.5)")
        #expect(arguments[0]?["value"]?["kind"]?.string == "member")
    }

    @Test func `Nodes stand in tree order with the paths that lead to them`() throws {
        let root = try preview(
            #"{"type": "A", "children": ["x", {"type": "B", "children": [{"type": "C", "children": []}]}, {"type": "D", "children": []}]}"#,
            "")
        #expect(root["nodes"]?.elements.map { $0["path"]?.string } == ["0", "0/1", "0/1/0", "0/2"])
        #expect(root["nodes"]?.elements.map { $0["type"]?.string } == ["A", "B", "C", "D"])
    }

    @Test func `Everything that is wrong is there in the order of its files`() throws {
        let root = try preview(
            #"{"type": "Text", "class": "card wrong", "style": 1, "children": []}"#,
            Self.sheet + "\n\"x\" do paddng(1) end")
        #expect(
            root["diagnostics"]?.elements.map { $0["rule"]?.string } == [
                "unknown-modifier", "payload-style", "unknown-class", "missing-attribute",
            ])
    }

    @Test func `Origins are told, also for what was set`() throws {
        let json =
            #"{"type": "Text", "modifiers": [{"type": "padding", "length": 4}], "style": "italic()", "children": []}"#
        var tree = styled(json)
        func origins() -> [String?] {
            let text = JSONPreview.text(of: tree)
            let root = JSONDocument(reading: SourceFile(path: "preview", text: text)).root
            return root?["nodes"]?[0]?["modifiers"]?.elements.map { $0["origin"]?.string } ?? []
        }
        #expect(origins() == ["modifiers", "style"])
        tree = try tree.setting("style", of: "0", to: .string("underline()"))
        #expect(origins() == ["modifiers", "style"])
        let array = JSONDocument(
            reading: SourceFile(
                path: "<set>", text: #"[{"type": "padding", "length": 4}, {"type": "opacity", "opacity": 1}]"#))
        tree = try tree.setting("modifiers", of: "0", to: PropValue(#require(array.root)))
        #expect(origins() == ["modifiers", "modifiers", "style"])
    }
}
