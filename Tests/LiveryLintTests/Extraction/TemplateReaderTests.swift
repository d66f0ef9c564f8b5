import LiveryLint
import LiverySource
import Testing

@Suite struct TemplateReaderTests {
    @Test func `Elements nest, and attributes are texts, expressions or bare`() throws {
        let sample = try HostSample(
            "page.neex",
            """
            <!-- <Hidden /> --><%!-- <Hidden /> --%><%# <Hidden /> %>
            <VStack id="top" spacing='8' on={@on} {@rest} disabled count=3>
              <.link navigate="/a&amp;b" :if={@a > 1 && "}" != x}>{@name <> "<Hidden>"}</.link>
              <:item :let={i}><Text>{i}</Text></:item>
              <%= if @on do %><Image name={"star"} /><% end %>
            </VStack>
            <Last/>
            """)
        #expect(
            sample.elements == [
                "VStack id='top' spacing='8' on=… disabled count='3' …", "VStack > .link navigate='/a&b' :if=…",
                "VStack > :item :let=…", ":item > Text", "VStack > Image name='star'", "Last",
            ])
        #expect(sample.hostMistakes == [])
    }

    @Test func `Names and values have places`() throws {
        let sample = try HostSample("a.heex", "<⟦Text⟧ ⟦id⟧ = \"⟦x&lt;y⟧\" ⟦on⟧={⟦@a⟧} ⟦off⟧⟦⟧ />")
        let element = try #require(sample.content.elements.first)
        let ranges = element.attributes.flatMap { [$0.nameRange, $0.valueRange] }
        #expect([element.tagRange] + ranges == sample.marks)
        guard case .text(let text) = element.attributes[0].value else {
            Issue.record("the value is no text")
            return
        }
        #expect(text.text == "x<y")
        #expect(text.location(of: SourceRange(1, 2)).text == "&lt;")
        #expect(text.location(of: SourceRange(2, 3)).text == "y")
        #expect(element.attributes[0].text == "x<y" && element.attributes[1].text == nil)
    }

    @Test(arguments: [
        (#"class="⟦a⟧ ⟦b-1⟧""#, ["a", "b-1"], false), (#"class=' ⟦a⟧ '"#, ["a"], false), (#"class="""#, [], false),
        (#"class={"⟦a⟧ ⟦b⟧"}"#, ["a", "b"], false), (#"class={["⟦a⟧", "⟦b⟧"]}"#, ["a", "b"], false),
        (#"class={["⟦title⟧", "⟦fg-⟧" <> @tint, @on && "⟦on⟧"]}"#, ["title", "fg-…", "on"], true),
        (#"class={if @x, do: "⟦a⟧", else: "⟦b⟧"}"#, ["a", "b"], true), (#"class={@x <> "-end"}"#, [], true),
        (#"class={"⟦a⟧ ⟦b-⟧#{@x}-c ⟦d⟧"}"#, ["a", "b-…", "d"], true),
        (#"class={"⟦a⟧ #{@x} ⟦d⟧"}"#, ["a", "d"], true), (#"class={@cls}"#, [], true),
        (#"class={@x <> "y ⟦a⟧ ⟦b-⟧" <> @z}"#, ["a", "b-…"], true),
        (#"class={@tab == "home" && "⟦on⟧"}"#, ["on"], true), (#"class={"home" == @tab && "⟦on⟧"}"#, ["on"], true),
        (#"class={@tab in ["x", "y"] && "⟦on⟧"}"#, ["on"], true), (#"class={@map["key"] || "⟦on⟧"}"#, ["on"], true),
        (#"class={~w(⟦a⟧ ⟦b⟧)}"#, ["a", "b"], false), (#"class={%{"k" => "⟦v⟧"}[@x]}"#, ["v"], true),
        (#"class="⟦a⟧ ⟦b-⟧<%= @x %> ⟦c⟧""#, ["a", "b-…", "c"], true),
        (#"class="<%= if @x, do: "no" %> ⟦c⟧""#, ["c"], true), (#"class="⟦a⟧ ⟦b-⟧{@x}""#, ["a", "b-…"], true),
        (#"class=<%= @x %>"#, [], true), (#"class=⟦a⟧"#, ["a"], false), ("class", [], false),
        (#"class="⟦a&amp;b⟧""#, ["a&b"], false), (#"class={[# "no"\#n"⟦a⟧"]}"#, ["a"], false),
    ])
    func `Class names are found as far as they are known`(
        attribute: String, classes: [String], isDynamic: Bool
    ) throws {
        let sample = try HostSample("a.heex", "<Text \(attribute)>x</Text>")
        #expect(sample.classes == classes)
        #expect(sample.content.classUses.map(\.location.range) == sample.marks)
        #expect(sample.content.hasDynamicClasses == isDynamic)
        #expect(sample.content.elements.count == 1)
    }

    @Test(arguments: [
        (#"style="⟦bold(); italic()⟧""#, ["bold(); italic()"]), (#"style='⟦title("x")⟧'"#, ["title(\"x\")"]),
        (#"style="⟦title(&quot;x&#39;&#x2022;&bad;&quot;)⟧""#, ["title(\"x'•&bad;\")"]),
        (#"style={"⟦title(\"x\")⟧"}"#, ["title(\"x\")"]),
        (#"style={["⟦bold()⟧", @x, "⟦italic()⟧"]}"#, ["bold()", "italic()"]),
        (#"style={~s|⟦bold()⟧|}"#, ["bold()"]), (#"style={@x}"#, []), (#"style={["bold()" <> @x]}"#, []),
        (#"style={f("bold()")}"#, []), (#"style="bold(<%= @x %>)""#, []), (#"style={"size(#{@x})"}"#, []),
    ])
    func `Inline styles are found where they are known`(attribute: String, styles: [String]) throws {
        let sample = try HostSample("a.heex", "<Text \(attribute)>x</Text>")
        #expect(sample.content.inlineStyles.map(\.text) == styles)
        #expect(sample.content.inlineStyles.map(\.hostRange) == sample.marks)
        #expect(sample.content.inlineStyles.allSatisfy { $0.kind == .body })
    }

    @Test(arguments: [
        (#"<A style="title('x')"/>"#, #"<A style="title(&quot;x&quot;)"/>"#),
        (#"<A style='title("a" "b")'/>"#, #"<A style='title("a", "b")'/>"#),
        (#"<A style={"title('x')"}/>"#, #"<A style={"title(\"x\")"}/>"#),
        (#"<A style="f(&quot;a&quot; 2)"/>"#, #"<A style="f(&quot;a&quot;, 2)"/>"#),
    ])
    func `Fix-its are written as the attribute needs it`(text: String, mended: String) throws {
        for path in text.contains("{") ? ["a.heex"] : ["a.heex", "a.xml"] {
            #expect(try HostSample(path, text).mended == mended)
        }
    }

    @Test func `Mistakes behind entities are reported in the right column`() throws {
        let sample = try HostSample("a.xml", "<A>\n <B style=\"f(&quot;é&quot;, &#49; 2)\"/></A>")
        #expect(sample.mistakes == ["missing-comma 2:36 2"])
    }

    @Test func `Markup has neither braces nor EEx tags`() throws {
        let sample = try HostSample(
            "a.xml", "<?xml version=\"1.0\"?><!DOCTYPE a><A class=\"x{y}\">{<B/>}<![CDATA[<Hidden/>]]></A>")
        #expect(sample.elements == ["A class='x{y}'", "A > B"])
        #expect(sample.classes == ["x{y}"])
    }

    @Test(arguments: [
        ("<A><B></A><C/>", ["A", "A > B", "C"]), ("</B><A></C><D/></A>", ["A", "A > D"]),
        ("<A <B/>", ["A", "A > B"]), ("<A", ["A"]), ("<A b", ["A b"]), ("<A b=", ["A b=''"]), ("< A>", []),
        ("<A b= >", ["A b=''"]), ("<br><A/>", ["br", "A"]), ("<A \"x\"/>", ["A x"]), ("a < b <C/>", ["C"]),
        ("<script>if (a <B) {</script><A/>", ["script", "A"]), ("{ <A/>", ["A"]), ("<% <A/>", ["A"]),
    ])
    func `Tags that don't fit break nothing`(text: String, elements: [String]) throws {
        #expect(try HostSample("a.heex", text).elements == elements)
    }

    @Test func `A value that is never closed is reported`() throws {
        let sample = try HostSample("a.heex", "<A b=⟦\"⟧c><D/>")
        #expect(sample.hostMistakes == ["unterminated-literal error \""])
        #expect(sample.content.diagnostics.map(\.range) == sample.marks)
    }

    @Test func `Elements nest to a limit, and siblings after deep ones have their parent`() throws {
        let count = HostReader.maximumNesting + 5
        let text =
            "<R>" + String(repeating: "<A>", count: count) + String(repeating: "</A>", count: count) + "<B/></R>"
        let sample = try HostSample("a.heex", text)
        #expect(sample.content.elements.count == count + 2)
        #expect(sample.content.elements.last?.parent == 0)
        #expect(sample.hostMistakes == ["nesting-limit warning A"])
    }
}
