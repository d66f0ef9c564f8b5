import LiveryLint
import LiverySource
import Testing

@Suite struct FixRunTests {
    private func fixed(
        _ files: [(path: String, bytes: [UInt8])], includesUnsafe: Bool = false, changing paths: Set<String>? = nil
    ) -> FixResult {
        let inputs = files.map { LintInput(SourceFile(path: $0.path, bytes: $0.bytes)) }
        let run = LintRun()
        return FixRun(includesUnsafe: includesUnsafe).result(of: run.report(on: inputs), changing: paths) { changed in
            run.report(on: inputs.map { LintInput(changed[$0.file.path] ?? $0.file, kind: $0.kind) })
        }
    }

    private func fixed(_ text: String, path: String = "a.sheet", includesUnsafe: Bool = false) -> FixResult {
        fixed([(path, Array(text.utf8))], includesUnsafe: includesUnsafe)
    }

    private func text(_ result: FixResult) -> String? { result.files.first?.fixed.text }

    /// A body of modifiers, what safe fixes make of it, and what unsafe ones do.
    @Test(arguments: [
        ("padding(8)", nil, nil),
        ("bold", "bold()", "bold()"),
        ("padding(.top 8) bold padding(. leading 4)", "padding(.top, 8) bold() padding(.leading, 4)", nil),
        ("font(.<%= size %>) padding(<%= size %>)", "font(.{size}) padding({size})", nil),
        ("foregroundStyle(.red.opacity(<%= size %>) 8)", nil, nil),
        ("paddng(.top 8) blod", "paddng(.top, 8) blod()", "padding(.top, 8) bold()"),
        ("padding(.tpo 8)", "padding(.tpo, 8)", "padding(.top, 8)"),
    ])
    func `Fixable mistakes on one line are all fixed`(body: String, safe: String?, unsafe: String?) {
        func sheet(_ body: String) -> String { "\"a-\" <> size do\n  \(body)\nend\n" }
        let result = fixed(sheet(body))
        let all = fixed(sheet(body), includesUnsafe: true)
        print(body, "|", text(result) ?? "-", "|", text(all) ?? "-", result.rounds, all.rounds, result.fixCounts, all.fixCounts)
        #expect(text(result) == safe.map(sheet))
        #expect(text(all) == (unsafe ?? safe).map(sheet))
        #expect(result.isComplete && all.isComplete)
        #expect(result.report.fixableCounts.safe == 0)
        #expect(all.report.fixableCounts == FixableCounts([]))
    }
}
