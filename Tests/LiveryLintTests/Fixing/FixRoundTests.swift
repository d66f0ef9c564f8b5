import LiveryLint
import LiverySource
import Testing

/// What rounds of fixing do with fix-its that overlap, undo each other, feed on themselves or do harm.
@Suite struct FixRoundTests {
    /// A rule that finds a text wherever it stands and replaces it.
    private struct Replacement {
        var rule: String
        var text: String
        var replacement: String
        var isSafe = true
    }

    private func report(on file: SourceFile, _ replacements: [Replacement]) async -> LintReport {
        var findings: [Diagnostic] = []
        for replacement in replacements {
            let text = Array(replacement.text.utf8)
            for start in file.bytes.indices where file.bytes[start...].starts(with: text) {
                let range = SourceRange(start, start + text.count)
                findings.append(
                    Diagnostic(
                        rule: replacement.rule, message: "x", file: file, range: range,
                        fixIts: [.replacing(range, with: replacement.replacement, isSafe: replacement.isSafe)]))
            }
        }
        return LintReport(findings, paths: [file.path])
    }

    private func fixed(_ text: String, includesUnsafe: Bool = true, _ replacements: Replacement...) async -> FixResult {
        let file = SourceFile(path: "a", text: text)
        return await FixRun(includesUnsafe: includesUnsafe).result(of: await report(on: file, replacements)) {
            changed in
            await report(on: changed["a"] ?? file, replacements)
        }
    }

    @Test func `Of fix-its that overlap the first is applied, and the other when it still fits`() async {
        let result = await fixed(
            "[ab]", Replacement(rule: "outer", text: "[ab]", replacement: "(ab)"),
            Replacement(rule: "inner", text: "b", replacement: "c"))
        #expect(result.files.first?.fixed.text == "(ac)")
        #expect(result.rounds == 2 && result.fixCounts == ["outer": 1, "inner": 1])
        let gone = await fixed(
            "[ab]", Replacement(rule: "outer", text: "[ab]", replacement: ""),
            Replacement(rule: "inner", text: "b", replacement: "c"))
        #expect(gone.files.first?.fixed.text == "" && gone.fixCounts == ["outer": 1])
    }

    @Test func `A safe fix-it goes before an unsafe one that overlaps it`() async {
        let unsafe = Replacement(rule: "outer", text: "[ab]", replacement: "", isSafe: false)
        let safe = Replacement(rule: "inner", text: "b", replacement: "c")
        #expect(await fixed("[ab]", unsafe, safe).files.first?.fixed.text == "[ac]")
        #expect(await fixed("[ab]", includesUnsafe: false, unsafe).files.isEmpty)
    }

    @Test func `A finding has one fix-it applied, a safe one if there is any`() async {
        let file = SourceFile(path: "a", text: "ab")
        let whole = SourceRange(0, 1)
        let rest = SourceRange(1, 2)
        func text(_ fixIts: [FixIt], includesUnsafe: Bool) async -> String? {
            let finding = Diagnostic(rule: "house-rule", message: "x", file: file, range: whole, fixIts: fixIts)
            return await FixRun(includesUnsafe: includesUnsafe).result(of: LintReport([finding], paths: [])) { _ in
                LintReport([], paths: ["a"])
            }.files.first?.fixed.text
        }
        let fixIts: [FixIt] = [
            FixIt("nothing", edits: [], isSafe: true), .replacing(whole, with: "1", isSafe: false),
            .replacing(whole, with: "2", isSafe: true), .replacing(rest, with: "3", isSafe: true),
        ]
        #expect(await text(fixIts, includesUnsafe: true) == "2b")
        #expect(await text(fixIts, includesUnsafe: false) == "2b")
        #expect(await text([fixIts[1], .replacing(rest, with: "3", isSafe: false)], includesUnsafe: true) == "1b")
        #expect(await text([fixIts[1]], includesUnsafe: false) == nil)
    }

    @Test func `Fixes that undo each other end before the file is what it was`() async {
        let there = Replacement(rule: "there", text: "a", replacement: "b")
        let back = Replacement(rule: "back", text: "b", replacement: "a")
        let result = await fixed("a", there, back)
        #expect(result.files.first?.fixed.text == "b" && result.rounds == 1 && result.isComplete)
        #expect(result.fixCounts == ["there": 1])
        let circle = await fixed(
            "a", there, Replacement(rule: "on", text: "b", replacement: "c"),
            Replacement(rule: "back", text: "c", replacement: "a"))
        #expect(circle.files.first?.fixed.text == "c" && circle.rounds == 2 && circle.isComplete)
        // Two that swap their texts come back after one round.
        #expect(await fixed("ab", there, back).files.first?.fixed.text == "ba")
    }

