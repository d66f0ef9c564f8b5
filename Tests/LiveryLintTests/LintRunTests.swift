import LiveryCatalogue
import LiveryJSON
import LiveryLint
import LiverySource
import LiveryStyle
import LiverySyntax
import Testing

@Suite struct LintRunTests {
    /// Imports from a table of texts.
    private struct Table: SheetLoader {
        var texts: [String: String]
        func identity(of path: String, importedBy importer: SourceFile) -> String { path }
        func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
            texts[identity].map { .success(SourceFile(path: identity, text: $0)) }
                ?? .failure(SheetLoadingError("no such file"))
        }
    }

    private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

    private func summary(_ report: LintReport) -> [String] {
        report.diagnostics.map { diagnostic in
            let place = LineIndex(diagnostic.file).position(of: diagnostic.range.lowerBound)
            return "\(diagnostic.file.path):\(place.line):\(place.column) \(diagnostic.severity) \(diagnostic.rule)"
        }
    }

    @Test func `Nothing has no findings`() async {
        let report = await LintRun().report(on: [])
        #expect(report.diagnostics.isEmpty && report.fileCount == 0 && report.paths.isEmpty)
        #expect(!report.hasFindings(atLeast: .note))
    }

    @Test func `Findings are sorted by path and place, whatever the order of the inputs`() async {
        let inputs = [
            LintInput(file("b.sheet", "\"b\" do\n  bold(1, 2, 3)\n  paddng(8)\nend\n")),
            LintInput(file("a.styles", #"{"card": [["paddng", {}, [8]]]}"#)),
            LintInput(file("a.json", #"{"children": []}"#)),
        ]
        let expected = [
            "a.json:1:1 error payload-type", "a.styles:1:12 error unknown-modifier",
            "b.sheet:2:11 error extra-argument", "b.sheet:3:3 error unknown-modifier",
        ]
        #expect(await summary(LintRun().report(on: inputs)) == expected)
        #expect(await summary(LintRun().report(on: inputs.reversed())) == expected)
        #expect(await LintRun().report(on: inputs).paths == ["a.json", "a.styles", "b.sheet"])
    }

    @Test func `The ending of a path says what it holds, unless that is given`() async {
        #expect(LintInput(file("a.sheet", "")).kind == .sheet)
        #expect(LintInput(file("a.styles", "")).kind == .styles)
        #expect(LintInput(file("a.json", "")).kind == .tree)
        #expect(LintInput(file("styles", "")).kind == .sheet)
        #expect(LintInput(file("a.sheet", ""), kind: .tree).kind == .tree)
    }

    @Test func `An imported sheet is linted and counted, once`() async {
        let loader = Table(texts: ["base.sheet": "\"base\" do\n  paddng(8)\nend\n"])
        let inputs = [
            LintInput(file("a.sheet", "@import \"base.sheet\"\n")),
            LintInput(file("b.sheet", "@import \"base.sheet\"\n")),
            LintInput(file("base.sheet", "\"base\" do\n  paddng(8)\nend\n")),
        ]
        let report = await LintRun().report(on: inputs, loader: loader)
        #expect(summary(report) == ["base.sheet:2:3 error unknown-modifier"])
        #expect(report.fileCount == 3)
    }

    @Test func `A sheet that is linted and styles a tree has its findings told once`() async {
        let text = "\"title\" do\n  paddng(8)\nend\n"
        let report = await LintRun().report(
            on: [LintInput(file("a.sheet", text)), LintInput(file("t.json", #"{"type": "Text", "class": "title"}"#))],
            stylingTreesWith: [file("a.sheet", text)])
        #expect(summary(report) == ["a.sheet:2:3 error unknown-modifier"])
        #expect(report.fileCount == 2)
    }

    @Test func `A tree is styled by the sheets that are given for it, and by no others`() async {
        let tree = LintInput(file("t.json", #"{"type": "Text", "class": "title"}"#))
        let other = LintInput(file("other.sheet", "\"title\" do\n  bold()\nend\n"))
        let sheet = file("s.sheet", "\"titel\" do\n  bold()\nend\n")
        let report = await LintRun().report(on: [tree, other], stylingTreesWith: [sheet])
        #expect(summary(report) == ["s.sheet:1:1 warning unused-class", "t.json:1:28 error unknown-class"])
    }

    @Test func `Without sheets, class names of a tree are not judged, and its own modifiers are`() async {
        let text = #"{"type": "Text", "class": "title", "style": "paddng(8)", "modifiers": [["blod", {}, []]]}"#
        let report = await LintRun().report(on: [LintInput(file("t.json", text))])
        #expect(
            summary(report) == [
                "t.json:1:46 error unknown-modifier", "t.json:1:73 error unknown-modifier",
            ])
    }

    @Test func `A compiled sheet is checked like a sheet, without fix-its for text that it hasn't`() async {
        let text = """
            {
              "ok": [["padding", {}, [[".", {}, [null, "horizontal"]], 12]]],
              "bad": [["paddng", {}, [8]], ["padding", {}, ["a"]], ["padding", [8]]],
              "ok": []
            }
            """
        let report = await LintRun().report(on: [LintInput(file("a.styles", text))])
        #expect(
            summary(report) == [
                "a.styles:3:12 error unknown-modifier", "a.styles:3:49 error type-mismatch",
                "a.styles:3:56 error wire-ast", "a.styles:4:3 warning json-duplicate-key",
            ])
        #expect(report.diagnostics.allSatisfy { $0.fixIts.isEmpty })
    }

    @Test(arguments: ["[]", "\"a\"", "null", "3"])
    func `A compiled sheet that is no object is told of`(text: String) async {
        let report = await LintRun().report(on: [LintInput(file("a.styles", text))])
        #expect(
            summary(report) == [
                "a.styles:1:1 error wire-ast"
            ])
    }

    @Test(arguments: ["", "{", "{\"a\":", "\u{0}\u{1}"])
    func `A compiled sheet that is no JSON has no findings but of that`(text: String) async {
        let report = await LintRun().report(on: [LintInput(file("a.styles", text))])
        let rules = Set(report.diagnostics.map { $0.rule })
        #expect(!rules.isEmpty && rules.isSubset(of: ["json-syntax", "invalid-utf8"]))
    }

    @Test func `Targets and host declarations count, and mistakes in declarations are findings`() async {
        var registry = StyleRegistry()
        registry.register(
            declarations: file("host.swift", "extension View { func glow(radius: Double) -> some View }\n}\n"))
        let configuration = StyleConfiguration(
            registry: registry, targets: DeploymentTarget("iOS 15").map { [$0] } ?? [])
        let sheet = file("a.sheet", "\"a\" do\n  glow(radius: 2)\n  presentationDetents([.medium])\nend\n")
        let report = await LintRun(configuration: configuration).report(on: [LintInput(sheet)])
        #expect(summary(report).first == "a.sheet:3:3 error unavailable")
        #expect(summary(report).last == "host.swift:2:1 error catalogue-syntax")
        #expect(report.paths == ["a.sheet", "host.swift"])
    }

    @Test func `The text report shows each finding and counts them`() async {
        let sheet = file("a.sheet", "\"a\" do\n  paddng(8)\nend\n")
        var reporter = TextReporter()
        var text = ""
        reporter.write(await LintRun().report(on: [LintInput(sheet)])) { text += $0 }
        #expect(
            text == """
                a.sheet:2:3: error: there is no modifier 'paddng'; did you mean 'padding'? [unknown-modifier]
                 2 |   paddng(8)
                   |   ^~~~~~
                   = unsafe fix-it: replace with 'padding'
                 2 +   padding(8)
                1 error in 1 file; 1 can be fixed with --fix --unsafe

                """)
        text = ""
        reporter.write(await LintRun().report(on: [LintInput(file("b.sheet", ""))])) { text += $0 }
        #expect(text == "nothing found in 1 file\n")
    }

    @Test func `The JSON report has the counts and the findings in order`() async throws {
        let sheet = file("a.sheet", "\"a\" do\n  paddng(8)\n  blod()\nend\n")
        let bytes = JSONReporter().bytes(of: await LintRun().report(on: [LintInput(sheet)]))
        let document = JSONDocument(reading: SourceFile(path: "report", bytes: bytes))
        #expect(document.diagnostics.isEmpty)
        let root = try #require(document.root)
        #expect(root["files"]?.integer == 1)
        #expect(root["errors"]?.integer == 2)
        #expect(root["warnings"]?.integer == 0)
        #expect(root["notes"]?.integer == 0)
        #expect(root["fixable"]?.integer == 0)
        #expect(root["unsafelyFixable"]?.integer == 2)
        #expect(root["rules"]?["unknown-modifier"]?.integer == 2)
        let findings = try #require(root["diagnostics"])
        #expect(findings.elements.map { $0["line"]?.integer } == [2, 3])
        #expect(findings.elements.map { $0["rule"]?.string } == ["unknown-modifier", "unknown-modifier"])
    }

    @Test(arguments: [LintInput.Kind.sheet, .styles, .tree])
    func `Ten thousand brackets, binary data and an empty file are no trap`(kind: LintInput.Kind) async {
        let deep = String(repeating: "[", count: 10_000)
        let texts = [
            "", deep, "\"a\" do\n  padding(\(deep))\nend", "{\"a\": \(deep)",
            "\"a\" do " + String(repeating: "f(", count: 10_000),
        ]
        for text in texts { _ = await LintRun().report(on: [LintInput(file("x", text), kind: kind)]) }
        let bytes = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 13) }
        _ = await LintRun().report(on: [LintInput(SourceFile(path: "x", bytes: bytes), kind: kind)])
    }

    @Test(arguments: LintInput.Kind.all)
    func `Whatever bytes stand in names and comments, every finding lies within its file`(kind: LintInput.Kind) async {
        let words = [
            "livery:disable-next ", "unknown-modifier,", "class=\"", "\"a\" do ", "bold()", "end\n", "# ", "~LVN[",
        ]
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            var bytes: [UInt8] = []
            for _ in 0..<12 {
                bytes += (words.randomElement(using: &random) ?? "").utf8
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    bytes.append(.random(in: 0x80...0xFF, using: &random))
                }
            }
            let report = await LintRun().report(on: [LintInput(SourceFile(path: "x", bytes: bytes), kind: kind)])
            for finding in report.diagnostics {
                #expect(finding.file.range.contains(finding.range), "\(finding.rule)")
                for edit in finding.fixIts.flatMap(\.edits) { #expect(finding.file.range.contains(edit.range)) }
            }
        }
    }

    /// Each would take minutes if what it has many of were compared with all the others.
    @Test func `Very many tokens, patterns, unknown classes and unread props are soon through`() async {
        func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") }
        let inputs = [
            ("tokens.sheet", lines(20_000) { "@token t\($0) = 8" }),
            ("patterns.sheet", lines(5_000) { "\"p\($0 % 50)-\" <> x <> \"-\($0)\" do\n padding(x)\nend" }),
            ("patterns.neex", lines(5_000) { "<A class=\"p\($0 % 50)-5-\($0 + 7)\"/>" }),
            ("props.sheet", "\"q\" do\n" + lines(1_000) { "opacity(attr(\"b\($0)\"))" } + "\nend"),
            ("props.neex", "<A class=\"q\" " + lines(20_000) { "a\($0)=\"1\"" } + "/>"),
            ("safe.sheet", "@safe_list " + lines(5_000) { "\"r\($0)\"" }),
        ].map { LintInput(file($0, $1)) }
        let report = await LintRun().report(on: inputs)
        let rules = Set(report.diagnostics.map(\.rule))
        #expect(rules.isSuperset(of: ["unused-token", "unknown-class", "missing-attribute", "unused-class"]))
    }
}
