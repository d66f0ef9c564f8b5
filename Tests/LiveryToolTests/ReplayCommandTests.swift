import Foundation
import Testing

/// `livery replay` as a process.
@Suite struct ReplayCommandTests {
    private static let recordings = ToolProcess.packageDirectory
        .appending(path: "Tests/LiverySessionTests/Fixtures/Arizona")

    private static func recording(_ name: String) throws -> String {
        try String(contentsOf: recordings.appending(path: name), encoding: .utf8)
    }

    /// A recording whose second frame should have given another text.
    private static func changed() throws -> String {
        let text = try recording("counter.jsonl")
        var lines = text.split(separator: "\n").map(String.init)
        lines[6] = lines[6].replacing(#""tree":{"type":"Column""#, with: #""tree":{"type":"Row""#)
        lines[9] = lines[9].replacing(#"["Count: ","2"]"#, with: #"["Count: ","5"]"#)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func replay(
        _ arguments: [String], stdin: String = "", in folder: URL = recordings
    ) throws -> ToolProcess.Result {
        try ToolProcess.run(["replay"] + arguments, stdin: Array(stdin.utf8), currentDirectory: folder)
    }

    // MARK: Recordings

    @Test func `A recording that replays as it was is told in a line, with status 0`() throws {
        let run = try Self.replay(["counter.jsonl"])
        #expect(run.stdout == "counter.jsonl: 16 frames, 17 sent, 0 differences\n")
        #expect(run.stderr == "")
        #expect(run.status == 0)
    }

    @Test func `Every recording of a real server in a folder replays as it was`() throws {
        let run = try Self.replay(["."])
        let lines = run.stdout.split(separator: "\n")
        #expect(lines.count == 28)
        #expect(lines.allSatisfy { $0.contains(", 0 differences") })
        #expect(run.status == 0)
    }

    @Test func `A recording may come from standard input`() throws {
        let run = try Self.replay(["-"], stdin: try Self.recording("list.jsonl"))
        #expect(run.stdout == "<stdin>: 12 frames, 14 sent, 0 differences\n")
        #expect(run.status == 0)
    }

    @Test func `What a message holds that cannot be applied is told with its frame, op and place`() throws {
        let run = try Self.replay(["no-reconnect-flag.jsonl"])
        #expect(run.stdout == "no-reconnect-flag.jsonl: 2 frames, 3 sent, 0 differences, 1 error\n")
        let expected =
            "no-reconnect-flag.jsonl:7:47: error: there is no node 'native_counter:EVM21K-1t0' [wire-target]\n"
        #expect(run.stderr.hasPrefix(expected))
        #expect(run.stderr.contains("<frame>:1:10: note: frame 1 of connection 1, op 0, /o/0/1\n"))
        #expect(run.status == 0)
    }

    // MARK: Differences

    @Test func `The first difference is told with its place, what was expected and the ops of its frame`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("changed.jsonl", try Self.changed())
        let run = try Self.replay(["changed.jsonl"], in: folder.url)
        #expect(
            run.stdout == """
                changed.jsonl:7:140: error: tree at /type: expected "Row", found "Column" [replay-difference]
                 7 | …iewId":"native_counter","tree":{"type":"Row","az":"EVM21K-0","az_view":true,"id":"native_counter","children":[{"type":…
                   |                                         ^~~~~
                   = note: frame 2 of connection 1, op 0: [0,"native_counter:EVM21K-1t0","1"]
                changed.jsonl: 2 frames, 2 sent, 1 difference (stopped there; --all goes on)

                """)
        #expect(run.stderr == "")
        #expect(run.status == 1)
    }

    @Test func `All differences are told on demand`() throws {
        let run = try Self.replay(["-", "--all"], stdin: try Self.changed())
        #expect(run.stdout.contains(#"<stdin>:7:140: error: tree at /type: expected "Row", found "Column""#))
        #expect(run.stdout.contains(#": error: tree at /children/0/children/1: expected "5", found "2""#))
        #expect(run.stdout.hasSuffix("<stdin>: 16 frames, 17 sent, 2 differences\n"))
        #expect(run.status == 1)
    }