    @Test func `A fix that feeds on itself ends after some rounds`() async {
        let result = await fixed("a", Replacement(rule: "more", text: "a", replacement: "a+"))
        #expect(result.rounds == FixRun.maximumRounds && !result.isComplete)
        #expect(result.files.first?.fixed.text == "a" + String(repeating: "+", count: FixRun.maximumRounds))
        #expect(result.fixCounts == ["more": FixRun.maximumRounds])
        let most = await fixed("aaaaaaaaaa", Replacement(rule: "one", text: "aab", replacement: "b"))
        #expect(most.isComplete && most.rounds == 0)
    }

    @Test func `Findings in an older version of a file are not fixed`() async {
        let file = SourceFile(path: "a", text: "ab")
        let old = await report(on: file, [Replacement(rule: "house-rule", text: "a", replacement: "")])
        let result = await FixRun().result(of: old) { _ in old }
        #expect(result.files.first?.fixed.text == "b" && result.rounds == 1)
        let other = SourceFile(path: "a", text: "xa")
        let mixed = LintReport(
            await report(on: other, [Replacement(rule: "z", text: "a", replacement: "")]).diagnostics + old.diagnostics,
            paths: [])
        #expect(await FixRun().result(of: mixed) { _ in LintReport([], paths: []) }.files.first?.fixed.text == "b")
    }

    // MARK: - Fixes that do harm

    /// Real findings, and fix-its that take away closing parentheses.
    private func harmfulReport(on file: SourceFile) async -> LintReport {
        let harm = await report(on: file, [Replacement(rule: "house-rule", text: ")", replacement: "")]).diagnostics
        return LintReport(await LintRun().report(on: [LintInput(file)]).diagnostics + harm, paths: [])
    }

    private func harmfullyFixed(_ text: String) async -> (result: FixResult, count: Int) {
        let file = SourceFile(path: "a.sheet", text: text)
        var count = 0
        let result = await FixRun().result(of: await harmfulReport(on: file)) { changed in
            count += 1
            return await harmfulReport(on: changed["a.sheet"] ?? file)
        }
        return (result, count)
    }

    @Test func `A fix that adds an error of syntax is left out, and the others of its file are applied`() async {
        let (result, _) = await harmfullyFixed(
            "\"a\" do\n  padding(8)\n  bold\n  padding(8)\n  padding(.top 8)\n  italic()\nend\n")
        #expect(
            result.files.first?.fixed.text
                == "\"a\" do\n  padding(8)\n  bold()\n  padding(8)\n  padding(.top, 8)\n  italic()\nend\n")
        #expect(result.fixCounts == ["missing-arguments": 1, "missing-comma": 1])
        #expect(result.isComplete)
        #expect(result.report.diagnostics.allSatisfy { $0.rule == "house-rule" })
    }

    @Test func `A harmful fix of an error of syntax doesn't keep other findings from being fixed`() async {
        let file = SourceFile(path: "a.sheet", text: "\"a\" do\n  old old\nend\n")
        func lint(_ changed: [String: SourceFile]) async -> LintReport {
            await report(
                on: changed["a.sheet"] ?? file,
                [
                    Replacement(rule: "expected-end", text: "end", replacement: "end end"),
                    Replacement(rule: "house-rule", text: "old", replacement: "new"),
                ])
        }
        let result = await FixRun().result(of: await lint([:]), relinting: lint)
        #expect(result.files.first?.fixed.text == "\"a\" do\n  new new\nend\n")
        #expect(result.fixCounts == ["house-rule": 2] && result.isComplete)
    }

    @Test func `A file with nothing but harmful fixes stays as it is`() async {
        let (result, count) = await harmfullyFixed("\"a\" do\n  padding(8)\nend\n")
        #expect(result.files.isEmpty && result.rounds == 0 && count == 1)
        #expect(result.report.diagnostics.count == 1)
    }

    @Test func `Single fix-its are tried so many times and no more`() async {
        let body = String(repeating: "  padding(8)\n", count: FixRun.maximumTrials * 2)
        let (result, count) = await harmfullyFixed("\"a\" do\n\(body)end\n")
        #expect(result.files.isEmpty && !result.isComplete)
        #expect(count == FixRun.maximumTrials + 1)
    }

    @Test func `A file that gets worse doesn't keep others from being fixed`() async {
        let files = ["a.sheet", "b.sheet"].map {
            SourceFile(path: $0, text: "\"a\" do\n  bold\n  padding(8) italic()\nend\n")
        }
        func lint(_ changed: [String: SourceFile]) async -> LintReport {
            let (a, b) = (changed["a.sheet"] ?? files[0], changed["b.sheet"] ?? files[1])
            return LintReport(
                await harmfulReport(on: a).diagnostics + LintRun().report(on: [LintInput(b)]).diagnostics, paths: [])
        }
        let result = await FixRun().result(of: await lint([:]), relinting: lint)
        #expect(
            result.files.map(\.fixed.text)
                == Array(repeating: "\"a\" do\n  bold()\n  padding(8) italic()\nend\n", count: 2))
    }
}
