import Livery
import Testing

/// Of one sheet so many mistakes are listed, and whether there are more.
struct DiagnosticLimitTests {
    private let limit = SyntaxLimits.diagnostics

    private func graph(mistakes: Int, then body: String = "") -> SheetGraph {
        let text = "\"t\" do\n" + String(repeating: "paddng(1)\n", count: mistakes) + body + "end\n"
        return SheetGraph(roots: [SourceFile(path: "test.sheet", text: text)])
    }

    @Test func mistakesUpToTheLimitAreListed() {
        let diagnostics = Stylesheet(graph: graph(mistakes: limit)).diagnostics
        #expect(diagnostics.map(\.rule) == Array(repeating: "unknown-modifier", count: limit))
    }

    @Test func mistakesPastTheLimitAreSummedUp() throws {
        let graph = graph(mistakes: limit + 30)
        let diagnostics = Stylesheet(graph: graph).diagnostics
        #expect(diagnostics.count == limit + 1)
        let last = try #require(diagnostics.last)
        #expect(last.rule == "size-limit")
        #expect(last.severity == .note)
        #expect(last.message == "more mistakes are not shown")
        #expect(Int(last.range.lowerBound) == last.file.bytes.count)
        #expect(ModifierLinter(configuration: StyleConfiguration()).diagnostics(of: graph) == diagnostics)
    }

    @Test func modifiersPastTheLimitAreStillChecked() throws {
        let stylesheet = Stylesheet(graph: graph(mistakes: limit + 30, then: "padding(8)\npadding(\"a\")\nbold()\n"))
        let (modifiers, _) = try #require(stylesheet.modifiers(forClass: "t"))
        #expect(modifiers.map(\.name) == ["padding", "bold"])
        #expect(stylesheet.diagnostics.count == limit + 1)
    }

    @Test func eachSheetHasALimitOfItsOwn() {
        let roots = (0..<3).map { index in
            SourceFile(
                path: "\(index).sheet",
                text: "\"t\" do\n" + String(repeating: "paddng(1)\n", count: limit + 1) + "end\n")
        }
        let graph = SheetGraph(roots: roots)
        let diagnostics = Stylesheet(graph: graph).diagnostics
        #expect(diagnostics.count == 3 * (limit + 1))
        #expect(diagnostics.filter { $0.rule == "size-limit" }.map(\.file) == roots)
        #expect(ModifierLinter(configuration: StyleConfiguration()).diagnostics(of: graph) == diagnostics)
    }

    @Test func modifiersWithoutASheetHaveTheLimitToo() {
        let file = SourceFile(path: "b", text: String(repeating: "paddng(1) ", count: limit + 1))
        var lowering = Lowering(file: file)
        let calls = lowering.modifiers(in: SyntaxTree.parse(body: file).root)
        #expect(StyleConfiguration().check(calls, in: file).diagnostics.count == limit + 1)
    }
}
