import Foundation
import Testing

@testable import LiveryCommandLine
@testable import LiveryTool

/// The help of every command as it is printed: a change of it is seen in review.
///
/// `LIVERY_UPDATE_SNAPSHOTS=1` writes the files anew.
@Suite(.serialized) struct CommandHelpTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/help")
    private static let commands = CommandDescription(of: Livery.self).all.map(\.path)

    @Test(arguments: commands)
    func `Help of a command is its snapshot`(path: [String]) throws {
        let file = Self.folder.appending(path: path.joined(separator: "-") + ".txt")
        let run = try ToolProcess.run(path.dropFirst() + ["--help"], environment: ["COLUMNS": "80"])
        #expect(run.status == 0 && run.stderr == "")
        if ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(run.stdout.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == run.stdout)
    }

    @Test func `There is no snapshot without a command`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(Self.commands.map { $0.joined(separator: "-") + ".txt" }))
    }
}
