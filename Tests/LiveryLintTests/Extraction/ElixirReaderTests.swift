import LiveryLint
import LiverySource
import LiverySyntax
import Testing

@Suite struct ElixirReaderTests {
    private static let quotes = "\"\"\""

    @Test func `A sheet is read where it stands in its module`() throws {
        let sample = try HostSample(
            "card.ex",
            """
            defmodule Shop.Styles do
              use LiveViewNative.Stylesheet, :swiftui

              ~SHEET\(Self.quotes)
              "card" do
                padding(8)
              end

              "fg-" <> tint do
                foregroundStyle(.{tint})
              end
              \(Self.quotes)
            end
            """)
        #expect(sample.rules == ["\"card\" 1", "\"fg-\" <> tint 1"])
        #expect(sample.mistakes == [])
        let text = try #require(sample.content.texts.first)
        #expect(text.kind == .sheet && text.moduleName == "Shop.Styles" && text.file.path == "card.ex")
        #expect(sample.content.texts.count == 1)
    }

    @Test func `A mistake is reported at its line and column in the module, and mended there`() throws {
        let sample = try HostSample(
            "card.ex",
            """
            defmodule Styles do
              ~SHEET\(Self.quotes)
              # ä
              "card" do
                title('One')
              end
              \(Self.quotes)
            end
            """)
        #expect(sample.mistakes == ["single-quote 5:11 '"])
        #expect(sample.mended.contains("    title(\"One\")\n"))
        #expect(sample.mended.utf8.count == sample.file.bytes.count)
    }

    @Test(arguments: [
        #"~SHEET"⟦\"a\" do bold() end⟧""#, "~SHEET'⟦\"a\" do bold() end⟧'", #"~SHEET(⟦"a" do bold(\) end⟧)"#,
        #"~SHEET[⟦"a" do bold() end⟧]"#, #"~SHEET{⟦"a" do bold() end⟧}"#, #"~SHEET<⟦"a" do bold() end⟧>"#,
        #"~SHEET|⟦"a" do bold() end⟧|"#, #"~SHEET/⟦"a" do bold() end⟧/s"#,
        "~SHEET\"\"\"\n⟦\"a\" do bold() end\n⟧\"\"\"", "~SHEET'''\n⟦\"a\" do bold() end\n⟧  '''",
        "~SHEET\"\"\"⟦\"a\" do bold() end⟧\"\"\"",
    ])
    func `A sigil may have any delimiter`(text: String) throws {
        let sample = try HostSample("a.exs", "x = 1\n\(text)\n")
        #expect(sample.rules == ["\"a\" 1"])
        #expect(sample.mistakes == [])
        let sheet = try #require(sample.content.texts.first)
        #expect(sheet.moduleName == nil)
        let rule = try #require(SheetOutline(SyntaxTree.parse(sheet: sheet.file)).rules.first)
        #expect(sheet.location(of: rule.node.range).range.lowerBound == sample.marks[0].lowerBound)
        #expect(sample.marks[0].contains(sheet.location(of: rule.node.range).range))
    }

    @Test func `Fix-its are written as the sigil's delimiter needs it`() throws {
        let sample = try HostSample("a.ex", #"~SHEET"\"a\" do title('x') end""#)
        #expect(sample.mended == #"~SHEET"\"a\" do title(\"x\") end""#)
    }

    @Test(arguments: [
        #"def class("corner-" <> r) do ~RULES"⟦radius({r})⟧" end"#,
        #"def class("corner-" <> r), do: ~RULES[⟦radius({r})⟧]"#,
        "def class(\"corner-\" <> r, _target) do\n  # why\n  ~RULES\"\"\"\n  ⟦radius({r})⟧\n  \"\"\"\nend",
        #"def class("corner-" <> r) when r != "" do ~RULES"⟦radius({r})⟧" end"#,
        #"def class("corner-" <> r) when is_binary(r), do: ~RULES"⟦radius({r})⟧""#,
        #"def class "corner-" <> r do ~RULES"⟦radius({r})⟧" end"#,
    ])
    func `A clause with rules is a rule of the module's sheet`(clause: String) throws {
        let sample = try HostSample("a.ex", "defmodule A do\n\(clause)\nend\n")
        #expect(sample.rules == ["\"corner-\" <> r 1"])
        #expect(sample.mistakes == [])
        let (text, tree, _) = try #require(sample.parsed.first)
        let modifier = try #require(SheetOutline(tree).rules.first?.modifiers.first)
        #expect(text.location(of: modifier.range).range == sample.marks[0])
        #expect(text.location(of: try #require(SheetOutline(tree).rules.first).patternRange).text == "\"corner-\" <> r")
    }

    @Test func `Clauses, sheets, imports and safe lists are one sheet in text order`() throws {
        let sample = try HostSample(
            "a.ex",
            """
            defmodule Shop.A do
              alias Shop.Base.Fonts
              @import ⟦Shop.Base⟧
              @import Shop.Base.{⟦Colours⟧, Sizes}
              @import Fonts
              @safe_list ~w{⟦card⟧ title} ++ ["row"]

              def class("one", target: :watchos) do
                ~RULES"bold()"
              end

              ~SHEET\(Self.quotes)
              "two" do
                italic()
              end
              \(Self.quotes)

              def class("three"), do: ~RULES"bold() italic()"
            end
            """)
        #expect(sample.rules == ["\"one\" 1", "\"two\" 1", "\"three\" 2"])
        #expect(sample.mistakes == [])
        let names = ["Shop.Base", "Shop.Base.Colours", "Shop.Base.Sizes", "Shop.Base.Fonts"]
        #expect(sample.content.imports == names)
        let (text, tree, _) = try #require(sample.parsed.first)
        let outline = SheetOutline(tree)
        #expect(outline.imports.map(\.path) == names)
        #expect(text.location(of: outline.imports[0].range).range == sample.marks[0])
        #expect(text.location(of: outline.imports[1].range).range == sample.marks[1])
        #expect(outline.safeList.map(\.name) == ["card", "title", "row"])
        #expect(text.location(of: outline.safeList[0].range).range == sample.marks[2])
        #expect(outline.rules.map(\.targets) == [["watchos"], nil, nil])
    }

    @Test func `Rules that are not all of a clause are a body, and the clause still is a rule`() throws {
        let sample = try HostSample(
            "a.ex",
            """
            defmodule A do
              def class("frame-" <> size) do
                [w, h] = String.split(size, "x")
                ~RULES"frame(width: {w}, height: {h})"
              end

              def rules(assigns), do: ~RULES"bold()"
              ~SHEET"\\"b\\" do bold() end"
            end
            """)
        #expect(sample.content.texts.map(\.kind) == [.sheet, .body, .body])
        #expect(sample.content.texts.map(\.usesHostVariables) == [false, true, true])
        #expect(sample.rules == ["\"frame-\" <> size 0", "\"b\" 1"])
        #expect(sample.content.texts.map(\.text)[1...] == ["frame(width: {w}, height: {h})", "bold()"])
    }

    @Test func `A function named class in another module is no rule`() throws {
        let sample = try HostSample(
            "a.ex", "defmodule A do\n  @safe_list ~w(a)\n  def class(\"primary\"), do: \"blue\"\nend\n")
        #expect(sample.content.texts.isEmpty)
    }

    @Test func `Modules are told apart, also nested ones`() throws {
        let sample = try HostSample(
            "a.ex",
            """
            defmodule Outer do
              if true do
                Enum.map([], fn x -> x end)
              end
              defmodule Inner do
                def f(x) when x in [do: 1, end: 2], do: :end
                ~SHEET"\\"i\\" do bold() end"
                defmodule __MODULE__.Own do
                  ~SHEET"\\"o\\" do bold() end"
                end
              end
              ~SHEET"\\"x\\" do bold() end"
            end

            defmodule Empty do
              use LiveViewNative.Stylesheet, :swiftui
            end
            """)
        #expect(
            sample.content.texts.map { "\($0.moduleName ?? "-") \($0.text.trimmingLineBreaks)" } == [
                "Outer.Inner \"i\" do bold() end", "Outer.Inner.Own \"o\" do bold() end", "Outer \"x\" do bold() end",
                "Empty ",
            ])
    }

