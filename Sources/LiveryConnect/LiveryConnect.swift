import LiveryCommandLine
import LiveryLint
import LiverySession
import LiverySocket
import LiverySource
import LiveryStyle

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The tool's companion with the network: a live session in the terminal.
@main struct LiveryConnect: Command {
    /// How servers speak.
    enum Wire: String, CaseIterable, ParameterValue, Sendable {
        case auto, arizona
    }

    static let declaration = CommandDeclaration(
        name: "livery-connect",
        abstract: "Show a page of a live server as it changes, and act on it",
        discussion: """
            URL is that of the page, such as http://localhost:4000/counter. The tree is shown as 'livery preview' shows \
            one, with '+' before nodes that are new, '~' before those that have changed, and '-' before those that are \
            gone. On a terminal it is drawn again in place; elsewhere each update is written below the one before. \
            What is to say of the connection goes to standard error.

            Commands are read from standard input, a line each, once there is a tree: 'tap PATH', 'event NAME JSON', \
            'navigate PATH', 'back', 'forward', 'tree', 'views', 'diagnostics', 'quit'; 'help' tells more. Control-C \
            closes the connection and ends; a second one ends at once.

            What the server has sent once is kept between runs, in the user's folder for caches. --record begins \
            without it, so that the recording holds all that 'livery replay' needs.

            Exit status: 0 when the session was ended here or by the server, 1 when a sheet has errors, 2 when the \
            command line was wrong, the server could not be reached, or a file could not be read or written.
            """,
        examples: [
            CommandExample("livery-connect http://localhost:4000/counter", "Show a page, and wait for commands."),
            CommandExample(
                "livery-connect http://localhost:4000/ --sheet app.sheet --once", "Print the styled tree of a page."),
            CommandExample(
                "livery-connect http://localhost:4000/list --record list.jsonl", "Record what happens."),
        ])

    static var parameters: [CommandParameter<LiveryConnect>] {
        [
            .argument("URL", sets: \.url, help: "The page, with http, https, ws or wss"),
            .flag("--once", sets: \.isOnce, help: "Print the first tree and end"),
            .flag("--json", sets: \.writesJSON, help: "Write what happens as JSON, an object a line"),
            .option("--record", value: "FILE", sets: \.recording, kind: .file(["jsonl"]), help: "Record the traffic"),
            .flag("--no-cache", sets: \.ignoresCache, help: "Know nothing of earlier runs, and keep nothing"),
            .option(
                "--timeout", value: "SECONDS", sets: \.timeout,
                help: "How long a connection may take to open and, with --once, the first tree to come"),
            .option("--wire", value: "WIRE", sets: \.wire, help: "How the server speaks; auto finds out"),
        ] + StyleOptions.parameters(in: \.style)
    }

    private var url = ""
    private var isOnce = false
    private var writesJSON = false
    private var recording: String?
    private var ignoresCache = false
    private var timeout = 30.0
    private var wire = Wire.auto
    private var style = StyleOptions()

    static func main() async {
        let runner = CommandRunner(root: Self.self, version: ToolVersion.current)
        let status = await runner.run(Array(CommandLine.arguments.dropFirst()), in: Console())
        exit(status.rawValue)
    }

    func run(in console: Console) async throws -> ExitStatus {
        guard let address = ServerAddress(url) else {
            throw UsageError("invalid URL '\(url)'", hint: "it must be like 'http://localhost:4000/counter'")
        }
        guard timeout > 0, timeout <= 86_400 else {
            throw UsageError("invalid value '\(timeout)' for '--timeout'", hint: "it must be above 0, up to a day")
        }
        if style.paths.contains("-") { throw UsageError("standard input is for commands, not for files") }
        guard let interruption = Interruption() else {
            console.report(error: "cannot wait for Control-C: too many open files")
            return .failure
        }
        let stylesheet = try style.stylesheet(in: console) { path throws(FileError) in try console.source(at: path) }
        console.report(stylesheet.allDiagnostics)
        let file = try recording.map { path throws(FileError) in try RecordingFile(path: path) }
        let recorder = file.map { file in TrafficRecorder { file.write($0) } }

        let session = session(to: address, stylesheet, recorder)
        let deadline: Duration? = isOnce ? .seconds(timeout) : nil
        let events = await SessionEvents(of: session, interruption: interruption, deadline: deadline)
        let loop = SessionLoop(
            session: session, origin: address.origin, isOnce: isOnce, recorder: recorder,
            output: output(in: console, showing: address))
        await session.connect()
        let status = await loop.run(events, in: console)
        if let failure = file?.failure { throw failure }
        return status == .success && stylesheet.allDiagnostics.containsError ? .findings : status
    }

    private func session(
        to address: ServerAddress, _ stylesheet: Stylesheet, _ recorder: TrafficRecorder?
    ) -> LiveSessionCoordinator {
        var options = WebSocketOptions()
        options.connectTimeout = .seconds(timeout)
        var configuration = SessionConfiguration()
        configuration.connectTimeout = .seconds(timeout)
        let transport = WebSocketTransport(options: options)
        let wire: ArizonaWire
        switch self.wire {
        // There is one so far.
        case .auto, .arizona: wire = ArizonaWire(base: address.origin, stylesheet: stylesheet)
        }
        if let recorder {
            return LiveSessionCoordinator(
                wire: recorder.wire(wire), transport: recorder.transport(transport), location: address.location,
                configuration: configuration, statics: .memory)
        }
        return LiveSessionCoordinator(
            wire: wire, transport: transport, location: address.location, configuration: configuration,
            statics: ignoresCache ? .memory : .disk)
    }

    private func output(in console: Console, showing address: ServerAddress) -> any SessionOutput {
        if writesJSON { return JSONSessionOutput(origin: address.origin, isOnce: isOnce) }
        if console.output.isTerminal, !isOnce { return TerminalSessionOutput(origin: address.origin) }
        return TextSessionOutput(origin: address.origin, isOnce: isOnce)
    }
}
