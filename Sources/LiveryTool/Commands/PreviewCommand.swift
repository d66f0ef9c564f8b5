import LiveryCommandLine
import LiveryPreview
import LiverySource

/// `livery preview TREE --sheet FILE`
struct PreviewCommand: Command {
    enum Format: String, CaseIterable, ParameterValue, Sendable {
        case text, json
    }

    /// How many diagnostics are shown; those after them are counted.
    static let shownDiagnostics = 200

    static let declaration = CommandDeclaration(
        name: "preview",
        abstract: "Show a tree with the modifiers that its stylesheets give each node",
        discussion: """
            TREE is the JSON of a widget tree. Each node is shown with its modifiers below it, the first innermost, with \
            the values that they have on this node, after '←' the props that these depend on, and at the right the \
            place that they come from: a line of a sheet, or of the payload's 'style' or 'modifiers'. At the right of \
            a node is its path.

            --set tries a prop: PATH is a path as shown, '#id', or types as in 'Column/Text[1]'; VALUE is JSON when it \
            reads as JSON, else a text. --diff shows only what that changes.

            --watch shows the preview again whenever the tree, a sheet, an import or a catalogue changes, until \
            Control-C; with '--format json', one line each time. Files where the system tells no events are looked at \
            every second. Standard input is read once.

            Sheets are searched in the order given, each before its imports. An import is relative to the sheet that \
            has it. What is wrong is told on standard error, and the preview is shown all the same.

            Exit status: 0 when there is nothing worse than a warning, 1 when there are errors, 2 when the command \
            line was wrong or a file could not be read.
            """,
        examples: [
            CommandExample("livery preview screen.json --sheet app.sheet", "Show every node with its modifiers."),
            CommandExample(
                "livery preview screen.json --sheet app.sheet --set '#buy.disabled=true' --diff",
                "Show which modifiers a prop changes, and how."),
            CommandExample(
                "curl -s localhost:4000/home | livery preview - -s app.sheet --format json",
                "Give the same facts as JSON for a tree from a server."),
            CommandExample(
                "livery preview screen.json --sheet app.sheet --target iOS:16 --target macOS:13 --watch",
                "Show it again on every change, checked for the oldest systems to support."),
        ])

    static var parameters: [CommandParameter<PreviewCommand>] {
        [
            .argument("TREE", sets: \.tree, kind: .file(["json"]), help: "The tree as JSON, or - for standard input"),
            .option("--format", value: "FORMAT", sets: \.format, help: "How to show the preview"),
            .option("--set", value: "PATH.prop=VALUE", appendsTo: \.assignments, help: "Set a prop of a node first"),
            .flag("--diff", sets: \.showsDifference, help: "Show only what --set changes"),
            .flag("--watch", sets: \.watches, help: "Show the preview again whenever a file changes"),
        ] + StyleOptions.parameters(in: \.style)
    }

    private var tree = ""
    private var style = StyleOptions()
    private var format = Format.text
    private var assignments: [String] = []
    private var showsDifference = false
    private var watches = false

    func run(in console: Console) async throws -> ExitStatus {
        if showsDifference, assignments.isEmpty { throw UsageError("'--diff' needs '--set'") }
        let paths = [tree] + style.paths
        if paths.count(where: { $0 == "-" }) > 1 { throw UsageError("standard input can only be one of the files") }
        let input = PreviewInput(
            tree: tree, style: style, assignments: try assignments.map { try PropAssignment(parsing: $0) },
            standardInput: paths.contains("-") ? try console.source(at: "-") : nil)
        var stamps = FileStamps()
        let status = try show(input, &stamps, in: console)
        if watches { return watch(input, stamps, in: console) }
        return status
    }

    /// Shows the preview on every change until the process is interrupted or nobody reads it any more.
    private func watch(_ input: PreviewInput, _ first: FileStamps, in console: Console) -> ExitStatus {
        guard let interruption = Interruption() else {
            console.report(error: "cannot wait for Control-C: too many open files")
            return .failure
        }
        let watcher = FileWatcher(interruption: interruption)
        var stamps = first
        while !console.output.isClosed, watcher.waitForChange(of: stamps) {
            stamps = FileStamps()
            do {
                _ = try show(input, &stamps, in: console)
            } catch {
                // Half-way through an edit a file may be gone or wrong; the next change may mend it.
                console.report(error: "\(error)")
            }
        }
        return .success
    }

    private func show(_ input: PreviewInput, _ stamps: inout FileStamps, in console: Console) throws -> ExitStatus {
        let result = try input.read(noting: &stamps, in: console)
        if watches, format == .text, console.output.isTerminal { console.write("\u{1B}[2J\u{1B}[H") }
        console.write(text(of: result, in: console))
        console.flush()
        let diagnostics = result.diagnostics
        console.report(diagnostics, limit: Self.shownDiagnostics)
        if !diagnostics.isEmpty { console.report("\(DiagnosticCounts(diagnostics))\n") }
        return diagnostics.containsError ? .findings : .success
    }

    private func text(of result: PreviewInput.Result, in console: Console) -> String {
        let difference = showsDifference ? PreviewDiff(from: result.original, to: result.styled) : nil
        switch format {
        case .text:
            let width = min(console.width, 120)
            return difference?.text(isColored: console.usesColor, width: width)
                ?? TextPreview(isColored: console.usesColor, width: width).text(of: result.styled)
        case .json:
            let diagnostics = result.assignmentDiagnostics
            return difference?.json(diagnostics: diagnostics, isIndented: !watches)
                ?? JSONPreview.text(of: result.styled, diagnostics: diagnostics, isIndented: !watches)
        }
    }
}
