import Foundation
import Testing

@Suite struct CompileCommandTests {
    private static let sheet = """
        "card" do
          padding(8)
        end

        "p-" <> size do
          padding(size)
        end

        "wide", target: :macos do
          frame(width: 900)
        end

        """

    @Test func `Names are compiled in order, also those with captures`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.sheet", Self.sheet)
        let run = try ToolProcess.run(["compile", path, "--class", "p-4", "card"])
        #expect(run.stdout == "{\"card\":[[\"padding\",{},[8]]],\"p-4\":[[\"padding\",{},[4]]]}\n")
        #expect(run.stderr == "" && run.status == 0)
    }

    @Test func `Words of templates are names, and their inline styles are compiled`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.sheet", Self.sheet)
        let template = try folder.file(
            "a.heex", "<Text class=\"card p-2 other\" style=\"bold(); tint(.red)\">card</Text>")
        let run = try ToolProcess.run(["compile", path, "--classes-from", template])
        #expect(run.status == 0 && run.stderr == "")
        #expect(
            run.stdout
                == #"{"bold()":[["bold",{},[]]],"card":[["padding",{},[8]]],"p-2":[["padding",{},[2]]],"#
                + #""tint(.red)":[["tint",{},[[".",{},[null,"red"]]]]]}"# + "\n")
    }

    @Test func `The safe list is enough`() throws {
        let sheet = "@safe_list \"card\"\n" + Self.sheet
        let run = try ToolProcess.run(["compile", "-"], stdin: Array(sheet.utf8))
        #expect(run.stdout == "{\"card\":[[\"padding\",{},[8]]]}\n" && run.status == 0)
    }

    @Test func `Without any names there is nothing to compile`() throws {
        let run = try ToolProcess.run(["compile", "-"], stdin: Array(Self.sheet.utf8))
        #expect(
            run.stderr.hasPrefix(
                "error: no class names to compile; give them with '--class' or '--classes-from', or list them in the "
                    + "sheet with '@safe_list'\n"))
        #expect(run.stdout == "" && run.status == 2)
    }

    @Test func `A name that no rule matches is told of with the closest, and the others are compiled`() throws {
        let run = try ToolProcess.run(["compile", "-", "--class", "crad", "card"], stdin: Array(Self.sheet.utf8))
        #expect(run.stdout == "{\"card\":[[\"padding\",{},[8]]]}\n")
        #expect(
            run.stderr == """
                <command line>:1:9: error: no rule matches the class 'crad'; did you mean 'card'? [unknown-class]
                 1 | --class crad
                   |         ^~~~

                """)
        #expect(run.status == 1)
    }

    @Test func `A platform has its own rules`() throws {
        let mac = try ToolProcess.run(
            ["compile", "-", "--class=wide", "--platform", "macOS"], stdin: Array(Self.sheet.utf8))
        #expect(mac.stdout == "{\"wide\":[[\"frame\",{},[{\"width\":900}]]]}\n" && mac.status == 0)
        let phone = try ToolProcess.run(
            ["compile", "-", "--class=wide", "--platform", "ios"], stdin: Array(Self.sheet.utf8))
        #expect(phone.stdout == "{}\n" && phone.status == 1)
    }

    @Test func `A file is written whole, pretty and annotated when asked for`() throws {
        let folder = try TemporaryFolder()
        let (path, output) = (try folder.file("a.sheet", Self.sheet), folder.path("out.styles"))
        let run = try ToolProcess.run(
            ["compile", path, "--output", output, "--pretty", "--annotations", "--class", "card"])
        #expect(run.stdout == "" && run.status == 0)
        #expect(
            try String(contentsOfFile: output, encoding: .utf8) == """
                {
                  "card": [
                    [
                      "padding",
                      {
                        "file": "a.sheet",
                        "line": 2,
                        "module": "",
                        "source": "padding(8)"
                      },
                      [
                        8
                      ]
                    ]
                  ]
                }

                """)
        let refused = try ToolProcess.run(["compile", path, "-o", folder.url.path, "--class", "card"])
        #expect(refused.status == 2 && refused.stderr.hasSuffix("it is a directory\n"))
    }

    @Test func `Mistakes cost the modifier that they are in, imports too`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("base.sheet", "\"base\" do\n  padding(1)\n  bold(\nend\n")
        let path = try folder.file("a.sheet", "@import \"base.sheet\"\n")
        let run = try ToolProcess.run(["compile", path, "--class", "base"])
        #expect(run.stdout == "{\"base\":[[\"padding\",{},[1]]]}\n")
        #expect(run.stderr.contains("base.sheet:3:8: error: expected ')' [unclosed-bracket]"))
        #expect(run.status == 1)
    }

    @Test func `A sheet or template that can't be read is an error`() throws {
        let folder = try TemporaryFolder()
        let run = try ToolProcess.run(["compile", folder.path("no.sheet"), "--class", "a"])
        #expect(run.status == 2 && run.stderr.hasSuffix("no such file or directory\n") && run.stdout == "")
        let both = try ToolProcess.run(["compile", "-", "--classes-from", "-"])
        #expect(both.status == 2 && both.stderr.hasPrefix("error: standard input can only be one of the files\n"))
    }
}
