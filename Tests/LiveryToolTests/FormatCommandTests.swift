import Foundation
import Testing

@Suite struct FormatCommandTests {
    static let crooked = "\"a\"   do\n      padding( 8 )\nend\n"
    static let straight = "\"a\" do\n  padding(8)\nend\n"

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func `Standard input goes to standard output`() throws {
        let run = try ToolProcess.run(["format", "-"], stdin: Array(Self.crooked.utf8))
        #expect(run.stdout == Self.straight && run.stderr == "" && run.status == 0)
    }

    @Test func `Files are changed in place, and only when they have to be`() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (try folder.file("a.sheet", Self.crooked), try folder.file("b.sheet", Self.straight))
        let before = try FileManager.default.attributesOfItem(atPath: b)[.systemFileNumber] as? Int
        let run = try ToolProcess.run(["format", a, b])
        #expect(run.stdout == "" && run.stderr == "" && run.status == 0)
        #expect(try text(a) == Self.straight)
        #expect(try FileManager.default.attributesOfItem(atPath: b)[.systemFileNumber] as? Int == before)
    }

    @Test func `Folders are searched for sheets, hidden ones and packages left alone`() throws {
        let folder = try TemporaryFolder()
        for name in ["in/deep", ".hidden", ".build", "node_modules", "empty"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        let names = [
            "in/deep/a.sheet", "b.sheet", ".hidden/c.sheet", ".build/d.sheet", "node_modules/e.sheet", ".f.sheet",
            "g.txt",
        ]
        for name in names { _ = try folder.file(name, Self.crooked) }
        // A link that leads back must not be followed.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("in/loop"), withDestinationPath: folder.url.path)
        let check = try ToolProcess.run(["format", "--check", "."], currentDirectory: folder.url)
        #expect(check.stdout == "b.sheet\nin/deep/a.sheet\n")
        #expect(check.status == 1)
        let run = try ToolProcess.run(["format", folder.url.path + "/"])
        #expect(run.status == 0)
        #expect(try names.filter { try text(folder.path($0)) == Self.straight } == ["in/deep/a.sheet", "b.sheet"])
        #expect(try ToolProcess.run(["format", "--check", "."], currentDirectory: folder.url).status == 0)
    }

    @Test func `A check changes nothing and lists what would change`() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (try folder.file("a.sheet", Self.crooked), try folder.file("b.sheet", Self.straight))
        let run = try ToolProcess.run(["format", "--check", a, b, a])
        #expect(run.stdout == a + "\n" && run.status == 1)
        #expect(try text(a) == Self.crooked)
        let input = try ToolProcess.run(["format", "--check", "-"], stdin: Array(Self.crooked.utf8))
        #expect(input.stdout == "<stdin>\n" && input.status == 1)
    }

    @Test func `A difference is one that patch can apply`() throws {
        let folder = try TemporaryFolder()
        let rules = (1...20).map { "\"r\($0)\" do\n  padding(\($0))\nend\n" }.joined(separator: "\n")
        let source = rules.replacing("padding(3)", with: "padding( 3 )").replacing("  padding(18)", with: "padding(18)")
        let path = try folder.file("a.sheet", source)
        let run = try ToolProcess.run(["format", "--diff", "a.sheet"], currentDirectory: folder.url)
        #expect(
            run.stdout
                == """
                --- a.sheet
                +++ a.sheet
                @@ -7,7 +7,7 @@
                 end
                \("")
                 "r3" do
                -  padding( 3 )
                +  padding(3)
                 end
                \("")
                 "r4" do
                @@ -67,7 +67,7 @@
                 end
                \("")
                 "r18" do
                -padding(18)
                +  padding(18)
                 end
                \("")
                 "r19" do

                """.replacing("\n\n", with: "\n \n").replacing("do\n \n", with: "do\n"))
        #expect(run.status == 0)
        #expect(try text(path) == source)
    }

    @Test func `A difference shows a missing end of the last line`() throws {
        let run = try ToolProcess.run(["format", "--diff", "-"], stdin: Array(Self.straight.dropLast().utf8))
        #expect(run.stdout.hasSuffix("-end\n\\ No newline at end of file\n+end\n"))
        let colored = try ToolProcess.run(
            ["format", "--diff", "--color=always", "-"], stdin: Array(Self.crooked.utf8))
        #expect(colored.stdout.contains("\u{1B}[32m+  padding(8)\u{1B}[0m"))
    }

    @Test func `A file with mistakes is told of and left alone, all others are formatted`() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (try folder.file("a.sheet", "\"a\" do\n  padding(8\n"), try folder.file("b.sheet", Self.crooked))
        let run = try ToolProcess.run(["format", a, b])
        #expect(run.status == 1)
        #expect(run.stderr.hasPrefix(a + ":1:1: error: this rule has no 'end'"))
        #expect(try text(a) == "\"a\" do\n  padding(8\n" && text(b) == Self.straight)
        let input = try ToolProcess.run(["format", "-"], stdin: Array("\"a\" do\n".utf8))
        #expect(input.stdout == "" && input.status == 1)
    }

    @Test func `Files that can't be read or written don't keep others from being formatted`() throws {
        let folder = try TemporaryFolder()
        let b = try folder.file("b.sheet", Self.crooked)
        let run = try ToolProcess.run(["format", folder.path("no.sheet"), b])
        #expect(run.status == 2)
        #expect(run.stderr == "error: cannot read '\(folder.path("no.sheet"))': no such file or directory\n")
        #expect(try text(b) == Self.straight)
    }

    @Test func `Bytes that are not UTF-8 are left as they are`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.sheet", "")
        let bytes: [UInt8] = [0x22, 0xFF, 0x22] + Array(" do\n bold()\nend\n".utf8)
        try Data(bytes).write(to: URL(filePath: path))
        let run = try ToolProcess.run(["format", path])
        #expect(run.status == 1 && run.stderr.contains("[invalid-utf8]"))
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
    }

    @Test func `A path has to be given`() throws {
        let run = try ToolProcess.run(["format"])
        #expect(run.status == 2 && run.stderr.hasPrefix("error: missing argument 'PATH'\n"))
    }
}
