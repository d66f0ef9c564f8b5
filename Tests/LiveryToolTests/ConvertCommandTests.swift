import Foundation
import Testing

@Suite struct ConvertCommandTests {
    private static let array = #"""
        [{"type":"padding","edges":["horizontal"],"length":12.0},
         {"type":"background","style":{"concrete_style":"material","style":"thin","modifiers":[]},
          "shape":{"static":"rounded_rectangle","properties":{"radius":8}},"fill_style":{"eo_fill":false,"antialiased":true}},
         {"type":"navigation_title","title":"A \"b\" {c}"}]
        """#

    private static let tree = #"""
        {"type": "VStack", "id": "screen", "modifiers": [{"type": "padding", "length": 8}], "children": [
          {"type": "Text", "modifiers": "[{\"type\":\"font\",\"font\":{\"type\":\"system\",\"properties\":{\"style\":\"title\"},\"modifiers\":[]}}]"},
          {"type": "Text", "modifiers": [{"type": "bold", "is_active": true}]},
          {"type": "Label", "id": "last one", "modifiers": [{"type": "bold", "is_active": true}]},
          {"type": "Circle", "id": "screen", "modifiers": [{"type": "inset", "amount": 2}]},
          {"type": "Text", "modifiers": []}
        ]}
        """#

    private static let markup = #"""
        <VStack modifiers="[{&quot;type&quot;:&quot;padding&quot;,&quot;length&quot;:8}]">
          <Text id="title" modifiers='[{"type":"navigation_title","title":"A & \"b\""}]'>Hi</Text>
        </VStack>

        """#

    private static func convert(_ input: String, _ options: String...) throws -> ToolProcess.Result {
        try ToolProcess.run(["convert", "-"] + options, stdin: Array(input.utf8))
    }

    @Test func `An array by itself is its modifiers, one a line, in the canonical layout`() throws {
        let run = try Self.convert(Self.array)
        #expect(
            run.stdout == #"""
                padding(.horizontal, 12)
                background(
                  .thinMaterial,
                  in: .rect(cornerRadius: 8, style: .circular),
                  fillStyle: FillStyle(eoFill: false, antialiased: true)
                )
                navigationTitle("A \"b\" \{c\}")

                """#)
        #expect(run.stderr == "" && run.status == 0)
    }

    @Test func `An array by itself is also the text of a style, or a rule named after its file`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("home screen.json", #"[{"type":"bold","is_active":true},{"type":"hidden"}]"#)
        let style = try ToolProcess.run(["convert", path, "--as", "style"])
        #expect(style.stdout == "bold(true); hidden()\n" && style.status == 0)
        let sheet = try ToolProcess.run(["convert", path, "--as", "sheet"])
        #expect(sheet.stdout == "\"home-screen\" do\n  bold(true)\n  hidden()\nend\n" && sheet.status == 0)
        let named = try ToolProcess.run(["convert", path, "--as", "sheet", "--class", "card"])
        #expect(named.stdout == "\"card\" do\n  bold(true)\n  hidden()\nend\n")
    }

    @Test func `A tree is a sheet in which elements with the same modifiers share a class`() throws {
        let run = try Self.convert(Self.tree)
        #expect(
            run.stdout == """
                # VStack at 0
                "screen" do
                  padding(.all, 8)
                end

                # Text at 0/0
                "text-0-0" do
                  font(.system(.title, design: nil, weight: nil))
                end

                # Text at 0/1, Label at 0/2
                "text-0-1" do
                  bold(true)
                end

                # Circle at 0/3
                "screen.2" do
                  inset(by: 2)
                end

                """)
        #expect(run.stderr == "" && run.status == 0)
    }

    @Test func `A tree is also the style of each element, as JSON has it`() throws {
        let tree = #"[{"type":"Text","modifiers":[{"type":"help","text":"a \"b\""}]},{"type":"Text","modifiers":[]}]"#
        #expect(
            try Self.convert(tree, "--as", "style").stdout == """
                # Text at 0
                "style": "help(\\"a \\\\\\"b\\\\\\"\\")"

                """)
        #expect(try Self.convert(tree, "--as", "modifiers").stdout == "# Text at 0\nhelp(\"a \\\"b\\\"\")\n")
    }

    @Test func `Markup is read as it is rendered, and written back as attributes`() throws {
        #expect(
            try Self.convert(Self.markup).stdout == """
                # VStack at line 1
                "vstack-line-1" do
                  padding(.all, 8)
                end

                # Text at line 2
                "title" do
                  navigationTitle("A & \\"b\\"")
                end

