import LiverySession
import LiverySource
import Testing

@Suite struct RecordingReadingTests {
    private func recording(_ text: String) -> Recording { Recording(reading: SourceFile(path: "r.jsonl", text: text)) }

    @Test func anEntryKnowsItsLineAndConnection() {
        let recording = recording("{\"dir\":\"note\",\"text\":\"x\"}\n\n{\"dir\":\"opened\",\"conn\":3}\r\n")
        #expect(recording.diagnostics.isEmpty)
        #expect(recording.entries.map(\.line) == [1, 3])
        #expect(recording.entries.map(\.connection) == [nil, 3])
    }

    @Test(arguments: [
        "7", "{}", #"{"dir":"in"}"#, #"{"dir":"out","text":5}"#, #"{"dir":"close","code":70000}"#,
        #"{"dir":"close","code":1e99}"#, #"{"dir":"sideways","text":""}"#, #"{"dir":"open"}"#, "[]", "\"in\"",
    ])
    func aLineThatIsNoEntryIsReportedAndPassedOver(_ line: String) {
        let recording = recording("{\"dir\":\"opened\"}\n\(line)\n{\"dir\":\"in\",\"text\":\"1\"}")
        #expect(recording.diagnostics.map(\.rule) == [Recording.entryRule])
        #expect(recording.entries.map(\.line) == [1, 3])
    }

    @Test(arguments: [
        "{\"dir\":\"in\",\"text\":\"1\"", "{\"dir\" \"opened\"}", "}", "{\"dir\":\"note\",\"text\":\"\\q\"}",
    ])
    func aLineThatIsNoJSONIsReportedAndPassedOver(_ line: String) {
        let recording = recording("\(line)\n{\"dir\":\"in\",\"text\":\"1\"}")
        #expect(recording.diagnostics.containsError)
        #expect(recording.diagnostics.allSatisfy { $0.rule != Recording.entryRule })
        #expect(recording.entries.map(\.line) == [2])
    }
}
