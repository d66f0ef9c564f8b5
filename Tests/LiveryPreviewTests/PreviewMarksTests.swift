import Livery
import LiverySource
import Testing

@Suite struct PreviewMarksTests {
    private static let sheet = """
        "card" do
          opacity(attr("opacity"))
        end
        """
    private static let tree = """
        {"type": "Column", "children": [
          {"type": "Text", "id": "a", "class": "card", "opacity": 0.5, "children": ["A"]},
          {"type": "Row", "id": "b", "children": [{"type": "Text", "id": "c", "children": ["C"]}]}
        ]}
        """

    /// The text with the marks of what an edit changes.
    private func marked(_ edit: (inout WidgetTree) throws -> [TreeChange]) throws -> String {
        let before = styled(Self.tree, Self.sheet)
        var after = before
        _ = try after.update { tree in try edit(&tree) }
        return TextPreview(width: 80).text(of: after, marks: PreviewMarks(from: before, to: after))
    }

    @Test func `What is new or gone is marked, and what is around it isn't`() throws {
        let text = try marked { tree in
            let id = try tree.find(NodePath(parsing: "#b"))
            let parent = try #require(tree[id].parent)
            try tree.remove(id)
            return [.removed(id, from: parent)]
        }
        #expect(
            text == """
                  Column                       0
                  └─ Text #a class='card' "A"  0/0
                       opacity(0.5) ← opacity  card.sheet:2
                - Row #b                       0/1

                """)
    }

    @Test func `A node with another prop is marked`() throws {
        let text = try marked { tree in
            let id = try tree.find(NodePath(parsing: "#a"))
            _ = try tree.setProp("opacity", of: id, to: .string("0.25"))
            return [.prop(id, name: "opacity")]
        }
        #expect(text.contains("~ ├─ Text #a class='card' \"A\""))
        #expect(text.contains("  │    opacity(0.25) ← opacity"))
        #expect(text.contains("  └─ Row #b"))
    }

    @Test func `Nothing is marked where nothing changed`() {
        let tree = styled(Self.tree, Self.sheet)
        #expect(PreviewMarks(from: tree, to: tree).isEmpty)
    }
}
