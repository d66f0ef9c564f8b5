import LiveryCommandLine
import LiveryLint
import LiverySource

/// `livery replay FILE.jsonl…`
struct ReplayCommand: Command {
    static let declaration = CommandDeclaration(
        name: "replay",
        abstract: "Apply recorded traffic and compare the outcome with what was recorded",
        discussion: """
            FILE is a recording of a live session, a JSON object a line: what was sent and received, and after each message \
            of the server the state that a client should be in. 'livery-connect --record' writes them. Tree, addresses, \
            commands of taps, known fingerprints and what is sent are compared; a difference is told with its place in the \
            recording and the ops of the message that it came with. The rest of a recording is passed over after its \
            first difference, unless there is --all.

            Recordings are compared whatever sheets there are; --sheet shows the styled tree at the end of each, and \
            --frames the tree after each message, with '+' before nodes that are new, '~' before those that have \
            changed, and '-' before those that are gone.

            What messages hold that can't be applied is told on standard error. It is a difference only when the \
            recorded client could.

            Exit status: 0 when all is as recorded, 1 when something isn't, or a recording or sheet has errors, 2 when \
            the command line was wrong or a file could not be read.
            """,
        examples: [
            CommandExample("livery replay counter.jsonl", "Compare one recording."),
            CommandExample("livery replay Recordings --all --json", "Compare all in a folder, for programs."),
            CommandExample(
                "livery replay counter.jsonl --sheet app.sheet --frames", "Watch a styled page as it changes."),
        ])

    static var parameters: [CommandParameter<ReplayCommand>] {
        [
            .arguments(
                "FILE", appendsTo: \.paths, isRequired: true, kind: .file(["jsonl"]),
                help: "Recordings, folders with *.jsonl files, or - for standard input"),
            .flag("--all", sets: \.showsAll, help: "Go on after the first difference of a recording"),
            .flag("--frames", sets: \.showsFrames, help: "Show the tree after each message of the server"),
            .flag("--json", sets: \.writesJSON, help: "Write what was found as JSON"),
        ] + StyleOptions.parameters(in: \.style)
    }

    private var paths: [String] = []
    private var showsAll = false
    private var showsFrames = false
    private var writesJSON = false
    private var style = StyleOptions()

    func run(in console: Console) async throws -> ExitStatus {
        if showsFrames, writesJSON { throw UsageError("'--frames' and '--json' don't go together") }
        if (paths + style.paths).count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input can only be one of the files")
        }
        let search = FileSearch(paths, endings: ["jsonl"])
        for error in search.errors { console.report(error: "\(error)") }
        if search.paths.isEmpty, search.errors.isEmpty { console.report(error: "no recordings (*.jsonl) found") }
        guard !search.paths.isEmpty else { return .failure }

        let stylesheet = try style.stylesheet(in: console) { path throws(FileError) in try console.source(at: path) }
        console.report(stylesheet.allDiagnostics, limit: PreviewCommand.shownDiagnostics)
        let output = ReplayOutput(writesJSON: writesJSON, showsFrames: showsFrames, showsPages: !style.sheets.isEmpty)
        let run = ReplayRun(stylesheet: stylesheet, stopsAtDifference: !showsAll)
        let result = output.show(run, of: search.paths, in: console)
        if !search.errors.isEmpty || !result.isComplete { return .failure }
        return result.isClean && !stylesheet.allDiagnostics.containsError ? .success : .findings
    }
}
