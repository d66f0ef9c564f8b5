import Livery
import Testing

@Suite struct PreviewDiffTests {
    private static let tree = #"""
        {"type": "Column", "children": [
          {"type": "Text", "id": "t", "class": "a", "size": 1, "style": "bold(); padding(8)", "children": ["x"]},
          {"type": "Text", "class": "a", "size": 2, "children": []}
        ]}
        """#
    private static let sheet = """
        "a" do
          opacity(attr("size"))
          italic()
        end
        "b" do
          italic()
          opacity(attr("size"))
        end
        """

    private func difference(_ prop: String, _ value: PropValue) throws -> PreviewDiff {
        let before = styled(Self.tree, Self.sheet)
        return PreviewDiff(from: before, to: try before.setting(prop, of: "#t", to: value))
    }

    @Test func `The same tree differs in nothing`() throws {
        let difference = try difference("other", .bool(true))
        #expect(difference.isEmpty)
        #expect(difference.text() == "no modifier changed\n")
    }

    @Test func `A prop that is read changes what reads it`() throws {
        #expect(
            try difference("size", .number(PropNumber(3))).text() == """
                Text #t class='a' "x"  0/0
                - opacity(1) ← size    card.sheet:2
                + opacity(3) ← size    card.sheet:2

                """)
    }

    @Test func `A new style changes, removes and adds`() throws {
        let difference = try difference("style", .string("padding(12); underline()"))
        #expect(
            difference.text() == """
                Text #t class='a' "x"  0/0
                - bold()               style:2
                - padding(8)           style:2
                + padding(12)          style as set
                + underline()          style as set

                """)
    }

    @Test func `Order matters`() throws {
        let difference = try difference("class", .string("b"))
        #expect(difference.nodes.map { $0.path } == ["0/0"])
        #expect(difference.nodes[0].changes.count == 2)
    }

    @Test func `A modifier that is left out is gone`() throws {
        let difference = try difference("size", .string("big"))
        guard case .removed(let modifier) = difference.nodes.first?.changes.first else {
            Issue.record("nothing was removed")
            return
        }
        #expect(modifier.description == "opacity(1)")
    }

    @Test func `Small differences are shown whole`() throws {
        let before = styled(#"{"type": "T", "class": "a", "size": 0.123451, "children": []}"#, Self.sheet)
        let after = try before.setting("size", of: "0", to: .number(#require(PropNumber("0.123452"))))
        #expect(PreviewDiff(from: before, to: after).text().contains("+ opacity(0.123452)"))
    }

    @Test func `Nodes that come and go count whole`() throws {
        let before = styled(Self.tree, Self.sheet)
        var after = before
        let last = try before.tree.find(NodePath(parsing: "0/1"))
        let parent = try #require(before.tree.roots.first)
        let payload = try #require(
            JSONDocument(
                reading: SourceFile(path: "new", text: #"{"type": "New", "class": "b", "size": 9, "children": []}"#)
            ).root)
        _ = try after.update { tree in
            try tree.remove(last)
            return try tree.insert(payload, at: .end(of: parent)).inserted.map(TreeChange.inserted)
        }
        let difference = PreviewDiff(from: before, to: after)
        #expect(difference.nodes.map { $0.changes.count } == [2, 2])
        #expect(difference.text().contains("New class='b'"))
        #expect(difference.json().contains(#""change": "removed""#))
    }

    @Test func `As JSON each change has what was and what is`() throws {
        let text = try difference("style", .string("padding(12); underline()")).json()
        let root = try #require(JSONDocument(reading: SourceFile(path: "diff", text: text)).root)
        #expect(root["version"]?.integer == 1)
        #expect(root["kind"]?.string == "diff")
        #expect(root["diagnostics"]?.count == 0)
        let node = try #require(root["nodes"]?[0])
        #expect(node["path"]?.string == "0/0")
        #expect(node["id"]?.string == "t")
        let changes = try #require(node["changes"])
        #expect(changes.elements.map { $0["change"]?.string } == ["removed", "changed", "added"])
        #expect(changes.elements.map { $0["before"]?["text"]?.string } == ["bold()", "padding(8)", nil])
        #expect(changes.elements.map { $0["after"]?["text"]?.string } == [nil, "padding(12)", "underline()"])
    }

    @Test func `Colours mark what is gone and what is new`() throws {
        let text = try difference("size", .number(PropNumber(3))).text(isColored: true)
        #expect(text.contains("\u{1B}[31m- \u{1B}[0m\u{1B}[31mopacity(1)"))
        #expect(text.contains("\u{1B}[32m+ \u{1B}[0m\u{1B}[32mopacity(3)"))
    }
}
