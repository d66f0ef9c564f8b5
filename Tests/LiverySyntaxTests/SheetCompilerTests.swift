import Livery
import Testing

struct SheetCompilerTests {
    private func compiled(
        _ sheet: String, _ classNames: [String], styles: [String] = [], platform: String? = nil
    ) -> (json: [String: JSONShape], messages: [String]) {
        var compiler = SheetCompiler()
        compiler.platform = platform
        let locations = styles.map { style in
            let file = SourceFile(path: "view", text: "<A style='\(style)'>")
            return LiverySource.SourceLocation(file: file, range: SourceRange(10, 10 + style.utf8.count))
        }
        let graph = SheetGraph(roots: [SourceFile(path: "a.sheet", text: sheet)])
        let bytes = compiler.compile(graph, classNames: classNames, styles: locations)
        return (JSONShape(bytes)?.members ?? [:], compiler.diagnostics.map(\.message))
    }

    private func json(_ text: String) -> JSONShape? { JSONShape(Array(text.utf8)) }

    @Test func `Names with a rule are written, in order of their bytes`() {
        let sheet = "@safe_list \"s\"\n\"a\" do f(1) end \"s\" do f(2) end \"é-\" <> x do f(x) end"
        var compiler = SheetCompiler()
        let graph = SheetGraph(roots: [SourceFile(path: "a", text: sheet)])
        let bytes = compiler.compile(graph, classNames: ["é-3", "a", "none", "a"])
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"{"a":[["f",{},[1]]],"s":[["f",{},[2]]],"é-3":[["f",{},[3]]]}"#)
    }

    @Test func `A platform takes the rules that apply to it`() {
        let sheet =
            "\"a\", target: :ios do f(1) end \"a\", target: [:macos, :tvos] do f(2) end \"b\", target: :ios do f(3) end"
        #expect(
            compiled(sheet, ["a", "b"], platform: "ios").json == [
                "a": json(#"[["f",{},[1]]]"#), "b": json(#"[["f",{},[3]]]"#),
            ])
        #expect(compiled(sheet, ["a", "b"], platform: "tvOS").json == ["a": json(#"[["f",{},[2]]]"#)])
        #expect(compiled(sheet, ["a", "b"], platform: "visionos").json == [:])
        #expect(compiled(sheet, ["a"]).json == ["a": json(#"[["f",{},[1]]]"#)])
    }

    @Test(arguments: [
        ("bold()", ["bold()": #"[["bold",{},[]]]"#]), ("", [:]), (" ; ", [:]),
        (" bold() ; f( 1 );", ["bold()": #"[["bold",{},[]]]"#, "f( 1 )": #"[["f",{},[1]]]"#]),
        (
            ".bold().italic(); a()",
            [".bold().italic()": #"[["bold",{},[]],["italic",{},[]]]"#, "a()": #"[["a",{},[]]]"#]
        ),
        ("bold() italic()", ["bold() italic()": #"[["bold",{},[]],["italic",{},[]]]"#]),
        ("f(\"a;b\");;g()", ["f(\"a;b\")": #"[["f",{},["a;b"]]]"#, "g()": #"[["g",{},[]]]"#]),
    ])
    func `An inline style is keyed by the pieces that clients look up`(style: String, expected: [String: String]) {
        let result = compiled("", [], styles: [style])
        #expect(result.json == expected.mapValues { json($0) ?? .null })
        #expect(result.messages == [])
    }

    @Test func `Mistakes in inline styles and rules are told once, and the rest is compiled`() {
        let result = compiled("\"a-\" <> size do f({sixe}) g() end", ["a-2", "a-1"], styles: ["f(", "g({z}); h()"])
        #expect(
            result.messages == [
                "'sixe' is neither captured by the rule's pattern nor a token declared before; did you mean 'size'?",
                "expected ')'",
                "'z' is neither captured by the rule's pattern nor a token declared before",
            ])
        #expect(result.json["h()"] == json(#"[["h",{},[]]]"#))
        #expect(result.json["a-1"] == json(#"[["f",{},[null]],["g",{},[]]]"#))
    }

    @Test func `Pretty output is the same JSON`() throws {
        let graph = SheetGraph(roots: [try Fixture.file("sheets/extra.sheet")])
        var plain = SheetCompiler()
        var pretty = SheetCompiler()
        pretty.isPretty = true
        let compact = plain.compile(graph, classNames: [])
        let broken = pretty.compile(graph, classNames: [])
        #expect(broken.count > compact.count)
        #expect(JSONShape(broken) == JSONShape(compact))
    }

    // MARK: Annotations

    /// Each node with annotations: its name, file and source, and the text of the line that it names.
    private func annotations(_ value: JSONValue, _ files: inout [String: LineIndex]) throws -> [String] {
        let elements = Array(value.elements)
        guard elements.count == 3, elements[1].kind == .object, let name = elements[0].string else {
            let parts = elements + value.members.map(\.value)
            return try parts.flatMap { try annotations($0, &files) }
        }
        var result: [String] = []
        if let path = elements[1]["file"]?.string, let line = elements[1]["line"]?.integer,
            let source = elements[1]["source"]?.string
        {
            if files[path] == nil { files[path] = LineIndex(try Fixture.file("sheets/\(path)")) }
            let index = try #require(files[path])
            let text = index.file.text(in: index.contentRange(ofLine: line)).trimmingPrefix { $0 == " " }
            // Theirs has the captured text in the source line already; ours shows the line as it is written.
            #expect(text == source || text.contains("{"), "\(path):\(line)")
            result = ["\(name) in \(path.prefix { $0 != "." }): \(text)"]
        }
        return result + (try annotations(elements[2], &files))
    }

    @Test(arguments: ["app", "extra"])
    func `Annotations name the same places as the peer's`(name: String) throws {
        let graph = SheetGraph(roots: [try Fixture.file("sheets/\(name).sheet")], loader: FixtureSheets())
        let bytes = try Fixture.bytes("sheets/\(name).swiftui.annotated.styles")
        let theirs = try #require(JSONDocument(reading: SourceFile(path: "theirs", bytes: bytes)).root)
        var compiler = SheetCompiler()
        compiler.isAnnotated = true
        let compiled = compiler.compile(graph, classNames: theirs.members.map(\.key))
        let ours = try #require(JSONDocument(reading: SourceFile(path: "ours", bytes: compiled)).root)
        var files: [String: LineIndex] = [:]
        var compared = 0
        // Inline styles are left out: theirs are annotated with line 1 of the template, whatever the line.
        for member in theirs.members where graph.match(member.key) != nil {
            let their = try annotations(member.value, &files)
            let our = try annotations(try #require(ours[member.key]), &files)
            #expect(our == their, "\(member.key)")
            compared += our.count
        }
        #expect(compared > (name == "app" ? 80 : 9))
    }

    @Test func `An inline style is annotated with its place in the template`() throws {
        let file = SourceFile(path: "lib/view.ex", text: "<A>\n  <B style='bold()'>")
        var compiler = SheetCompiler()
        compiler.isAnnotated = true
        let location = LiverySource.SourceLocation(file: file, range: SourceRange(16, 22))
        let graph = SheetGraph(roots: [])
        let bytes = compiler.compile(graph, classNames: [], styles: [location])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"bold()":[["bold",{"file":"view.ex","line":2,"module":"","source":"<B style='bold()'>"},[]]]}"#)
    }
}
