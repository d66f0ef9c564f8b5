import LiverySource
import LiverySyntax

/// A token is used nowhere.
///
/// Neither its sheet nor one that imports it mentions the token. It was left behind, or its name is misspelt where it
/// should be used.
///
/// Wrong:
///
/// ```sheet
/// @token gap = 8
///
/// "card" do
///   padding(12)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// @token gap = 8
///
/// "card" do
///   padding(gap)
/// end
/// ```
enum UnusedToken: ProjectCheck {
    static let rule = LintRule("unused-token", .warning, .structure, fixes: .unsafe)

    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        guard project.sheets.contains(where: { !$0.outline.tokens.isEmpty }) else { return }
        var importers: [Int: [Int]] = [:]
        for (index, sheet) in project.graph.sheets.enumerated() {
            for imported in sheet.imports { importers[imported, default: []].append(index) }
        }
        for sheet in project.sheets {
            let tokens = sheet.outline.tokens.filter {
                !$0.isErroneous && !sheet.references.variables.contains($0.name)
            }
            if tokens.isEmpty { continue }
            var users: Set<Int> = []
            var pending = importers[sheet.index] ?? []
            while let next = pending.popLast() {
                if users.insert(next).inserted { pending += importers[next] ?? [] }
            }
            for token in tokens
            where !users.contains(where: { project.sheets[$0].references.variables.contains(token.name) }) {
                findings.append(
                    finding(
                        "the token '\(token.name)' is never used", in: sheet.file, at: token.nameRange,
                        fixIts: [
                            FixIt(
                                "remove this token", edits: [.deletion(of: token.range.wholeLines(in: sheet.file))],
                                isSafe: false)
                        ]))
            }
        }
    }
}
