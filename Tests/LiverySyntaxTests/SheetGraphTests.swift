import Livery
import Testing

/// Sheets in memory, named by the path that imports them.
struct MemorySheets: SheetLoader {
    var texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    func identity(of path: String, importedBy importer: SourceFile) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
        texts[identity].map { .success(SourceFile(path: identity, text: $0)) }
            ?? .failure(SheetLoadingError("no such file"))
    }

    func graph(_ roots: String...) -> SheetGraph {
        SheetGraph(roots: roots.map { SourceFile(path: $0, text: texts[$0] ?? "") }, loader: self)
    }
}

extension SheetGraph {
    var paths: [String] { sheets.map(\.outline.tree.file.path) }
    var messages: [String] { diagnostics.map { "\($0.file.path):\($0.range.lowerBound) \($0.rule): \($0.message)" } }

    /// The modifiers of the first rule for a class name, as wire JSON.
    func wire(_ className: String) -> String {
        guard let match = match(className) else { return "none" }
        var lowering = lowering(
            forSheet: match.sheet, before: match.rule.node.range.lowerBound, captures: match.captures)
        var writer = WireWriter()
        writer.write(lowering.modifiers(in: match.rule.node))
        return (lowering.diagnostics.map(\.message) + [String(decoding: writer.bytes, as: UTF8.self)]).joined(
            separator: " ")
    }
}

struct SheetGraphTests {
    @Test func `Sheets are searched root by root, each followed by its imports`() {
        let graph = MemorySheets([
            "a": "@import \"c\"\n@import \"./b\"\n@import \"b\"", "b": "", "c": "@import \"d\"", "d": "",
            "e": "@import \"d\"",
        ]).graph("a", "e", "a")
        #expect(graph.paths == ["a", "c", "d", "b", "e"])
        #expect(graph.sheets.map(\.imports) == [[1, 3, 3], [2], [], [], [2]])
        #expect(graph.messages == [])
    }

    @Test func `A sheet's own rules win over imported ones, and earlier imports over later ones`() {
        let graph = MemorySheets([
            "a": "@import \"b\"\n@import \"c\"\n\"x\" do f(1) end", "b": "\"x\" do f(2) end \"y\" do f(2) end",
            "c": "\"y\" do f(3) end \"z\" do f(3) end",
        ]).graph("a")
        #expect(graph.wire("x") == #"[["f",{},[1]]]"#)
        #expect(graph.wire("y") == #"[["f",{},[2]]]"#)
        #expect(graph.wire("z") == #"[["f",{},[3]]]"#)
        #expect(graph.wire("w") == "none")
    }

    @Test(arguments: [
        (["a": "@import \"a\""], ["a:8 import-cycle: this sheet imports itself"]),
        (
            ["a": "@import \"b\"", "b": "@import \"a\""],
            ["b:8 import-cycle: this import closes a cycle: a imports b imports a"]
        ),
        (
            ["a": "@import \"b\"", "b": "@import \"c\"", "c": "@import \"b\""],
            ["c:8 import-cycle: this import closes a cycle: b imports c imports b"]
        ),
        (["a": "# x\n@import \"none\""], ["a:12 missing-import: can't import \"none\": no such file"]),
        (["a": "@import \"b\"\n@import \"c\"", "b": "@import \"d\"", "c": "@import \"d\"", "d": ""], []),
    ])
    func `Imports that can't be are reported, and the rest is read`(texts: [String: String], messages: [String]) {
        var texts = texts
        texts["a", default: ""] += "\n\"x\" do f(1) end"
        let graph = MemorySheets(texts).graph("a")
        #expect(graph.messages == messages)
        #expect(graph.wire("x") == #"[["f",{},[1]]]"#)
    }

    @Test func `A sheet without a loader can't import`() {
        let graph = SheetGraph(roots: [SourceFile(path: "a", text: "@import \"b\"")])
        #expect(graph.messages == ["a:8 missing-import: can't import \"b\": imports are not available here"])
    }

    @Test func `A long cycle is told by its ends`() throws {
        let texts = Dictionary(
            uniqueKeysWithValues: (0..<500).map { ("s\($0)", "@import \"s\(($0 + 1) % 500)\"\n\"r\($0)\" do f() end") })
        let graph = MemorySheets(texts).graph("s0")
        #expect(graph.sheets.count == 500)
        let message = try #require(graph.diagnostics.first?.message)
        #expect(graph.diagnostics.count == 1)
        #expect(message.hasPrefix("this import closes a cycle: s0 imports s1 imports"))
        #expect(message.hasSuffix("… imports s497 imports s498 imports s499 imports s0"))
        #expect(graph.wire("r499") == #"[["f",{},[]]]"#)
    }

