import LiveryCommandLine
import LiveryLint
import LiverySource
import LiveryStyle

/// `livery lint PATH...`
struct LintCommand: Command {
    static let declaration = CommandDeclaration(
        name: "lint",
        abstract: "Find mistakes in stylesheets, templates and trees",
        discussion: """
            The ending of a file says what it holds: .sheet a stylesheet, .styles a compiled one, .json a native JSON tree, \
            .ex, .neex, .heex, .swift, .erl and .xml sheets, styles and elements in a program or template. Folders are \
            searched for sheets, compiled sheets, .neex templates and programs, without what .gitignore excludes; trees \
            and other markup have to be named, or included by the configuration.

            Sheets are checked with what they import, against SwiftUI and the app's own catalogues. Trees and templates \
            are styled with the sheets given by --sheet or the configuration, else with all sheets that are linted.

            A file .livery.json, in the folder of a linted file or above it, configures targets, catalogues and rules. \
            Findings go to standard output; 'livery explain RULE' tells more about the rule at the end of each. Exit \
            status: 0 without findings as grave as --fail-on, 1 with some, 2 when a file could not be read.
            """,
        examples: [
            CommandExample(
                "livery lint Stylesheets --target iOS:16 --target macOS:13", "Check all sheets in a folder."),
            CommandExample(
                "livery lint screen.json --sheet app.sheet", "Check a tree and the sheet that styles it."),
            CommandExample("livery lint . --fix --diff", "Show what the safe fixes would change."),
            CommandExample(
                "livery lint . --format sarif --output findings.sarif --fail-on warning",
                "Check for CI, for a viewer of SARIF."),
            CommandExample(
                "livery lint . --write-baseline .livery-baseline.json",
                "Note the findings of now, to leave them out later."),
        ])

    static var parameters: [CommandParameter<LintCommand>] {
        [
            .arguments(
                "PATH", appendsTo: \.paths, kind: .file, help: "Files, folders, patterns, or - for standard input"),
            .option(
                "-s", "--sheet", value: "FILE", appendsTo: \.sheets, kind: .file(["sheet"]),
                help: "A stylesheet that styles trees and templates; give the option once for each"),
            .option(
                "--target", value: "PLATFORM:VERSION", appendsTo: \.targets,
                help: "The oldest system that sheets must work on; give the option once for each platform"),
            .option(
                "--platform", value: "PLATFORM", sets: \.platform,
                help: "Use the rules for this platform, as in 'target: :ios', instead of those for all"),
            .option(
                "--catalogue", value: "FILE", appendsTo: \.catalogues, kind: .file(["swiftinterface", "swift"]),
                help: "Declarations of the host's own modifiers and types; give the option once for each file"),
            .option(
                "--rule", value: "RULE=LEVEL", appendsTo: \.ruleSettings,
                help: "Set a rule to error, warning, note or off"),
            .option(
                "--only", value: "RULE", appendsTo: \.onlyRules,
                help: "Leave out the findings of all other rules; give the option once for each"),
            .option("--format", value: "FORMAT", sets: \.format, help: "How to show findings"),
            .option(
                "-o", "--output", value: "FILE", sets: \.output, kind: .file,
                help: "Where to write them instead of standard output"),
            .option("--fail-on", value: "SEVERITY", sets: \.threshold, help: "The least severity to exit with 1 for"),
            .option(
                "--stamp", value: "FILE", sets: \.stamp, kind: .file,
                help: "Write an empty file when the exit status is 0, for build systems"),
            .flag("-q", "--quiet", sets: \.isQuiet, help: "Show errors only, and no summary"),
            .flag("--statistics", sets: \.showsStatistics, help: "Show how often each rule finds something instead"),
            .flag("--fix", sets: \.fixes, help: "Change the files as the safe fix-its say, and show what is left"),
            .flag("--unsafe", sets: \.includesUnsafe, help: "With --fix: apply the unsafe fix-its too"),
            .flag(
                "--diff", sets: \.showsDifference,
                help: "With --fix: change nothing, show the lines that would change, and exit with 1 when there are any"
            ),
            .option(
                "--baseline", value: "FILE", sets: \.baseline, kind: .file(["json"]),
                help: "Leave out the findings that this file has"),
            .option(
                "--write-baseline", value: "FILE", sets: \.newBaseline, kind: .file(["json"]),
                help: "Write the findings of now to a file, to leave them out later"),
            .flag(
                "--no-baseline", sets: \.ignoresBaseline, help: "Use no baseline, also if the configuration names one"),
            .option(
                "--config", value: "FILE", sets: \.configuration, kind: .file(["json"]),
                help: "The configuration for all files, instead of those found beside them"),
            .flag("--no-config", sets: \.ignoresConfiguration, help: "Use no configuration"),
            .flag("--no-gitignore", sets: \.ignoresGitignore, help: "Search what .gitignore excludes too"),
            .option(
                "--stdin", value: "KIND", sets: \.inputKind,
                help: "What standard input holds; what --stdin-path says without it, else a sheet"),
            .option(
                "--stdin-path", value: "PATH", sets: \.inputPath, kind: .file,
                help: "The path that standard input stands for, which says what it holds and how it is configured"),
            .flag("--rules", sets: \.listsRules, help: "List all rules"),
        ]
    }

