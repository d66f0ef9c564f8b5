import LiveryCommandLine
import LiveryLint
import LiverySource
import LiverySyntax

/// `livery parse FILE`
struct ParseCommand: Command {
    enum Format: String, CaseIterable, ParameterValue, Sendable {
        case tree, wire, json
    }

    static let declaration = CommandDeclaration(
        name: "parse",
        abstract: "Show how a stylesheet is read",
        discussion: """
            tree shows the syntax tree, a node a line: its kind, its name, its place and, when nothing is in it, its \
            text. json is the same tree with offsets too. wire is the AST that clients read: for modifiers their array, \
            for a sheet an object of the rules' patterns, in which captures stand as variables.

            What is wrong with the text is told on standard error, and the rest is shown all the same. Nothing is \
            checked against a catalogue: see 'livery lint'. Imports are only read for wire, which needs their tokens.
            """,
        examples: [
            CommandExample("livery parse app.sheet", "Show the syntax tree of a sheet."),
            CommandExample(
                "echo 'padding(.horizontal, 12)' | livery parse --body --format wire -",
                "Show the AST of an inline style."),
        ])

    static var parameters: [CommandParameter<ParseCommand>] {
        [
            .argument("FILE", sets: \.path, kind: .file(["sheet"]), help: "The stylesheet, or - for standard input"),
            .flag(
                "--body", sets: \.isBody, help: "Read modifiers without a rule around them, as in a 'style' attribute"),
            .option("--format", value: "FORMAT", sets: \.format, help: "What to show"),
            .flag("--pretty", sets: \.isPretty, help: "Break and indent the lines of wire and json"),
        ]
    }

    private var path = ""
    private var isBody = false
    private var format = Format.tree
    private var isPretty = false

    func run(in console: Console) async throws -> ExitStatus {
        let file = try console.source(at: path)
        var diagnostics: [Diagnostic]
        switch format {
        case .tree:
            let tree = parsed(file)
            SyntaxTreeText(of: tree).write { console.write($0) }
            diagnostics = tree.diagnostics
        case .json:
            let tree = parsed(file)
            var json = SyntaxTreeJSON(of: tree, isPretty: isPretty)
            json.write { console.write($0) }
            console.write("\n")
            diagnostics = tree.diagnostics
        case .wire:
            var wire = WireForm(isPretty: isPretty)
            if isBody { wire.write(body: parsed(file)) } else { wire.write(sheet: file, loader: FileSheets()) }
            console.write(wire.bytes)
            console.write("\n")
            diagnostics = wire.diagnostics
        }
        diagnostics = diagnostics.sortedByPlace()
        console.report(diagnostics)
        return diagnostics.containsError ? .findings : .success
    }

    private func parsed(_ file: SourceFile) -> SyntaxTree {
        isBody ? SyntaxTree.parse(body: file) : SyntaxTree.parse(sheet: file)
    }
}
