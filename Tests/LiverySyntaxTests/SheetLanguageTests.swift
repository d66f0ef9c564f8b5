import Livery
import Testing

/// Rules, directives and what a class name makes of them.
struct SheetLanguageTests {
    /// What the modifiers of the first matching rule mean for a class name, as wire JSON, and what is said about it.
    private func lowered(_ sheet: String, _ className: String, platform: String? = nil) -> (
        json: JSONShape?, messages: [String]
    ) {
        let graph = SheetGraph(roots: [SourceFile(path: "a.sheet", text: sheet)])
        #expect(graph.sheets[0].outline.tree.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        expectSound(graph.sheets[0].outline.tree)
        guard let match = graph.match(className, platform: platform) else { return (nil, []) }
        var lowering = graph.lowering(
            forSheet: match.sheet, before: match.rule.node.range.lowerBound, captures: match.captures)
        var writer = WireWriter()
        writer.write(lowering.modifiers(in: match.rule.node))
        return (JSONShape(writer.bytes), lowering.diagnostics.map(\.message))
    }

    private func expect(
        _ sheet: String, _ className: String, _ wire: String?, _ messages: [String] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let result = lowered(sheet, className)
        #expect(result.json == wire.flatMap { JSONShape(Array($0.utf8)) }, sourceLocation: sourceLocation)
        #expect(result.messages == messages, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("\"card\" do\n  bold()\nend", "card"), ("\"card\"do bold()end", "card"),
        ("\n# a\n\"card\" /* b */ do # c\nbold() # d\nend # e\n", "card"), ("\u{FEFF}\"card\" do bold() end", "card"),
        ("\"card\" do\r\n  bold()\r\nend\r\n", "card"), ("\"card\"\ndo\nbold()\nend", "card"),
        ("\"größe-🙂\" do bold() end", "größe-🙂"), ("\"a\\\"b\" do bold() end", "a\"b"),
        ("\"font-\" <> size do bold() end", "font-12"), ("\"w\" <> w <> \":h\" <> h do bold() end", "w1:h2"),
        ("size <> \"-font\" do bold() end", "12-font"), ("\"a\" <> \"b\" do bold() end", "ab"),
        ("\"a\" <> x <> \"b\" <> \"c\" do bold() end", "a-bbc"),
        ("\"other\" do\nend\n\"card\" do bold() end", "card"), ("\"x\" do bold() end \"card\" do bold() end", "card"),
    ])
    func `A rule is a pattern, do, modifiers and end`(sheet: String, className: String) {
        expect(sheet, className, #"[["bold",{},[]]]"#)
    }

    @Test func `A captured text is a value of its own kind, and braces read it as an expression`() {
        let sheet = #"""
            "w" <> w <> ":" <> c do
              f(w, {w}, .{c}, c, "<{w} of {c}>", {c})
            end
            """#
        expect(sheet, "w12:true", #"[["f",{},[12,12,[".",{},[null,"true"]],true,"<12 of true>",true]]]"#)
        expect(
            sheet, "w1.5:red",
            #"[["f",{},[1.5,1.5,[".",{},[null,"red"]],"red","<1.5 of red>",["Elixir",{},["red",{},"Elixir"]]]]]"#)
        expect(
            sheet, "w-0.5:.a.b(1)",
            #"[["f",{},[-0.5,-0.5,null,".a.b(1)","<-0.5 of .a.b(1)>",[".",{},[[".",{},[null,"a"]],["b",{},[1]]]]]]]"#,
            ["the captured text '.a.b(1)' can't be read as a value"])
    }

    @Test func `A captured text names a member, a chain or the base of one`() {
        let sheet = #"""
            "m-" <> c do
              f(.{c}, .{c}.opacity(1), Color.{c}(2), {c}.x)
            end
            """#
        expect(
            sheet, "m-red",
            #"[["f",{},[[".",{},[null,"red"]],[".",{},[[".",{},[null,"red"]],["opacity",{},[1]]]],[".",{},["Color",["red",{},[2]]]],[".",{},["red","x"]]]]]"#
        )
        let chain = "\"m-\" <> c do f(.{c}) end"
        expect(chain, "m-red.opacity(0.5)", #"[["f",{},[[".",{},[[".",{},[null,"red"]],["opacity",{},[0.5]]]]]]]"#)
    }

    @Test func `The older spellings mean what they meant`() {
        let sheet = #"""
            "h-" <> x do
              f(.a.to_ime(x), to_ime(x), to_integer(x), to_float(x), to_atom(x), to_boolean(x), <%= x %>, .<%= x %>)
            end
            """#
        let result = lowered(sheet, "h-12")
        #expect(
            result.json
                == JSONShape(
                    Array(
                        #"""
                        [["f",{},[[".",{},[[".",{},[null,"a"]],"12"]],[".",{},[null,"12"]],12,12,[":",{},"12"],false,12,
                        [".",{},[null,"12"]]]]]
                        """#.utf8)))
        #expect(
            result.messages == [
                "'to_ime(x)' is the older spelling of '{x}'", "'to_ime(x)' is the older spelling of '.{x}'",
                "'to_integer(x)' is the older spelling of '{x}'", "'to_float(x)' is the older spelling of '{x}'",
                "'to_atom(x)' is the older spelling of 'x'", "'to_boolean(x)' is the older spelling of '{x}'",
            ])
    }

    @Test func `Event and attribute names may be interpolated`() {
        expect(
            "\"a-\" <> x do f(attr(\"p-{x}\"), event(\"e-{x}\", throttle: 1)) end", "a-b",
            #"[["f",{},[["__attr__",{},"p-b"],["__event__",{},["e-b",{"throttle":1}]]]]]"#)
    }

    @Test func `Braces in a string that name nothing stay text, with a warning`() {
        expect(
            "\"a\" do f(\"#{x}\") end", "a", ##"[["f",{},["#{x}"]]]"##,
            ["'x' is neither captured by the rule's pattern nor a token declared before, and stays as it is written"])
    }

    @Test func `An unknown variable in braces is an error with a suggestion`() {
        expect(
            "\"a-\" <> size do f({sixe}) end", "a-1", #"[["f",{},[null]]]"#,
            ["'sixe' is neither captured by the rule's pattern nor a token declared before; did you mean 'size'?"])
    }

    @Test func `A rule read without a class name has placeholders`() throws {
        let tree = SyntaxTree.parse(
            sheet: SourceFile(path: "a", text: "\"a-\" <> x do f(x, {x}, .{x}, \"<{x}>\", .a.{x}, attr(\"{x}\")) end"))
        let rule = try #require(SheetOutline(tree).rules.first)
        var lowering = Lowering(file: tree.file, captures: nil, captureNames: Set(rule.pattern.captureNames))
        let arguments = try #require(lowering.modifiers(in: rule.node).first?.arguments)
        #expect(arguments.map(\.value.kind) == Array(repeating: .placeholder("x"), count: 6))
        #expect(lowering.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("", nil, true), (", target: :watchos", "watchOS", true), (", target: :watchos", "ios", false),
        (", target: [:ios, :tvos]", "tvos", true), (", target: [:ios, \"macos\"]", "macos", true),
        (", target: [:ios]", "macos", false), (", target: :ios, target: :tvos", "tvos", true),
        (", target: :ios", nil, true),
        (", other: 1, target: :ios,\n more: .x", "ios", true),
    ])
    func `The option target limits a rule to platforms`(options: String, platform: String?, applies: Bool) throws {
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: "\"a\"\(options) do bold() end"))
        #expect(tree.diagnostics.isEmpty)
        let rule = try #require(SheetOutline(tree).rules.first)
        #expect(rule.applies(to: platform) == applies)
        #expect(rule.unknownOptions.map(\.name) == (options.contains("other") ? ["other", "more"] : []))
    }

    @Test func `A rule for another platform is passed over`() {
        let sheet = "\"a\", target: :ios do f(1) end \"a\" do f(2) end"
        #expect(lowered(sheet, "a", platform: "ios").json == JSONShape(Array(#"[["f",{},[1]]]"#.utf8)))
        #expect(lowered(sheet, "a", platform: "macos").json == JSONShape(Array(#"[["f",{},[2]]]"#.utf8)))
    }

    @Test func `Directives name sheets, classes and expressions`() {
        let text = """
            @import "a.sheet" # a
            @import
              "b c.sheet"
            @safe_list "x" "y", "z"
              "w"
            @safe_list "last" "card" do end
            @token brand = Color("brand")
              .opacity(0.5)
            @token /* n */ size /* m */ = # o
              12
            @token range = 1...3 // p
            """
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: text))
        #expect(tree.diagnostics.map(\.message) == [])
        expectSound(tree)
        let outline = SheetOutline(tree)
        #expect(outline.imports.map(\.path) == ["a.sheet", "b c.sheet"])
        #expect(outline.safeList.map(\.name) == ["x", "y", "z", "w", "last"])
        #expect(outline.tokens.map(\.name) == ["brand", "size", "range"])
        #expect(outline.rules.map(\.pattern.literal) == ["card"])
    }

    @Test func `A token stands for its expression in later rules`() {
        let sheet = """
            "early" do f(brand) end
            @token brand = Color("brand")
            @token size = 12
            @token label = "size {size}"
            "a" do f(brand, brand.opacity(1), {size}, "{size}px", label, .x(brand)) end
            """
        expect(sheet, "early", #"[["f",{},[["Elixir",{},["brand",{},"Elixir"]]]]]"#)
        let brand = #"["Color",{},["brand"]]"#
        expect(
            sheet, "a",
            #"[["f",{},[\#(brand),[".",{},[\#(brand),["opacity",{},[1]]]],12,"12px","size 12",[".",{},[null,["x",{},[\#(brand)]]]]]]]"#
        )
    }

    @Test func `A token that is no literal can't stand in a string`() {
        expect(
            "@token t = .red\n\"a\" do f(\"{t}\") end", "a", #"[["f",{},[""]]]"#,
            ["the token 't' is neither a string, a number nor a boolean"])
    }

    @Test func `A capture hides a token of its name`() {
        expect("@token x = 1\n\"a-\" <> x do f(x, {x}) end", "a-2", #"[["f",{},[2,2]]]"#)
    }
}
