import Livery
import Testing

/// A body of modifiers and the wire JSON that it means.
struct Construct: Sendable, CustomTestStringConvertible {
    let body: String
    let wire: String

    init(_ body: String, _ wire: String) {
        self.body = body
        self.wire = wire
    }

    /// A construct as the one argument of `f`.
    static func value(_ text: String, _ wire: String) -> Construct {
        Construct("f(\(text))", #"[["f",{},[\#(wire)]]]"#)
    }

    var testDescription: String { body.debugDescription }
}

struct LanguageTests {
    private func check(_ construct: Construct) throws {
        let file = SourceFile(path: "body", text: construct.body)
        let tree = SyntaxTree.parse(body: file)
        expectSound(tree)
        #expect(tree.diagnostics.map(\.message) == [])
        var lowering = Lowering(file: file)
        var writer = WireWriter()
        writer.write(lowering.modifiers(in: tree.root))
        #expect(lowering.diagnostics.map(\.message) == [])
        #expect(JSONShape(writer.bytes) == JSONShape(Array(construct.wire.utf8)))
    }

    @Test(arguments: Construct.bodies)
    func `A body is modifiers between white space, semicolons, dots and comments`(construct: Construct) throws {
        try check(construct)
    }

    @Test(arguments: Construct.literals)
    func `A literal means its value`(construct: Construct) throws { try check(construct) }

    @Test(arguments: Construct.strings)
    func `A string has escapes, line breaks and three quotes`(construct: Construct) throws { try check(construct) }

    @Test(arguments: Construct.collections)
    func `Arrays, dictionaries and tuples keep their order`(construct: Construct) throws { try check(construct) }

    @Test(arguments: Construct.members)
    func `Members and calls chain over any white space`(construct: Construct) throws { try check(construct) }

    @Test(arguments: Construct.parentheses)
    func `An expression in parentheses is the expression`(construct: Construct) throws { try check(construct) }

    @Test(arguments: Construct.ranges)
    func `A range has any expressions for bounds`(construct: Construct) throws { try check(construct) }

    @Test(arguments: Construct.references)
    func `References to attributes, events and gestures take their options`(construct: Construct) throws {
        try check(construct)
    }

