import Livery

/// Checking sheets, resolving them on trees, and restyling after one prop changed.
func styleSuite() -> Suite {
    let sheet = SourceFile(path: "bench.sheet", text: StyledPage.sheet(classes: 200))
    let configuration = StyleConfiguration()
    let small = StyledPage.tree(nodes: 1_000, classes: 200)
    let large = StyledPage.tree(nodes: 100_000, classes: 200)
    let stylesheet = Stylesheet(sheet, configuration: configuration)
    precondition(stylesheet.diagnostics.isEmpty, "the benchmark's sheet has to be right")
    let smallStyled = Restyled(small, stylesheet)
    let largeStyled = Restyled(large, stylesheet)
    let screens = SourceFile(path: "screens.sheet", text: ScreenSheet.text(bytes: 1_000_000))
    let screenGraph = SheetGraph(roots: [screens])
    let screenCount = screens.bytes.count
    precondition(Stylesheet(graph: screenGraph, configuration: configuration).diagnostics.isEmpty)
    let seasoned = ModifierLinter(configuration: configuration)
    return Suite(
        cases: [
            Case(name: "style.parse-1MB", work: .bytes(screenCount)) { sink(SyntaxTree.parse(sheet: screens)) },
            Case(name: "style.lower-1MB", work: .bytes(screenCount)) {
                for rule in screenGraph.sheets[0].outline.rules {
                    var lowering = screenGraph.lowering(forSheet: 0, before: rule.node.range.lowerBound)
                    sink(lowering.modifiers(in: rule.node))
                }
            },
            // To modifiers with their values, each looked at by itself.
            Case(name: "style.check-1MB", work: .bytes(screenCount)) {
                sink(Stylesheet(graph: screenGraph, configuration: configuration))
            },
            // To what is wrong alone, by a linter that has seen nothing yet, and by one that has seen all of it.
            Case(name: "style.lint-1MB", work: .bytes(screenCount)) {
                sink(ModifierLinter(configuration: configuration).diagnostics(of: screenGraph))
            },
            Case(name: "style.lint-1MB-again", work: .bytes(screenCount)) {
                sink(seasoned.diagnostics(of: screenGraph))
            },
            Case(name: "style.walk-100k", work: .items(100_000, "nodes")) { sink(walk(large)) },
            Case(name: "style.check-sheet", work: .bytes(sheet.bytes.count)) {
                sink(Stylesheet(sheet, configuration: configuration))
            },
            Case(name: "style.resolve-1k", work: .items(1_000, "nodes")) {
                sink(StyledTree(small, stylesheet: stylesheet))
            },
            Case(name: "style.check+resolve-100k", work: .items(100_000, "nodes")) {
                sink(StyledTree(large, stylesheet: Stylesheet(sheet, configuration: configuration)))
            },
            // The same number of nodes changes in both, evenly spread, so that the tree's size is all that differs.
            Case(name: "style.restyle-1k", work: .items(1_000, "changes")) { smallStyled.change(1_000, among: 1_000) },
            Case(name: "style.restyle-100k", work: .items(1_000, "changes")) {
                largeStyled.change(1_000, among: 1_000)
            },
            // Every node in turn: what the processor's caches hold of a large tree shows here.
            Case(name: "style.restyle-100k-any", work: .items(1_000, "changes")) {
                largeStyled.change(1_000, among: 100_000)
            },
        ],
        ratios: [
            Ratio(name: "check 1 MB to its parse", of: "style.check-1MB", to: "style.parse-1MB", bar: "no bar"),
            Ratio(name: "lint 1 MB to its parse", of: "style.lint-1MB", to: "style.parse-1MB", bar: "at most 8"),
            Ratio(
                name: "lint 1 MB again to its parse", of: "style.lint-1MB-again", to: "style.parse-1MB", bar: "no bar"),
            Ratio(
                name: "check and resolve to a walk", of: "style.check+resolve-100k", to: "style.walk-100k",
                bar: "under 10"),
            Ratio(name: "restyle 100k to 1k", of: "style.restyle-100k", to: "style.restyle-1k", bar: "under 1.5"),
            Ratio(
                name: "restyle any of 100k to 1k", of: "style.restyle-100k-any", to: "style.restyle-1k", bar: "no bar"),
        ])
}

/// Visits every node once and reads what it is: its type and the number of its props.
private func walk(_ tree: WidgetTree) -> Int {
    var total = 0
    for id in tree.preorder() {
        let node = tree[id]
        total &+= node.type.utf8.count &+ node.propCount
    }
    return total
}

/// A styled tree that is changed again and again, one prop at a time.
private final class Restyled {
    private var styled: StyledTree
    private let nodes: [NodeID]
    private var count = 0

    init(_ tree: WidgetTree, _ stylesheet: Stylesheet) {
        styled = StyledTree(tree, stylesheet: stylesheet)
        nodes = Array(tree.preorder())
    }

    func change(_ changes: Int, among places: Int) {
        let stride = nodes.count / places
        for _ in 0..<changes {
            count &+= 1
            let value = PropValue.string("0.\(count % 97)")
            let id = nodes[(count &* 7919) % places &* stride]
            sink(try? styled.setProp("fade", of: id, to: value))
        }
    }
}

/// A page whose nodes have classes of which one modifier in five reads a prop.
private enum StyledPage {
    static func sheet(classes: Int) -> String {
        (0..<classes).map { index in
            """
            "c\(index)" do
              padding(.horizontal, \(index % 40))
              background(.\(["red", "blue", "green"][index % 3]).opacity(0.\(1 + index % 9)), in: .rect(cornerRadius: 8))
              font(.system(size: \(10 + index % 20), weight: .bold))
              frame(maxWidth: .infinity, alignment: .leading)
              opacity(attr("fade"))
            end
            """
        }.joined(separator: "\n\n")
    }

    static func tree(nodes: Int, classes: Int) -> WidgetTree {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("type")
        writer.string("List")
        writer.key("class")
        writer.string("c0")
        writer.key("fade")
        writer.integer(1)
        writer.key("children")
        writer.beginArray()
        for index in 1..<nodes {
            writer.beginObject()
            writer.key("type")
            writer.string(["Text", "Image", "HStack", "Button"][index % 4])
            writer.key("id")
            writer.string("n\(index)")
            writer.key("class")
            writer.string("c\(index % classes)")
            writer.key("fade")
            writer.string("0.\(index % 10)")
            writer.key("title")
            writer.string("Row \(index)")
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return WidgetTree.reading(SourceFile(path: "page.json", bytes: writer.bytes))
    }
}
