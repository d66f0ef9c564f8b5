import LiveryCatalogue
import LiveryJSON
import LiverySource
import LiveryStyle
import LiverySyntax
import LiveryTree

/// Lints files: everything that parsing, checking and styling would report of them, and what the rules of the linter find
/// besides, gathered, sorted and counted. All cores are used.
public struct LintRun: Sendable {
    /// What sheets are checked against. What is wrong with the host's own declarations is a finding too.
    public var configuration: StyleConfiguration
    /// The names of the events that the app handles; nil when that isn't known.
    public var events: Set<String>?
    /// Whether a class name is known to be used from elsewhere.
    public var isUsedElsewhere: @Sendable (_ className: String) -> Bool = { _ in false }
    /// What counts for single files, by path: their targets and the levels of rules.
    public var settings: [String: LintSettings] = [:]
    /// What counts for files that ``settings`` doesn't have; nil for the targets of ``configuration`` and the rules' own
    /// severities.
    public var commonSettings: LintSettings?
    /// What counts for a file that ``settings`` doesn't have, such as an imported sheet, by its path; nil for
    /// ``commonSettings``. Asked from any thread, for each finding of such a file.
    public var settingsOfOthers: (@Sendable (_ path: String) -> LintSettings)?
    /// Told how many of how many files are done, from any thread.
    public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

    /// Makes a run.
    public init(configuration: StyleConfiguration = StyleConfiguration()) {
        self.configuration = configuration
    }

    /// Lints inputs.
    ///
    /// Sheets are checked with all that they import. Compiled sheets are checked like sheets. Trees are read, and styled
    /// with `sheets`, or with the sheets among the inputs when there are none; without any sheet, their own `style` and
    /// `modifiers` are checked, and their class names can't be.
    ///
    /// - Parameters:
    ///   - inputs: What to lint; a sheet that another imports is linted once.
    ///   - sheets: The sheets that style the trees, in the order their rules are searched. They are linted too.
    ///   - loader: What reads imports.
    public func report(
        on inputs: [LintInput], stylingTreesWith sheets: [SourceFile] = [], loader: some SheetLoader = NoImports()
    ) async -> LintReport {
        var diagnostics = configuration.catalogue.diagnostics
        var paths = Set(inputs.map(\.file.path))
        let read = await concurrentMap(inputs, makeState: {}) { _, input in ReadInput(input) } as [ReadInput]

        let embedded = EmbeddedSheets(read)
        let allSheets = embedded.loader(over: loader)
        let styling = sheets.map { SheetOutline(SyntaxTree.parse(sheet: $0)) }
        let graph = SheetGraph(outlines: styling + read.flatMap(\.sheets), loader: allSheets)
        diagnostics += graph.diagnostics
        for sheet in graph.sheets { paths.insert(sheet.outline.tree.file.path) }

        let steps = Steps(total: graph.sheets.count + read.count, report: progress)
        let checked = await check(graph, steps)
        for (_, findings) in checked { diagnostics += findings }

        // The sheets that style come first in the graph.
        let stylingGraph = styling.isEmpty ? graph : SheetGraph(outlines: styling, loader: allSheets)
        let stylesheet = Stylesheet(unchecked: stylingGraph, configuration: configuration)
        diagnostics += await check(read, stylesheet, steps.after(graph.sheets.count))

        var usage = SheetUsage()
        for input in read { usage.merge(input.usage) }
        let project = LintProject(
            graph: graph, sheets: checked.map { $0.sheet }, styling: Set(stylingGraph.sheets.indices),
            stylesheet: stylesheet, usage: usage,
            missingAttributes: missingAttributes(in: diagnostics),
            hosts: read.compactMap { input in input.commentedFile.map { ($0, input.patternRanges) } },
            events: events, isUsedElsewhere: isUsedElsewhere,
            inlineReferences: read.flatMap { $0.styles.map { ($0.host, $0.references) } })
        for check in RuleChecks.projects { check.check(project, &diagnostics) }

        let files =
            graph.sheets.map { $0.outline.tree.file }.filter { !embedded.contains($0) }
            + read.compactMap(\.commentedFile)
        return LintReport(await suppressing(diagnostics.map(embedded.hosted), in: files), paths: paths)
    }

