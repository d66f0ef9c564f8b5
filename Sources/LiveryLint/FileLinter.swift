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
        /// The rules whose findings are told, also when configurations turn them off; all rules when this is empty.
        package var only: Set<String> = []
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
    private let configurationFindings: [Diagnostic]
    private let baselineFindings: [Diagnostic]
    private let baseline: Baseline?
    private let styling: [SourceFile]
    private let declarations: [SourceFile]
    private let groups: [Group]
    /// Files and folders that can't be read.
    package private(set) var errors: [FileError] = []
    /// The paths of the configurations that were read, with what they extend.
    package let configurationPaths: Set<String>
    /// Those that were named as files to lint.
    private let checkedConfigurations: [String]

    /// Files that are linted with each other.
    private struct Group: Sendable {
        let configuration: LintConfiguration
        var inputs: [LintInput] = []
        var settings: [String: LintSettings] = [:]
    }

    /// Finds and reads files.
    ///
    /// A configuration that is named as a file to lint is checked as what it is.
    ///
    /// - Parameters:
    ///   - replaced: Configurations to take instead of those on the disk, by path.
    ///   - read: Reads a file; `-` is standard input.
    package init(
        _ options: Options, replacing replaced: [String: SourceFile] = [:],
        reading read: (String) throws(FileError) -> SourceFile
    ) {
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
                files([path]).first.map { ConfigurationSearch(fixed: replaced[$0.path] ?? $0, replacing: replaced) }
                ?? ConfigurationSearch(fixed: LintConfiguration())
        } else {
            search = ConfigurationSearch(replacing: replaced)
        }
        let found = FileSearch(
            options.paths, endings: Self.endings, respectsGitignore: options.respectsGitignore,
            choice: { search.choice($0, isFolder: $1) })
        errors += found.errors
        styling = files(options.sheets)
        declarations = files(options.catalogues)

        var groups: [String: Group] = [:]
        var checked: [String] = []
        var order: [String] = []
        // What standard input has goes before what the file has that it stands for.
        let inputIdentity = found.paths.contains("-") ? options.inputPath.map(FileSystem.absolutePath) : nil
        for path in found.paths {
            if let inputIdentity, path != "-", FileSystem.absolutePath(path) == inputIdentity { continue }
            if FileSystem.name(of: path) == ConfigurationSearch.fileName {
                checked += search.check(path)
                continue
            }
            guard let file = files([path]).first else { continue }
            let configuration = search.configuration(forFile: path == "-" ? file.path : path)
            let settings = options.applied(to: search.settings(forFile: path == "-" ? file.path : path))
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
        configurationFindings = search.diagnostics
        var findings: [Diagnostic] = []
        baseline =
            options.usesBaseline
            ? options.baseline.flatMap { files([$0]).first }.map { file in
                let (baseline, diagnostics) = Baseline.reading(file)
                findings += diagnostics
                return baseline
            } : nil
        baselineFindings = findings
        configurationPaths = Set(search.paths)
        checkedConfigurations = checked
        self.errors = errors + search.errors
    }

    /// How many files there are.
    package var fileCount: Int { groups.reduce(0) { $0 + $1.inputs.count } }

    /// Whether there is nothing to lint: no file, sheet, declaration or configuration.
    package var isEmpty: Bool { groups.isEmpty && checkedConfigurations.isEmpty }

    /// Lints all files.
    ///
    /// - Parameters:
    ///   - changed: Files to take instead of those that were read, by path.
    ///   - progress: Told how many of how many files are done, from any thread.
    package func outcome(
        replacing changed: [String: SourceFile] = [:], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) async -> Outcome {
        var diagnostics = baselineFindings
        if groups.isEmpty { diagnostics += configurationFindings }
        var paths = Set(checkedConfigurations)
        var outcome = Outcome(report: LintReport([], paths: []))
        /// What is compared with each baseline, by its path: those that share one share its counts.
        var compared: [String: (baseline: Baseline, findings: [Diagnostic], paths: Set<String>)] = [:]
        for (index, group) in groups.enumerated() {
            let findings = configurationFindings(ofGroup: index)
            let report = await report(on: group, findings, replacing: changed, progress: progress)
            paths.formUnion(report.paths)
            guard options.usesBaseline, let (path, baseline) = baseline(of: group.configuration, &diagnostics) else {
                diagnostics += report.diagnostics
                continue
            }
            compared[path, default: (baseline, [], configurationPaths)].findings += report.diagnostics
            compared[path]?.paths.formUnion(report.paths)
        }
        for (baseline, findings, paths) in compared.values {
            let sorted = LintReport(findings.filter { options.tells($0.rule) }, paths: paths)
            let comparison = baseline.compared(with: sorted.diagnostics, linted: sorted.paths)
            diagnostics += comparison.findings
            outcome.knownCount += comparison.knownCount
            outcome.stale += comparison.stale.filter { options.tells($0.rule) && options.levels[$0.rule] != .off }
        }
        outcome.report = LintReport(diagnostics.filter { options.tells($0.rule) }, paths: paths)
        return outcome
    }

    /// What is wrong with the configuration of a group; the first group has what belongs to none.
    private func configurationFindings(ofGroup index: Int) -> [Diagnostic] {
        configurationFindings.filter { finding in
            groups.firstIndex { $0.configuration.path == finding.file.path } ?? 0 == index
        }
    }

    private func report(
        on group: Group, _ configurationFindings: [Diagnostic], replacing changed: [String: SourceFile],
        progress: (@Sendable (Int, Int) -> Void)?
    ) async -> LintReport {
        var findings = configurationFindings
        var registry = StyleRegistry()
        for file in declarations { registry.register(declarations: file) }
        for path in group.configuration.catalogues {
            do throws(FileError) {
                registry.register(
                    declarations: SourceFile(path: path.path, bytes: try FileSystem.readRegularFile(path.path)))
            } catch {
                findings.append(path.finding("\(error)"))
            }
        }
        let named = group.configuration.sheetPaths()
        findings += named.diagnostics
        var sheets = styling
        for (path, entry) in zip(named.paths, named.entries) {
            do throws(FileError) {
                sheets.append(SourceFile(path: path, bytes: try FileSystem.readRegularFile(path)))
            } catch {
                findings.append(entry.finding("\(error)"))
            }
        }

        let configuration = group.configuration
        let common = options.applied(to: configuration.settings)
        let platform = group.settings.values.first?.platform ?? options.platform ?? common.platform
        var run = LintRun(
            configuration: StyleConfiguration(
                catalogue: common.platformCatalogue == .none ? Catalogue(reading: []) : .swiftUI, registry: registry,
                targets: common.targets, platform: platform))
        run.events = group.configuration.events.map(Set.init)
        run.isUsedElsewhere = { configuration.isUsedElsewhere(className: $0) }
        run.settings = group.settings
        run.commonSettings = common
        if !configuration.overrides.isEmpty {
            run.settingsOfOthers = { [options] in options.applied(to: configuration.settings(forPath: $0)) }
        }
        run.progress = progress
        let report = await run.report(
            on: group.inputs.map { LintInput(changed[$0.file.path] ?? $0.file, kind: $0.kind) },
            stylingTreesWith: sheets.map { changed[$0.path] ?? $0 }, loader: FileSheets(replacing: changed))
        return LintReport(
            report.diagnostics + findings.compactMap { common.applied(to: $0) }, paths: Set(report.paths))
    }

    /// The baseline that counts, with its path; one that the configuration names and that isn't there yet is none.
    private func baseline(
        of configuration: LintConfiguration, _ diagnostics: inout [Diagnostic]
    ) -> (path: String, baseline: Baseline)? {
        if let baseline { return ("", baseline) }
        guard let named = configuration.baseline else { return nil }
        do throws(FileError) {
            let (baseline, findings) = Baseline.reading(
                SourceFile(path: named.path, bytes: try FileSystem.readRegularFile(named.path)))
            diagnostics += findings
            return (named.path, baseline)
        } catch {
            if error.reason != .notFound { diagnostics.append(named.finding("\(error)")) }
            return nil
        }
    }
}

extension FileLinter.Options {
    /// What counts for a file besides these options.
    fileprivate func applied(to settings: LintSettings) -> LintSettings {
        var result = settings
        for rule in only where result.levels[rule] == .off { result.levels[rule] = nil }
        result.levels.merge(levels) { $1 }
        if !targets.isEmpty { result.targets = targets }
        if let platform { result.platform = platform }
        return result
    }

    /// Whether findings of a rule are told.
    fileprivate func tells(_ rule: String) -> Bool { only.isEmpty || only.contains(rule) }
}
