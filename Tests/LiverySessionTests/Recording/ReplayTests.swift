import LiveryJSON
import LiverySession
import LiverySource
import LiveryStyle
import Testing

@Suite struct ReplayTests {
    /// Replays a recording with one text of it changed.
    private func replay(
        _ name: String, line: Int, replacing text: String = "", with other: String = ""
    ) throws -> Replay {
        var lines = String(decoding: try Recordings.bytes(name), as: UTF8.self).split(separator: "\n").map(String.init)
        if !text.isEmpty {
            #expect(lines[line - 1].contains(text))
            lines[line - 1] = lines[line - 1].replacing(text, with: other)
        }
        let file = SourceFile(path: name, text: lines.joined(separator: "\n"))
        var replay = Replay(wire: ArizonaWire(base: "http://localhost", stylesheet: .empty))
        replay.run(Recording(reading: file))
        return replay
    }

    @Test func aTreeThatIsOtherIsADifferenceAtItsPlace() throws {
        let replay = try replay("counter.jsonl", line: 7, replacing: #"["Count: ","1"]"#, with: #"["Count: ","5"]"#)
        let difference = try #require(replay.differences.first)
        #expect(replay.differences.count == 1)
        #expect(difference.subject == "tree")
        #expect(difference.path == "/children/0/children/1")
        #expect(difference.expected == "\"5\"")
        #expect(difference.found == "\"1\"")
        #expect(difference.line == 7)
        #expect(difference.connection == 1)
        #expect(difference.frame == 2)
        let place = difference.location
        #expect(String(decoding: place.file.bytes[place.range.offsets], as: UTF8.self) == "\"5\"")
        #expect(
            difference.diagnostic.notes.map(\.message)
                == [#"frame 2 of connection 1, op 0: [0,"native_counter:EVM21K-1t0","1"]"#])
    }

    @Test(
        arguments: [
            (#""fps":["EVM21K"]"#, #""fps":["EVM21K","X"]"#, "fps", "/1", "\"X\"", nil),
            (#""fps":["EVM21K"]"#, #""fps":[]"#, "fps", "/0", nil, "\"EVM21K\""),
            (#""viewId":"native_counter""#, #""viewId":null"#, "viewId", "", "null", "\"native_counter\""),
            (#""cmd":[0,"dec"]"#, #""cmd":[0,"inc"]"#, "taps", "/1/cmd/1", "\"inc\"", "\"dec\""),
            (#"{"native_counter":["#, #"{"a/~b":[],"native_counter":["#, "registry", "/a~1~0b", "[]", nil),
            (#"["EVM21K-0",""#, #"[""#, "registry", "/native_counter/0", "\"EVM21K-1\"", "\"EVM21K-0\""),
        ] as [(String, String, String, String, String?, String?)])
    func eachPartOfTheStateIsCompared(
        text: String, other: String, subject: String, path: String, expected: String?, found: String?
    ) throws {
        let differences = try replay("counter.jsonl", line: 7, replacing: text, with: other).differences
        #expect(differences.map(\.subject) == [subject])
        #expect(differences.first?.path == path)
        #expect(differences.first?.expected == expected)
        #expect(differences.first?.found == found)
    }

    @Test func aMessageThatTheClientWouldNotSendIsADifference() throws {
        let replay = try replay(
            "counter.jsonl", line: 6, replacing: #"[\"native_counter\",\"inc\",{}]"#,
            with: #"[\"native_counter\",\"jump\",{}]"#)
        let difference = try #require(replay.differences.first)
        #expect(difference.subject == "out")
        #expect(difference.expected == #"["native_counter","jump",{}]"#)
        #expect(difference.found?.contains(#"["native_counter","inc",{}] or ["native_counter","dec",{}]"#) == true)
    }

    @Test func anAnnouncementOfOtherFingerprintsIsADifference() throws {
        let replay = try replay("counter.jsonl", line: 3, replacing: "[]", with: #"[\"A\"]"#)
        #expect(replay.differences.map(\.subject) == ["out"])
        #expect(replay.differences.first?.frame == 0)
    }

    @Test func aMistakeThatTheRecordedClientDidNotMakeIsADifference() throws {
        let replay = try replay("counter.jsonl", line: 7, replacing: "native_counter:EVM21K-1t0", with: "who:x")
        #expect(replay.differences.map(\.subject).contains("warns"))
        #expect(replay.diagnostics.map(\.rule) == [ArizonaRule.target])
        let note = try #require(replay.diagnostics.first?.notes.first)
        #expect(note.message == "frame 2 of connection 1, op 0, /o/0/1")
        #expect(note.location?.file.path == "<frame>")
    }

    @Test func whatTheServerSendsIsCountedForEachConnection() throws {
        let replay = try replay("reconnect.jsonl", line: 1)
        #expect(replay.differences.isEmpty)
        #expect(replay.counts == (7, 7))
    }

    @Test func aPageThatHasNotComeIsNull() {
        let state = #""tree":null,"raw":null,"viewId":null,"taps":[],"registry":{},"fps":[]"#
        let text = "{\"dir\":\"opened\"}\n{\"dir\":\"in\",\"text\":\"1\",\(state)}"
        var replay = Replay(wire: ArizonaWire(base: "http://localhost", stylesheet: .empty))
        replay.run(Recording(reading: SourceFile(path: "r.jsonl", text: text)))
        #expect(replay.differences.isEmpty)
    }
}

extension JSONValue {
    /// The value as compact JSON.
    var json: String {
        var writer = JSONWriter()
        writer.value(self)
        return writer.text
    }
}
