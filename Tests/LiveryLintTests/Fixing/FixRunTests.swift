import LiveryLint
import LiverySource
import LiverySyntax
import Testing

/// Fixing what linting finds in real sheets and trees.
@Suite struct FixRunTests {
    private func fixed(
        _ files: [(path: String, bytes: [UInt8])], includesUnsafe: Bool = false, changing paths: Set<String>? = nil
    ) async -> FixResult {
        let inputs = files.map { LintInput(SourceFile(path: $0.path, bytes: $0.bytes)) }
        let run = LintRun()
        return await FixRun(includesUnsafe: includesUnsafe).result(of: await run.report(on: inputs), changing: paths) {
            changed in
            await run.report(on: inputs.map { LintInput(changed[$0.file.path] ?? $0.file, kind: $0.kind) })
        }
    }

    private func fixed(_ text: String, path: String = "a.sheet", includesUnsafe: Bool = false) async -> FixResult {
        await fixed([(path, Array(text.utf8))], includesUnsafe: includesUnsafe)
    }

    private func text(_ result: FixResult) async -> String? { result.files.first?.fixed.text }

    /// A body of modifiers, what safe fixes make of it, and what unsafe ones do.
    @Test(arguments: [
        ("padding(8)", nil, nil),
        ("bold", "bold()", "bold()"),
        ("padding(.top 8) bold padding(. leading 4)", "padding(.top, 8) bold() padding(.leading, 4)", nil),
        ("font(.<%= size %>) padding(<%= size %>)", "font(.{size}) padding({size})", nil),
        ("foregroundStyle(.red.opacity(<%= size %>) 8)", "foregroundStyle(.red.opacity({size}), 8)", nil),
        ("paddng(.top 8) blod", "paddng(.top, 8) blod()", "padding(.top, 8) bold()"),
        ("padding(.tpo 8)", "padding(.tpo, 8)", "padding(.top, 8)"),
    ])
    func `Fixable mistakes on one line are all fixed`(body: String, safe: String?, unsafe: String?) async {
        func sheet(_ body: String) -> String { "\"a-\" <> size do\n  \(body)\n  padding(size)\nend\n" }
        let result = await fixed(sheet(body))
        #expect(await text(result) == safe.map(sheet))
        #expect(result.isComplete && result.report.fixableCounts.safe == 0)
        let all = await fixed(sheet(body), includesUnsafe: true)
        #expect(await text(all) == (unsafe ?? safe).map(sheet))
        #expect(all.isComplete && all.report.fixableCounts == FixableCounts([]))
    }

    @Test func `A result says which rules were fixed how often, and what is left`() async throws {
        let result = await fixed("\"a\" do\n  padding(.top 8) bold\n  paddng(.top 8)\nend\n")
        #expect(result.fixCounts == ["missing-comma": 2, "missing-arguments": 1] && result.fixCount == 3)
        #expect(result.rounds == 1)
        let file = try #require(result.files.first)
        #expect(file.path == "a.sheet" && file.original.text.contains("top 8"))
        #expect(result.report.diagnostics.map(\.rule) == ["unknown-modifier"])
        #expect(result.report.diagnostics.map(\.file) == [file.fixed])
    }

    @Test func `What a fix uncovers is fixed in the next round`() async {
        let result = await fixed("\"a\" do\n  paddng(.top 8) blod\nend\n", includesUnsafe: true)
        #expect(result.rounds == 2)
        #expect(result.fixCounts == ["missing-comma": 1, "missing-arguments": 1, "unknown-modifier": 2])
    }

    @Test func `A clean file and a file that can't be fixed don't change`() async {
        for text in ["", "\"a\" do\n  padding(8)\nend\n", "\"a\" do\n  padding(\"x\")\nend\n", "}{"] {
            let result = await fixed(text)
            #expect(result.files.isEmpty && result.rounds == 0 && result.isComplete && result.fixCount == 0)
        }
    }