    /// The last entry differs in the tree, and in one of two cases in the view's identifier too.
    @Test(arguments: [("v", "1 difference"), ("w", "1 difference (stopped there; --all goes on)")])
    func `A replay is stopped only when something is left after the difference`(id: String, end: String) throws {
        let lines = Self.styled.split(separator: "\n").prefix(2).joined(separator: "\n")
        let recording = lines.dropLast() + #","viewId":"\#(id)","tree":{"type":"Row"}}"#
        let run = try Self.replay(["-"], stdin: String(recording))
        #expect(run.stdout.hasSuffix("<stdin>: 1 frame, 0 sent, \(end)\n"), "\(run.stdout)")
        let json = try Self.replay(["-", "--json"], stdin: String(recording))
        #expect(json.stdout.contains("\"isStopped\": \(end.contains("stopped"))"), "\(json.stdout)")
        let all = try Self.replay(["-", "--all"], stdin: String(recording))
        #expect(!all.stdout.contains("stopped"))
    }

    @Test func `A difference in one recording keeps no other from being replayed`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("a/changed.jsonl", try Self.changed())
        _ = try folder.file("a/same.jsonl", try Self.recording("ticker.jsonl"))
        _ = try folder.file("a/other.json", "{}")
        let run = try Self.replay(["a"], in: folder.url)
        #expect(run.stdout.hasSuffix("a/same.jsonl: 4 frames, 1 sent, 0 differences\n"))
        #expect(!run.stdout.contains("other.json"))
        #expect(run.status == 1)
    }

    @Test func `What would not be sent is told`() throws {
        let text = try Self.recording("counter.jsonl").replacing(#"\"dec\",{}]"#, with: #"\"halve\",{}]"#)
        let run = try Self.replay(["-"], stdin: text)
        #expect(run.stdout.contains(#"error: out: expected ["native_counter","halve",{}], found "#))
        #expect(run.status == 1)
    }

    // MARK: JSON

    @Test func `Programs get the same facts as JSON`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("changed.jsonl", try Self.changed())
        let run = try Self.replay(["changed.jsonl", "--json"], in: folder.url)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any])
        #expect(json["version"] as? Int == 1)
        #expect(json["kind"] as? String == "replay")
        let file = try #require((json["files"] as? [[String: Any]])?.first)
        #expect(file["path"] as? String == "changed.jsonl")
        #expect(file["frames"] as? Int == 2)
        #expect(file["isStopped"] as? Bool == true)
        #expect(file["preview"] == nil)
        let difference = try #require((file["differences"] as? [[String: Any]])?.first)
        #expect(difference["line"] as? Int == 7)
        #expect(difference["connection"] as? Int == 1)
        #expect(difference["frame"] as? Int == 2)
        #expect(difference["subject"] as? String == "tree")
        #expect(difference["path"] as? String == "/type")
        #expect(difference["expected"] as? String == "\"Row\"")
        #expect(difference["found"] as? String == "\"Column\"")
        #expect(difference["message"] as? String == #"{"o":[[0,"native_counter:EVM21K-1t0","1"]]}"#)
        #expect((difference["location"] as? [String: Any])?["column"] as? Int == 140)
        #expect(run.status == 1)
    }

    // MARK: Trees

    private static let sheet = """
        "card" do
          padding(2)
        end
        "flat" do
        end
        """

    private static let styled = #"""
        {"dir":"opened","conn":1}
        {"dir":"in","conn":1,"text":"{\"o\":[[8,\"v\",{\"f\":\"A\",\"s\":[\"{\\\"type\\\":\\\"Column\\\",\\\"az\\\":\\\"A-0\\\",\\\"az_view\\\":true,\\\"id\\\":\",\",\\\"class\\\":\\\"card\\\",\\\"children\\\":[\\\"Hi\\\"]}\"],\"d\":[\"v\"]}]]}"}
        {"dir":"in","conn":1,"text":"{\"o\":[[1,\"v:A-0\",\"class\",\"flat\"]]}"}
        """#

    @Test func `A sheet shows the styled tree at the end`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("card.sheet", Self.sheet)
        let start = Self.styled.split(separator: "\n").prefix(2).joined(separator: "\n")
        let run = try Self.replay(["-", "-s", "card.sheet"], stdin: start, in: folder.url)
        #expect(
            run.stdout == """
                <stdin>: 1 frame, 0 sent, 0 differences
                Column #v class='card' "Hi"  0
                  padding(2)                 card.sheet:2

                """)
        let json = try Self.replay(["-", "-s", "card.sheet", "--json"], stdin: start, in: folder.url)
        #expect(json.stdout.contains(#""kind": "preview""#))
        #expect(json.status == 0)
    }

    @Test func `The tree after each frame has marks for what changed`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("card.sheet", Self.sheet)
        let run = try Self.replay(["-", "-s", "card.sheet", "--frames"], stdin: Self.styled, in: folder.url)
        #expect(
            run.stdout.hasSuffix(
                """
                Column #v class='card' "Hi"  0
                  padding(2)                 card.sheet:2
                <stdin>:3: {"o":[[1,"v:A-0","class","flat"]]}
                ~ Column #v class='flat' "Hi"  0
                <stdin>: 2 frames, 0 sent, 0 differences

                """))
        #expect(run.status == 0)
    }

    @Test func `A mistake in a sheet is told, and the recording is replayed all the same`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("card.sheet", "\"card\" do\n  paddng(2)\nend\n")
        let run = try Self.replay(["-", "-s", "card.sheet"], stdin: Self.styled, in: folder.url)
        #expect(run.stderr.hasPrefix("card.sheet:2:3: error: "))
        #expect(run.stdout.hasPrefix("<stdin>: 2 frames, 0 sent, 0 differences\n"))
        #expect(run.status == 1)
    }

    // MARK: Mistakes

    @Test(arguments: ["[1]", "{\"dir\":\"in\"}", "{\"dir\":", "\u{FFFD}"])
    func `A line that is no entry is told with its place, and the others are replayed`(line: String) throws {
        let run = try Self.replay(["-"], stdin: line + "\n" + (try Self.recording("ticker.jsonl")))
        #expect(run.stderr.hasPrefix("<stdin>:1:"), "\(run.stderr)")
        #expect(run.stdout.hasPrefix("<stdin>: 4 frames, 1 sent, 0 differences, "), "\(run.stdout)")
        #expect(run.status == 1)
    }

    @Test func `A file that cannot be read fails, and the others are replayed`() throws {
        let run = try Self.replay(["none.jsonl", "ticker.jsonl"])
        #expect(run.stderr == "error: cannot read 'none.jsonl': no such file or directory\n")
        #expect(run.stdout == "ticker.jsonl: 4 frames, 1 sent, 0 differences\n")
        #expect(run.status == 2)
    }

    @Test func `A folder without recordings fails`() throws {
        let folder = try TemporaryFolder()
        let run = try Self.replay(["."], in: folder.url)
        #expect(run.stderr == "error: no recordings (*.jsonl) found\n")
        #expect(run.status == 2)
    }

    @Test(
        arguments: [
            ([], "missing argument 'FILE'"),
            (["-", "-"], "standard input can only be one of the files"),
            (["-", "-s", "-"], "standard input can only be one of the files"),
            (["a.jsonl", "--json", "--frames"], "'--frames' and '--json' don't go together"),
        ] as [([String], String)])
    func `A command line that cannot be carried out is told`(arguments: [String], message: String) throws {
        let run = try Self.replay(arguments)
        #expect(run.stderr.hasPrefix("error: \(message)"), "\(run.stderr)")
        #expect(run.status == 2)
    }
}
