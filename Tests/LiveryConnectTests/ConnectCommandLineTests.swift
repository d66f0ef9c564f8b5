import Foundation
import LiveryCommandLine
import Testing

@testable import LiveryConnect

@Suite struct ConnectCommandLineTests {
    @Test(
        arguments: [
            ([], "missing argument 'URL'"), (["localhost"], "invalid URL 'localhost'"),
            (["http://localhost", "--timeout", "0"], "invalid value '0.0' for '--timeout'"),
            (["http://localhost", "--wire", "x"], "invalid value 'x' for '--wire'"),
            (["http://localhost", "-s", "-"], "standard input is for commands"),
            (["http://localhost", "--record", "none/a.jsonl"], "cannot write 'none/a.jsonl'"),
            (["http://localhost", "-s", "none.sheet"], "cannot read 'none.sheet'"),
        ] as [([String], String)])
    func aCommandLineThatCannotBeCarriedOutIsTold(arguments: [String], message: String) throws {
        let run = try ConnectProcess(arguments).result()
        #expect(run.stderr.hasPrefix("error: \(message)"), "\(run.stderr)")
        #expect(run.status == 2)
    }

    /// `LIVERY_UPDATE_SNAPSHOTS=1` writes the file anew.
    @Test func helpIsItsSnapshot() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/livery-connect.txt")
        let help = HelpText(of: CommandDescription(of: LiveryConnect.self), width: 80).text
        if ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(help.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == help)
    }
}