    @Test(arguments: Construct.arguments)
    func `Arguments mix with labels, and labels are any name`(construct: Construct) throws { try check(construct) }
}

extension Construct {
    static let bodies = [
        Construct("", "[]"),
        Construct(" \t\n\u{0B}\u{0C}\r\n ", "[]"),
        Construct("bold()", #"[["bold",{},[]]]"#),
        Construct("bold()italic()", #"[["bold",{},[]],["italic",{},[]]]"#),
        Construct("bold() italic()", #"[["bold",{},[]],["italic",{},[]]]"#),
        Construct(".bold().italic()", #"[["bold",{},[]],["italic",{},[]]]"#),
        Construct(";; bold();; ;.italic() ;", #"[["bold",{},[]],["italic",{},[]]]"#),
        Construct("bold()\n  .italic()\r\n.a()\rb()", #"[["bold",{},[]],["italic",{},[]],["a",{},[]],["b",{},[]]]"#),
        Construct("bold ( )", #"[["bold",{},[]]]"#),
        Construct("# c\nbold() // d\n/* e /* f */ g */ italic()#h", #"[["bold",{},[]],["italic",{},[]]]"#),
        Construct("f(/* a */ 1 /* , */, # )\n // )\n b /* : */ : 2 /* ) */)", #"[["f",{},[1,{"b":2}]]]"#),
        Construct("f([ # ]\n 1 /*]*/ ])", #"[["f",{},[[1]]]]"#),
        Construct("größe(Ärger: .größer)", #"[["größe",{},[{"Ärger":[".",{},[null,"größer"]]}]]]"#),
        Construct("変更(絵文字: \"🙂\")", #"[["変更",{},[{"絵文字":"🙂"}]]]"#),
        Construct("end(1)", #"[["end",{},[1]]]"#),
        Construct("f(\" end \")", #"[["f",{},[" end "]]]"#),
        Construct("f(\"a;b\"); g(\";\")", #"[["f",{},["a;b"]],["g",{},[";"]]]"#),
        Construct("\u{FEFF}bold()", #"[["bold",{},[]]]"#),
    ]

    static let literals: [Construct] = [
        .value("12", "12"), .value("-12", "-12"), .value("+12", "12"), .value("0", "0"), .value("-0", "0"),
        .value("007", "7"), .value("1_000", "1000"), .value("1__0_", "10"), .value("0x1F", "31"),
        .value("-0xff_ff", "-65535"), .value("0o17", "15"), .value("0b1010", "10"),
        .value("9223372036854775807", "9223372036854775807"), .value("-9223372036854775808", "-9223372036854775808"),
        .value("1.5", "1.5"), .value("-0.5", "-0.5"), .value("0.05", "0.05"), .value("1_0.2_5", "10.25"),
        .value("1e3", "1000"), .value("1.5E-3", "0.0015"), .value("2e+2", "200"), .value("-1e2", "-100"),
        .value("3.141592653589793238462643", "3.141592653589793"), .value("1e-999", "0"),
        .value("true", "true"), .value("false", "false"), .value("nil", "null"),
        .value("trueish", #"["Elixir",{},["trueish",{},"Elixir"]]"#),
        .value("nilly", #"["Elixir",{},["nilly",{},"Elixir"]]"#),
        .value(":name", #"[":",{},"name"]"#), .value(":true", #"[":",{},"true"]"#),
        .value(":\"an atom\"", #"[":",{},"an atom"]"#), .value(":\"a\\\"b\\n\"", #"[":",{},"a\"b\n"]"#),
        .value(":\"\"", #"[":",{},""]"#), .value(":größe", #"[":",{},"größe"]"#),
        .value("`default`", #"["Elixir",{},["default",{},"Elixir"]]"#),
    ]

    static let strings: [Construct] = [
        .value(#""""#, #""""#), .value(#""text""#, #""text""#),
        .value(#""it's # // /* \{x\}""#, #""it's # // /* {x}""#),
        .value(#""\" \\ \n \t \r \0""#, #""\" \\ \n \t \r \u0000""#),
        .value(#""\u{e9}\u{1F642}\u{0}\u{00000041}""#, #""é🙂\u0000A""#),
        .value("\"a\nb\r\nc\"", #""a\nb\r\nc""#), .value("\"a\\\nb\"", #""ab""#), .value("\"a\\\r\nb\"", #""ab""#),
        .value(#""<a> & </a> %>""#, #""<a> & </a> %>""#),
        .value("\"é ü 漢 🙂\"", #""é ü 漢 🙂""#),
        .value("\"\"\"\n\"\"\"", #""""#),
        .value("\"\"\"\n  one\n    two\n  \"\"\"", #""one\n  two""#),
        .value("\"\"\"\none\n\"\"\"", #""one""#),
        .value("\"\"\"\r\n\tone\r\n\ttwo\r\n\t\"\"\"", #""one\r\ntwo""#),
        .value(
            "\"\"\"\n  say \"hi\" and \"\"\n\n  \\\"\"\" \\n \\\n  on\n  \"\"\"",
            #""say \"hi\" and \"\"\n\n\"\"\" \n on""#),
        .value("\"\"\"\n  end\n  \"\"\"", #""end""#),
    ]

    static let collections: [Construct] = [
        .value("[]", "[]"), .value("[ ]", "[]"), .value("[:]", "[]"), .value("[ : ]", "[]"), .value("[/*:*/]", "[]"),
        .value("[1]", "[1]"), .value("[1, .a, [2, []],]", #"[1,[".",{},[null,"a"]],[2,[]]]"#),
        .value("[:a, :b]", #"[[":",{},"a"],[":",{},"b"]]"#), .value("[:a]", #"[[":",{},"a"]]"#),
        .value("[a: 1]", #"[{"a":1}]"#), .value("[a: 1, a: [b: 2],]", #"[{"a":1},{"a":[{"b":2}]}]"#),
        .value("(x: 0, y: 1)", #"[{"x":0},{"y":1}]"#), .value("[(x: 1), (x: 2)]", #"[[{"x":1}],[{"x":2}]]"#),
        .value("a: []", #"{"a":[]}"#), .value("[a:1,b:2]", #"[{"a":1},{"b":2}]"#),
    ]

    static let members: [Construct] = [
        .value(".red", #"[".",{},[null,"red"]]"#), .value(".1a", #"[".",{},[null,"1a"]]"#),
        .value(".`default`", #"[".",{},[null,"default"]]"#), .value(".nil", #"[".",{},[null,"nil"]]"#),
        .value(".red.opacity(0.5)", #"[".",{},[[".",{},[null,"red"]],["opacity",{},[0.5]]]]"#),
        .value(".red()", #"[".",{},[null,"red"]]"#), .value(".red(1)", #"[".",{},[null,["red",{},[1]]]]"#),
        .value("Color.red", #"[".",{},["Color","red"]]"#), .value("a1.b", #"[".",{},["a1","b"]]"#),
        .value("A.B.C(x: 1)", #"[".",{},[[".",{},["A","B"]],["C",{},[{"x":1}]]]]"#),
        .value("Color(.displayP3, red: 1,)", #"["Color",{},[[".",{},[null,"displayP3"]],{"red":1}]]"#),
        .value("Color(\"x\").opacity(1).a", #"[".",{},[[".",{},[["Color",{},["x"]],["opacity",{},[1]]]],"a"]]"#),
        .value("Color (1)", #"["Color",{},[1]]"#),
        .value(".red\n  .opacity (0.5)", #"[".",{},[[".",{},[null,"red"]],["opacity",{},[0.5]]]]"#),
        .value(".red /* a */ .blue # b\n\t.green", #"[".",{},[[".",{},[[".",{},[null,"red"]],"blue"]],"green"]]"#),
        .value("Color . red".replacing(" . ", with: "  ."), #"[".",{},["Color","red"]]"#),
        .value("self.x", #"[".",{},["self","x"]]"#), .value("`Self`.x", #"[".",{},["Self","x"]]"#),
        .value("gesture_state(:a).x", #"[".",{},[["__gesture_state__",{},[[":",{},"a"]]],"x"]]"#),
    ]

    static let ranges: [Construct] = [
        .value("1...3", #"["...",{},[1,3]]"#), .value("1..<3", #"["..<",{},[1,3]]"#),
        .value("...3", #"["...",{},[null,3]]"#), .value("..<3", #"["..<",{},[null,3]]"#),
        .value("1...", #"["...",{},[1,null]]"#), .value("1 ... 3", #"["...",{},[1,3]]"#),
        .value("1 ...\n3", #"["...",{},[1,3]]"#), .value("-1...-0.5", #"["...",{},[-1,-0.5]]"#),
        .value("1.5..<2.5", #"["..<",{},[1.5,2.5]]"#), .value("\"a\"...\"b\"", #"["...",{},["a","b"]]"#),
        .value(".large...", #"["...",{},[[".",{},[null,"large"]],null]]"#),
        .value("....large", #"["...",{},[null,[".",{},[null,"large"]]]]"#),
        .value(".small....large", #"["...",{},[[".",{},[null,"small"]],[".",{},[null,"large"]]]]"#),
        .value(".a.b..<.c(1)", #"["..<",{},[[".",{},[[".",{},[null,"a"]],"b"]],[".",{},[null,["c",{},[1]]]]]]"#),
        .value("Foo.bar.x...Baz.qux", #"["...",{},[[".",{},[[".",{},["Foo","bar"]],"x"]],[".",{},["Baz","qux"]]]]"#),
        .value("attr(\"a\")...attr(\"b\")", #"["...",{},[["__attr__",{},"a"],["__attr__",{},"b"]]]"#),
        .value("in: 0...1, step: 2", #"{"in":["...",{},[0,1]]},{"step":2}"#),
        .value("[1..., ...2]", #"[["...",{},[1,null]],["...",{},[null,2]]]"#),
        .value("...(.large)", #"["...",{},[null,[".",{},[null,"large"]]]]"#),
        .value("(1)..<( 3 )", #"["..<",{},[1,3]]"#),
    ]

    static let parentheses: [Construct] = [
        .value("(8)", "8"), .value("( .red )", #"[".",{},[null,"red"]]"#), .value("((8))", "8"),
        .value("(1...3)", #"["...",{},[1,3]]"#), .value("[(1), 2]", "[1,2]"),
        .value("a: (\n8\n)", #"{"a":8}"#),
        .value("(Color.red).opacity(0.5)", #"[".",{},[[".",{},["Color","red"]],["opacity",{},[0.5]]]]"#),
        .value("attr(\"x\", default: (1))", #"["__attr__",{},["x",{"default":1}]]"#),
    ]

    static let references: [Construct] = [
        .value("attr(\"x\")", #"["__attr__",{},"x"]"#), .value("attr( \"x\" , )", #"["__attr__",{},"x"]"#),
        .value("attr(\"x\", default: .red)", #"["__attr__",{},["x",{"default":[".",{},[null,"red"]]}]]"#),
        .value("attr(\"a-b\\u{41}\")", #"["__attr__",{},"a-bA"]"#), .value("attrx(\"x\")", #"["attrx",{},["x"]]"#),
        .value("event(\"x\")", #"["__event__",{},["x"]]"#), .value("event(\"x\",)", #"["__event__",{},["x"]]"#),
        .value("event(\"x\", [])", #"["__event__",{},["x"]]"#),
        .value("event(\"x\", throttle: 100)", #"["__event__",{},["x",{"throttle":100}]]"#),
        .value(
            "event(\"x\", debounce: 1, params: [a: :b])",
            #"["__event__",{},["x",{"debounce":1},{"params":[{"a":[":",{},"b"]}]}]]"#),
        .value("event(\"x\", [throttle: 1, type: \"t\"])", #"["__event__",{},["x",{"throttle":1},{"type":"t"}]]"#),
        .value("gesture_state(:drag)", #"["__gesture_state__",{},[[":",{},"drag"]]]"#),
        .value(
            "gesture_state(:drag, .translation.width, defaultValue: 0, scale: 2)",
            #"["__gesture_state__",{},[[":",{},"drag"],[".",{},[[".",{},[null,"translation"]],"width"]],{"defaultValue":0},{"scale":2}]]"#
        ),
        .value("g(event(\"a\"), attr(\"b\"))", #"["g",{},[["__event__",{},["a"]],["__attr__",{},"b"]]]"#),
    ]

    static let arguments: [Construct] = [
        Construct("f(1,)", #"[["f",{},[1]]]"#), Construct("f(a: 1,)", #"[["f",{},[{"a":1}]]]"#),
        Construct("f(a: 1, 2, a: 3)", #"[["f",{},[{"a":1},2,{"a":3}]]]"#),
        Construct("f(a:1,b :2,c : 3,d\n:\n4)", #"[["f",{},[{"a":1},{"b":2},{"c":3},{"d":4}]]]"#),
        Construct(
            "f(in: 1, for: 2, true: 3, false: 4, nil: 5, attr: 6, event: 7, end: 8, do: 9, _: 10)",
            #"[["f",{},[{"in":1},{"for":2},{"true":3},{"false":4},{"nil":5},{"attr":6},{"event":7},{"end":8},{"do":9},{"_":10}]]]"#
        ),
        Construct(
            "f(falseColor: .red, trueValue: 1)", #"[["f",{},[{"falseColor":[".",{},[null,"red"]]},{"trueValue":1}]]]"#),
        Construct("f(`in`: 1)", #"[["f",{},[{"in":1}]]]"#),
        Construct("f(a: :b)", #"[["f",{},[{"a":[":",{},"b"]}]]]"#),
        Construct("f(a::b)", #"[["f",{},[{"a":[":",{},"b"]}]]]"#),
        Construct("f(\n  1,\n  a:\n    2\n)", #"[["f",{},[1,{"a":2}]]]"#),
        Construct("f(\n  end: 1,\n  g(1),\n  g(2)\n)", #"[["f",{},[{"end":1},["g",{},[1]],["g",{},[2]]]]]"#),
        Construct("f(g(h(1), a: i()))", #"[["f",{},[["g",{},[["h",{},[1]],{"a":["i",{},[]]}]]]]]"#),
    ]
}
