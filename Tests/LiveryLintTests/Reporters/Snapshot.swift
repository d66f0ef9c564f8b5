import Foundation
import Testing

/// Compares a text with a file of `Fixtures`, which `LIVERY_UPDATE_SNAPSHOTS=1` writes anew.
func expectSnapshot(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/\(name)")
    if ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1" {
        return try Data(text.utf8).write(to: file)
    }
    guard let data = try? Data(contentsOf: file) else {
        Issue.record(
            "there is no snapshot \(name); write it with LIVERY_UPDATE_SNAPSHOTS=1", sourceLocation: sourceLocation)
        return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // The first line that differs says more than two long texts.
    let place = zip(lines, expected).enumerated().first { $1.0 != $1.1 }
    if let place {
        #expect(
            place.element.0 == place.element.1, "line \(place.offset + 1) of \(name)", sourceLocation: sourceLocation)
    }
    #expect(lines.count == expected.count, "lines of \(name)", sourceLocation: sourceLocation)
}
