import LiveryCatalogue
import LiveryJSON
import LiverySource
import LiveryStyle
import LiverySyntax
import LiveryTree

/// Lints files: everything that parsing, checking and styling would report of them, gathered, sorted and counted.
public struct LintRun: Sendable {
    /// What sheets are checked against. What is wrong with the host's own declarations is a finding too.
    public var configuration: StyleConfiguration

    /// Makes a run.
    public init(configuration: StyleConfiguration = StyleConfiguration()) {
        self.configuration = configuration
    }

    /// Lints inputs.
    ///
    /// Sheets are checked with all that they import. Compiled sheets are checked like sheets. Trees are read, and styled
    /// with `sheets`; when there are none, their own `style` and `modifiers` are checked, and their class names can't be.
    ///
    /// - Parameters:
    ///   - inputs: What to lint; a sheet that another imports is linted once.
    ///   - sheets: The sheets that style the trees, in the order their rules are searched. They are linted too.
    ///   - loader: What reads imports.
    public func report(
        on inputs: [LintInput], stylingTreesWith sheets: [SourceFile] = [], loader: some SheetLoader = NoImports()
    ) -> LintReport {
        var findings = Findings()
        findings.add(configuration.catalogue.diagnostics)
        let roots = inputs.filter { $0.kind == .sheet }.map(\.file)
        if !roots.isEmpty { findings.add(stylesheet(of: roots, loader)) }
        for input in inputs where input.kind == .styles { lint(compiled: input.file, &findings) }
        let trees = inputs.filter { $0.kind == .tree }
        if !trees.isEmpty || !sheets.isEmpty {
            let stylesheet = stylesheet(of: sheets, loader)
            findings.add(stylesheet)
            for tree in trees { lint(tree: tree.file, stylesheet, areClassesKnown: !sheets.isEmpty, &findings) }
        }
        return LintReport(findings.diagnostics, paths: findings.paths)
    }

    /// What was found, and in which files.
    private struct Findings {
        var diagnostics: [Diagnostic] = []
        var paths: Set<String> = []

        mutating func add(_ more: [Diagnostic], in file: SourceFile? = nil) {
            diagnostics += more
            if let file { paths.insert(file.path) }
        }

        mutating func add(_ stylesheet: Stylesheet) {
            diagnostics += stylesheet.diagnostics
            for sheet in stylesheet.graph.sheets { paths.insert(sheet.outline.tree.file.path) }
        }
    }

    private func stylesheet(of roots: [SourceFile], _ loader: some SheetLoader) -> Stylesheet {
        Stylesheet(graph: SheetGraph(roots: roots, loader: loader), configuration: configuration)
    }

    private func lint(compiled file: SourceFile, _ findings: inout Findings) {
        let document = JSONDocument(reading: file)
        findings.add(document.diagnostics, in: file)
        guard let root = document.root else { return }
        guard root.kind == .object else {
            if root.kind != .invalid {
                findings.add([
                    Diagnostic(
                        rule: "wire-ast",
                        message:
                            "expected an object of class names with their modifiers: {\"class\": [[\"name\", {}, []]]}",
                        at: root.location)
                ])
            }
            return
        }
        var reader = WireReader()
        var calls: [ModifierCall] = []
        for member in root.members where member.value.kind != .invalid { calls += reader.modifiers(from: member.value) }
        findings.add(reader.diagnostics)
        // A fix-it replaces text of a sheet, and would be wrong within the quotes of JSON.
        findings.add(configuration.check(calls, in: file).diagnostics.map { $0.withoutFixIts })
    }

    private func lint(
        tree file: SourceFile, _ stylesheet: Stylesheet, areClassesKnown: Bool, _ findings: inout Findings
    ) {
        let tree = WidgetTree.reading(file)
        findings.add(tree.diagnostics, in: file)
        let styling = StyledTree(tree, stylesheet: stylesheet).diagnostics
        findings.add(areClassesKnown ? styling : styling.filter { $0.rule != "unknown-class" })
    }
}

extension Diagnostic {
    fileprivate var withoutFixIts: Diagnostic {
        var result = self
        result.fixIts = []
        return result
    }
}
