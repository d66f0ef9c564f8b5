import Foundation
import LiverySession
import LiverySource
import LiveryStyle
import Testing

/// The recorded traffic of a real server.
enum Recordings {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Arizona")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".jsonl") }.sorted()

    static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

    static func read(_ name: String) throws -> Recording {
        Recording(reading: SourceFile(path: name, bytes: try bytes(name)))
    }
}

@Suite struct RecordingTests {
    @Test func thereAreRecordings() { #expect(Recordings.names.count == 28) }

    @Test(arguments: Recordings.names)
    func aRecordingReplaysToItsStates(_ name: String) throws {
        let recording = try Recordings.read(name)
        #expect(recording.diagnostics.isEmpty)
        var replay = Replay(wire: ArizonaWire(base: "http://localhost", stylesheet: .empty))
        replay.run(recording)
        for difference in replay.differences.prefix(3) {
            Issue.record("\(name):\(difference.line): \(difference.diagnostic.message)")
        }
    }
}
