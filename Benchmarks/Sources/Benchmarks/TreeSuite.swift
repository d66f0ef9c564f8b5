import Livery

/// Reading a page of 10,000 widgets from JSON, diagnostics included.
func treeSuite() -> Suite {
    let file = SourceFile(path: "page.json", bytes: WidgetTreeGenerator.bytes(nodes: 10_000, layout: .pretty))
    let document = JSONDocument(reading: file)
    return Suite(cases: [
        Case(name: "tree.read-page", work: .bytes(file.bytes.count)) { sink(WidgetTree.reading(file)) },
        Case(name: "tree.read-parsed", work: .items(10_000, "nodes")) { sink(WidgetTree(reading: document)) },
    ])
}
