import LiveryLint
import Synchronization

/// How far linting has come, told by all threads and shown by one.
final class LintProgress: Sendable {
    private let done = Atomic(0)
    private let total = Atomic(0)
    private let isOver = Atomic(false)

    /// Lints, and shows on a terminal how far it has come.
    static func outcome(of linter: FileLinter, in console: Console) async -> FileLinter.Outcome {
        guard console.errors.isTerminal else { return await linter.outcome() }
        let progress = LintProgress()
        let work = Task {
            let outcome = await linter.outcome { done, total in
                progress.done.store(done, ordering: .relaxed)
                progress.total.store(total, ordering: .relaxed)
            }
            progress.isOver.store(true, ordering: .relaxed)
            return outcome
        }
        while !progress.isOver.load(ordering: .relaxed) {
            let (done, total) = (progress.done.load(ordering: .relaxed), progress.total.load(ordering: .relaxed))
            console.showProgress(
                total == 0
                    ? "reading \(linter.fileCount) files"
                    : "checking: \(done * 100 / total) % of \(linter.fileCount) files")
            try? await Task.sleep(for: .milliseconds(10))
        }
        return await work.value
    }
}