    @Test(arguments: [
        "# ~SHEET\"x\"", #""~SHEET'x'""#, "'~SHEET\"x\"'", "\"\"\"\n~SHEET'x'\n\"\"\"", "'''\n~SHEET(x)\n'''",
        #"~s(~SHEET"x")"#, #"~S"~SHEET'x'""#, #""a #{"b" <> "~SHEET'x'"} ~SHEET(y)""#, #"[?", "~SHEET'x'"]"#,
        #"[?\", "~SHEET'x'"]"#, #"empty?("~SHEET'x'")"#, #""\"~SHEET'x'""#, #":"~SHEET'x'""#, "~sheet(x)", "~SHEETS(x)",
        ##""#{~s(#{"}"})} ~SHEET'x'""##, "@doc ~S\"\"\"\nfoo \"\"\" ~SHEET(x)\n\"\"\"",
    ])
    func `What stands in comments, strings and other sigils is no sheet`(text: String) throws {
        let sample = try HostSample("a.ex", text + "\n~SHEET[\"real\" do bold() end]\n")
        #expect(sample.rules == ["\"real\" 1"])
        #expect(sample.content.texts.count == 1)
        #expect(sample.hostMistakes == [])
    }

    @Test(arguments: [
        ("⟦~SHEET⟧\"\"\"\n\"a\" do\nend\n", "\"\"\" on a line of their own are missing"),
        ("x ⟦~RULES⟧(bold(\\)", "')' is missing"), ("⟦~LVN⟧[<Text>", "']' is missing"),
    ])
    func `A sigil that is never closed is reported`(text: String, missing: String) throws {
        let sample = try HostSample("a.ex", "defmodule A do\n" + text)
        #expect(sample.content.diagnostics.map(\.rule) == ["unterminated-literal"])
        #expect(sample.content.diagnostics.map(\.range) == sample.marks)
        #expect(sample.content.diagnostics.first?.message.hasSuffix(missing) == true)
        #expect(sample.content.texts.isEmpty)
    }

    @Test func `Native templates in sigils are read, with places in the module, and those for browsers not`() throws {
        let sample = try HostSample(
            "a.ex",
            """
            defmodule View do
              def render(assigns) do
                ~LVN\(Self.quotes)
                <VStack class="⟦page⟧"><Text style="title('x')">{@a}</Text></VStack>
                \(Self.quotes)
              end
              def other(assigns), do: ~H"<p class=\\"small\\" style={\\"title('x')\\"}/>"
              def third(assigns), do: ~NEEX[<Text class='⟦big⟧'/>]
            end
            """)
        #expect(sample.classes == ["page", "big"])
        #expect(sample.content.classUses.map(\.location.range) == sample.marks)
        #expect(
            sample.elements == [
                "VStack class='page'", "VStack > Text style='title('x')'", "Text class='big'",
            ])
        #expect(sample.mended.contains("<Text style=\"title(&quot;x&quot;)\">"))
    }
}

extension String {
    fileprivate var trimmingLineBreaks: String { split(separator: "\n").joined() }
}