    @Test func `Line breaks, a missing last one and bytes that are no text stay as they are`() async throws {
        let crlf = await fixed("\"a\" do\r\n  bold\r\n  padding(.top 8)\r\nend")
        #expect(
            crlf.files.first?.fixed.bytes == Array("\"a\" do\r\n  bold()\r\n  padding(.top, 8)\r\nend".utf8))
        let cr = await fixed("\"a\" do\r  bold\rend\r")
        #expect(cr.files.first?.fixed.bytes == Array("\"a\" do\r  bold()\rend\r".utf8))
        let mark = await fixed("\u{FEFF}\"a\" do\n  bold\nend\n")
        #expect(mark.files.first?.fixed.bytes == Array("\u{FEFF}\"a\" do\n  bold()\nend\n".utf8))
        let bytes = { (body: String) in
            [0x23, 0xFF, 0xC3, 0x0A] + Array("\"a\" do\n  \(body)\nend\n# ".utf8) + [0xE2, 0x82, 0x00, 0xFE]
        }
        let raw = await fixed([("a.sheet", bytes("bold padding(.top 8)"))])
        #expect(raw.files.first?.fixed.bytes == bytes("bold() padding(.top, 8)"))
    }

    @Test func `Trees and compiled sheets are fixed too`() async {
        let tree = await fixed(#"{"type": "Text" "children": null,}"#, path: "t.json")
        #expect(await text(tree) == #"{"type": "Text", "children": []}"#)
        let styles = await fixed(#"{"a": [["padding", {}, [8,]]]}"#, path: "a.styles")
        #expect(await text(styles) == #"{"a": [["padding", {}, [8]]]}"#)
    }

    @Test func `Several files are fixed at once, and only those that may change`() async {
        let files = ["b.sheet", "a.sheet", "c.sheet"].map { ($0, Array("\"a\" do\n  bold\nend\n".utf8)) }
        #expect(await fixed(files).files.map(\.path) == ["a.sheet", "b.sheet", "c.sheet"])
        let some = await fixed(files, changing: ["b.sheet"])
        #expect(some.files.map(\.path) == ["b.sheet"])
        #expect(some.report.diagnostics.map(\.file.path) == ["a.sheet", "c.sheet"])
    }

    /// Loads imports from a table, in which fixing puts the changed files.
    private struct Table: SheetLoader {
        var files: [String: SourceFile]
        func identity(of path: String, importedBy importer: SourceFile) -> String { path }
        func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
            files[identity].map { .success($0) } ?? .failure(SheetLoadingError("no such file"))
        }
    }

    @Test func `An imported sheet is fixed once, also when it is an input`() async {
        let base = SourceFile(path: "base.sheet", text: "\"b\" do\n  bold\nend\n")
        let files = [
            SourceFile(path: "a.sheet", text: "@import \"base.sheet\"\n\"a\" do\n  bold\nend\n"),
            SourceFile(path: "base.sheet", bytes: base.bytes),
        ]
        func report(_ changed: [String: SourceFile]) async -> LintReport {
            await LintRun().report(
                on: files.map { LintInput(changed[$0.path] ?? $0) },
                loader: Table(files: ["base.sheet": changed["base.sheet"] ?? base]))
        }
        let result = await FixRun().result(of: await report([:]), relinting: report)
        #expect(result.files.map(\.fixed.text).last == "\"b\" do\n  bold()\nend\n")
        #expect(result.fixCounts == ["missing-arguments": 2] && result.report.diagnostics.isEmpty)
    }

    @Test func `Whatever a sheet holds, fixing ends, adds no error of syntax, and leaves nothing that it could do`()
        async
    {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "\"a\" do\n", "end\n", "bold ", "padding(.top 8)", "paddng(", ")", "[", "]", ",", "{size}", "<%= size %>",
            "“a”", "'a'",
            " ", "\n", "\r\n", "\\q", "\"", "font(. title)", "@import", "@token x 3\n", "@tokn", "# x\n", "/*", ".",
            ":", "0x", "5.",
            "\u{A0}", "日🎉", "style", "do\n", "1..2", "frame(width 3 height: 4)", "<>", ";", "to_atom(x)",
        ]
        for _ in 0..<150 {
            let count = Int.random(in: 1...24, using: &random)
            let sheet =
                "\"p-\" <> size do\n" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            for includesUnsafe in [false, true] {
                let before = syntaxErrorCount(
                    await LintRun().report(on: [LintInput(SourceFile(path: "a.sheet", text: sheet))]))
                let result = await fixed(sheet, includesUnsafe: includesUnsafe)
                #expect(syntaxErrorCount(result.report) <= before, "\(sheet.debugDescription)")
                guard result.isComplete, let text = await text(result) else { continue }
                let again = await fixed(text, includesUnsafe: includesUnsafe)
                #expect(again.files.isEmpty, "\(sheet.debugDescription)\n\(text.debugDescription)")
            }
        }
    }

    private func syntaxErrorCount(_ report: LintReport) -> Int {
        report.diagnostics.count { $0.severity == .error && LintRule.named($0.rule)?.category == .syntax }
    }
}