    private var paths: [String] = []
    private var sheets: [String] = []
    private var targets: [DeploymentTarget] = []
    private var platform: StylePlatform?
    private var catalogues: [String] = []
    private var ruleSettings: [RuleSetting] = []
    private var onlyRules: [RuleName] = []
    private var format = Format.text
    private var output: String?
    private var threshold = Threshold.error
    private var stamp: String?
    private var isQuiet = false
    private var showsStatistics = false
    private var fixes = false
    private var includesUnsafe = false
    private var showsDifference = false
    private var baseline: String?
    private var newBaseline: String?
    private var ignoresBaseline = false
    private var configuration: String?
    private var ignoresConfiguration = false
    private var ignoresGitignore = false
    private var inputKind: InputKind?
    private var inputPath: String?
    private var listsRules = false

    func run(in console: Console) async throws -> ExitStatus {
        if listsRules {
            console.write(RuleList(isColored: console.usesColor, width: console.width).text)
            return .success
        }
        try validate()
        let session = LintSession(options, in: console)
        for error in session.linter.errors { console.report(error: "\(error)") }
        if session.linter.isEmpty, session.linter.errors.isEmpty, !isQuiet {
            console.report(
                "there is no file to lint in \(paths.map { "'\($0)'" }.joined(separator: ", ")); what folders are "
                    + "searched for is in 'livery lint --help'\n")
        }
        let outcome = await session.outcome()
        let isComplete = session.linter.errors.isEmpty
        let status: ExitStatus
        if let newBaseline {
            status = try write(baseline: newBaseline, of: outcome, in: console)
        } else if fixes {
            status = try await fix(outcome, session, in: console)
        } else {
            try findings.show(outcome, isComplete: isComplete, isOutputTaken: false, in: console)
            status = self.status(of: outcome.report)
        }
        guard isComplete else { return .failure }
        if let stamp, status == .success { try FileSystem.write([], to: stamp) }
        return status
    }

    private func validate() throws(UsageError) {
        if inputPaths.isEmpty, sheets.isEmpty, catalogues.isEmpty {
            throw UsageError("missing argument 'PATH'", hint: "name a file or folder, such as '.'")
        }
        let files = inputPaths + sheets + catalogues
        if (files + [configuration, baseline].compactMap { $0 }).count(where: { $0 == "-" })
            > (files.contains("-") ? 1 : 0)
        {
            throw UsageError("standard input can only be one of the files")
        }
        if inputKind != nil || inputPath != nil, !files.contains("-") {
            throw UsageError(
                "'\(inputKind != nil ? "--stdin" : "--stdin-path")' is for standard input, which isn't among the files",
                hint: "name it as '-'")
        }
        if includesUnsafe, !fixes { throw UsageError("'--unsafe' needs '--fix'") }
        if showsDifference, !fixes { throw UsageError("'--diff' needs '--fix'") }
        for (isBoth, first, second) in [
            (fixes && newBaseline != nil, "--fix", "--write-baseline"),
            (stamp != nil && newBaseline != nil, "--stamp", "--write-baseline"),
            (configuration != nil && ignoresConfiguration, "--config", "--no-config"),
            (baseline != nil && ignoresBaseline, "--baseline", "--no-baseline"),
        ] where isBoth { throw UsageError("'\(first)' and '\(second)' exclude each other") }
        if showsStatistics, format != .text { throw UsageError("'--statistics' is text, and has no other format") }
    }

