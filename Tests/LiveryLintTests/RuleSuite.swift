import Foundation
import LiveryCatalogue
import LiveryLint
import LiverySource
import LiveryStyle
import LiverySyntax

/// A Markdown file of cases for one rule.
///
/// A heading of the second level begins a case. Its fenced blocks are the files that are linted together (see
/// ``LintSnippet``; `import PATH` is a sheet that is only read when another imports it); a block `findings` has all that is
/// found in them, and a block `fixed PATH` a file after the fixes of the rule were applied. Both are written anew when
/// the environment variable `LIVERY_UPDATE_SNAPSHOTS` is set.
struct RuleSuite {
    struct Case {
        let title: String
        var files: [LintSnippet] = []
        var findings: String?
        var fixed: [String: String] = [:]
        /// The lines before the expected blocks.
        var source: [String] = []
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rules")

    let url: URL
    private(set) var cases: [Case] = []
    private var preamble: [String] = []

    /// The name of the rule.
    var name: String { url.deletingPathExtension().lastPathComponent }

    static func all() throws -> [RuleSuite] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.map(RuleSuite.init)
    }

    init(_ url: URL) throws {
        self.url = url
        var fence: (info: String, lines: [String])?
        for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
            if let (info, lines) = fence {
                if line != "```" {
                    fence?.lines.append(line)
                    continue
                }
                fence = nil
                let text = lines.map { $0 + "\n" }.joined()
                let words = info.split(separator: " ").map(String.init)
                switch words.first {
                case "findings": cases[cases.count - 1].findings = text
                case "fixed": cases[cases.count - 1].fixed[words.last ?? ""] = text
                default:
                    cases[cases.count - 1].files.append(LintSnippet(info: info, text: text))
                    cases[cases.count - 1].source += ["```" + info] + lines + ["```"]
                }
            } else if line.hasPrefix("```"), !cases.isEmpty {
                fence = (String(line.dropFirst(3)), [])
            } else if line.hasPrefix("## ") {
                cases.append(Case(title: String(line.dropFirst(3))))
            } else if cases.isEmpty {
                preamble.append(line)
            } else {
                cases[cases.count - 1].source.append(line)
            }
        }
    }

    /// Writes the suite with what was found.
    func write(_ results: [LintCase.Result]) throws {
        var lines = preamble
        for (item, result) in zip(cases, results) {
            var source = item.source
            while source.last == "" { source.removeLast() }
            lines += ["## " + item.title] + source
            lines += ["", "```findings"] + result.findings.split(separator: "\n").map(String.init) + ["```"]
            for (path, text) in result.fixed.sorted(by: { $0.key < $1.key }) {
                lines += ["", "```fixed \(path)"] + text.components(separatedBy: "\n").dropLast() + ["```"]
            }
            lines.append("")
        }
        while lines.last == "" { lines.removeLast() }
        try (lines.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
}

/// Files that are linted together.
struct LintCase {
    let files: [LintSnippet]

    struct Result {
        /// What was found, one finding after the other: `app.sheet:1:2-1:5 error: message [rule]`; `none` for nothing.
        var findings: String
        var diagnostics: [Diagnostic]
        /// The files that the fixes of the rule change, by path.
        var fixed: [String: String]
        /// Whether every finding of the rule has a fix.
        var isEachFixed: Bool
    }

    /// The path of each kind of file.
    private static let paths = [
        "sheet": "app.sheet", "body": "app.sheet", "styles": "app.styles", "tree": "screen.json",
        "catalogue": "App.swiftinterface", "configuration": ".livery.json", "elixir": "app.ex", "heex": "home.neex",
        "swift": "App.swift", "erlang": "app.erl", "markup": "screen.xml",
    ]

    private static func path(of file: LintSnippet) -> String { file.path ?? paths[file.kind] ?? file.kind }

    private static func text(of file: LintSnippet) -> String {
        guard file.kind == "body" else { return file.text }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return "\"example\" do\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "end\n"
    }

    /// Sheets that others import.
    private struct Imports: SheetLoader {
        let texts: [String: String]
        func identity(of path: String, importedBy importer: SourceFile) -> String { path }
        func load(_ identity: String) -> Swift.Result<SourceFile, SheetLoadingError> {
            texts[identity].map { .success(SourceFile(path: identity, text: $0)) }
                ?? .failure(SheetLoadingError("no such file"))
        }
    }

    /// Lints the files, and applies the fixes of one rule.
    func lint(fixing rule: String) async -> Result {
        let texts = Dictionary(files.map { (Self.path(of: $0), Self.text(of: $0)) }) { first, _ in first }
        let diagnostics = await diagnostics(texts)
        var fixed: [String: String] = [:]
        let own = diagnostics.filter { $0.rule == rule }
        for path in Set(own.map(\.file.path)) {
            let fixIts = own.filter { $0.file.path == path }.compactMap {
                $0.fixIts.first { $0.isSafe } ?? $0.fixIts.first
            }
            guard !fixIts.isEmpty, let file = own.first(where: { $0.file.path == path })?.file else { continue }
            fixed[path] = String(decoding: file.applying(fixIts), as: UTF8.self)
        }
        let findings = diagnostics.map(Self.text).joined()
        return Result(
            findings: findings.isEmpty ? "none\n" : findings, diagnostics: diagnostics, fixed: fixed,
            isEachFixed: own.allSatisfy { !$0.fixIts.isEmpty })
    }

    /// What is found when some of the files have other texts.
    func diagnostics(_ texts: [String: String]) async -> [Diagnostic] {
        var registry = StyleRegistry()
        var inputs: [LintInput] = []
        var targets: [DeploymentTarget] = []
        for file in files {
            let path = Self.path(of: file)
            let source = SourceFile(path: path, text: texts[path] ?? Self.text(of: file))
            targets += file.target.flatMap { DeploymentTarget($0.replacing(":", with: " ")) }.map { [$0] } ?? []
            switch file.kind {
            case "catalogue": registry.register(declarations: source)
            case "import", "configuration": break
            default: inputs.append(LintInput(source))
            }
        }
        let imports = files.filter { $0.kind == "import" }.map { ($0.path ?? "", texts[$0.path ?? ""] ?? $0.text) }
        var configuration = LintConfiguration()
        var findings: [Diagnostic] = []
        for file in files where file.kind == "configuration" {
            let source = SourceFile(path: Self.path(of: file), text: texts[Self.path(of: file)] ?? file.text)
            (configuration, findings) = LintConfiguration.reading(source)
        }
        var run = LintRun(
            configuration: StyleConfiguration(
                registry: registry, targets: targets + configuration.settings.targets,
                platform: configuration.settings.platform))
        run.events = configuration.events.map(Set.init)
        run.isUsedElsewhere = { [configuration] in configuration.isUsedElsewhere(className: $0) }
        run.settings = Dictionary(
            inputs.map { ($0.file.path, configuration.settings(forPath: $0.file.path)) }
        ) { first, _ in first }
        if configuration.settings.targets.isEmpty {
            for path in run.settings.keys { run.settings[path]?.targets = targets }
        }
        let report = await run.report(on: inputs, loader: Imports(texts: Dictionary(imports) { first, _ in first }))
        return LintReport(report.diagnostics + findings, paths: []).diagnostics
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        var text = "\(place(diagnostic.location)) \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule)]\n"
        for note in diagnostic.notes {
            text += "  note: " + (note.location.map { place($0) + " " } ?? "") + note.message + "\n"
        }
        for fixIt in diagnostic.fixIts { text += "  \(fixIt.isSafe ? "fix" : "unsafe fix"): \(fixIt.message)\n" }
        return text
    }

    private static func place(_ location: SourceLocation) -> String {
        let lines = LineIndex(location.file)
        let start = lines.position(of: location.range.lowerBound)
        let end = lines.position(of: location.range.upperBound)
        return "\(location.file.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
}