    @Test func `No more sheets than the limit are read`() {
        let count = SheetGraph.maximumSheets
        let texts = Dictionary(
            uniqueKeysWithValues: (0...count).map { ("s\($0)", "@import \"s\($0 + 1)\"\n\"r\($0)\" do end") })
        let graph = MemorySheets(texts).graph("s0")
        #expect(graph.sheets.count == count)
        #expect(graph.messages == ["s\(count - 1):8 size-limit: more than \(count) sheets are imported"])
        #expect(graph.match("r\(count - 1)") != nil)
    }

    // MARK: Tokens

    @Test func `A token is visible after its declaration, in importing sheets, and there to tokens too`() {
        let graph = MemorySheets([
            "a": """
            @token early = late
            @token own = base.opacity(1)
            @token late = 9
            @import "b"
            "x" do f(early, own, late, base, deep) end
            """,
            "b": "\"y\" do f(base) end\n@token base = deep\n@import \"c\"\n\"z\" do f(base, own) end",
            "c": "@token deep = .red",
        ]).graph("a")
        let red = #"[".",{},[null,"red"]]"#
        let base = #"[".",{},[\#(red),["opacity",{},[1]]]]"#
        func name(_ text: String) -> String { #"["Elixir",{},["\#(text)",{},"Elixir"]]"# }
        #expect(graph.wire("x") == #"[["f",{},[\#(name("late")),\#(base),9,\#(red),\#(red)]]]"#)
        #expect(graph.wire("y") == #"[["f",{},[\#(name("base"))]]]"#)
        #expect(graph.wire("z") == #"[["f",{},[\#(red),\#(name("own"))]]]"#)
        #expect(graph.tokenNames(inSheet: 0) == ["base", "deep", "early", "late", "own"])
        #expect(graph.tokens(ofSheet: 0).map(\.name) == ["early", "own", "late"])
    }

    @Test func `A sheet's own token hides an imported one, and the first import wins`() {
        let graph = MemorySheets([
            "a": "@import \"b\"\n@import \"c\"\n\"before\" do f(t) end\n@token t = 1\n\"x\" do f(t, u, v) end",
            "b": "@token t = 2\n@token u = 2", "c": "@token u = 3\n@import \"d\"", "d": "@token v = 4",
        ]).graph("a")
        #expect(graph.wire("before") == #"[["f",{},[2]]]"#)
        #expect(graph.wire("x") == #"[["f",{},[1,2,4]]]"#)
    }

    @Test func `A token that is declared twice is reported, and the first one counts`() {
        let graph = SheetGraph(roots: [SourceFile(path: "a", text: "@token t = 1\n@token t = 2\n\"x\" do f(t) end")])
        #expect(graph.messages == ["a:20 duplicate-token: the token 't' is declared twice; the first one counts"])
        #expect(graph.diagnostics.first?.notes.first?.location?.range == SourceRange(7, 8))
        #expect(graph.wire("x") == #"[["f",{},[1]]]"#)
    }

    @Test func `A token may not mention itself or a later one`() {
        let graph = SheetGraph(roots: [SourceFile(path: "a", text: "@token t = {t}\n@token u = [t]\n\"x\" do f(u) end")]
        )
        #expect(
            graph.messages == [
                "a:11 unknown-variable: 't' is neither captured by the rule's pattern nor a token declared before"
            ])
        #expect(graph.wire("x") == #"[["f",{},[[null]]]]"#)
    }

    @Test func `Tokens of tokens can't grow without limit`() {
        let doubling = (1..<40).map { "@token t\($0) = [t\($0 - 1), t\($0 - 1)]\n" }.joined()
        let strings = (1..<40).map { "@token s\($0) = \"{s\($0 - 1)}{s\($0 - 1)}\"\n" }.joined()
        let wide = "@token w = [\(String(repeating: "t12, ", count: 2000))]\n"
        let deep = (1..<400).map { "@token d\($0) = [d\($0 - 1)]\n" }.joined()
        let uses = "\"x\" do f(\(String(repeating: "t12, ", count: 2000))) end"
        let text =
            "@token t0 = 1\n@token s0 = \"0123456789\"\n@token d0 = 1\n" + doubling + strings + wide + deep + uses
        let time = ContinuousClock().measure {
            let graph = SheetGraph(roots: [SourceFile(path: "a", text: text)])
            #expect(Set(graph.diagnostics.map(\.rule)) == ["size-limit"])
            // What is too large stands for nothing, and what mentions it for little.
            let expressions = Dictionary(
                uniqueKeysWithValues: graph.tokens(ofSheet: 0).map { ($0.name, $0.expression.kind) })
            #expect(expressions["t12"] != .invalid)
            #expect(expressions["d200"] == .invalid)
            #expect(expressions["s39"] == .string(""))
            #expect(graph.wire("x").hasPrefix("the tokens used here stand for more than 10000 expressions"))
        }
        #expect(time < .seconds(5))
    }
}
