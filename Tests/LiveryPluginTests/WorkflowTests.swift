import Foundation
import Testing

/// The workflow of README.md, read as YAML, its scripts run by bash. The step that builds the tool is run with the client
/// package.
@Suite(PythonEnvironment.isRequired) struct WorkflowTests {
    private let repository: TemporaryFolder
    private static let sheet = "\"card\" do\n  padding(12)\nend\n"

    init() throws { repository = try TemporaryFolder() }

    /// Runs all steps, also after one that fails.
    private func run() throws -> [(name: String, result: Program.Result)] {
        try Workflow.commands().filter { !$0.buildsTool }.map { step in
            (step.name, try step.run(in: repository.url, BuiltTool.environment))
        }
    }

    private func findingCount() throws -> Int {
        let log = try JSONSerialization.jsonObject(with: Data(repository.bytes(of: "stylesheets.sarif")))
        let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
        return try #require(runs?.first?["results"] as? [Any]).count
    }

    @Test func `All steps pass for clean sheets`() throws {
        try repository.file("Sources/card.sheet", Self.sheet)
        let steps = try run()
        #expect(steps.count == 3)
        for (name, result) in steps {
            #expect(result.status == 0, "\(name): \(result.stdout + result.stderr)")
        }
        #expect(try findingCount() == 0)
    }

    @Test func `A mistake is in the uploaded file, and fails with an annotation of its line`() throws {
        try repository.file("Sources/card.sheet", Self.sheet.replacing("padding", with: "paddng"))
        let steps = try run()
        let failed = steps.filter { $0.result.status != 0 }
        #expect(failed.count == 1, "\(failed)")
        #expect(failed.first?.result.stdout.hasPrefix("::error file=Sources/card.sheet,line=2,") == true)
        #expect(try findingCount() == 1)
    }

    @Test func `A sheet that isn't laid out fails with the difference`() throws {
        try repository.file("Sources/card.sheet", Self.sheet.replacing("(12)", with: "( 12 )"))
        let failed = try run().filter { $0.result.status != 0 }
        #expect(failed.count == 1, "\(failed)")
        #expect(failed.first?.result.stdout.contains("+  padding(12)") == true)
    }
}
