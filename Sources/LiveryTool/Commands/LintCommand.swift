import LiveryLint
import LiverySource
import LiveryStyle

/// `livery lint PATH...`
struct LintCommand: Command {
    enum Format: String, CaseIterable, ParameterValue, Sendable {
        case text, json
    }

    /// The gravity from which on a finding makes the command fail.
    enum Threshold: String, CaseIterable, ParameterValue, Sendable {
        case error, warning, note

        var severity: Severity {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        }
    }

    /// What standard input holds.
    enum InputKind: String, CaseIterable, ParameterValue, Sendable {
        case sheet, styles, tree
    }

    static let declaration = CommandDeclaration(
        name: "lint",
        abstract: "Find mistakes in stylesheets, compiled sheets and trees",
        discussion: """
            The ending of a file says what it holds: .styles a compiled sheet, .json a native JSON tree, anything else a \
            stylesheet. Folders are searched for .sheet and .styles files; hidden ones, .build and node_modules are \
            passed over. A tree has to be named, since most JSON is no tree.

            Sheets are checked with what they import, against SwiftUI and the host's own catalogues. Trees are styled \
            with the sheets given by --sheet; without one, class names can't be checked.

            Findings go to standard output. 'livery explain RULE' tells more about the rule that is named at the end of \
            each. Exit status: 0 without findings as grave as --fail-on, 1 with some, 2 when a file could not be read.
            """,
        examples: [
            CommandExample(
                "livery lint Stylesheets --target iOS:16 --target macOS:13", "Check all sheets in a folder."),
            CommandExample(
                "livery lint screen.json --sheet app.sheet", "Check a tree and the sheet that styles it."),
            CommandExample(
                "livery lint . --catalogue Modifiers.swift --format json --fail-on warning",
                "Check for CI, with the modifiers of the app."),
        ])

    static var parameters: [Parameter<LintCommand>] {
        [
            .arguments(
                "PATH", appendsTo: \.paths, isRequired: true, kind: .file(["sheet", "styles", "json"]),
                help: "Files, folders, or - for standard input"),
            .option(
                "-s", "--sheet", value: "FILE", appendsTo: \.sheets, kind: .file(["sheet"]),
                help: "A stylesheet that styles the trees; give the option once for each"),
            .option(
                "--target", value: "PLATFORM:VERSION", appendsTo: \.targets,
                help: "The oldest system that sheets must work on; give the option once for each platform"),
            .option(
                "--platform", value: "PLATFORM", sets: \.platform,
                help: "Use the rules for this platform, as in 'target: :ios', instead of those for all"),
            .option(
                "--catalogue", value: "FILE", appendsTo: \.catalogues, kind: .file(["swiftinterface", "swift"]),
                help: "Declarations of the host's own modifiers and types; give the option once for each file"),
            .option("--format", value: "FORMAT", sets: \.format, help: "How to show findings"),
            .option("--fail-on", value: "SEVERITY", sets: \.threshold, help: "The least severity to exit with 1 for"),
            .option("--stdin", value: "KIND", sets: \.inputKind, help: "What standard input holds"),
        ]
    }

    private var paths: [String] = []
    private var sheets: [String] = []
    private var targets: [DeploymentTarget] = []
    private var platform: StylePlatform?
    private var catalogues: [String] = []
    private var format = Format.text
    private var threshold = Threshold.error
    private var inputKind = InputKind.sheet

    func run(in console: Console) async throws -> ExitStatus {
        if (paths + sheets + catalogues).count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input can only be one of the files")
        }
        let inputs = InputFiles(FileSearch(paths, endings: ["sheet", "styles"]), in: console)
        let styling = InputFiles(sheets, in: console)
        let declarations = InputFiles(catalogues, in: console)
        var registry = StyleRegistry()
        for file in declarations.files { registry.register(declarations: file) }

        console.showProgress("checking \(inputs.files.count) files")
        let run = LintRun(
            configuration: StyleConfiguration(registry: registry, targets: targets, platform: platform?.rawValue))
        let report = await run.report(
            on: inputs.files.map(input), stylingTreesWith: styling.files, loader: FileSheets())
        switch format {
        case .text:
            let width = console.output.isTerminal ? min(120, console.width - 9) : 120
            var reporter = TextReporter(isColored: console.usesColor, maximumLineWidth: width)
            reporter.write(report) { console.write($0) }
        case .json:
            console.write(JSONReporter().bytes(of: report))
            console.write("\n")
        }
        if inputs.hasFailed || styling.hasFailed || declarations.hasFailed { return .failure }
        return report.hasFindings(atLeast: threshold.severity) ? .findings : .success
    }

    private func input(_ file: SourceFile) -> LintInput {
        LintInput(file, kind: file.path == "<stdin>" ? LintInput.Kind.all.first { $0.name == inputKind.rawValue } : nil)
    }
}