    /// The paths to lint: standard input when only that was said of it.
    private var inputPaths: [String] {
        let isImplied = inputKind != nil || inputPath != nil
        return paths.isEmpty && isImplied && !(sheets + catalogues).contains("-") ? ["-"] : paths
    }

    private var options: FileLinter.Options {
        var options = FileLinter.Options()
        options.paths = inputPaths
        options.sheets = sheets
        options.catalogues = catalogues
        options.targets = targets
        options.platform = platform?.rawValue
        options.inputKind = inputKind?.kind ?? inputPath.map { LintInput.Kind(ofPath: $0) } ?? .sheet
        options.inputPath = inputPath
        options.configuration = configuration
        options.usesConfiguration = !ignoresConfiguration
        options.respectsGitignore = !ignoresGitignore
        options.baseline = baseline
        options.usesBaseline = !ignoresBaseline && newBaseline == nil
        options.only = Set(onlyRules.map { $0.name })
        for setting in ruleSettings { options.levels[setting.rule] = setting.level }
        return options
    }

    // MARK: Results

    private var findings: LintOutput {
        LintOutput(
            format: format, showsStatistics: showsStatistics, isQuiet: isQuiet, path: output == "-" ? nil : output)
    }

    private func status(of report: LintReport) -> ExitStatus {
        threshold.severity.map { report.hasFindings(atLeast: $0) } ?? false ? .findings : .success
    }

    private func write(
        baseline path: String, of outcome: FileLinter.Outcome, in console: Console
    ) throws(FileError) -> ExitStatus {
        let findings = outcome.report.diagnostics
        try FileSystem.write(Baseline(of: findings, path: path).json, to: path)
        if !isQuiet { console.report("\(Counted(findings.count, "finding")) written to \(path)\n") }
        return .success
    }

    private func fix(
        _ outcome: FileLinter.Outcome, _ session: LintSession, in console: Console
    ) async throws(FileError) -> ExitStatus {
        let result = await FixRun(includesUnsafe: includesUnsafe).result(of: outcome.report) { changed in
            await session.outcome(replacing: changed).report
        }
        if showsDifference {
            let differences = result.files.map { file in
                UnifiedDiff(
                    from: file.original.bytes, to: file.fixed.bytes, path: FileSystem.shownPath(file.path))
            }
            try findings.show(differences, in: console)
            tell(result, "would fix", in: console)
            return result.files.isEmpty || threshold == .never ? .success : .findings
        }
        var isWritten = true
        for file in result.files where file.path != session.input?.path {
            do throws(FileError) {
                try FileSystem.write(file.fixed.bytes, to: file.path)
            } catch {
                console.report(error: "\(error)")
                isWritten = false
            }
        }
        if let input = session.input {
            console.write((result.files.first { $0.path == input.path }?.fixed ?? input).bytes)
        }
        tell(result, "fixed", in: console)
        var left = outcome
        left.report = result.report
        try findings.show(
            left, isComplete: session.linter.errors.isEmpty, isOutputTaken: session.input != nil, in: console)
        return isWritten ? status(of: left.report) : .failure
    }

    private func tell(_ result: FixResult, _ verb: String, in console: Console) {
        if result.fixCount == 0 || isQuiet { return }
        console.report(
            "\(verb) \(Counted(result.fixCount, "finding")) in \(Counted(result.files.count, "file"))"
                + (result.isComplete ? "" : "; run it again for the rest") + "\n")
    }
}
