import Testing

@testable import LiveryConnect

@Suite struct SessionCommandTests {
    @Test(
        arguments: [
            ("tap 0/1", .tap(path: "0/1", prop: "on_tap")),
            ("  tap   #buy  on_hold ", .tap(path: "#buy", prop: "on_hold")),
            ("event inc", .event(name: "inc", payload: "{}", view: nil)),
            ("event set {\"value\": 42}", .event(name: "set", payload: "{\"value\": 42}", view: nil)),
            ("event set {\"value\": 42}  kid-1 ", .event(name: "set", payload: "{\"value\": 42}", view: "kid-1")),
            ("event inc kid-1", .event(name: "inc", payload: "{}", view: "kid-1")),
            ("event event {}", .event(name: "event", payload: "{}", view: nil)),
            ("navigate /list?a=1", .navigate("/list?a=1")),
            ("back", .back), ("forward", .forward), ("tree", .tree), ("views", .views),
            ("diagnostics", .diagnostics), ("help", .help), ("quit", .quit),
        ] as [(String, SessionCommand)])
    func aLineIsReadAsItsCommand(line: String, command: SessionCommand) throws {
        #expect(try SessionCommand(parsing: line) == command)
    }

    @Test(arguments: ["", "   ", "\t"])
    func anEmptyLineIsNoCommand(line: String) throws {
        #expect(try SessionCommand(parsing: line) == nil)
    }

    @Test(
        arguments: [
            ("tap", .usage("tap PATH [PROP]")), ("tap a b c", .usage("tap PATH [PROP]")),
            ("event", .usage("event NAME [JSON] [VIEW]")), ("quit now", .usage("quit")),
            ("event a {", .payload), ("event a {} b c", .payload), ("event a b {}", .payload),
            ("event a [1] {\"x\"", .payload), ("navigate list", .path),
            ("navigte /x", .unknown("navigte", closest: "navigate")), ("{}", .unknown("{}", closest: nil)),
        ] as [(String, SessionCommandError)])
    func aLineThatIsNoCommandSaysWhy(line: String, error: SessionCommandError) {
        #expect(throws: error) { try SessionCommand(parsing: line) }
    }

    @Test func everyCommandIsInTheSummary() {
        for name in ["tap", "event", "navigate", "back", "forward", "tree", "views", "diagnostics", "help", "quit"] {
            #expect(SessionCommand.summary.contains(name))
        }
    }
}