    /// The `attr` expressions whose props some node lacks.
    private func missingAttributes(in diagnostics: [Diagnostic]) -> Set<SourceLocation> {
        Set(
            diagnostics.lazy.filter { $0.rule == MissingAttribute.rule.name }.flatMap {
                $0.notes.compactMap(\.location)
            })
    }

    /// The findings that neither a comment in the files nor the settings leave out, and what is wrong with the comments.
    private func suppressing(_ diagnostics: [Diagnostic], in files: [SourceFile]) async -> [Diagnostic] {
        var findings: [SourceFile: [Diagnostic]] = [:]
        for diagnostic in diagnostics { findings[diagnostic.file, default: []].append(diagnostic) }
        var unique: Set<SourceFile> = []
        let inputs = files.filter { unique.insert($0).inserted }.map { ($0, findings.removeValue(forKey: $0) ?? []) }
        let kept: [[Diagnostic]] = await concurrentMap(inputs, batch: 32, makeState: {}) { _, input in
            guard var suppressions = Suppressions(in: input.0) else { return input.1 }
            let own = settings(of: input.0.path)
            let kept = suppressions.filter(input.1)
            let remarks = suppressions.findings { own?.levels[$0] == .off }
            return kept
                + (own?.reportsNeedlessSuppressions == false
                    ? remarks.filter { $0.rule != NeedlessSuppression.rule.name } : remarks)
        }
        let all = kept.flatMap { $0 } + findings.values.flatMap { $0 }
        return all.compactMap { finding in
            guard let settings = settings(of: finding.file.path) else { return finding }
            return settings.applied(to: finding)
        }
    }

    private func settings(of path: String) -> LintSettings? {
        settings[path] ?? settingsOfOthers?(path) ?? commonSettings
    }

    /// The targets of a file.
    private func targets(of path: String) -> [DeploymentTarget] {
        settings(of: path)?.targets ?? configuration.targets
    }

    // MARK: Steps

    /// What is said of the work while it goes on.
    private struct Steps: Sendable {
        var first = 0
        let total: Int
        let report: (@Sendable (_ done: Int, _ total: Int) -> Void)?

        init(total: Int, report: (@Sendable (Int, Int) -> Void)?) {
            self.total = total
            self.report = report
        }

        func after(_ count: Int) -> Steps {
            var result = self
            result.first += count
            return result
        }

        var callback: (@Sendable (Int) -> Void)? {
            guard let report else { return nil }
            return { [first, total] done in report(first + done, total) }
        }
    }

    private func check(
        _ graph: SheetGraph, _ steps: Steps
    ) async -> [(sheet: LoweredSheet, findings: [Diagnostic])] {
        let configuration = self.configuration
        return await concurrentMap(
            Array(graph.sheets.indices), progress: steps.callback,
            makeState: { ModifierLinter(configuration: configuration) }
        ) { linter, index in
            let sheet = LoweredSheet(graph, sheet: index)
            let targets = self.targets(of: sheet.file.path)
            return (sheet, SheetLint.findings(in: sheet, graph, targets, linter))
        }
    }

    /// What is wrong with inputs that are no sheets.
    private func check(_ inputs: [ReadInput], _ stylesheet: Stylesheet, _ steps: Steps) async -> [Diagnostic] {
        let configuration = self.configuration
        // A class may come from a sheet that couldn't be imported.
        let areClassesKnown =
            !stylesheet.graph.sheets.isEmpty && !stylesheet.graph.diagnostics.contains { $0.rule == "missing-import" }
        let findings: [[Diagnostic]] = await concurrentMap(
            inputs, batch: 1, progress: steps.callback,
            makeState: { (ModifierLinter(configuration: configuration), ElementDiagnoser(stylesheet)) }
        ) { state, input in
            let targets = self.targets(of: input.input.file.path)
            return switch input.content {
            case .sheet: []
            case .compiled(let sheet): SheetLint.findings(in: sheet, targets, state.0)
            case .tree(let payload): TreeLint.findings(in: payload, stylesheet) + input.styles.flatMap(\.findings)
            case .host(let file):
                TemplateLint.findings(
                    in: file, areClassesKnown: areClassesKnown, classNames: stylesheet.classNames,
                    targets: targets, state.0, &state.1)
            }
        }
        return findings.flatMap { $0 }
    }
}
