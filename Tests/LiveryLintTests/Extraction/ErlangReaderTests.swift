import LiveryLint
import LiverySource
import Testing

@Suite struct ErlangReaderTests {
    @Test func `Elements are found in native macros, with their attributes`() throws {
        let sample = try HostSample(
            "page.erl",
            """
            %% ?native({'Hidden', [], []})
            render(B) ->
                $", "?native({'Hidden', [], []})",
                ?native({'Column', [{id, ?get(id)}, {padding, ~"16"}, {visible, true}, disabled], [
                    {text, [{'a b', <<"x"/utf8>>}, {c, "y\\"z"}, {d, <<"p">>} | Rest], [?get(count), <<"{">>]},
                    case ?get(on) of
                        true -> {'Button', [{on_tap, push(~"inc", [{'No', [], []}])}], [~"+"]};
                        false -> ~""
                    end,
                    ?each(fun(I) -> {'Row', attributes(I), []}, {'Row', [{n, I}], [{pair, [1]}]} end, ?get(items)),
                    ?html({'div', [{class, ~"web"}], []}),
                    {'Last', [], []}
                ]}).
            other() -> {'Hidden', [], []}.
            """)
        #expect(
            sample.elements == [
                "Column id=… padding='16' visible=… disabled", "Column > text a b='x' c='y\"z' d='p' …",
                "Column > Button on_tap=…", "Column > Row n=…", "Column > Last",
            ])
        #expect(sample.hostMistakes == [])
        #expect(sample.classes == [])
    }

    @Test(arguments: [
        #"<<"⟦a⟧ ⟦b⟧">>"#, #"<<"⟦a⟧ ⟦b⟧"/utf8>>"#, #""⟦a⟧ ⟦b⟧""#, #"~"⟦a⟧ ⟦b⟧""#, #"~b"⟦a⟧ ⟦b⟧""#, #"~s"⟦a⟧ ⟦b⟧""#,
        #"~S"⟦a⟧ ⟦b⟧""#, #"~B(⟦a⟧ ⟦b⟧)"#, #"~[⟦a⟧ ⟦b⟧]"#, "~s`⟦a⟧ ⟦b⟧`", #""⟦a⟧ " "⟦b⟧""#,
        "\"\"\"\n   ⟦a⟧\n   ⟦b⟧\n   \"\"\"",
        "~\"\"\"\"\n   ⟦a⟧\n   ⟦b⟧\n   \"\"\"\"", "<<\"⟦a⟧ \" % no\n \"⟦b⟧\" >>",
    ])
    func `A text may be written in any way that Erlang has`(literal: String) throws {
        let sample = try HostSample("a.erl", "r() -> ?native({'A', [{class, \(literal)}], []}).")
        #expect(sample.classes == ["a", "b"])
        #expect(sample.content.classUses.map(\.location.range) == sample.marks)
        #expect(!sample.content.hasDynamicClasses)
        #expect(sample.elements.count == 1)
    }

    @Test(arguments: [
        (#"?get(cls)"#, []), (#"[~"⟦a⟧ ⟦fg-⟧", ?get(tint), ~"-x ⟦b⟧"]"#, ["a", "fg-…", "b"]),
        (#"case ?get(tab) of ~"home" -> ~"⟦on⟧"; _ -> ~"⟦off⟧" end"#, ["on", "off"]),
        (#"<<"⟦p-⟧", X/binary>>"#, ["p-…"]), (#"maps:get(~"key", M)"#, []), (#""⟦a-⟧" ++ X"#, ["a-…"]),
    ])
    func `Class names in expressions are found as far as they are known`(value: String, classes: [String]) throws {
        let sample = try HostSample("a.erl", "r() -> ?native({'A', [{class, \(value)}, {b, ~\"c\"}], []}).")
        #expect(sample.classes == classes)
        #expect(sample.content.classUses.map(\.location.range) == sample.marks)
        #expect(sample.content.hasDynamicClasses)
        #expect(sample.elements == ["A class=… b='c'"])
    }

    @Test func `Names and values have places`() throws {
        let sample = try HostSample(
            "a.hrl", "-define(a, ?native({'⟦Ab⟧', [{⟦b⟧, ~\"⟦c⟧\"}, {⟦d⟧, ⟦f(X)⟧ }, ⟦e⟧⟦⟧], []})).")
        let element = try #require(sample.content.elements.first)
        #expect(
            [element.tagRange] + element.attributes.flatMap { [$0.nameRange, $0.valueRange] } == sample.marks)
    }

    @Test(arguments: [
        (#"<<"title('x')">>"#, #"<<"title(\"x\")">>"#), (#"~"title('x')""#, #"~"title(\"x\")""#),
        (#"~S"title('x')""#, #"~S"title('x')""#), (#"~S(f(1 2\))"#, #"~S(f(1 2\))"#),
        (#"~s|title('x')|"#, #"~s|title("x")|"#),
        ("\"\"\"\n title('x')\n \"\"\"", "\"\"\"\n title(\"x\")\n \"\"\""),
        (#""f(\"a\" \"b\")""#, #""f(\"a\", \"b\")""#),
    ])
    func `Fix-its are written as the literal needs it, or left out`(literal: String, mended: String) throws {
        func text(_ literal: String) -> String { "r() -> ?native({'A', [{style, \(literal)}], []})." }
        let sample = try HostSample("a.erl", text(literal))
        #expect(sample.content.inlineStyles.count == 1 || literal.contains(#"2\)"#))
        if !literal.contains(#"2\)"#) { #expect(sample.mended == text(mended)) }
    }

    @Test func `A value that is never closed is reported, and a form ends what is open`() throws {
        let open = try HostSample("a.erl", "r() -> ?native({'A', [{class, ⟦\"⟧a}], []}).")
        #expect(open.hostMistakes == ["unterminated-literal error \""])
        #expect(open.content.diagnostics.map(\.range) == open.marks)
        let form = try HostSample("a.erl", "r() -> ?native({'A', [{b, c.\ns() -> ?native({'B', [], []}).\n")
        #expect(form.elements.last == "B")
    }

    @Test(arguments: [("fun item/1", true), ("fun rows:item/1", true), ("fun(I) -> {'B', [], []} end", false)])
    func `A function that is named may use other classes`(function: String, isDynamic: Bool) throws {
        let sample = try HostSample("a.erl", "r() -> ?native({'A', [], [?each(\(function), ?get(x))]}).")
        #expect(sample.content.hasDynamicClasses == isDynamic)
    }
}
