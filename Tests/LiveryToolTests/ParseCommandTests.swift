import Foundation
import LiveryJSON
import LiverySource
import Testing

@Suite struct ParseCommandTests {
    static let sheet = """
        @token brand = .red
        "font-" <> size do
          font(.{size})
          tint(brand)
        end
        """

    @Test func `The tree has a node a line, with places, and the text of leaves`() throws {
        let run = try ToolProcess.run(["parse", "-"], stdin: Array(Self.sheet.utf8))
        #expect(
            run.stdout == """
                sheet 1:1-5:4
                  tokenDirective brand 1:1-1:20
                    implicitMember red 1:16-1:20 .red
                  rule 2:1-5:4
                    patternLiteral 2:1-2:8
                      string 2:1-2:8 "font-"
                    patternCapture size 2:12-2:16 size
                    modifier font 3:3-3:16
                      implicitMember 3:8-3:15
                        interpolation size 3:9-3:15 {size}
                    modifier tint 4:3-4:14
                      identifier brand 4:8-4:13 brand

                """)
        #expect(run.stderr == "")
        #expect(run.status == 0)
    }

    @Test func `Wire gives the rules by their patterns, captures as variables, tokens as their values`() throws {
        let run = try ToolProcess.run(["parse", "--format", "wire", "-"], stdin: Array(Self.sheet.utf8))
        #expect(run.status == 0)
        let value = try json(run.stdout)
        #expect(value.members.map(\.key) == ["\"font-\" <> size"])
        #expect(value.members.first?.value[1]?[0]?.string == "tint")
        #expect(value.members.first?.value[1]?[2]?[0]?[2]?[1]?.string == "red")
        #expect(value.members.first?.value[0]?[2]?[0]?[0]?.string == "Elixir")
    }

    @Test func `Wire tells rules for platforms apart, and of two for the same names shows the first`() throws {
        let sheet = "\"a\" do\n bold()\nend\n\"a\" do\n italic()\nend\n\"a\", target: :ios do\n font(.body)\nend\n"
        let run = try ToolProcess.run(["parse", "--format=wire", "-"], stdin: Array(sheet.utf8))
        #expect(
            run.stdout
                == "{\"a\":[[\"bold\",{},[]]],\"a, target: [:ios]\":[[\"font\",{},[[\".\",{},[null,\"body\"]]]]]}\n")
    }

    @Test func `A body is modifiers without a rule`() throws {
        let run = try ToolProcess.run(
            ["parse", "--body", "--format", "wire", "-"], stdin: Array("padding(.top, 8); bold()".utf8))
        #expect(run.stdout == "[[\"padding\",{},[[\".\",{},[null,\"top\"]],8]],[\"bold\",{},[]]]\n")
        let tree = try ToolProcess.run(["parse", "--body", "-"], stdin: Array("bold()".utf8))
        #expect(tree.stdout == "body 1:1-1:7\n  modifier bold 1:1-1:7 bold()\n")
    }

    @Test func `JSON is the same tree with offsets and diagnostics`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.sheet", "\"a\" do\n  bold(\nend\n")
        let run = try ToolProcess.run(["parse", path, "--format", "json"])
        let value = try json(run.stdout)
        #expect(value["path"]?.string == path)
        let rule = value["root"]?["children"]?[0]
        #expect(rule?["kind"]?.string == "rule")
        #expect(rule?["offset"]?.integer == 0)
        #expect(rule?["children"]?[1]?["name"]?.string == "bold")
        #expect(rule?["children"]?[1]?["line"]?.integer == 2)
        #expect(value["diagnostics"]?[0]?["rule"]?.string == "unclosed-bracket")
        #expect(run.status == 1)
        let pretty = try ToolProcess.run(["parse", path, "--format", "json", "--pretty"])
        #expect(pretty.stdout.hasPrefix("{\n  \"path\""))
        #expect(!run.stdout.dropLast().contains("\n"))
    }

    @Test func `Mistakes go to standard error, and the rest is shown`() throws {
        let run = try ToolProcess.run(["parse", "--body", "-"], stdin: Array("padding(8 bold()".utf8))
        #expect(run.stdout.contains("modifier padding"))
        #expect(run.stderr.hasPrefix("<stdin>:1:"))
        #expect(run.status == 1)
    }

    @Test func `A warning is told and is no failure`() throws {
        let run = try ToolProcess.run(["parse", "--body", "-"], stdin: Array(#"navigationTitle("\q")"#.utf8))
        #expect(run.stderr.contains("warning: ") && run.stderr.contains("[invalid-escape]"))
        #expect(run.status == 0)
    }

    @Test func `Imports count for wire, relative to the sheet`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("base.sheet", "@token gap = 12\n")
        let path = try folder.file("a.sheet", "@import \"base.sheet\"\n\"a\" do\n  padding(gap)\nend\n")
        let run = try ToolProcess.run(["parse", path, "--format", "wire"])
        #expect(run.stdout == "{\"a\":[[\"padding\",{},[12]]]}\n")
        let missing = try folder.file("b.sheet", "@import \"no.sheet\"\n\"a\" do\n  padding(1)\nend\n")
        let broken = try ToolProcess.run(["parse", missing, "--format", "wire"])
        #expect(broken.stdout == "{\"a\":[[\"padding\",{},[1]]]}\n")
        #expect(broken.stderr.contains("no such file or directory [missing-import]"))
        #expect(broken.status == 1)
    }

    @Test func `A file that can't be read is an error`() throws {
        let folder = try TemporaryFolder()
        let run = try ToolProcess.run(["parse", folder.path("no.sheet")])
        #expect(run.stderr == "error: cannot read '\(folder.path("no.sheet"))': no such file or directory\n")
        #expect(run.status == 2)
        #expect(try ToolProcess.run(["parse", folder.url.path]).stderr.hasSuffix("it is a directory\n"))
    }

    @Test(arguments: ["tree", "wire", "json"])
    func `Deep nesting and binary data are mistakes, not crashes`(format: String) throws {
        let deep = "\"a\" do\n padding(" + String(repeating: "[", count: 10_000) + "\nend\n"
        #expect(try ToolProcess.run(["parse", "--format", format, "-"], stdin: Array(deep.utf8)).status == 1)
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ $0 / 7) }
        #expect(try ToolProcess.run(["parse", "--format", format, "-"], stdin: bytes).status == 1)
        let run = try ToolProcess.run(["parse", "--format", format, "-"])
        #expect(run.status == 0 && run.stderr == "")
    }

    @Test func `Colours are for whoever asks`() throws {
        let run = try ToolProcess.run(["parse", "--color", "always", "-"], stdin: Array("x".utf8))
        #expect(run.stderr.contains("\u{1B}[1;31merror:"))
    }

    private func json(_ text: String) throws -> JSONValue {
        let document = JSONDocument(reading: SourceFile(path: "json", text: text))
        #expect(document.diagnostics.isEmpty)
        return try #require(document.root)
    }
}
