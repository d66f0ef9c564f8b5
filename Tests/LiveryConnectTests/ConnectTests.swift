import Foundation
import LiverySession
import LiverySource
import LiveryStyle
import Testing

/// `livery-connect` as a process, with the live model of the test server.
@Suite(TestServer.isRequired) struct ConnectTests {
    private static let counter = """
        Column #live_counter   0
        ├─ Text "Count: " "0"  0/0
        ├─ Button "+"          0/1
        ├─ Button "-"          0/2
        └─ Button "Menu"       0/3

        """

    // MARK: Once

    @Test func theFirstTreeIsPrinted() throws {
        let run = try ConnectProcess([try LivePage("/live/counter").url, "--once"]).result()
        #expect(run.stdout == Self.counter)
        #expect(run.stderr.hasSuffix("connected\n"))
        #expect(run.status == 0)
    }

    @Test func aSheetStylesTheTree() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("a.sheet", "\"x\" do\n  paddng(2)\nend\n")
        let run = try ConnectProcess(
            [try LivePage("/live/menu").url, "--once", "-s", "a.sheet"], folder: folder
        ).result()
        #expect(run.stdout.hasPrefix("Column #live_menu"))
        #expect(run.stderr.contains("a.sheet:2:3: error: "))
        #expect(run.status == 1)
    }

    @Test func theFirstTreeIsPrintedAsJSON() throws {
        let run = try ConnectProcess([try LivePage("/live/counter").url, "--once", "--json"]).result()
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any])
        #expect(json["kind"] as? String == "preview")
        #expect((json["nodes"] as? [Any])?.count == 5)
        #expect(run.status == 0)
    }

    @Test func aPageThatDoesNotComeInTimeIsAFailure() throws {
        let page = try LivePage("/live/nothing")
        let run = try ConnectProcess([page.url, "--once", "--timeout", "0.2"]).result()
        #expect(run.stderr.hasPrefix("connecting to \(page.origin)\nretrying in "))
        #expect(run.stderr.hasSuffix(" s after the server's HTTP status 404\nerror: no tree has come in time\n"))
        #expect(run.stdout == "")
        #expect(run.status == 2)
    }

    // MARK: Commands

    @Test func aTapIsAnsweredWithTheChangedNodesMarked() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url])
        // Before there is a page, so that it waits for it.
        try connect.type("tap 0/1")
        let (output, _) = try connect.wait { output, _ in output.contains("\"1\"") }
        #expect(output.hasPrefix("update 1: /live/counter?session="))
        #expect(output.contains("~ ├─ Text \"Count: \" \"1\"  0/0\n  ├─ Button"))
        try connect.type("quit")
        let run = try connect.result()
        #expect(run.stderr.hasSuffix("closed 1000\n"))
        #expect(run.status == 0)
    }

    @Test func pagesAreNavigated() throws {
        let connect = try ConnectProcess([try LivePage("/live/menu").url])
        try connect.type("navigate /live/counter")
        try connect.wait { output, _ in output.contains("update 2: /live/counter\n+ Column #live_counter") }
        #expect(try connect.wait { output, _ in output.contains("- Column #live_menu") }.output != "")
        try connect.type("back")
        try connect.wait { output, _ in output.contains("update 3: /live/menu?session=") }
        try connect.type("forward")
        try connect.wait { output, _ in output.contains("update 4: /live/counter") }
        try connect.type("navigate /live/nothing")
        try connect.wait { _, errors in errors.contains("the server wants '/live/nothing' loaded anew") }
    }

    @Test func anEventGoesToTheViewThatIsNamed() throws {
        let connect = try ConnectProcess([try LivePage("/live/list").url])
        try connect.type("event inc kid-2")
        try connect.wait { output, _ in output.contains("~ ") && output.contains("\"1\"") }
        try connect.type("event inc kid-9")
        try connect.wait { _, errors in errors.contains("error: there is no view 'kid-9'") }
        try connect.type("views")
        try connect.wait { output, _ in output.contains("live_list  0\n") && output.contains("kid-3  0/1/2/1\n") }
    }

    @Test func whatCannotBeDoneIsTold() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url])
        for (line, message) in [
            ("tap 0/9", "error: there is no child 9"), ("tap 0", "error: the prop holds no command"),
            ("tap", "error: it must be 'tap PATH [PROP]'"), ("back", "error: there is no such page"),
            ("tpa 0", "error: unknown command 'tpa'; did you mean 'tap'?"),
        ] {
            try connect.type(line)
            try connect.wait { _, errors in errors.contains(message) }
        }
        try connect.type("diagnostics")
        try connect.wait { output, _ in output.contains("nothing was wrong\n") }
        try connect.type("help")
        try connect.wait { output, _ in output.contains("navigate PATH") }
        try connect.type("tree")
        try connect.wait { output, _ in output.hasSuffix(Self.counter) }
    }

    // MARK: The connection

    @Test func controlCClosesTheConnectionWith1000() async throws {
        let page = try LivePage("/live/counter")
        let connect = try ConnectProcess([page.url])
        try connect.wait { output, _ in output.contains("update 1") }
        connect.interrupt()
        let run = try connect.result()
        #expect(run.stderr.hasSuffix("closed 1000\n"))
        #expect(run.status == 0)
        #expect(try await ask("closed", session: page.session) == "[1000, \"\"]")
    }

    @Test func aLostConnectionIsOpenedAgain() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url])
        try connect.type("event crash")
        try connect.wait { _, errors in
            errors.contains(" s after 4500 (server crash)\n")
                && errors.components(separatedBy: "connected\n").count == 3
        }
        try connect.type("tap 0/2")
        try connect.wait { output, _ in output.contains("\"-1\"") }
    }

    @Test func withoutInputThePageIsShownUntilControlC() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url])
        try connect.endInput()
        try connect.wait { output, _ in output.contains(Self.counter) }
        connect.interrupt()
        #expect(try connect.result().status == 0)
    }

    // MARK: JSON

    @Test func programsGetAnObjectALine() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url, "--json"])
        try connect.type("tap 0/1")
        try connect.wait { output, _ in output.contains(#""number":2"#) }
        try connect.type("tap 7")
        try connect.type("quit")
        let run = try connect.result()
        let lines = try run.stdout.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(lines.allSatisfy { $0["version"] as? Int == 1 })
        let kinds = lines.compactMap { $0["state"] as? String ?? $0["kind"] as? String }
        #expect(kinds == ["connecting", "connected", "update", "update", "error", "closed"])
        let nodes = try #require(lines[3]["nodes"] as? [[String: Any]])
        #expect(nodes.count == 1)
        #expect(nodes[0]["path"] as? String == "0/0")
        #expect(nodes[0]["isNew"] as? Bool == false)
        #expect(nodes[0]["texts"] as? [String] == ["Count: ", "1"])
        #expect((lines[2]["views"] as? [[String: String]]) == [["id": "live_counter", "path": "0"]])
    }

    // MARK: Files

    @Test func whatIsRecordedReplaysWithoutADifference() throws {
        let connect = try ConnectProcess([try LivePage("/live/list").url, "--record", "a.jsonl"])
        for (number, line) in ["event add", "event inc kid-1", "event run {\"count\":5,\"seed\":3}", "tap 0/2", "back"]
            .enumerated()
        {
            try connect.type(line)
            try connect.wait { output, _ in output.contains("update \(number + 2):") }
        }
        try connect.type("quit")
        #expect(try connect.result().status == 0)
        let bytes = Array(try Data(contentsOf: connect.folder.url.appending(path: "a.jsonl")))
        let recording = Recording(reading: SourceFile(path: "a.jsonl", bytes: bytes))
        #expect(recording.diagnostics.isEmpty)
        var replay = Replay(wire: ArizonaWire(base: "http://localhost", stylesheet: .empty))
        replay.run(recording)
        #expect(replay.differences.map(\.diagnostic.message) == [])
        #expect(replay.counts.received >= 6)
        #expect(replay.comparedSent == replay.counts.sent)
        guard case .close(code: 1000, reason: _) = recording.entries.last?.kind else {
            Issue.record("the end is not recorded: \(recording.entries.map(\.kind))")
            return
        }
    }

    @Test func whatTheServerSentIsKeptBetweenRunsUnlessToldOtherwise() throws {
        let page = try LivePage("/live/counter")
        for (arguments, isKept) in [(["--no-cache"], false), (["--record", "a.jsonl"], false), ([], true)] {
            let connect = try ConnectProcess([page.url, "--once"] + arguments)
            #expect(try connect.result().status == 0)
            let files = (try? FileManager.default.subpathsOfDirectory(atPath: connect.folder.path("cache"))) ?? []
            #expect(files.contains { $0.hasSuffix(".statics") } == isKept)
        }
    }

    // MARK: The terminal

    @Test func onATerminalThePageIsDrawnInPlace() throws {
        let terminal = try PseudoTerminal(columns: 60)
        let connect = try ConnectProcess([try LivePage("/live/counter").url], terminal: terminal)
        var screen = ""
        func wait(for text: String) {
            while !screen.contains(text) {
                let more = terminal.written(within: 10_000)
                guard !more.isEmpty else {
                    Issue.record("'\(text)' is not in \(screen)")
                    return
                }
                screen += more
            }
        }
        wait(for: "Menu")
        try connect.type("tap 0/1")
        wait(for: "~ ├─ ")
        try connect.type("nonsense")
        wait(for: "error: unknown command 'nonsense'")
        #expect(screen.contains("\u{1B}[2J\u{1B}[H"))
        #expect(screen.contains("/live/counter?session="))
        try connect.type("quit")
        #expect(try connect.result().status == 0)
    }
}
