import Livery
import Testing

@Suite struct ExampleTests {
    @Test func `There are examples of every kind`() {
        let names = Example.all.map { $0.tree }
        #expect(names.contains("storefront.json"))
        #expect(names.contains("utilities.json"))
        #expect(names.filter { $0.hasPrefix("arizona-") }.count >= 5)
    }

    @Test(arguments: Example.all)
    func `An example has no diagnostics`(example: Example) throws {
        var renderer = DiagnosticRenderer()
        #expect(renderer.render(try example.styled().allDiagnostics) == "")
    }

    @Test(arguments: Example.all)
    func `Snapshot of an example's preview as text`(example: Example) throws {
        let text = TextPreview(width: 100).text(of: try example.styled())
        try expectSnapshot(text, named: example.tree.replacing(".json", with: ".txt"))
    }

    /// One line a node, so that a difference shows which nodes differ.
    @Test(arguments: Example.all)
    func `Snapshot of an example's preview as JSON`(example: Example) throws {
        let text = JSONPreview.text(of: try example.styled())
        let document = JSONDocument(reading: SourceFile(path: "preview", text: text))
        #expect(document.diagnostics.isEmpty)
        let root = try #require(document.root)
        var lines = ""
        for member in root.members {
            let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
            for value in values {
                var writer = JSONWriter()
                writer.value(value)
                lines += "\(member.key): \(writer.text)\n"
            }
        }
        try expectSnapshot(lines, named: example.tree.replacing(".json", with: ".preview.txt"))
    }

    @Test(arguments: Example.all)
    func `A preview fits the width`(example: Example) throws {
        let styled = try example.styled()
        for width in [80, 100] {
            for line in TextPreview(width: width).text(of: styled).split(separator: "\n") {
                #expect(CharacterWidth.cells(of: line) <= width, "\(line)")
            }
        }
    }

    @Test(arguments: Example.sheets)
    func `A sheet is formatted`(name: String) throws {
        let file = try Example.file(name)
        #expect(Formatter().format(SyntaxTree.parse(sheet: file)) == file.text)
    }

    /// A rule that an earlier one hides is one that the gallery can't show.
    @Test func `The gallery shows every rule of the utilities`() throws {
        let styled = try #require(Example.all.first { $0.tree == "utilities.json" }).styled()
        let graph = styled.stylesheet.graph
        var shown: Set<Int> = []
        for id in styled.tree.preorder() {
            for name in styled.tree[id].classNames {
                if let match = graph.match(name.name) { shown.insert(Int(match.rule.patternRange.lowerBound)) }
            }
        }
        let rules = graph.sheets[0].outline.rules
        #expect(rules.count >= 60)
        let hidden = rules.filter { !shown.contains(Int($0.patternRange.lowerBound)) }.map { $0.pattern.description }
        #expect(hidden == [])
    }

    @Test func `The storefront has a place for every kind of value`() throws {
        let styled = try #require(Example.all.first { $0.tree == "storefront.json" }).styled()
        var origins: Set<String> = []
        let text = JSONPreview.text(of: styled)
        for origin in ModifierOrigin.allCases where text.contains("\"origin\": \"\(origin.rawValue)\"") {
            origins.insert(origin.rawValue)
        }
        #expect(origins == ["sheet", "style", "modifiers"])
        for kind in ["member", "initialized", "content", "event", "binding"] {
            #expect(text.contains("\"kind\": \"\(kind)\""), "\(kind)")
        }
    }
}
