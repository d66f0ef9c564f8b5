import Livery
import Testing

/// What LiveView Native's own parser and compiler make of sheets.
struct PeerTests {
    @Test func everyBodyThatThePeerAcceptsGivesTheSameTree() throws {
        for line in try Fixture.lines("rules.jsonl") {
            let body = try #require(line["body"]?.string)
            let expected = try #require(line["wire"].map { JSONShape($0) })
            let (json, diagnostics) = wire(ofBody: body)
            #expect(diagnostics.isEmpty, "\(body)")
            #expect(json == expected, "\(body)")
        }
    }

    @Test(arguments: ["app", "extra"])
    func compiledSheetsComeOutTheSame(name: String) throws {
        let root = try Fixture.file("sheets/\(name).sheet")
        let graph = SheetGraph(roots: [root], loader: FixtureSheets())
        #expect(graph.diagnostics.isEmpty)
        #expect(graph.sheets.allSatisfy { $0.outline.tree.diagnostics.isEmpty })
        let templates = try ["views.swiftui.ex", "layouts.swiftui.ex"].map { try Fixture.file("sheets/\($0)") }
        var usage = TemplateUsage()
        for template in templates { usage.read(template) }
        var compiler = SheetCompiler()
        let bytes = compiler.compile(graph, classNames: usage.classNames, styles: usage.styles)
        #expect(compiler.diagnostics.isEmpty)
        let json = try #require(JSONShape(bytes))
        var expected = try #require(JSONShape(try Fixture.bytes("sheets/\(name).swiftui.styles"))).members
        // Theirs leaves out the safe list of an imported sheet.
        if name == "app" { expected["shadow-9"] = JSONShape(Array(#"[["shadow",{},[{"radius":9}]]]"#.utf8)) }
        for key in Set(json.members.keys).union(expected.keys) {
            #expect(json.members[key] == expected[key], "\(key)")
        }
    }
}

struct FixtureSheets: SheetLoader {
    func identity(of path: String, importedBy importer: SourceFile) -> String {
        path.hasPrefix("sheets/") ? path : "sheets/\(path)"
    }
    func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
        (try? Fixture.file(identity)).map { .success($0) } ?? .failure(SheetLoadingError("no such file"))
    }
}
