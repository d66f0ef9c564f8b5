import LiveryLint
import LiverySource
import LiveryStyle

/// `livery lint PATH...`
struct LintCommand: Command {
    enum Format: String, CaseIterable, ParameterValue, Sendable {
        case text, json, sarif, github, junit, checkstyle, unix
    }

    /// The gravity from which on a finding makes the command fail.
    enum Threshold: String, CaseIterable, ParameterValue, Sendable {
        case error, warning, note, never

        var severity: Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .never: nil
            }
        }
    }

    /// What standard input holds.
    enum InputKind: String, CaseIterable, ParameterValue, Sendable {
        case sheet, styles, tree, elixir, heex, markup, swift, erlang

        var kind: LintInput.Kind { LintInput.Kind.all.first { $0.name == rawValue } ?? .sheet }
    }

    /// `unused-class=off`.
    struct RuleSetting: ParameterValue {
        let rule: String
        let level: RuleLevel

        init?(argument: String) {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, LintRule.named(parts[0]) != nil, let level = RuleLevel(rawValue: parts[1]) else {
                return nil
            }
            rule = parts[0]
            self.level = level
        }

        var argument: String { "\(rule)=\(level.rawValue)" }
        static var expectation: String { "a rule's name and error, warning, note or off, such as unused-class=off" }
    }

    /// The name of a rule.
    struct RuleName: ParameterValue {
        let name: String

        init?(argument: String) {
            guard LintRule.named(argument) != nil else { return nil }
            name = argument
        }

        var argument: String { name }
        static var expectation: String { "the name of a rule; 'livery lint --rules' lists them" }
    }

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

    static var parameters: [Parameter<LintCommand>] {
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
            .option("--rule", value: "RULE=LEVEL", appendsTo: \.ruleSettings, help: "Set a rule to error, warning, note or off"),
            .option("--only", value: "RULE", appendsTo: \.onlyRules, help: "Leave out the findings of all other rules"),
            .option("--format", value: "FORMAT", sets: \.format, help: "How to show findings"),
            .option("-o", "--output", value: "FILE", sets: \.output, kind: .file, help: "Where to write them instead of standard output"),
            .option("--fail-on", value: "SEVERITY", sets: \.threshold, help: "The least severity to exit with 1 for"),
            .option(
                "--stamp", value: "FILE", sets: \.stamp, kind: .file,
                help: "Write an empty file when the exit status is 0, for build systems"),
            .flag("-q", "--quiet", sets: \.isQuiet, help: "Show errors only, and no summary"),
            .flag("--statistics", sets: \.showsStatistics, help: "Show how often each rule finds something instead"),
            .flag("--fix", sets: \.fixes, help: "Change the files as the safe fix-its say, and show what is left"),
            .flag("--unsafe", sets: \.includesUnsafe, help: "With --fix: apply the unsafe fix-its too"),
            .flag("--diff", sets: \.showsDifference, help: "With --fix: change nothing, show the lines that would change"),
            .option(
                "--baseline", value: "FILE", sets: \.baseline, kind: .file(["json"]),
                help: "Leave out the findings that this file has"),
            .option(
                "--write-baseline", value: "FILE", sets: \.newBaseline, kind: .file(["json"]),
                help: "Write the findings of now to a file, to leave them out later"),
            .flag("--no-baseline", sets: \.ignoresBaseline, help: "Use no baseline, also if the configuration names one"),
            .option(
                "--config", value: "FILE", sets: \.configuration, kind: .file(["json"]),
                help: "The configuration for all files, instead of those found beside them"),
            .flag("--no-config", sets: \.ignoresConfiguration, help: "Use no configuration"),
            .flag("--no-gitignore", sets: \.ignoresGitignore, help: "Search what .gitignore excludes too"),
            .option("--stdin", value: "KIND", sets: \.inputKind, help: "What standard input holds"),
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
    private var inputKind = InputKind.sheet
    private var inputPath: String?
    private var listsRules = false

    func run(in console: Console) async throws -> ExitStatus {
        if listsRules {
            console.write(RuleList(isColored: console.usesColor, width: console.width).text)
            return .success
        }
        try validate()
        let linter = FileLinter(options) { path throws(FileError) in
            guard path == "-", let inputPath else { return try console.source(at: path) }
            return SourceFile(path: inputPath, bytes: try console.readInput())
        }
        for error in linter.errors { console.report(error: "\(error)") }
        var outcome = await LintProgress.outcome(of: linter, in: console)

        if let newBaseline {
            let baseline = Baseline(of: outcome.report.diagnostics, path: newBaseline)
            try FileSystem.write(baseline.json, to: newBaseline)
            console.report("\(outcome.report.diagnostics.count) findings written to \(newBaseline)\n")
            return linter.errors.isEmpty ? .success : .failure
        }
        var isChanged = false
        if fixes {
            let result = await FixRun(includesUnsafe: includesUnsafe).result(of: outcome.report) { changed in
                await linter.outcome(replacing: changed).report
            }
            isChanged = !result.files.isEmpty
            try write(result, in: console)
            if !showsDifference { outcome.report = result.report }
        }
        if !(fixes && (showsDifference || readsInput)) { try show(outcome, in: console) }
        if !linter.errors.isEmpty { return .failure }
        if fixes, showsDifference, isChanged { return .findings }
        if let severity = threshold.severity, outcome.report.hasFindings(atLeast: severity) { return .findings }
        if let stamp { try FileSystem.write([], to: stamp) }
        return .success
    }

    private var readsInput: Bool { paths.contains("-") }

    private func validate() throws(UsageError) {
        if paths.isEmpty, sheets.isEmpty, catalogues.isEmpty {
            throw UsageError("missing argument 'PATH'", hint: "name a file or folder, such as '.'")
        }
        if (paths + sheets + catalogues).count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input can only be one of the files")
        }
        if includesUnsafe, !fixes { throw UsageError("'--unsafe' needs '--fix'") }
        if showsDifference, !fixes { throw UsageError("'--diff' needs '--fix'") }
        if stamp != nil, newBaseline != nil { throw UsageError("'--stamp' and '--write-baseline' exclude each other") }
        if fixes, newBaseline != nil { throw UsageError("'--fix' and '--write-baseline' exclude each other") }
        if showsStatistics, format != .text { throw UsageError("'--statistics' is text, and has no other format") }
    }

    private var options: FileLinter.Options {
        var options = FileLinter.Options()
        options.paths = paths
        options.sheets = sheets
        options.catalogues = catalogues
        options.targets = targets
        options.platform = platform?.rawValue
        options.inputKind = inputPath.map { LintInput.Kind(ofPath: $0) } ?? inputKind.kind
        options.inputPath = inputPath
        options.configuration = configuration
        options.usesConfiguration = !ignoresConfiguration
        options.respectsGitignore = !ignoresGitignore
        options.baseline = baseline
        options.usesBaseline = !ignoresBaseline && newBaseline == nil
        if !onlyRules.isEmpty {
            let kept = Set(onlyRules.map { $0.name })
            for rule in LintRule.all where !kept.contains(rule.name) { options.levels[rule.name] = .off }
        }
        for setting in ruleSettings { options.levels[setting.rule] = setting.level }
        return options
    }

    // MARK: Output

    private func show(_ outcome: FileLinter.Outcome, in console: Console) throws {
        var report = outcome.report
        if isQuiet { report = LintReport(report.diagnostics.filter { $0.severity == .error }, paths: Set(report.paths)) }
        let bytes = bytes(of: report, isColored: output == nil && console.usesColor, in: console)
        if let output { try FileSystem.write(bytes, to: output) } else { console.write(bytes) }
        if outcome.knownCount > 0, !isQuiet {
            let count = outcome.knownCount
            console.report("\(count) known finding\(count == 1 ? "" : "s") left out\n")
        }
        if !outcome.stale.isEmpty, !isQuiet {
            let count = outcome.stale.reduce(0) { $0 + $1.count }
            console.report(
                "\(count) finding\(count == 1 ? "" : "s") of the baseline \(count == 1 ? "is" : "are") no longer there; "
                    + "write it anew with --write-baseline\n")
        }
    }

    private func bytes(of report: LintReport, isColored: Bool, in console: Console) -> [UInt8] {
        if showsStatistics { return StatisticsReporter(isColored: isColored).bytes(of: report) }
        switch format {
        case .text:
            let width = output == nil && console.output.isTerminal ? min(120, console.width - 9) : 120
            var text = ""
            var reporter = TextReporter(isColored: isColored, maximumLineWidth: width, showsSummary: !isQuiet)
            reporter.write(report) { text += $0 }
            return Array(text.utf8)
        case .json: return JSONReporter().bytes(of: report) + [UInt8(ascii: "\n")]
        case .sarif: return SARIFReporter().bytes(of: report) + [UInt8(ascii: "\n")]
        case .github: return GitHubReporter().bytes(of: report)
        case .junit: return JUnitReporter().bytes(of: report)
        case .checkstyle: return CheckstyleReporter().bytes(of: report)
        case .unix: return UnixReporter().bytes(of: report)
        }
    }

    /// Writes what fixing changes: to the files, to standard output for standard input, or as a difference.
    private func write(_ result: FixResult, in console: Console) throws {
        for file in result.files where showsDifference {
            console.write(
                file.difference.bytes(isColored: console.usesColor, isVisible: console.output.isTerminal))
        }
        if showsDifference { return }
        let inputName = readsInput ? inputPath ?? "<stdin>" : nil
        for file in result.files where file.path != inputName { try FileSystem.write(file.fixed.bytes, to: file.path) }
        if let inputName {
            let input = result.files.first { $0.path == inputName }
            if let file = input?.fixed ?? result.report.diagnostics.first(where: { $0.file.path == inputName })?.file {
                console.write(file.bytes)
            }
        }
        if result.fixCount > 0, !isQuiet {
            let (fixes, files) = (result.fixCount, result.files.count)
            console.report(
                "fixed \(fixes) finding\(fixes == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
                    + (result.isComplete ? "" : "; run it again for the rest") + "\n")
        }
    }
}
