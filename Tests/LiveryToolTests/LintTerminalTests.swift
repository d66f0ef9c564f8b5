import Foundation
import LiveryLint
import Testing

@testable import LiveryCommandLine
@testable import LiveryTool

/// What `livery lint` shows on a terminal and nowhere else.
@Suite struct LintTerminalTests {
    private static let files: KeyValuePairs = ["a.sheet": "\"a\" do\n  bold\n  glow(2)\nend\n", "b.sheet": ""]

    /// Runs the tool in this process.
    private func lint(
        _ arguments: [String], output: Int32, errors: Int32, delay: Duration = .zero,
        environment: [String: String] = [:]
    ) async -> LiveryCommandLine.ExitStatus {
        let console = Console(
            output: output, errors: errors, progressDelay: delay, environment: { environment[$0] })
        return await CommandRunner(root: Livery.self, version: Livery.version).run(["lint"] + arguments, in: console)
    }

    private func withFile<Result>(_ body: (Int32) async throws -> Result) async throws -> (Result, String) {
        let folder = try TemporaryFolder()
        let path = try folder.file("out", "")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        let result = try await body(file.fileDescriptor)
        return (result, String(decoding: try FileSystem.read(path), as: UTF8.self))
    }

    @Test func `Long work shows on a terminal how far it has come, in a line that goes away`() async throws {
        let sample = try LintSample(Self.files)
        let terminal = try PseudoTerminal(columns: 80)
        let (status, output) = try await withFile { file in
            await lint([sample.folder.url.path, "--format", "unix"], output: file, errors: terminal.terminal)
        }
        let shown = terminal.written(within: 1_000)
        #expect(shown.hasPrefix("\r\u{1B}[2Kreading: 1 file") && shown.hasSuffix("\r\u{1B}[2K"))
        #expect(output.split(separator: "\n").count == 2 && status == .findings)
    }

    @Test func `So does fixing`() async throws {
        let sample = try LintSample(Self.files)
        let terminal = try PseudoTerminal(columns: 80)
        let (status, output) = try await withFile { file in
            await lint([sample.folder.path("a.sheet"), "--fix"], output: file, errors: terminal.terminal)
        }
        let shown = terminal.written(within: 1_000)
        #expect(shown.hasPrefix("\r\u{1B}[2Kreading: 1 file"))
        #expect(shown.hasSuffix("\r\u{1B}[2Kfixed 1 finding in 1 file\r\n"))
        #expect(!output.contains("\u{1B}") && status == .findings)
        #expect(try sample.text("a.sheet").hasPrefix("\"a\" do\n  bold()\n"))
    }

    @Test func `Work that is quickly done, and work without a terminal, shows nothing of it`() async throws {
        let sample = try LintSample(Self.files)
        let terminal = try PseudoTerminal(columns: 80)
        _ = try await withFile { file in
            await lint([sample.folder.url.path], output: file, errors: terminal.terminal, delay: .seconds(3600))
        }
        #expect(terminal.written() == "")
        let (_, errors) = try await withFile { file in
            await lint([sample.folder.url.path], output: terminal.terminal, errors: file)
        }
        #expect(errors == "")
    }

    @Test(
        arguments: [
            ([], [:], true), (["--color=never"], [:], false), ([], ["NO_COLOR": "1"], false),
            ([], ["TERM": "dumb"], false),
            (["--color=always"], ["NO_COLOR": "1"], true), (["--statistics"], [:], true),
            (["--format", "json"], [:], false), (["--format", "github"], [:], false), (["--fix", "--diff"], [:], true),
        ] as [([String], [String: String], Bool)])
    func `Text on a terminal has colours unless the environment or the user says no`(
        arguments: [String], environment: [String: String], isColored: Bool
    ) async throws {
        let sample = try LintSample(["a.sheet": "\"a\" do\n  bold\nend\n"])
        let terminal = try PseudoTerminal(columns: 100)
        let ((), errors) = try await withFile { file in
            _ = await lint(
                [sample.folder.path("a.sheet")] + arguments, output: terminal.terminal, errors: file,
                environment: environment)
        }
        #expect(terminal.written(within: 1_000).contains("\u{1B}[") == isColored)
        #expect(!errors.contains("\u{1B}"))
    }

    @Test func `Source lines are cut to the terminal`() async throws {
        let sample = try LintSample([
            "a.sheet": "\"a\" do glow(2) # \(String(repeating: "word ", count: 100))\nend\n"
        ])
        let terminal = try PseudoTerminal(columns: 60)
        _ = try await withFile { file in
            await lint([sample.folder.path("a.sheet"), "--color=never"], output: terminal.terminal, errors: file)
        }
        let lines = terminal.written(within: 1_000).split(whereSeparator: \.isNewline)
        #expect(lines.count > 2)
        // The message may wrap; what is aligned may not.
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.count <= 60 })
    }
}
