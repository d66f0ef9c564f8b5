import Foundation
import Testing

@testable import LiveryCommandLine
@testable import LiveryTool

@Suite struct CompletionsTests {
    private static let tool = CommandDescription(of: SampleTool.self)

    private static func program(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `The shell itself finds no fault with its script`(shell: String) throws {
        guard let program = Self.program(shell) else { return }
        let folder = try TemporaryFolder()
        for (name, script) in [
            ("livery", try ToolProcess.run(["completions", shell]).stdout),
            ("sample", Self.script(for: shell)),
        ] {
            #expect(!script.isEmpty)
            let run = try ToolProcess.run(program, ["-n", try folder.file("\(name).\(shell)", script)])
            #expect(run.status == 0, "\(run.stderr)")
            #expect(run.stderr == "")
        }
    }

    private static func script(for shell: String) -> String {
        switch shell {
        case "bash": BashCompletions(of: tool).script
        case "zsh": ZshCompletions(of: tool).script
        default: FishCompletions(of: tool).script
        }
    }

    @Test(
        arguments: [
            ("sample ", ["paint", "store"]),
            ("sample p", ["paint"]),
            ("sample --", ["--color", "--help", "--version"]),
            ("sample --color ", ["always", "auto", "never"]),
            ("sample store ", ["take"]),
            ("sample store take --h", ["--help"]),
            (
                "sample paint -",
                [
                    "--check", "--color", "--format", "--help", "--limit", "--output-folder-of-everything", "--scale",
                    "--set",
                    "--sheet", "--verbose", "-c", "-f", "-h", "-o", "-v",
                ]
            ),
            ("sample paint --format ", ["json", "tree", "wire"]),
            ("sample paint -f w", ["wire"]),
            ("sample paint --format = j", ["json"]),
            ("sample paint --sheet ", ["a file.sheet", "b.sheet", "folder"]),
            ("sample paint --sheet b.sheet a", ["a file.sheet"]),
            ("sample paint -o ", ["folder"]),
            ("sample paint --limit ", []),
        ] as [(String, [String])])
    func `bash is offered what can stand at the cursor`(line: String, expected: [String]) throws {
        let bash = try #require(Self.program("bash"))
        let folder = try TemporaryFolder()
        for name in ["a file.sheet", "b.sheet", "c.txt"] { _ = try folder.file(name, "") }
        try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        let script = """
            \(BashCompletions(of: Self.tool).script)
            COMP_WORDS=(\(words.joined(separator: " ")))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _sample
            for reply in "${COMPREPLY[@]}"; do echo "$reply"; done
            """
        let run = try ToolProcess.run(bash, ["--norc", "-c", script], currentDirectory: folder.url)
        #expect(Set(run.stdout.split(separator: "\n").map(String.init)).sorted() == expected, "\(run.stderr)")
    }

    @Test func `zsh is told each command's options and values`() {
        let script = ZshCompletions(of: Self.tool).script
        #expect(script.hasPrefix("#compdef sample\n"))
        for line in [
            "'(-f --format)--format=[How to paint]:FORMAT:(tree wire json)'",
            "'*--sheet[Sheets to paint with]:*-*:FILE:_files -g \"*.(sheet)\"'",
            "'*--set=[A prop to change]:PROP=VALUE: '",
            "'(-o --output-folder-of-everything)-o[Where to]:DIR:_files -/'",
            "':FILE:_files -g \"*.(sheet|json)\"'",
            "'*:MORE:_files'",
            #"'paint:Paint files [with: '\''care'\'']'"#,
            "store) _sample_store ;;",
            "take) _sample_store_take ;;",
        ] {
            #expect(script.contains(line), "\(line)")
        }
    }

    @Test func `fish is told each command's options and values`() {
        let script = FishCompletions(of: Self.tool).script
        for line in [
            #"complete -c sample -n '__sample_is_at "sample"' -a paint -d 'Paint files [with: \'care\']'"#,
            #"complete -c sample -n '__sample_is_at "sample paint"' -s f -l format -x -a 'tree wire json' -d 'How to paint'"#,
            #"complete -c sample -n '__sample_is_at "sample paint"' -s o -l output-folder-of-everything -x -a '(__fish_complete_directories)' -d 'Where to'"#,
            #"complete -c sample -n '__sample_is_at "sample paint"' -l sheet -x -a '(__fish_complete_suffix .sheet)' -d 'Sheets to paint with'"#,
            #"complete -c sample -n '__sample_is_at "sample paint"' -F"#,
            #"complete -c sample -n '__sample_is_at "sample store"' -a take -d 'Take a thing out'"#,
        ] {
            #expect(script.split(separator: "\n").contains(line[...]), "\(line)")
        }
    }

    @Test(
        arguments: [
            ("sample ", ["paint", "store"]),
            ("sample store ", ["take"]),
            ("sample paint --format ", ["json", "tree", "wire"]),
            ("sample paint --chec", ["--check"]),
            ("sample paint --sheet ", ["a file.sheet", "b.sheet", "folder/"]),
        ] as [(String, [String])])
    func `fish is offered what can stand at the cursor`(line: String, expected: [String]) throws {
        guard let fish = Self.program("fish") else { return }
        let folder = try TemporaryFolder()
        for name in ["a file.sheet", "b.sheet"] { _ = try folder.file(name, "") }
        try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
        let script = try folder.file("completions.fish", FishCompletions(of: Self.tool).script)
        let run = try ToolProcess.run(
            fish, ["--no-config", "-c", "source completions.fish; rm \(script); complete -C '\(line)'"],
            environment: ["HOME": folder.url.path], currentDirectory: folder.url)
        let offered = run.stdout.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(offered.sorted() == expected, "\(run.stderr)")
    }
}
