import LiverySource

/// Applies the fix-its of a report, round after round, until none is left.
///
/// In each round every finding has one fix-it, a safe one if it has any, and of fix-its that overlap the first is applied,
/// safe ones before unsafe ones. While a file has errors of syntax that can be fixed, only these are. Then the files are
/// linted again, since a fix can uncover what it hid. Nothing is written: the result has the new bytes.
///
/// A fix never makes a file worse: when a file has more errors of syntax after a round than before it, the round is undone
/// for that file, and its fix-its are tried one at a time, of which those stay that add no such error. Fix-its that would
/// make a file what it was before are left out, so that those that undo each other end.
public struct FixRun: Sendable {
    /// The most rounds. Fix-its that uncover others need two or three; more would be fix-its that feed on themselves.
    public static let maximumRounds = 10
    /// The most times, in all rounds together, that files are linted again to try a single fix-it. After these, the other
    /// fix-its of a file that got worse are left out.
    public static let maximumTrials = 100

    /// Whether to apply unsafe fix-its too, which may change what a file means.
    public var includesUnsafe: Bool

    /// Makes a run.
    public init(includesUnsafe: Bool = false) { self.includesUnsafe = includesUnsafe }

    /// Fixes the files of a report.
    ///
    /// Files are linted at most twice in each round, twice more for what is left out, and ``maximumTrials`` times for single
    /// fix-its. Besides that, each takes time linear in the files and `n log n` in their fix-its.
    ///
    /// - Parameters:
    ///   - report: What was found in the files as they are.
    ///   - paths: The files that may change; all that have findings by default.
    ///   - relint: Lints everything as for `report`, with these files, by path, in place of what they were. Findings in
    ///     other versions of a file than the latest are not fixed.
    public func result(
        of report: LintReport, changing paths: Set<String>? = nil,
        relinting relint: (_ changed: [String: SourceFile]) async -> LintReport
    ) async -> FixResult {
        var progress = FixProgress(report, paths: paths, includesUnsafe: includesUnsafe)
        var rounds = 0
        var isComplete = true
        var trials = 0
        while true {
            let proposals = progress.proposals()
            if proposals.isEmpty { break }
            if rounds == Self.maximumRounds {
                isComplete = false
                break
            }
            let tried = await relint(progress.changed(with: proposals))
            let counts = tried.syntaxErrorCounts
            var worse: [FixProposal] = []
            var hasChanged = false
            for proposal in proposals {
                if counts[proposal.path, default: 0] > progress.syntaxErrorCounts[proposal.path, default: 0] {
                    worse.append(proposal)
                } else {
                    progress.accept(proposal)
                    hasChanged = true
                }
            }
            for proposal in worse {
                if let kept = await keptFixes(of: proposal, progress, &trials, &isComplete, relint) {
                    progress.accept(kept)
                    hasChanged = true
                } else {
                    progress.stop(proposal)
                }
            }
            if worse.isEmpty {
                progress.report = tried
            } else if hasChanged {
                progress.report = await relint(progress.changed(with: []))
            }
            // Without a change every file has stopped with what was proposed, which can happen to it twice.
            if hasChanged { rounds += 1 }
        }
        return FixResult(files: progress.changedFiles, report: progress.report, rounds: rounds, isComplete: isComplete)
    }

    /// The part of a proposal that adds no error of syntax to its file; nil when nothing of it is left.
    private func keptFixes(
        of proposal: FixProposal, _ progress: FixProgress, _ trials: inout Int, _ isComplete: inout Bool,
        _ relint: (_ changed: [String: SourceFile]) async -> LintReport
    ) async -> FixProposal? {
        // The one fix-it has been tried.
        guard proposal.fixes.count > 1 else { return nil }
        var kept: FixProposal?
        var fewest = progress.syntaxErrorCounts[proposal.path, default: 0]
        for fix in proposal.fixes {
            guard trials < Self.maximumTrials else {
                isComplete = false
                break
            }
            guard let candidate = proposal.restricted(to: (kept?.fixes ?? []) + [fix]) else { continue }
            trials += 1
            let counts = await relint(progress.changed(with: [candidate])).syntaxErrorCounts
            let count = counts[proposal.path, default: 0]
            if count <= fewest {
                fewest = count
                kept = candidate
            }
        }
        return kept.flatMap { progress.isNew($0) ? $0 : nil }
    }
}
