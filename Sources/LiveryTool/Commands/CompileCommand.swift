import LiveryCommandLine
import LiveryLint
import LiverySource
import LiverySyntax

/// `livery compile SHEET... --class NAME`
struct CompileCommand: Command {
    static let declaration = CommandDeclaration(
        name: "compile",
        abstract: "Compile stylesheets to the wire AST of the class names in use",
        discussion: """
            The result is LiveView Native 0.4's JSON: {"class": [[name, annotations, arguments], ...]}. Names come from \
            --class, from the text of templates, and from the sheets' own @safe_list. A word of a template that no rule \
            matches is no class; a name given with --class has to match. Inline styles of templates are compiled too, \
            each under its own text.

            What is wrong with the sheets is told on standard error and costs the modifier that it is in; all others are \
            compiled. Nothing is checked against a catalogue: see 'livery lint'.
            """,
        examples: [
            CommandExample(
                "livery compile app.sheet --classes-from lib/*.heex --output app.styles",
                "Compile what the templates use."),
            CommandExample("livery compile app.sheet --class card title --pretty", "Show the AST of two classes."),
        ])

    static var parameters: [CommandParameter<CompileCommand>] {
        [
            .arguments(
                "SHEET", appendsTo: \.sheets, isRequired: true, kind: .file(["sheet"]),
                help: "Stylesheets in the order their rules are searched, or - for standard input"),
            .option(
                "--class", value: "NAME", appendsTo: \.names, untilNextOption: true, help: "Class names to compile"),
            .option(
                "--classes-from", value: "TEMPLATE", appendsTo: \.templates, untilNextOption: true, kind: .file,
                help: "Files whose text names classes and has inline styles"),
            .option("-o", "--output", value: "FILE", sets: \.output, kind: .file, help: "Write to a file"),
            .flag("--pretty", sets: \.isPretty, help: "Break and indent the lines"),
            .flag("--annotations", sets: \.isAnnotated, help: "Say of each node which line of which file it is from"),
            .option(
                "--platform", value: "PLATFORM", sets: \.platform,
                help: "Use the rules for this platform, as in 'target: :ios', instead of those for all"),
        ]
    }

    private var sheets: [String] = []
    private var names: [String] = []
    private var templates: [String] = []
    private var output: String?
    private var isPretty = false
    private var isAnnotated = false
    private var platform: StylePlatform?

    func run(in console: Console) async throws -> ExitStatus {
        if (sheets + templates).count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input can only be one of the files")
        }
        let roots = InputFiles(sheets, in: console)
        let templateFiles = InputFiles(templates, in: console)
        if roots.hasFailed || templateFiles.hasFailed { return .failure }

        let graph = SheetGraph(roots: roots.files, loader: FileSheets())
        guard !names.isEmpty || !templates.isEmpty || graph.sheets.contains(where: { !$0.outline.safeList.isEmpty })
        else {
            throw UsageError(
                "no class names to compile",
                hint: "give them with '--class' or '--classes-from', or list them in the sheet with '@safe_list'")
        }
        var usage = TemplateUsage()
        for file in templateFiles.files { usage.read(file) }

        var compiler = SheetCompiler()
        compiler.platform = platform?.rawValue
        compiler.isAnnotated = isAnnotated
        compiler.isPretty = isPretty
        let bytes = compiler.compile(graph, classNames: usage.classNames.union(names), styles: usage.styles)
        let diagnostics =
            graph.sheets.flatMap(\.outline.tree.diagnostics) + graph.diagnostics + compiler.diagnostics
            + unknownNames(in: graph)
        console.report(diagnostics.sortedByPlace())
        if let output {
            try FileSystem.write(bytes + [0x0A], to: output)
        } else {
            console.write(bytes)
            console.write("\n")
        }
        return diagnostics.containsError ? .findings : .success
    }

    /// The names given on the command line that no rule matches.
    private func unknownNames(in graph: SheetGraph) -> [Diagnostic] {
        let rules = RuleIndex(graph, platform: platform?.rawValue)
        let unknown = names.filter { rules.match($0) == nil }
        if unknown.isEmpty { return [] }
        let known = graph.sheets.flatMap(\.outline.rules).compactMap(\.pattern.literal)
        return unknown.map { name in
            let option = "--class "
            return Diagnostic(
                rule: "unknown-class",
                message: "no rule matches the class '\(name)'"
                    + (closestName(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""),
                file: SourceFile(path: "<command line>", text: option + name),
                range: SourceRange(option.utf8.count, option.utf8.count + name.utf8.count))
        }
    }
}
