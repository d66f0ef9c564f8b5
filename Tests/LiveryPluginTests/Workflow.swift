import Foundation

/// The GitHub workflow of README.md.
enum Workflow {
    /// A step that runs a script.
    struct Command: Decodable, Sendable {
        var name: String
        var run: String

        /// Whether it makes the tool that the other steps use.
        var buildsTool: Bool { run.contains("swift build") }

        /// Runs the script as GitHub's runner does.
        func run(in folder: URL, _ environment: [String: String]) throws -> Program.Result {
            let files = try TemporaryFolder()
            let script = try files.file("step.sh", run)
            return try Program.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], environment: environment, in: folder,
                deadline: .seconds(900))
        }
    }

    static func text() throws -> String {
        try READMESnippet.beginning(with: "# .github/workflows/stylesheets.yml")
    }

    /// The steps that run a script, in order, as PyYAML reads them.
    static func commands() throws -> [Command] {
        let script = """
            import json, sys, yaml
            jobs = yaml.safe_load(sys.stdin)["jobs"].values()
            steps = [step for job in jobs for step in job["steps"]]
            assert all(("run" in step) != ("uses" in step) for step in steps), steps
            json.dump([step for step in steps if "run" in step], sys.stdout)
            """
        let parsed = try PythonEnvironment.run(script, stdin: Array(text().utf8))
        guard parsed.status == 0 else { throw NotRead(message: parsed.stderr) }
        return try JSONDecoder().decode([Command].self, from: Data(parsed.stdout.utf8))
    }

    struct NotRead: Error {
        var message: String
    }
}
