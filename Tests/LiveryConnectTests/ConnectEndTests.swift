import Foundation
import Testing

/// How `livery-connect` ends: with the server, with its input, and with Control-C.
@Suite(TestServer.isRequired) struct ConnectEndTests {
    private static let page = """
        Column #page    0
        └─ Button "Go"  0/0

        """

    // MARK: The server

    @Test(arguments: [[], ["--once"]])
    func aPageRightBeforeTheEndIsShownAndKept(arguments: [String]) throws {
        let server = try PageServer.shared.get()
        // What comes first, the end or the update, differs from run to run.
        for _ in 1...5 {
            let connect = try ConnectProcess(["\(server.origin)/end"] + arguments)
            let run = try connect.result()
            #expect(run.stdout.hasSuffix(Self.page), "\(run)")
            #expect(run.status == 0)
            let files = try FileManager.default.subpathsOfDirectory(atPath: connect.folder.path("cache"))
            #expect(files.contains { $0.hasSuffix(".statics") })
        }
    }

    @Test func whatTheServerWantsRightBeforeTheEndIsTold() throws {
        let server = try PageServer.shared.get()
        let run = try ConnectProcess(["\(server.origin)/effects"]).result()
        #expect(run.stdout.hasSuffix(Self.page))
        #expect(run.stderr.hasSuffix("the server wants '/elsewhere' loaded anew\nclosed: 1000\n"), "\(run.stderr)")
    }

    // MARK: Input

    @Test func quitWaitsForTheLinesBeforeIt() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url])
        try connect.type("tap 0/1\ntree\nviews\nquit")
        let run = try connect.result()
        // The answer to the tap may come after it.
        #expect(run.stdout.contains("live_counter  0\n"), "\(run.stdout)")
        #expect(run.stderr.hasSuffix("connected\nclosed 1000\n"))
        #expect(run.status == 0)
    }

    @Test func quitEndsWhatHasNoPageYet() throws {
        let connect = try ConnectProcess([try LivePage("/live/nothing").url])
        try connect.type("quit")
        #expect(try connect.result().status == 0)
    }

    @Test func theEndOfWhatIsTypedEndsTheSessionAfterTheLinesBeforeIt() throws {
        let connect = try ConnectProcess([try LivePage("/live/counter").url], isInputTyped: true)
        try connect.type("tap 0/9")
        try connect.endInput()
        let run = try connect.result()
        #expect(run.stderr.hasSuffix("error: there is no child 9: 'Column' at 0 has 4\nclosed 1000\n"), "\(run.stderr)")
        #expect(run.status == 0)
    }

    @Test func theEndOfAPipeEndsNothingOnATerminal() throws {
        let terminal = try PseudoTerminal(columns: 60)
        let connect = try ConnectProcess([try LivePage("/live/counter").url], terminal: terminal)
        try connect.type("tap 0/1")
        try connect.endInput()
        var screen = ""
        while !screen.contains("\"1\"") {
            let more = terminal.written(within: 10_000)
            guard !more.isEmpty else {
                Issue.record("the tap is not answered: \(screen)")
                break
            }
            screen += more
        }
        connect.interrupt()
        #expect(try connect.result().status == 0)
    }

    // MARK: Control-C

    @Test func noMoreIsReadThanIsDone() throws {
        let connect = try ConnectProcess([try LivePage("/live/nothing").url])
        // A pipe and a read hold less.
        #expect(try connect.flood(with: "tap 0/1", limit: 1 << 22) < 1 << 20)
        connect.interrupt()
        #expect(try connect.result().status == 0)
    }

    @Test func controlCEndsACommandThatWaitsForTheNetwork() throws {
        let server = try PageServer.shared.get()
        let connect = try ConnectProcess(["\(server.origin)/stall"])
        try connect.wait { output, _ in output.hasSuffix(Self.page) }
        let line = "event fill {\"text\":\"" + String(repeating: "x", count: 500_000) + "\"}"
        #expect(try connect.flood(with: line, limit: 1 << 26) < 1 << 26)
        connect.interrupt()
        let run = try connect.result()
        #expect(run.stderr.hasSuffix("connected\nclosed 1000\n"), "\(run.stderr)")
        #expect(run.status == 0)
    }

    @Test func aSecondControlCEndsWhatNobodyReads() throws {
        let terminal = try PseudoTerminal(columns: 60)
        let connect = try ConnectProcess([try LivePage("/live/counter").url], terminal: terminal)
        _ = try connect.flood(with: "tree", limit: 1 << 20)
        connect.interrupt()
        while connect.isRunning { connect.interrupt() }
        #expect(try connect.result().status == SIGINT)
    }
}
