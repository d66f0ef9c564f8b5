import Foundation
import Testing

/// A project in a temporary folder that is there for one test, linted by the built tool.
struct LintSample {
    let folder: TemporaryFolder

    /// Writes files, whose names may have folders.
    init(_ files: KeyValuePairs<String, String>) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { _ = try folder.file(name, text) }
    }

    /// Runs `livery lint` in the folder, or in one below it.
    func lint(_ arguments: String..., stdin: String = "", in inner: String = "") throws -> ToolProcess.Result {
        try run(arguments, stdin: stdin, in: inner)
    }

    /// The findings, each as `path:line:column rule`.
    func findings(_ arguments: String..., stdin: String = "", in inner: String = "") throws -> [String] {
        try Self.findings(in: run(["--format", "unix"] + arguments, stdin: stdin, in: inner).stdout)
    }

    /// Expects findings, each as `path:line:column rule`.
    func expect(
        _ expected: [String], _ arguments: String..., stdin: String = "", in inner: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try Self.findings(in: run(["--format", "unix"] + arguments, stdin: stdin, in: inner).stdout)
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    /// The text of a file by now.
    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
    }

    private func run(_ arguments: [String], stdin: String, in inner: String) throws -> ToolProcess.Result {
        try withExtendedLifetime(folder) {
            try ToolProcess.run(
                ["lint"] + arguments, stdin: Array(stdin.utf8),
                currentDirectory: inner.isEmpty ? folder.url : folder.url.appending(path: inner))
        }
    }

    /// The findings of the format unix, without severity and message.
    private static func findings(in output: String) throws -> [String] {
        try output.split(separator: "\n").map { line in
            let match = try #require(line.wholeMatch(of: /(.+?:\d+:\d+): \w+: .* \[([\w-]+)\]/), "\(line)")
            return "\(match.1) \(match.2)"
        }
    }
}
