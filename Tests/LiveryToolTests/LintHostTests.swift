import Testing

/// Linting files of other languages, and what they use of each other.
@Suite struct LintHostTests {
    @Test func `Findings are at their places in the host file`() throws {
        let sample = try LintSample([
            "page.ex": """
            defmodule App.Page do
              use LiveViewNative.Component

              def render(assigns) do
                ~LVN\"""
                <Text style="paddng(8)">é</Text>
                <Text style='bold()&#32;blod()'/>
                \"""
              end
            end

            defmodule App.Sheet do
              use LiveViewNative.Stylesheet, :swiftui

              ~SHEET\"""
              "title" do
                font(.titel)
              end
              \"""
            end

            """,
            "page.neex": "<VStack>\n  <Text style={\"paddng(8)\"}/>\n  <Text style=\"blod()\"/>\n</VStack>\n",
            "a.swift": """
            let escaped = /* livery */ "navigationTitle(\\"a\\") blod()"
            let sheet = /* livery */ #\"""
              "title" do
                font(.titel)
              end
              \"""#
            let other = "paddng(8)"

            """,
            "p.erl": "r(B) ->\n  ?native({'Text', [{style, <<\"blod()\">>}], []}).\n",
            "page.xml": "<Text\n  style=\"paddng(8)\"/>\n",
        ])
        try sample.expect(
            [
                "a.swift:1:52 unknown-modifier", "a.swift:3:3 unused-class", "a.swift:4:11 unknown-member",
                "p.erl:2:32 unknown-modifier",
                "page.ex:6:18 unknown-modifier", "page.ex:7:29 unknown-modifier", "page.ex:16:3 unused-class",
                "page.ex:17:11 unknown-member",
                "page.neex:2:17 unknown-modifier", "page.neex:3:16 unknown-modifier", "page.xml:2:10 unknown-modifier",
            ], ".", "page.xml")
    }

    @Test func `Classes without a rule and rules without a class are found across files`() throws {
        let sample = try LintSample([
            "app.sheet": rules("card", "button", "from-elixir", "forgotten"),
            "page.neex": #"<Text class="card crad">a</Text>"#,
            "page.ex": """
            defmodule App.Page do
              def kind(:primary), do: "button"

              def render(assigns) do
                ~LVN\"""
                <Text class={["from-elixir", "own", @more]}/>
                <Text class="nowhere"/>
                \"""
              end
            end

            defmodule App.Sheet do
              use LiveViewNative.Stylesheet, :swiftui

              ~SHEET\"""
              "own" do
                bold()
              end

              "own-forgotten" do
                bold()
              end
              \"""
            end

            """,
        ])
        try sample.expect(
            [
                "app.sheet:13:1 unused-class", "page.ex:7:18 unknown-class", "page.ex:20:3 unused-class",
                "page.neex:1:19 unknown-class",
            ], ".")
        #expect(try sample.lint(".").stdout.contains("no rule matches the class 'crad'; did you mean 'card'?"))
        // What a sheet lacks can't be told of a template alone, nor what is unused of a sheet alone.
        try sample.expect([], "page.neex")
        try sample.expect([], "app.sheet")
    }

    @Test func `A template has the sheets that are given, and no others`() throws {
        let sample = try LintSample([
            "app.sheet": rules("card"), "other.sheet": rules("title"), "page.neex": #"<Text class="card title"/>"#,
        ])
        try sample.expect(["page.neex:1:19 unknown-class"], "page.neex", "other.sheet", "--sheet", "app.sheet")
        try sample.expect([], "page.neex", "-s", "app.sheet", "-s", "other.sheet")
    }

    @Test func `A tree is checked with the templates and sheets beside it`() throws {
        let sample = try LintSample([
            "app.sheet": "\"fade\" do\n  opacity(attr(\"level\"))\nend\n" + rules("tree-only", "unused"),
            "screen.json": #"{"type": "Text", "class": "fade tree-only", "level": "much"}"#,
            "page.neex": #"<Text class="fade" level="0.5"/>"#,
        ])
        try sample.expect(
            [
                "app.sheet:8:1 unused-class", "screen.json:1:54 malformed-attribute",
            ], ".", "screen.json")
    }

    private func rules(_ names: String...) -> String {
        names.map { "\"\($0)\" do\n  bold()\nend\n\n" }.joined()
    }
}
