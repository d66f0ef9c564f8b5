import LiveryCommandLine
import LiveryLint
import LiverySource
import Synchronization

/// How far linting has come, told by all threads and shown by one.
final class LintProgress: Sendable {
    private let done = Atomic(0)
    private let total = Atomic(0)

    /// Lints, and shows on a terminal how far it has come.
    static func outcome(
        of linter: FileLinter, replacing changed: [String: SourceFile] = [:], in console: Console
    ) async -> FileLinter.Outcome {
        guard console.errors.isTerminal else { return await linter.outcome(replacing: changed) }
        let progress = LintProgress()
        let (ticks, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield()
        let clock = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .milliseconds(100))
                continuation.yield()
            }
        }
        let work = Task {
            let outcome = await linter.outcome(replacing: changed) { done, total in
                progress.done.store(done, ordering: .relaxed)
                progress.total.store(total, ordering: .relaxed)
            }
            continuation.finish()
            return outcome
        }
        let files = Counted(linter.fileCount, "file")
        for await _ in ticks {
            let (done, total) = (progress.done.load(ordering: .relaxed), progress.total.load(ordering: .relaxed))
            console.showProgress(total == 0 ? "reading \(files)" : "checking: \(done * 100 / total) % of \(files)")
        }
        clock.cancel()
        return await work.value
    }
}