                """)
        let style = try Self.convert(Self.markup, "--as", "style")
        #expect(style.stdout.hasSuffix(#"style="navigationTitle(&quot;A &amp; \&quot;b\&quot;&quot;)""# + "\n"))
        #expect(style.status == 0)
    }

    @Test func `An array that only the program knows is told of`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("home.heex", "<Text modifiers={padding(@native, 8)}>Hi</Text>\n")
        for run in [
            try ToolProcess.run(["convert", path]), try Self.convert("<Text modifiers={@mods}>Hi</Text>\n"),
        ] {
            #expect(run.stdout == "" && run.status == 1)
            #expect(run.stderr.contains("the modifiers of this 'Text' are known only when the program runs"))
        }
    }

    @Test func `What is left out is told with its place, and the exit status says so`() throws {
        let run = try Self.convert(
            """
            [{"type":"opacity","opacity":"half"},
             {"type":"offset_shap","x":1,"y":2},
             {"type":"sheet","is_presented":true,"on_dismiss":null,"content":"c","change":{"event":"e"}},
             {"type":"resizable","resizing_mode":"tile"},
             {"type":"hidden"}]
            """)
        #expect(run.stdout == "sheet(isPresented: true, content: :c)\nhidden()\n")
        #expect(
            run.stderr == """
                <stdin>:1:30: error: expected a number, found the string 'half' [invalid-modifier-entry]
                 1 | [{"type":"opacity","opacity":"half"},
                   |                              ^~~~~~
                <stdin>:2:10: error: there is no modifier 'offsetShap' [unknown-modifier]
                 2 |  {"type":"offset_shap","x":1,"y":2},
                   |          ^~~~~~~~~~~~~
                   = note: LiveView Native 0.1 writes 'offset_shape'
                <stdin>:3:79: warning: the event of 'change' has no stylesheet form and is left out [no-stylesheet-form]
                 3 |  {"type":"sheet","is_presented":true,"on_dismiss":null,"content":"c","change":{"event":"e"}},
                   |                                                                               ^~~~~~~~~~~~~
                <stdin>:4:2: note: 'resizable' has no effect on anything but an image [inert-modifier]
                 4 |  {"type":"resizable","resizing_mode":"tile"},
                   |  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                2 errors, 1 warning, 1 note

                """)
        #expect(run.status == 1)
    }

    @Test func `What has no effect on the element is not missed`() throws {
        let array = #"[{"type":"inset","amount":1},{"type":"hidden"}]"#
        let other = try Self.convert(array)
        #expect(other.stdout == "hidden()\n" && other.status == 0)
        let circle = try Self.convert(array, "--element", "Circle")
        #expect(circle.stdout == "inset(by: 1)\nhidden()\n" && circle.stderr == "" && circle.status == 0)
    }

    @Test func `A mistake in escaped text is at its place in the payload`() throws {
        let tree = #"{"type":"Text","modifiers":"[{\"type\":\"opacity\",\"opacity\":\"x\"}]"}"#
        let run = try Self.convert(tree)
        #expect(run.stderr.hasPrefix("<stdin>:1:64: error: expected a number, found the string 'x'"))
        let markup = try Self.convert("<A modifiers=\"[{&quot;type&quot;:&quot;hidde&quot;}]\"/>")
        #expect(markup.stderr.hasPrefix("<stdin>:1:34: error: there is no modifier 'hidde'; did you mean 'hidden'?"))
        #expect(run.status == 1 && markup.status == 1)
    }

    @Test func `Modifiers of the app's own are declared by a catalogue`() throws {
        let folder = try TemporaryFolder()
        let catalogue = try folder.file(
            "app.swiftinterface", "extension View { func card(_ depth: Int) -> some View }\n")
        let array = #"[{"type":"card","arguments":[2]}]"#
        let run = try ToolProcess.run(
            ["convert", "-", "--catalogue", catalogue], stdin: Array(array.utf8))
        #expect(run.stdout == "card(2)\n" && run.stderr == "" && run.status == 0)
        #expect(try Self.convert(array).status == 1)
    }

    @Test func `A file is written, and what it says lints clean and previews as the array does`() throws {
        let folder = try TemporaryFolder()
        let (tree, sheet) = (try folder.file("tree.json", Self.tree), folder.path("out.sheet"))
        let run = try ToolProcess.run(["convert", tree, "--output", sheet])
        #expect(run.stdout == "" && run.stderr == "" && run.status == 0)
        let check = try ToolProcess.run(["format", "--check", sheet])
        #expect(check.status == 0 && check.stdout == "")
        let lint = try ToolProcess.run(["lint", "--fail-on", "error", sheet])
        #expect(lint.status == 0)
        let arrays = try ToolProcess.run(["preview", tree])
        let classes = try folder.file(
            "classes.json",
            #"""
            {"type":"VStack","class":"screen","children":[{"type":"Text","class":"text-0-0"},
            {"type":"Text","class":"text-0-1"},{"type":"Label","class":"text-0-1"},
            {"type":"Circle","class":"screen.2"},{"type":"Text"}]}
            """#)
        let styled = try ToolProcess.run(["preview", classes, "--sheet", sheet])
        func modifiers(_ text: String) -> [Substring] {
            text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " }.prefix { $0 != " " } }
        }
        #expect(!modifiers(styled.stdout).isEmpty)
        #expect(
            modifiers(styled.stdout).map { $0.prefix { $0 != "#" } }
                == modifiers(arrays.stdout).map { $0.prefix { $0 != "#" } })
    }

    @Test func `Names and places from a payload can't break out of a comment or a class`() throws {
        let tree = #"{"type":"A\nbold()\u2028x","id":"\" do\nend","modifiers":[{"type":"hidden"}],"children":[]}"#
        let run = try Self.convert(tree)
        #expect(run.stdout == "# A bold() x at 0\n\"-do-end\" do\n  hidden()\nend\n")
    }

    @Test func `What is no input is an error`() throws {
        for input in ["", "{", "7", "<"] {
            let run = try Self.convert(input)
            #expect(run.stdout == "" && run.status != 2)
        }
        #expect(try Self.convert("[]").status == 0)
        let folder = try TemporaryFolder()
        #expect(try ToolProcess.run(["convert", folder.path("no.json")]).status == 2)
        let element = try Self.convert(Self.tree, "--element", "Text")
        #expect(element.status == 2 && element.stderr.hasPrefix("error: '--element' is for a bare array"))
        // A command line that is wrong is told before anything is read.
        for (options, message) in [
            (["--class", "a b"], "error: invalid value 'a b' for '--class'"),
            (["--as", "sheets"], "error: invalid value 'sheets' for '--as'"),
            (["--catalogue", "-"], "error: standard input can only be one of the files"),
        ] {
            let run = try ToolProcess.run(["convert", "-"] + options)
            #expect(run.status == 2 && run.stderr.hasPrefix(message))
        }
    }
}
