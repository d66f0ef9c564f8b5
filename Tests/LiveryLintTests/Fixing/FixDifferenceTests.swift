import Foundation
import LiveryLint
import LiverySource
import Testing

/// The difference that fixing makes, given to the real `git apply`.
@Suite struct FixDifferenceTests {
    @Test func `git applies the difference of all files`() async throws {
        let folder = try TemporaryFolder()
        let long = (1...40).map { "\"r\($0)\" do\n  \($0 % 15 == 2 ? "bold" : "bold()")\nend\n" }.joined()
        let texts: [(path: String, bytes: [UInt8])] = [
            ("long.sheet", Array(long.utf8)),
            ("in/a folder/my cards#1.sheet", Array("\"a\" do\n  bold\nend\n".utf8)),
            ("日本/é.sheet", Array("\"a\" do\n  padding(.top 8) /* 🎉 */ bold\nend\n".utf8)),
            ("quote\"back\\slash\ttab.sheet", Array("\"a\" do\n  bold\nend\n".utf8)),
            ("crlf.sheet", Array("\"a\" do\r\n  bold\r\n  padding(8)\r\nend\r\n".utf8)),
            ("end.sheet", Array("\"a\" do\n  bold\nend".utf8)),
            ("last.sheet", Array("\"a\" do padding(.top 8) end".utf8)),
            ("raw.sheet", [0x23, 0xFF, 0x0A] + Array("\"a\" do\n  bold\nend\n# ".utf8) + [0xFE, 0x0A]),
            ("clean.sheet", Array("\"a\" do\n  bold()\nend\n".utf8)),
            ("./dot.sheet", Array("\"a\" do\n  bold\nend\n".utf8)),
        ]
        for (path, bytes) in texts { try folder.write(bytes, to: path) }
        let inputs = texts.map { LintInput(SourceFile(path: $0.path, bytes: $0.bytes)) }
        let run = LintRun()
        let result = await FixRun().result(of: await run.report(on: inputs)) { changed in
            await run.report(on: inputs.map { LintInput(changed[$0.file.path] ?? $0.file) })
        }
        #expect(Set(texts.map(\.path)).subtracting(result.files.map(\.path)) == ["clean.sheet"])
        #expect(Set(result.report.diagnostics.map(\.rule)) == ["invalid-utf8"])

        let patch = result.files.flatMap { $0.difference.bytes() }
        // The folder is taken for no part of a repository, and the machine's configuration doesn't count.
        let environment = [
            "GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_GLOBAL": "/dev/null",
        ]
        let git = try Program.run(
            ["git", "apply", "--whitespace=nowarn", "-"], stdin: patch, environment: environment, in: folder.url)
        #expect(git.status == 0, "\(git.stderr)\n\(String(decoding: patch, as: UTF8.self))")
        for file in result.files { #expect(try folder.bytes(of: file.path) == file.fixed.bytes, "\(file.path)") }
        #expect(try folder.bytes(of: "clean.sheet") == texts[8].bytes)
    }

    @Test func `A difference has the changed lines and three around them`() async throws {
        let text = "\"a\" do\n  bold\n  padding(8)\n  padding(8)\n  padding(8)\n  padding(8)\nend\n"
        let file = SourceFile(path: "a.sheet", text: text)
        let run = LintRun()
        let result = await FixRun().result(of: await run.report(on: [LintInput(file)])) { changed in
            await run.report(on: [LintInput(changed["a.sheet"] ?? file)])
        }
        #expect(
            String(decoding: try #require(result.files.first).difference.bytes(), as: UTF8.self) == """
                --- a/a.sheet
                +++ b/a.sheet
                @@ -1,5 +1,5 @@
                 "a" do
                -  bold
                +  bold()
                   padding(8)
                   padding(8)
                   padding(8)

                """)
    }
}
