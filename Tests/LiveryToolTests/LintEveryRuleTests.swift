import Foundation
import LiveryLint
import Testing

/// A folder in which every rule is broken, linted by the tool.
@Suite struct LintEveryRuleTests {
    /// Rules whose example has no short text.
    private static let rules = LintRule.all.filter { !$0.documentation.wrong.isEmpty }

    private static let names = [
        "sheet": "app.sheet", "body": "app.sheet", "styles": "app.styles", "tree": "screen.json",
        "catalogue": "App.swiftinterface", "elixir": "app.ex", "heex": "home.neex", "swift": "App.swift",
        "erlang": "app.erl", "markup": "screen.xml",
    ]

    /// Writes the wrong example of every rule to a folder of its own, with a configuration so that folders don't mix.
    private func write(to folder: TemporaryFolder) throws -> [String] {
        var paths: [String] = []
        for rule in Self.rules {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: rule.name), withIntermediateDirectories: true)
            var configuration: [String: Any] = [:]
            for file in rule.documentation.wrong {
                let name = file.path ?? Self.names[file.kind] ?? ".livery.json"
                if let target = file.target { configuration["targets"] = [target.replacing(":", with: " ")] }
                switch file.kind {
                case "configuration":
                    _ = try folder.file("\(rule.name)/.livery.json", file.text)
                    continue
                case "catalogue": configuration["catalogues"] = [name]
                case "tree", "markup": paths.append("\(rule.name)/\(name)")
                default: break
                }
                let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                let body = "\"example\" do\n" + lines.map { "  \($0)\n" }.joined() + "end\n"
                _ = try folder.file("\(rule.name)/\(name)", file.kind == "body" ? body : file.text)
            }
            let path = folder.url.appending(path: "\(rule.name)/.livery.json")
            if !FileManager.default.fileExists(atPath: path.path) {
                try JSONSerialization.data(withJSONObject: configuration).write(to: path)
            }
            // A configuration is read for the files that it is for.
            if rule.documentation.wrong.allSatisfy({ ["configuration", "catalogue"].contains($0.kind) }) {
                _ = try folder.file("\(rule.name)/app.sheet", "")
            }
        }
        return paths
    }

    @Test func `Every rule finds its wrong example in a folder, in text and in SARIF`() throws {
        let folder = try TemporaryFolder()
        let paths = try write(to: folder)
        let text = try ToolProcess.run(["lint", "."] + paths, currentDirectory: folder.url)
        #expect(text.status == 1 && text.stderr == "")
        let sarif = try ToolProcess.run(["lint", "."] + paths + ["--format", "sarif"], currentDirectory: folder.url)
        let log = try #require(
            JSONSerialization.jsonObject(with: Data(sarif.stdout.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        let found = Set(results.compactMap { $0["ruleId"] as? String })
        for rule in Self.rules {
            #expect(text.stdout.contains("[\(rule.name)]"), "\(rule.name)")
            #expect(found.contains(rule.name), "\(rule.name)")
        }
    }
}
