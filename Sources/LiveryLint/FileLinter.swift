import LiveryCatalogue
import LiverySource
import LiveryStyle
import LiverySyntax

/// Lints what a command line names: finds files and their configurations, and lints those together that are configured
/// together.
package struct FileLinter: Sendable {
    /// What a command line says.
    package struct Options: Sendable {
        /// Files, folders, patterns, and `-`.
        package var paths: [String] = []
        /// The sheets that style trees and templates, before those of configurations.
        package var sheets: [String] = []
        /// Files of the host's declarations, besides those of configurations.
        package var catalogues: [String] = []
        /// The oldest systems, instead of those of configurations.
        package var targets: [DeploymentTarget] = []
        /// The platform whose rules apply, instead of that of configurations.
        package var platform: String?
        /// What standard input holds.
        package var inputKind = LintInput.Kind.sheet
        /// The path that standard input stands for.
        package var inputPath: String?
        /// The path of the one configuration that counts; nil for those that are found upwards from each file.
        package var configuration: String?
        /// Whether configurations are looked for at all.
        package var usesConfiguration = true
        /// Whether to pass over what .gitignore files exclude in folders.
        package var respectsGitignore = true
        /// How the findings of rules are told, before what configurations say.
        package var levels: [String: RuleLevel] = [:]
        /// The baseline, instead of those of configurations.
        package var baseline: String?
        /// Whether baselines are used at all.
        package var usesBaseline = true

        package init() {}
    }

    /// What was found.
    package struct Outcome: Sendable {
        package var report: LintReport
        /// How many findings baselines leave out.
        package var knownCount = 0
        /// What baselines have and the findings don't.
        package var stale: [Baseline.Entry] = []
    }

    /// The endings of the files that are taken in folders: those that hold styles and nothing else, and programs. Most
    /// JSON is no tree, and most HTML is for browsers; these have to be named.
    package static let endings =
        ["sheet", "styles", "neex"] + [HostLanguage.elixir, .swift, .erlang].flatMap(\.fileEndings)

    private let options: Options
    /// What is wrong with configurations and with the baseline that was named.
    private let configurationFindings: [Diagnostic]
    private let baseline: Baseline?
    private let styling: [SourceFile]
    private let declarations: [SourceFile]
    private let groups: [Group]
    /// Files and folders that can't be read.
    package private(set) var errors: [FileError] = []

    /// Files that are linted with each other.
    private struct Group: Sendable {
        let configuration: LintConfiguration
        var inputs: [LintInput] = []
        var settings: [String: LintSettings] = [:]
    }

    /// Finds and reads files.
    ///
    /// - Parameter read: Reads a file; `-` is standard input.
    package init(_ options: Options, reading read: (String) throws(FileError) -> SourceFile) {
        self.options = options
        var errors: [FileError] = []
        func files(_ paths: [String]) -> [SourceFile] {
            paths.compactMap { path in
                do throws(FileError) {
                    return try read(path)
                } catch {
                    errors.append(error)
                    return nil
                }
            }
        }
        let search: ConfigurationSearch
        if !options.usesConfiguration {
            search = ConfigurationSearch(fixed: LintConfiguration())
        } else if let path = options.configuration {
            search =
                files([path]).first.map { ConfigurationSearch(fixed: $0) }
                ?? ConfigurationSearch(fixed: LintConfiguration())
        } else {
            search = ConfigurationSearch()
        }
        let found = FileSearch(
            options.paths, endings: Self.endings, respectsGitignore: options.respectsGitignore,
            choice: { search.choice($0, isFolder: $1) })
        errors += found.errors
        styling = files(options.sheets)
        declarations = files(options.catalogues)

        var groups: [String: Group] = [:]
        var order: [String] = []
        for path in found.paths {
            guard let file = files([path]).first else { continue }
            let configuration = search.configuration(forFile: path == "-" ? file.path : path)
            var settings = search.settings(forFile: path == "-" ? file.path : path)
            settings.levels.merge(options.levels) { $1 }
            if !options.targets.isEmpty { settings.targets = options.targets }
            if let platform = options.platform { settings.platform = platform }
            let key = "\(configuration.path)#\(settings.platform ?? "")"
            if groups[key] == nil {
                groups[key] = Group(configuration: configuration)
                order.append(key)
            }
            groups[key]?.inputs.append(LintInput(file, kind: path == "-" ? options.inputKind : nil))
            groups[key]?.settings[file.path] = settings
        }
        // Without files there are still sheets that style nothing, and declarations, to lint.
        if order.isEmpty, !styling.isEmpty || !declarations.isEmpty {
            let configuration = search.configuration(forFile: (styling + declarations)[0].path)
            groups[""] = Group(configuration: configuration)
            order.append("")
        }
        self.groups = order.compactMap { groups[$0] }
        var findings = search.diagnostics
        baseline =
            options.usesBaseline
            ? options.baseline.flatMap { files([$0]).first }.map { file in
                let (baseline, diagnostics) = Baseline.reading(file)
                findings += diagnostics
                return baseline
            } : nil
        configurationFindings = findings
        self.errors = errors + search.errors
    }

    /// How many files there are.
    package var fileCount: Int { groups.reduce(0) { $0 + $1.inputs.count } }

    /// Lints all files.
    ///
    /// - Parameters:
    ///   - changed: Files to take instead of those that were read, by path.
    ///   - progress: Told how many of how many files are done, from any thread.
    package func outcome(
        replacing changed: [String: SourceFile] = [:], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) async -> Outcome {
        var diagnostics = configurationFindings
        var paths: Set<String> = []
        var outcome = Outcome(report: LintReport([], paths: []))
        for group in groups {
            let report = await report(on: group, replacing: changed, progress: progress)
            paths.formUnion(report.paths)
            var findings = report.diagnostics
            if options.usesBaseline, let baseline = baseline(of: group.configuration, &diagnostics) {
                let comparison = baseline.compared(with: findings, linted: report.paths)
                findings = comparison.findings
                outcome.knownCount += comparison.knownCount
                outcome.stale += comparison.stale
            }
            diagnostics += findings
        }
        outcome.report = LintReport(diagnostics, paths: paths)
        return outcome
    }

    private func report(
        on group: Group, replacing changed: [String: SourceFile], progress: (@Sendable (Int, Int) -> Void)?
    ) async -> LintReport {
        var findings: [Diagnostic] = []
        var registry = StyleRegistry()
        for file in declarations { registry.register(declarations: file) }
        for path in group.configuration.catalogues {
            do throws(FileError) {
                registry.register(declarations: SourceFile(path: path.path, bytes: try FileSystem.read(path.path)))
            } catch {
                findings.append(path.finding("\(error)"))
            }
        }
        let named = group.configuration.sheetPaths()
        findings += named.diagnostics
        var sheets = styling
        for path in named.paths {
            if let file = try? SourceFile(path: path, bytes: FileSystem.read(path)) { sheets.append(file) }
        }

        var common = group.configuration.settings
        common.levels.merge(options.levels) { $1 }
        if !options.targets.isEmpty { common.targets = options.targets }
        let platform = group.settings.values.first?.platform ?? options.platform ?? common.platform
        var run = LintRun(
            configuration: StyleConfiguration(
                catalogue: common.platformCatalogue == .none ? Catalogue(reading: []) : .swiftUI, registry: registry,
                targets: common.targets, platform: platform))
        run.events = group.configuration.events.map(Set.init)
        let configuration = group.configuration
        run.isUsedElsewhere = { configuration.isUsedElsewhere(className: $0) }
        run.settings = group.settings
        run.commonSettings = common
        run.progress = progress
        let report = await run.report(
            on: group.inputs.map { LintInput(changed[$0.file.path] ?? $0.file, kind: $0.kind) },
            stylingTreesWith: sheets.map { changed[$0.path] ?? $0 }, loader: FileSheets(replacing: changed))
        return LintReport(report.diagnostics + findings, paths: Set(report.paths))
    }

    /// The baseline that counts; one that the configuration names and that isn't there yet is none.
    private func baseline(of configuration: LintConfiguration, _ diagnostics: inout [Diagnostic]) -> Baseline? {
        if let baseline { return baseline }
        guard let named = configuration.baseline else { return nil }
        do throws(FileError) {
            let (baseline, findings) = Baseline.reading(
                SourceFile(path: named.path, bytes: try FileSystem.read(named.path)))
            diagnostics += findings
            return baseline
        } catch {
            if error.reason != .notFound { diagnostics.append(named.finding("\(error)")) }
            return nil
        }
    }
}
