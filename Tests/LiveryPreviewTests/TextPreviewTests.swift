import Livery
import LiverySource
import Testing

@Suite struct TextPreviewTests {
    private static let sheet = """
        "card" do
          padding(.horizontal, 12)
          opacity(attr("opacity"))
        end
        "title" do
          font(.title)
        end
        """

    private func text(_ json: String, _ sheet: String = sheet, width: Int = 80) -> String {
        TextPreview(width: width).text(of: styled(json, sheet))
    }

    @Test func `An empty tree says so`() {
        #expect(text("[]") == "the tree has no nodes\n")
        #expect(text("") == "the tree has no nodes\n")
    }

    @Test func `Nodes stand with their modifiers, props and places`() {
        let json = """
            {"type": "Column", "id": "menu", "class": "card", "opacity": 0.5, "children": [
              {"type": "Text", "class": "title", "style": "bold()", "children": ["Two ", 2]},
              {"type": "Image", "children": []}
            ]}
            """
        #expect(
            text(json) == """
                Column #menu class='card'         0
                │ padding(.horizontal, 12)        card.sheet:2
                │ opacity(0.5) ← opacity          card.sheet:3
                ├─ Text class='title' "Two " "2"  0/0
                │    bold()                       style:2
                │    font(.title)                 card.sheet:6
                └─ Image                          0/1

                """)
    }

    @Test func `Texts beside nodes stand in their place, and roots side by side`() {
        #expect(
            text(
                #"[{"type": "A", "children": ["x", {"type": "B", "children": []}, "y"]}, {"type": "C", "children": []}]"#
            )
                == """
                A     0
                ├─ "x"
                ├─ B  0/1
                └─ "y"
                C     1

                """)
    }

    @Test func `What is wrong on a node stands below it`() {
        #expect(
            text(#"{"type": "A", "class": "card titel", "children": []}"#) == """
                A class='card titel'        0
                  padding(.horizontal, 12)  card.sheet:2
                  error: no rule matches the class 'titel'; did you mean 'title'?
                  error: the node at 0 has no prop 'opacity'; 'opacity' is left out

                """)
    }

    @Test func `Wide characters keep the columns`() {
        #expect(
            text(
                #"[{"type": "Text", "class": "title", "children": ["煎茶 🍵"]}, {"type": "Text", "children": ["ab"]}]"#)
                    == """
                    Text class='title' "煎茶 🍵"  0
                      font(.title)                card.sheet:6
                    Text "ab"                     1

                    """)
    }

    @Test func `Control characters are seen and do nothing`() {
        let json = #"{"type": "T\u001b[31m", "id": "a\nb", "class": "x\u202ey", "children": ["tab\tbell\u0007"]}"#
        let shown = text(json)
        #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
        #expect(shown.hasPrefix("T␛[31m #a␊b class='x<U+202E>y' \"tab␉bell␇\""))
    }

    @Test func `Long texts are cut`() {
        let long = String(repeating: "word ", count: 100)
        let cut = text(#"{"type": "Text", "children": ["\#(long)"]}"#)
        #expect(cut == "Text \"\(long.prefix(TextPreview.maximumTextWidth))…\"  0\n")
    }

    @Test func `Long modifiers break at arguments and members`() {
        let sheet = """
            "a" do
              shadow(color: .black.opacity(0.25), radius: 123456, x: 123456, y: 123456)
              font(.system(.largeTitle, design: .rounded).weight(.heavy).italic().monospacedDigit())
            end
            """
        #expect(
            text(#"{"type": "Text", "class": "a", "children": []}"#, sheet, width: 60) == """
                Text class='a'                                  0
                  shadow(color: .black.opacity(0.25),           card.sheet:2
                    radius: 123456, x: 123456, y: 123456)
                  font(.system(.largeTitle,                     card.sheet:3
                    design: .rounded).weight(.heavy).italic()
                    .monospacedDigit())

                """)
    }

    @Test func `Numbers have at most four decimals`() {
        let sheet = """
            "a" do
              tint(attr("tint"))
              opacity(0.00001)
            end
            """
        let shown = text(##"{"type": "Text", "class": "a", "tint": "#123456", "children": []}"##, sheet)
        #expect(shown.contains("tint(Color(red: 0.0706, green: 0.2039, blue: 0.3373)) ← tint"))
        #expect(shown.contains("opacity(1e-05)"))
    }

    @Test func `Deep trees show their innermost branches`() {
        let depth = 40
        let json =
            String(repeating: #"{"type": "A", "children": ["#, count: depth) + String(repeating: "]}", count: depth)
        let lines = text(json).split(separator: "\n")
        #expect(lines.count == depth)
        #expect(lines.allSatisfy { CharacterWidth.cells(of: $0) <= 80 })
        #expect(lines[depth - 1].hasPrefix("⋯ "))
    }

    @Test func `Colours are wanted or not there`() throws {
        let tree = styled(#"{"type": "Text", "class": "card", "opacity": 1, "children": []}"#, Self.sheet)
        let plain = TextPreview(width: 80).text(of: tree)
        let colored = TextPreview(isColored: true, width: 80).text(of: tree)
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.contains("\u{1B}[1mText\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[36m← opacity\u{1B}[0m"))
        #expect(colored.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "") == plain)
    }

    @Test func `Sheets of one name are told apart by their folders`() {
        let graph = SheetGraph(roots: [
            SourceFile(path: "a/card.sheet", text: "\"x\" do\n  bold()\nend"),
            SourceFile(path: "b/card.sheet", text: "\"y\" do\n  italic()\nend"),
        ])
        let tree = WidgetTree.reading(SourceFile(path: "t", text: #"{"type": "T", "class": "x y", "children": []}"#))
        let text = TextPreview().text(of: StyledTree(tree, stylesheet: Stylesheet(graph: graph)))
        #expect(text.contains("a/card.sheet:2"))
        #expect(text.contains("b/card.sheet:2"))
    }
}
