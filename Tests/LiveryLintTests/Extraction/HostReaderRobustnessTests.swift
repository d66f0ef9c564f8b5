import LiveryLint
import LiverySource
import LiverySyntax
import Testing

@Suite struct HostReaderRobustnessTests {
    /// A file of each language that has some of everything.
    private static let samples: [HostLanguage: String] = [
        .elixir: #"""
        defmodule A.B do
          use LiveViewNative.Stylesheet, :swiftui
          alias X.{Y, Z}
          @import Y.{C, D}
          @safe_list ~w{a b} ++ ["c"]
          def class("p-" <> n, target: :ios) when n != "" do
            ~RULES"title('#{x}' \"y\") padding({n})"
          end
          def class("q"), do: ~RULES[bold()]
          ~SHEET'''
          "card" do # ü
            f("a" 'b')
          end
          '''
          def f(a?), do: "#{g("}" <> ~s(#{1}))} \" #{fn -> ?" end}"
          def render(assigns), do: ~LVN"<A class=\"x #{@y}\" style={[\"f('x')\", @z]}/>"
        end
        """#,
        .heex: """
        <!-- c --><A class={["a", "b-" <> @c, @d && "e"]} {@rest} style="f(&quot;x&quot; 'y')">{ "}" }<B/>
        <%= if @x do %><.c :if={@y} class="p <%= "q" %> r-{@s}" style={"g(\\"é\\" 2)"} d='&#39;&#x41;&no;'>t</.c><% end %>
        <script>x < y</script></A></Z>
        """,
        .markup: "<?xml?><A class='b&lt;c' style=\"f('x')\"><![CDATA[<]]><B d=e/></A><!-- -->",
        .swift: ##"""
        /* livery */ "\"a\" do f('x' \u{2022}) end" // "
        let b = /* livery body */ """
            g(1 2) \
              h("\(x + "\(y)")")
            """ + #stylesheet(#"x\#n"#) + #modifiers("title('a')")
        /* /* livery */ */ /* livery class */ "a b\t" /* livery */ 1
        """##,
        .erlang: #"""
        r() -> $", ?native({'A', [{class, [~"a-", X, <<"b"/utf8>>]}, b, {style, "f('x' \"y\")"} | R], [
          {c, [{d, ~S(e)}, {f, ~"""
            g
            """}], [{'H', [], []}, ?html({i, [], []})]}, fun() -> "x" "y" end, % z
        ]}).
        """#,
    ]

    /// Reads a file and follows every place in what was found.
    private func readAll(_ bytes: [UInt8], _ language: HostLanguage) {
        let file = SourceFile(path: "host", bytes: bytes)
        let content = HostReader.content(of: file, language: language)
        func check(_ range: SourceRange) {
            if !file.range.contains(range) { Issue.record("\(range) is outside of \(file.range): \(file.text)") }
        }
        for text in content.texts + content.inlineStyles {
            check(text.hostRange)
            let tree = text.kind == .sheet ? SyntaxTree.parse(sheet: text.file) : SyntaxTree.parse(body: text.file)
            for child in tree.root.children { check(text.location(of: child.range).range) }
            for diagnostic in tree.diagnostics.map({ text.hosted($0) }) {
                check(diagnostic.range)
                for edit in diagnostic.fixIts.flatMap(\.edits) { check(edit.range) }
                _ = file.applying(diagnostic.fixIts)
            }
            check(text.location(of: SourceRange(0, UInt32.max)).range)
            check(text.location(of: SourceRange(UInt32.max - 1, UInt32.max)).range)
        }
        for (index, element) in content.elements.enumerated() {
            check(element.tagRange)
            if let parent = element.parent, parent >= index { Issue.record("a parent comes after its child") }
            for attribute in element.attributes {
                check(attribute.nameRange)
                check(attribute.valueRange)
                if case .text(let text) = attribute.value { check(text.location(of: text.file.range).range) }
            }
        }
        for use in content.classUses {
            check(use.location.range)
            if use.name.isEmpty { Issue.record("a class has no name") }
        }
        for diagnostic in content.diagnostics { check(diagnostic.range) }
    }

    @Test(arguments: HostLanguage.allCases)
    func `Damaged files are read, with all places inside them`(language: HostLanguage) throws {
        let original = Array(try #require(Self.samples[language]).utf8)
        readAll(original, language)
        var random = SeededGenerator(seed: 7)
        let interesting = Array("\"'`<>{}[]()#%\\~@&;:=/*?$.,|-\n end do".utf8)
        for _ in 0..<600 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] = interesting.randomElement(using: &random) ?? 0
                case 2: bytes.remove(at: place)
                case 3: bytes.removeSubrange(place..<min(bytes.count, place + 20))
                default: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            readAll(bytes, language)
        }
    }

    @Test(arguments: HostLanguage.allCases)
    func `Every beginning of a file is read, and every end`(language: HostLanguage) throws {
        let bytes = Array(try #require(Self.samples[language]).utf8)
        for length in 0...bytes.count {
            readAll(Array(bytes[..<length]), language)
            readAll(Array(bytes[length...]), language)
        }
    }

    @Test(arguments: HostLanguage.allCases)
    func `Files full of one thing are read in linear time`(language: HostLanguage) {
        let units = [
            "<", "{", "\"", "'", "(", "[", "#{", "\"#{", "<a ", "<a>", "</a>", "<a b=\"", "<%", "<%!--", "<!--", "&#",
            "~SHEET\"", "~RULES(", "~w{", "def class(\"", "def class(\"a\", ", "def class(\"a\") when ",
            "defmodule A do ",
            "@import A.{", "@safe_list [", "end ", "fn ", "do ", "/* livery */ ", "/*", "\"\\(", "#\"", "\"\"\"\n",
            "?native(", "?native({a,[", "{a,[", "{a,[{class,", "~\"", "<<\"a\" ", "$", "'\\", "%", "\u{0}", "\\",
            "<a class={", "<a class=\"{", "<a style={[\"", "\"a\" ", "a <> ", "~s(#{", "#/", "</script", "<script>",
        ]
        for unit in units {
            let count = 100_000 / unit.utf8.count
            readAll(Array(String(repeating: unit, count: count).utf8), language)
            readAll(Array(("?native(" + String(repeating: unit, count: count / 4)).utf8), language)
        }
    }

    @Test(arguments: HostLanguage.allCases)
    func `A megabyte of opening brackets is read`(language: HostLanguage) {
        readAll(Array(repeating: UInt8(ascii: "<"), count: 1 << 20), language)
        readAll(Array("<a b={".utf8) + Array(repeating: UInt8(ascii: "{"), count: 1 << 20), language)
    }

    @Test func `An empty file and one that isn't UTF-8 hold nothing`() {
        for language in HostLanguage.allCases {
            readAll([], language)
            readAll([0xFF, 0xC0, 0x80, 0xFE], language)
            #expect(HostReader.content(of: SourceFile(path: "a", bytes: []), language: language).texts.isEmpty)
        }
    }

    @Test(arguments: [
        ("a/b.ex", HostLanguage.elixir), ("b.exs", .elixir), ("home.swiftui.neex", .heex), ("a.html.heex", .heex),
        ("a.xml", .markup), ("A.swift", .swift), ("a.erl", .erlang), ("a.hrl", .erlang), ("ex", nil), ("a.ex/b", nil),
        ("a.exe", nil), ("a.sheet", nil),
    ])
    func `The ending of a path tells the language`(path: String, language: HostLanguage?) {
        #expect(HostLanguage(ofPath: path) == language)
    }
}
