import Foundation
import Testing

/// `livery lint --stamp`, by which a build system knows that sheets are checked.
@Suite struct LintStampTests {
    private func lint(_ text: String, _ options: [String] = []) throws -> (status: Int32, isStamped: Bool) {
        let folder = try TemporaryFolder()
        try folder.file("card.sheet", text)
        let run = try Program.run(
            ["livery", "lint", "card.sheet", "--stamp", "stamp"] + options, environment: BuiltTool.environment,
            in: folder.url)
        let stamp = folder.path("stamp")
        let isStamped = FileManager.default.fileExists(atPath: stamp)
        if isStamped { #expect(try Data(contentsOf: URL(filePath: stamp)).isEmpty) }
        return (run.status, isStamped)
    }

    private static let cases: [(text: String, options: [String], status: Int32)] = [
        ("\"card\" do\n  bold()\nend\n", [], 0),
        ("\"card\" do\n  blod()\nend\n", [], 1),
        ("\"card\" do\n  blod()\nend\n", ["--fail-on", "never"], 0),
        ("\"card\" do\nend\n", [], 0),
        ("\"card\" do\nend\n", ["--fail-on", "warning"], 1),
        ("\"card\" do\n  bold()\nend\n", ["missing.sheet"], 2),
        ("\"card\" do\n  bold()\nend\n", ["--write-baseline", "baseline.json"], 2),
    ]

    @Test(arguments: cases)
    func `The stamp is written exactly when the status is 0`(text: String, options: [String], status: Int32) throws {
        let result = try lint(text, options)
        #expect(result.status == status && result.isStamped == (status == 0))
    }

    @Test func `A stamp of before becomes newer than what changed since`() throws {
        let folder = try TemporaryFolder()
        let stamp = try folder.file("stamp", "")
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: stamp)
        let sheet = try folder.file("card.sheet", "\"card\" do\n  bold()\nend\n")
        let run = try Program.run(["livery", "lint", sheet, "--stamp", stamp], environment: BuiltTool.environment)
        let date = try FileManager.default.attributesOfItem(atPath: stamp)[.modificationDate] as? Date
        #expect(run.status == 0 && date.map { $0 > past } == true)
    }
}
